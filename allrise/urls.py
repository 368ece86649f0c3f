from django.contrib import admin
from django.urls import include, path

from allrise.api import api, room_api
from allrise.pages import views

urlpatterns = [
    path("", views.home, name="home"),
    path("api/", api.urls),
    path("accounts/", include("allauth.urls")),
    path("admin/", admin.site.urls),
    path("", include("trials.urls")),
    path("evidence-room/api/", room_api.urls),
    path("", include("evidence.urls")),
]

from django.contrib import admin
from django.urls import include, path

from allrise.api import api, room_api
from allrise.pages import urls as pages
from allrise.pages.reports import report

handler429 = "allrise.accounts.views.too_fast"

handler400 = "allrise.pages.middleware.bad_request"
urlpatterns = [
    path("", include(pages)),
    path("api/", api.urls),
    path("report/<slug:kind>/<str:subject>/", report, name="report"),
    path("accounts/", include("allrise.accounts.urls")),
    path("accounts/", include("allauth.urls")),
    path("admin/", admin.site.urls),
    path("", include("trials.urls")),
    path("evidence-room/api/", room_api.urls),
    path("", include("evidence.urls")),
]

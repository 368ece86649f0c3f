from django.urls import path

from trials import views
from trials.consumers import TrialConsumer

urlpatterns = [
    path("charges/<slug:slug>/", views.charge, name="charge"),
    path("charges/<slug:slug>/open/", views.open_trial, name="open_trial"),
    path("trials/<uuid:trial_id>/", views.courtroom, name="courtroom"),
    path("trials/<uuid:trial_id>/review/", views.review, name="review"),
    path("history/", views.trial_history, name="history"),
]
websocket_urlpatterns = [path("ws/trials/<uuid:id>/", TrialConsumer.as_asgi())]

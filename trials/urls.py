from django.urls import path

from trials import suggesting, views
from trials.consumers import TrialConsumer

urlpatterns = [
    path("charges/suggest/", suggesting.suggest, name="suggest_charge"),
    path("charges/suggestions/", suggesting.mine, name="suggestions"),
    path("charges/<slug:slug>/", views.charge, name="charge"),
    path("charges/<slug:slug>/open/", views.open_trial, name="open_trial"),
    path("trials/<uuid:trial_id>/", views.courtroom, name="courtroom"),
    path("trials/<uuid:trial_id>/review/", views.review, name="review"),
    path("trials/<uuid:trial_id>/review/act/", views.act, name="review_act"),
    path("trials/<uuid:trial_id>/card.png", views.card, name="card"),
    path("history/", views.trial_history, name="history"),
]
websocket_urlpatterns = [path("ws/trials/<uuid:id>/", TrialConsumer.as_asgi())]

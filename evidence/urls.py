from django.urls import path

from evidence import views
from evidence.consumers import MatchConsumer, RoomConsumer

urlpatterns = [
    path("evidence-room/", views.room, name="evidence_room"),
    path("evidence-room/matches/", views.archive, name="evidence_archive"),
    path("evidence-room/matches/<uuid:match_id>/", views.match, name="evidence_match"),
    path("evidence-room/chair/<uuid:match_id>/", views.chair_page, name="evidence_chair"),
    path("evidence-room/sit/", views.sit, name="evidence_sit"),
]
websocket_urlpatterns = [
    path("ws/evidence-room/", RoomConsumer.as_asgi()),
    path("ws/matches/<uuid:id>/", MatchConsumer.as_asgi()),
]

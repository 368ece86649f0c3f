from django.urls import path

from evidence import views
from evidence.consumers import MatchConsumer, RoomConsumer

urlpatterns = [
    path("evidence-room/", views.room, name="evidence_room"),
    path("evidence-room/asides/", views.room_asides, name="evidence_asides"),
    path("evidence-room/catalogue/", views.catalogue, name="evidence_catalogue"),
    path("evidence-room/matches/", views.archive, name="evidence_archive"),
    path("evidence-room/matches/<uuid:match_id>/", views.match, name="evidence_match"),
    path("evidence-room/chair/<uuid:match_id>/", views.chair_page, name="evidence_chair"),
    path(
        "evidence-room/chair/<uuid:match_id>/asides/",
        views.chair_asides,
        name="evidence_chair_asides",
    ),
    path("evidence-room/sit/", views.sit, name="evidence_sit"),
]
websocket_urlpatterns = [
    path("ws/evidence-room/", RoomConsumer.as_asgi()),
    path("ws/matches/<uuid:id>/", MatchConsumer.as_asgi()),
]

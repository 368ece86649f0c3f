"""A person's own pages, in front of django-allauth's."""

from django.urls import path

from allrise.accounts import views

urlpatterns = [
    path("me/", views.me, name="account_me"),
    path("me/name/", views.rename, name="account_rename"),
    path("me/tokens/", views.tokens_page, name="account_tokens"),
    path("me/tokens/<int:token_id>/revoke/", views.revoke_token, name="account_revoke_token"),
    path("me/download/", views.download_all, name="account_download"),
    path("me/delete/", views.delete, name="account_delete"),
    path("sessions/", views.sessions_page, name="usersessions_list"),
]

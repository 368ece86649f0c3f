"""Housekeeping of the accounts."""

from celery import shared_task
from django.utils import timezone

from allrise.accounts import belongings


@shared_task(name="accounts.forget_idle_guests")
def forget_idle_guests() -> None:
    belongings.forget_idle_guests(now=timezone.now())

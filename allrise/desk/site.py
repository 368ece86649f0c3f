"""Who comes in, and by which door."""

from typing import Any

from django.contrib.admin import AdminSite
from django.contrib.auth import REDIRECT_FIELD_NAME
from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.decorators import method_decorator
from django.utils.http import url_has_allowed_host_and_scheme, urlencode
from django.views.decorators.cache import never_cache

from allrise.desk import day


class CourtDesk(AdminSite):
    site_header = "All Rise: the curators' desk"
    site_title = "All Rise"
    index_title = "The curators' desk"
    site_url = "/"

    def has_permission(self, request: HttpRequest) -> bool:
        """Staff with some right; the flag alone opens nothing."""
        person = request.user
        if isinstance(person, AnonymousUser) or not (person.is_active and person.is_staff):
            return False
        return person.is_superuser or bool(person.get_all_permissions())

    @method_decorator(never_cache)
    def login(self, request: HttpRequest, extra_context: Any = None) -> HttpResponse:
        """The house has one door for everybody, and it counts who knocks how often."""
        if self.has_permission(request):
            return redirect("admin:index")
        if request.user.is_authenticated and not getattr(request.user, "is_guest", False):
            raise PermissionDenied("This desk is the curators'.")
        back = request.GET.get(REDIRECT_FIELD_NAME, "")
        if not url_has_allowed_host_and_scheme(back, allowed_hosts=None):
            back = reverse("admin:index")
        return redirect(f"{reverse('account_login')}?{urlencode({REDIRECT_FIELD_NAME: back})}")

    def index(self, request: HttpRequest, extra_context: Any = None) -> TemplateResponse:
        """The day first, then the drawers."""
        told = [each for each in day.notes(now=timezone.now()) if request.user.has_perm(each.right)]
        context = {
            "waiting": [each for each in told if each.waits],
            "standing": [each for each in told if not each.waits],
            "today": timezone.now(),
        }
        return super().index(request, context | (extra_context or {}))

    def autocomplete_view(self, request: HttpRequest) -> HttpResponse:
        """No form at this desk completes anything; Django's view breaks when asked for nothing."""
        raise Http404

"""The web process: HTTP by Django, sockets by Channels."""

import os

from channels.routing import ProtocolTypeRouter, URLRouter
from channels.sessions import SessionMiddlewareStack
from django.core.asgi import get_asgi_application
from django.urls import re_path

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "allrise.settings")
http = get_asgi_application()

# Consumers import models, which exist only after Django has been set up above.
from allrise.accounts.kept import Kept  # noqa: E402
from allrise.accounts.sockets import TokenSocketMiddleware  # noqa: E402
from allrise.docket.consumers import Unknown  # noqa: E402
from evidence.urls import websocket_urlpatterns as room_sockets  # noqa: E402
from trials.urls import websocket_urlpatterns as trial_sockets  # noqa: E402

known = [*trial_sockets, *room_sockets]
sockets = TokenSocketMiddleware(URLRouter([*known, re_path(r"", Unknown.as_asgi())]))
application = ProtocolTypeRouter({"http": Kept(http), "websocket": SessionMiddlewareStack(sockets)})

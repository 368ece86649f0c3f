"""One file of settings, read from the environment; with none set, an offline court.

Every variable is listed in `.env.example`. Whatever is not set falls back to
something that works on a bare machine: SQLite and a private Valkey in the data
directory, the house engine in every seat, a secret key made on the first start.
"""

from pathlib import Path
from typing import Any

import environ
from csp.constants import NONCE, NONE, SELF
from django.core.exceptions import ImproperlyConfigured

from allrise.bootstrap import private_broker_url, secret_key
from allrise.llm.registry import parse

BASE_DIR = Path(__file__).resolve().parent.parent
env = environ.Env()
env.read_env(str(BASE_DIR / ".env"))

# --- where things live -------------------------------------------------------
DATA_DIR = Path(env.str("ALLRISE_DATA_DIR", "") or BASE_DIR / "var").resolve()
try:
    DATA_DIR.mkdir(parents=True, exist_ok=True)
except OSError as error:
    raise ImproperlyConfigured(f"ALLRISE_DATA_DIR cannot be used: {error}") from error
PORT = env.int("PORT", 8000)
BIND = env.str("ALLRISE_BIND", "127.0.0.1")
DEBUG = env.bool("ALLRISE_DEBUG", False)
SECRET_KEY = env.str("SECRET_KEY", "") or secret_key(DATA_DIR)
# Behind a real name the operator sets both; on a bare machine only loopback answers.
ALLOWED_HOSTS = env.list("ALLRISE_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = env.list("ALLRISE_ORIGINS", default=[])
HTTPS = env.bool("ALLRISE_HTTPS", False)
# How many proxies of ours stand in front and append to X-Forwarded-For. Nobody else's
# word on where a request comes from is taken.
TRUSTED_PROXIES = env.int("ALLRISE_TRUSTED_PROXIES", 0)

# --- what is installed -------------------------------------------------------
INSTALLED_APPS = [
    "daphne",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "allrise.desk.door.DoorConfig",
    "import_export",
    "channels",
    "csp",
    "ninja",
    "allauth",
    "allauth.account",
    "allauth.usersessions",
    "allrise.accounts",
    "allrise.desk",
    "allrise.reports",
    "allrise.calls",
    "allrise.docket",
    "allrise.turns",
    "trials",
    "evidence",
    "allrise",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "allrise.pages.middleware.DoorMiddleware",
    "allrise.accounts.openness.OpenReadsMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "allrise.pages.middleware.ReadsMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "allrise.accounts.middleware.PersonMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "allrise.pages.middleware.RefusalMiddleware",
]
ROOT_URLCONF = "allrise.urls"
ASGI_APPLICATION = "allrise.asgi.application"
TEMPLATES: list[dict[str, Any]] = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "csp.context_processors.nonce",
            ]
        },
    }
]

# --- where the record is kept ------------------------------------------------
DATABASE_URL = env.str("DATABASE_URL", "") or f"sqlite:///{DATA_DIR / 'allrise.sqlite3'}"
DATABASES: dict[str, dict[str, Any]] = {"default": dict(env.db_url_config(DATABASE_URL))}
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    # IMMEDIATE: a deferred transaction that upgrades to a write fails outright under
    # contention. FULL: a machine that loses power must not lose a verdict.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
    }
else:
    # A connection is kept by its thread, and under ASGI threads come and go with requests:
    # whatever age is allowed, nobody would come back to most of them, and the server runs out.
    # Whoever wants to save the few milliseconds puts a pooler such as PgBouncer in front.
    DATABASES["default"]["CONN_MAX_AGE"] = 0
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# --- broker, worker, sockets -------------------------------------------------
REDIS_URL = env.str("REDIS_URL", "") or private_broker_url(DATA_DIR)
CELERY_BROKER_URL = REDIS_URL.replace("unix://", "redis+socket://", 1)
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_DEFAULT_QUEUE = "trials"
CELERY_TASK_ROUTES = {"trials.*": {"queue": "trials"}, "evidence.*": {"queue": "evidence"}}
CELERY_TASK_CREATE_MISSING_QUEUES = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "visibility_timeout": 60,
    "unacked_restore_interval": 5,
    "unacked_restore_throttle": 5,
    "socket_timeout": 10,
    "socket_connect_timeout": 3,
}
# Recovery rests on our own leases: a turn whose lease ran out is queued again. A sweep
# that no worker took within its period is worthless, hence the expiry.
CELERY_BEAT_SCHEDULE = {
    "forget-idle-guests": {
        "task": "accounts.forget_idle_guests",
        "schedule": 3600.0,
        "options": {"expires": 3600.0},
    },
    "sweep-turns": {"task": "turns.sweep", "schedule": 2.0, "options": {"expires": 2.0}},
    "close-idle-matches": {
        "task": "evidence.close_idle",
        "schedule": 600.0,
        "options": {"expires": 600.0},
    },
    "adjourn-idle-trials": {
        "task": "trials.abandon_idle",
        "schedule": 600.0,
        "options": {"expires": 600.0},
    },
    "close-board-windows": {
        "task": "trials.close_windows",
        "schedule": 3600.0,
        "options": {"expires": 3600.0},
    },
}
CELERY_BEAT_SCHEDULE_FILENAME = str(DATA_DIR / "beat-schedule")
TURN_LEASE_SECONDS = 6.0
TURN_RENEW_SECONDS = 2.0
# A seam for audits and crash tests: a callable told of every step boundary of a turn.
TURN_OBSERVER = env.str("ALLRISE_TURN_OBSERVER", "")

# --- the house ---------------------------------------------------------------
# Scales the pauses of the house's spoken words: 1 as designed for people, 0 none.
HOUSE_PACE = env.float("ALLRISE_HOUSE_PACE", 1.0)
HOUSE_FALLBACK = env.bool("ALLRISE_HOUSE_FALLBACK", True)

# --- the Evidence Room -------------------------------------------------------
# Scales the pauses between a match's steps: 1 as designed for people, 0 none.
ROOM_PACE = env.float("ALLRISE_ROOM_PACE", 1.0)
# How many people may listen at once: from one address, and in all, in each web process.
ROOM_SOCKETS_PER_ADDRESS = env.int("ALLRISE_ROOM_SOCKETS_PER_ADDRESS", 100)
ROOM_SOCKETS = env.int("ALLRISE_ROOM_SOCKETS", 5000)
# What stands under these addresses is everyone's to read, other origins included; so many
# reads a second from one address, on the average of ten seconds. 0 sets no limit.
OPEN_READS = ["/evidence-room/api/"]
# What else is counted by address when it is read: programs, and pages that anybody may open.
COUNTED_READS = ["/api/", "/evidence-room/", "/leaderboards/", "/u/"]
READS_PER_SECOND = env.float("ALLRISE_READS_PER_SECOND", 20.0)

# --- models ------------------------------------------------------------------
# A provider without a key (for `local`, without an address) is simply not in the chain.
PROVIDERS = {
    "groq_api_key": env.str("GROQ_API_KEY", ""),
    "groq_base_url": env.str("GROQ_BASE_URL", ""),
    "openai_api_key": env.str("OPENAI_API_KEY", ""),
    "openai_base_url": env.str("OPENAI_BASE_URL", ""),
    "nvidia_api_key": env.str("NVIDIA_API_KEY", ""),
    "nvidia_base_url": env.str("NVIDIA_BASE_URL", ""),
    "local_llm_base_url": env.str("LOCAL_LLM_BASE_URL", ""),
    "local_llm_model": env.str("LOCAL_LLM_MODEL", ""),
    "local_llm_api_key": env.str("LOCAL_LLM_API_KEY", ""),
}
_FAST = "groq:openai/gpt-oss-120b,groq:llama-3.3-70b-versatile,openai:gpt-4o-mini,local,house"
SEAT_MODELS = {
    "prosecutor": env.str("ALLRISE_PROSECUTOR_MODEL", "") or _FAST,
    "tools": env.str("ALLRISE_TOOLS_MODEL", "") or _FAST,
    "judge": env.str("ALLRISE_JUDGE_MODEL", "") or "openai:gpt-4o,openai:gpt-4.1,local,house",
    "strategist": env.str("ALLRISE_STRATEGIST_MODEL", "") or _FAST,
}
for _seat, _spec in SEAT_MODELS.items():
    try:
        parse(_spec)
    except ValueError as error:
        raise ImproperlyConfigured(f"ALLRISE_{_seat.upper()}_MODEL: {error}") from error
# Dollars per million tokens (prompt, completion), as the vendors' price lists had it when
# this was written. A model that is not here is recorded without a cost.
MODEL_PRICES = {
    "groq:openai/gpt-oss-120b": (0.15, 0.60),
    "groq:llama-3.3-70b-versatile": (0.59, 0.79),
    "openai:gpt-4o": (2.50, 10.00),
    "openai:gpt-4o-mini": (0.15, 0.60),
    "openai:gpt-4.1": (2.00, 8.00),
    # A server of one's own costs no money by the token.
    "local:*": (0.0, 0.0),
}
# What the models of a whole UTC day may cost, in dollars. What a model that is not on the list
# is taken to cost towards it, and what is put aside when a trial opens: about twice its cost.
DAILY_BUDGET_USD = env.float("ALLRISE_DAILY_BUDGET_USD", 10.0)
UNKNOWN_PRICE = (
    env.float("ALLRISE_UNKNOWN_PROMPT_PRICE", 5.0),
    env.float("ALLRISE_UNKNOWN_COMPLETION_PRICE", 15.0),
)
TRIAL_RESERVE_USD = 0.10
CALL_RESERVE_USD = 0.01

# --- limits ------------------------------------------------------------------
# How much one person may ask of the models; a trial of the house alone costs nobody anything,
# so that only floods of them are stopped. Guests are counted by their address as well.
TRIALS_PER_HOUR = env.int("ALLRISE_TRIALS_PER_HOUR", 10)
TRIALS_PER_DAY = env.int("ALLRISE_TRIALS_PER_DAY", 40)
GUEST_TRIALS_PER_HOUR = env.int("ALLRISE_GUEST_TRIALS_PER_HOUR", 5)
HOUSE_TRIALS_PER_HOUR = env.int("ALLRISE_HOUSE_TRIALS_PER_HOUR", 60)
DEFENSES_PER_MINUTE = env.int("ALLRISE_DEFENSES_PER_MINUTE", 30)
HINTS_PER_MINUTE = env.int("ALLRISE_HINTS_PER_MINUTE", 10)
SPEECH_PER_MINUTE = env.int("ALLRISE_SPEECH_PER_MINUTE", 20)
CHAIR_MOVES_PER_MINUTE = env.int("ALLRISE_CHAIR_MOVES_PER_MINUTE", 60)
MATCHES_PER_HOUR = env.int("ALLRISE_MATCHES_PER_HOUR", 20)
REPORTS_PER_HOUR = env.int("ALLRISE_REPORTS_PER_HOUR", 20)
SUGGESTIONS_PER_DAY = env.int("ALLRISE_SUGGESTIONS_PER_DAY", 5)

# --- the curators' desk -------------------------------------------------------
# Seconds for which the desk's figures are kept before they are counted again; 0: not at all.
DESK_SECONDS = env.float("ALLRISE_DESK_SECONDS", 60.0)

# --- people ------------------------------------------------------------------
AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
ACCOUNT_ADAPTER = "allrise.accounts.adapter.CourtAccountAdapter"
# Playing takes no confirmation; a change of address does, and the old one is told of it.
ACCOUNT_EMAIL_VERIFICATION = "none"
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_FORMS = {"add_email": "allrise.accounts.mailing.ChangeEmailForm"}
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
# Whether an address has an account is nobody's business, at sign-up either.
ACCOUNT_PREVENT_ENUMERATION = "strict"
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_USERNAME_VALIDATORS = "allrise.accounts.names.USERNAME_VALIDATORS"
# Counted in the broker; while that is away nobody gets in (allrise.accounts.counting).
ACCOUNT_RATE_LIMITS = {
    "login": "30/m/ip",
    "login_failed": "10/m/ip,5/5m/key",
    "signup": "20/h/ip",
    "reset_password": "10/h/ip,3/h/key",
    "reset_password_from_key": "20/m/ip",
    "reauthenticate": "5/m/user,20/h/user",
    "change_password": "5/m/user",
    "manage_email": "10/h/user",
    "confirm_email": "1/1m/key",
}
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*"]
ACCOUNT_LOGOUT_ON_GET = False
ACCOUNT_SESSION_REMEMBER = True
LOGIN_REDIRECT_URL = "/history/"
LOGIN_URL = "/accounts/login/"
ACCOUNT_LOGOUT_REDIRECT_URL = "/"
SESSION_ENGINE = "django.contrib.sessions.backends.db"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
SESSION_COOKIE_AGE = 60 * 60 * 24 * 30
# A guest who was not here for so many days is forgotten, with their trial. No less than a
# session lasts, so that nobody loses what they could still come back to.
GUEST_DAYS = env.int("ALLRISE_GUEST_DAYS", 30)
EMAIL_CONFIG = env.email("EMAIL_URL", default="consolemail://")
vars().update(EMAIL_CONFIG)
DEFAULT_FROM_EMAIL = env.str("DEFAULT_FROM_EMAIL", "All Rise <court@localhost>")
CACHES = {
    "default": {
        "BACKEND": "allrise.accounts.counting.CountingCache",
        "LOCATION": REDIS_URL,
        "OPTIONS": {"socket_timeout": 2, "socket_connect_timeout": 2},
    }
}

# --- what the browser may do -------------------------------------------------
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "script-src": [SELF, NONCE],
        "style-src": [SELF, NONCE],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "object-src": [NONE],
        "base-uri": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    }
}
SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = HTTPS
SECURE_REFERRER_POLICY = "same-origin"
if HTTPS:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
X_FRAME_OPTIONS = "DENY"
# A body, and one with files in it: curators bring whole libraries.
DATA_UPLOAD_MAX_MEMORY_SIZE = 1024 * 1024
# A file of 10 MB, and what a form wraps around it.
UPLOAD_MAX_SIZE = 10 * 1024 * 1024 + 64 * 1024
# What a page may ask the browser for: the microphone, for voice, and nothing else.
PERMISSIONS_POLICY = "microphone=(self), " + ", ".join(
    f"{thing}=()"
    for thing in (
        "accelerometer", "camera", "display-capture", "geolocation", "gyroscope",
        "magnetometer", "midi", "payment", "usb",
    )
)  # fmt: skip

# --- files -------------------------------------------------------------------
STATIC_URL = "/static/"
STATIC_ROOT = DATA_DIR / "static"
MEDIA_ROOT = DATA_DIR / "media"
NODE_MODULES = BASE_DIR / "node_modules"
# The typefaces lie where npm put them; style sheets find them under vendor/.
TYPEFACES = {"gloock": "@fontsource/gloock", "literata": "@fontsource-variable/literata"}
STATICFILES_DIRS: list[Any] = [
    BASE_DIR / "static",
    *(
        (f"vendor/{name}/files", NODE_MODULES / package / "files")
        for name, package in TYPEFACES.items()
        if (NODE_MODULES / package).is_dir()
    ),
]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "allrise.static.HashedStaticFilesStorage"
    },
}

LANGUAGE_CODE = "en"
FORMAT_MODULE_PATH = "allrise.desk.formats"
TIME_ZONE = "UTC"
USE_TZ = True
USE_I18N = False

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "plain": {"format": "{levelname:<7} {name}: {message}", "style": "{"},
    },
    "filters": {
        # While a court opens, "not yet" is an answer and no error.
        "not_health": {
            "()": "django.utils.log.CallbackFilter",
            "callback": lambda record: "/api/health" not in record.getMessage(),
        }
    },
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "plain"}},
    "root": {"handlers": ["console"], "level": env.str("ALLRISE_LOG_LEVEL", "INFO")},
    "loggers": {
        "django.request": {"filters": ["not_health"]},
        "celery.app.trace": {"level": "WARNING"},
        "celery.worker.strategy": {"level": "WARNING"},
        "celery.beat": {"level": "WARNING"},
        "daphne": {"level": "WARNING"},
        "django.channels.server": {"level": "WARNING"},
    },
}

"""Words that would like to run: each raises the flag `window.__ran` in its own way."""

CORPUS = [
    "<script>window.__ran=1</script>",
    '"><img src=x onerror=window.__ran=1>',
    "'><svg/onload=window.__ran=1>",
    "</textarea></script><script>window.__ran=1</script>",
    "<iframe srcdoc='<script>parent.__ran=1</script>'></iframe>",
    "<a href=javascript:window.__ran=1>click</a>",
    "{{constructor.constructor('window.__ran=1')()}} {% load x %} ${window.__ran=1}",
    "\\u003cimg src=x onerror=window.__ran=1\\u003e &lt;img src=x onerror=window.__ran=1&gt;",
    "<!--<script>--><details open ontoggle=window.__ran=1>",
    "<scr<script>ipt>window.__ran=1</scr</script>ipt>",
    "</title><script>window.__ran=1</script>",
    "</style><script>window.__ran=1</script>",
    '" autofocus onfocus="window.__ran=1" x="',
    "' onmouseover='window.__ran=1' x='",
    "<body onload=window.__ran=1>",
    "<math><mtext><script>window.__ran=1</script></mtext></math>",
    "<svg><animate onbegin=window.__ran=1 attributeName=x dur=1s>",
    "<video><source onerror=window.__ran=1></video>",
    "<object data='data:text/html,<script>parent.__ran=1</script>'></object>",
    "<meta http-equiv=refresh content='0;url=javascript:window.__ran=1'>",
    "<link rel=stylesheet href='data:text/css,*{display:none}'>",
    "<form action=javascript:window.__ran=1><button>go</button></form>",
    "]]><script>window.__ran=1</script><![CDATA[",
    "\u2028<script>window.__ran=1</script>\u2029",
    "--></noscript><script>window.__ran=1</script>",
    "javascript:window.__ran=1",
]
HOSTILE = " ".join(CORPUS)
# Short enough for any name.
NAME = "<img src=x onerror=window.__ran=1>"
# What none of it may become on a page of ours.
ALIVE = (
    "img[src='x'], iframe, object, math, [onerror], [onload], [ontoggle], [onfocus], "
    "[onmouseover], [onbegin], a[href^='javascript'], form[action^='javascript'], "
    "meta[http-equiv], link[href^='data:']"
)

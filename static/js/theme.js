// Runs before the first paint, so that a chosen light does not flicker; a classic
// script for that reason. With nothing chosen, the system's preference holds.
(function () {
  var root = document.documentElement;
  var KEY = "allrise.theme";
  var stored = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Storage may be denied; the system's preference is then all there is.
  }
  if (stored === "light" || stored === "dark") root.dataset.theme = stored;

  function isDark() {
    if (root.dataset.theme) return root.dataset.theme === "dark";
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }
  document.addEventListener("DOMContentLoaded", function () {
    var button = document.getElementById("lamp-switch");
    if (!button) return;
    button.hidden = false;
    button.setAttribute("aria-pressed", String(isDark()));
    button.addEventListener("click", function () {
      root.dataset.theme = isDark() ? "light" : "dark";
      button.setAttribute("aria-pressed", String(isDark()));
      try {
        localStorage.setItem(KEY, root.dataset.theme);
      } catch {
        // Not kept for the next page, then.
      }
    });
  });
})();

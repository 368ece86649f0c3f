// What a first look with an accessibility checker would find: a function for the page.
() => {
  const found = [];
  const shown = (each) => each.checkVisibility({ visibilityProperty: true });
  const name = (each) =>
    each.getAttribute("aria-label")
    || (each.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim()
    || [...(each.labels ?? [])].map((label) => label.textContent).join(" ").trim()
    || each.textContent.trim() || each.title;
  for (const each of document.querySelectorAll("a[href], button, input:not([type=hidden]), textarea, select, [role=img], [role=region]"))
    if (shown(each) && !name(each)) found.push(`no name: ${each.outerHTML.slice(0, 90)}`);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  ids.filter((id, at) => ids.indexOf(id) !== at).forEach((id) => found.push(`twice: #${id}`));
  let level = 0;
  for (const each of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    if (!shown(each)) continue;
    const own = Number(each.tagName[1]);
    if (own > level + 1) found.push(`${each.tagName} after h${level}: ${each.textContent.trim()}`);
    level = own;
  }
  if (document.querySelectorAll("h1").length !== 1) found.push("not one h1");
  for (const one of ["main", "header", "footer", "nav[aria-label]"]) if (!document.querySelector(one)) found.push(`no ${one}`);
  if (!document.documentElement.lang) found.push("no language");
  for (const list of document.querySelectorAll("ul, ol"))
    if ([...list.children].some(({ tagName }) => tagName !== "LI")) found.push(`not a list: ${list.className}`);
  for (const table of document.querySelectorAll("table"))
    if (!table.caption && !table.closest("[aria-label]")) found.push(`table without caption: ${table.className}`);
  for (const each of document.querySelectorAll("[aria-labelledby], [aria-describedby]"))
    for (const id of [each.getAttribute("aria-labelledby"), each.getAttribute("aria-describedby")].join(" ").split(" "))
      if (id && !document.getElementById(id)) found.push(`points nowhere: ${id}`);
  for (const each of document.querySelectorAll("main button, main a.btn, main .waxen")) {
    const box = each.getBoundingClientRect();
    if (shown(each) && box.height && (box.height < 24 || box.width < 24)) found.push(`small: ${each.outerHTML.slice(0, 90)}`);
  }
  return found;
}

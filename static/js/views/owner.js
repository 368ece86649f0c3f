// What the owner may do with a decided trial: rematch, share, delete.

import { byId, setText } from "../lib/dom.js";

export function setUpOwner({ api, trial }) {
  const say = (text) => setText(byId("act-said"), text);
  let busy = false;

  async function attempt(act) {
    if (busy) return;
    busy = true;
    say("");
    try {
      await act();
    } catch (error) {
      say(error.message);
    } finally {
      busy = false;
    }
  }

  const share = byId("share");
  const showLink = () => {
    byId("share-link").hidden = !share.checked;
    byId("share-url").value = location.origin + location.pathname;
  };
  share.addEventListener("change", () =>
    attempt(async () => {
      const wish = share.checked;
      // Refused, the box says again what is true.
      await api.share(trial.id, wish).catch((error) => {
        share.checked = !wish;
        throw error;
      });
      showLink();
      say(wish ? "The case file is open to anyone with the link." : "The case file is closed again.");
    }),
  );
  byId("copy").addEventListener("click", async () => {
    byId("share-url").select();
    // Clipboards need a secure origin; the selected text can always be copied by hand.
    await navigator.clipboard?.writeText(byId("share-url").value).then(() => say("Copied."), () => {});
  });

  byId("rematch").addEventListener("click", () =>
    attempt(async () => {
      const again = await api.rematch(trial.id);
      location.assign(`/trials/${again.id}/`);
    }),
  );

  const ask = byId("remove-ask");
  byId("remove").addEventListener("click", () => {
    ask.returnValue = "keep";
    ask.showModal();
  });
  ask.addEventListener("close", () => {
    if (ask.returnValue !== "remove") return;
    attempt(async () => {
      await api.remove(trial.id);
      location.assign("/history/");
    });
  });

  showLink();
  byId("rematch").hidden = byId("sharing").hidden = false;
}

// A defence in the making, kept per trial and phase until the court has it.
//
// The `key` makes filing idempotent: it is drawn when the words are first sent and stays
// with exactly those words, so a retry after a lost answer files nothing twice. Other
// words need another key.

/** A random uuid; `randomUUID` exists on secure origins only. */
export function uuid(crypto = globalThis.crypto) {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const EMPTY = { text: "", key: null };

export function drafts(storage, trial) {
  const name = (phase) => `allrise.draft.${trial}.${phase}`;
  // A full or forbidden storage must not stop anyone from arguing.
  const fallback = {};
  function read(phase) {
    try {
      return JSON.parse(storage.getItem(name(phase))) ?? fallback[phase] ?? EMPTY;
    } catch {
      return fallback[phase] ?? EMPTY;
    }
  }
  function write(phase, draft) {
    fallback[phase] = draft;
    try {
      storage.setItem(name(phase), JSON.stringify(draft));
    } catch {
      // Kept in memory above.
    }
  }
  return {
    load: read,
    save(phase, text) {
      const before = read(phase);
      if (before.text !== text) write(phase, { text, key: null });
    },
    /** The draft as it is to be sent, with its key. */
    seal(phase, text) {
      const before = read(phase);
      const sealed = before.text === text && before.key ? before : { text, key: uuid() };
      write(phase, sealed);
      return sealed;
    },
    clear(phase) {
      delete fallback[phase];
      try {
        storage.removeItem(name(phase));
      } catch {
        // Nothing was stored.
      }
    },
  };
}

/** What is left of a box once `prefix` for an exhibit is put in front of it. */
export function onExhibit(letter, text) {
  const rest = text.replace(/^On Exhibit [A-Z]+: ?/, "");
  return `On Exhibit ${letter}: ${rest}`;
}

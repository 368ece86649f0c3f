// The room's requests. Errors are the court's own ApiError.

import { ApiError, csrfFrom } from "../lib/api.js";

const OFFLINE = "The room cannot be reached. Your ruling is kept here; try again in a moment.";

async function ask(path, { body, fetch, cookies }) {
  const headers = { Accept: "application/json" };
  if (body) Object.assign(headers, { "Content-Type": "application/json", "X-CSRFToken": csrfFrom(cookies()) });
  const options = { method: body ? "POST" : "GET", headers, credentials: "same-origin", signal: AbortSignal.timeout(15000) };
  const response = await fetch(path, body ? { ...options, body: JSON.stringify(body) } : options).catch(() => {
    throw new ApiError("offline", OFFLINE, 0);
  });
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  const plain = `The room could not do that (error ${response.status}). Nothing was lost; try again.`;
  throw new ApiError(answer?.code ?? "failed", answer?.message ?? plain, response.status);
}

export function createRoomApi({ fetch = (...args) => globalThis.fetch(...args), cookies = () => document.cookie } = {}) {
  const get = (path) => ask(path, { fetch, cookies });
  return {
    /** The live room as one `snapshot` event, for whoever has no socket. */
    snapshot: () =>
      get("/evidence-room/api/state").then((data) => [{ type: "snapshot", seq: data.seq, data }]),
    /** What is shown beside the state: never needed, so a failure is the caller's to ignore. */
    asides: (path) => get(path),
    docket: (match, after) => get(`/api/matches/${match}/docket?after=${after}`).then(({ items }) => items),
    rule: (match, ruling) => ask(`/api/matches/${match}/rulings`, { fetch, cookies, body: ruling }),
    share: (match, isPublic) => ask(`/api/matches/${match}/share`, { fetch, cookies, body: { public: isPublic } }),
  };
}

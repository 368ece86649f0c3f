// The HTTP API as promises. An error is always an ApiError with the court's own
// `code` and sentence; a network failure is one too, with code "offline".

export class ApiError extends Error {
  constructor(code, message, status) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export function csrfFrom(cookies) {
  return /(?:^|;\s*)csrftoken=([^;]+)/.exec(cookies)?.[1] ?? "";
}

async function failure(response) {
  const plain = `The court could not do that (error ${response.status}). Nothing was lost; try again.`;
  const body = await response.json().catch(() => ({}));
  return new ApiError(body.code ?? "failed", body.message ?? plain, response.status);
}

export function createApi({ fetch = (...args) => globalThis.fetch(...args), cookies = () => document.cookie, timeout = 15000 } = {}) {
  async function call(method, path, body) {
    const headers = { Accept: "application/json" };
    if (method !== "GET") headers["X-CSRFToken"] = csrfFrom(cookies());
    if (body !== undefined) headers["Content-Type"] = "application/json";
    let response;
    try {
      response = await fetch(`/api/${path}`, {
        method,
        headers,
        credentials: "same-origin",
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
    } catch {
      throw new ApiError("offline", "The court cannot be reached. Your words are kept here; try again in a moment.", 0);
    }
    if (!response.ok) throw await failure(response);
    return response.status === 204 ? null : response.json().catch(() => null);
  }

  const trial = (id, action = "") => `trials/${id}${action}`;
  return {
    docket: (id, after) => call("GET", trial(id, `/docket?after=${after}`)).then((page) => page.items),
    plea: (id, plea) => call("POST", trial(id, "/plea"), { plea }),
    file: (id, defense) => call("POST", trial(id, "/defenses"), defense),
    hint: (id, key) => call("POST", trial(id, "/hints"), { key }),
    retry: (id) => call("POST", trial(id, "/retry")),
    abandon: (id) => call("POST", trial(id, "/abandon")),
    share: (id, isPublic) => call("POST", trial(id, "/share"), { public: isPublic }),
    rematch: (id) => call("POST", trial(id, "/rematch")),
    remove: (id) => call("DELETE", trial(id)),
  };
}

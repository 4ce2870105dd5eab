/** The Step that this browser sends recordings to. */
import { extensionPaths } from "#features/recordings/extension/paths.ts";

export interface Connection {
  origin: string;
  companyName: string;
  /** Of the help center, in which steps are written. Missing in connections from before an update. */
  language?: string | null;
  /** Can only send recordings. Revoked in Step. */
  token: string;
}

const key = "connection";

export async function loadConnection(): Promise<Connection | null> {
  const { [key]: saved } = await chrome.storage.local.get(key);
  return (saved as Connection | undefined) ?? null;
}

/** Forgets the token, and the right to the website of Step. */
export async function forgetConnection(): Promise<void> {
  const connection = await loadConnection();
  await chrome.storage.local.remove(key);
  if (connection) await chrome.permissions.remove({ origins: [`${connection.origin}/*`] }).catch(() => false);
}

/** "example.com/dashboard" is "https://example.com". Null if it isn't an address. */
export function originOf(typed: string): string | null {
  const text = typed.trim();
  const isLocal = /^(?:localhost|127\.0\.0\.1)(?:[:/]|$)/i.test(text);
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `${isLocal ? "http" : "https"}://${text}`);
  return url && text !== "" ? url.origin : null;
}

/** Asks for the right to send requests to Step, so it must run in a click. Throws an Error for the person. */
export async function connect(origin: string, code: string): Promise<Connection> {
  const isAllowed = await chrome.permissions.request({ origins: [`${origin}/*`] });
  if (!isAllowed) throw new Error(`Allow access to ${origin}, so that recordings can be sent there.`);
  const answer = await fetch(origin + extensionPaths.connections, {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code }),
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as
    | (Partial<Connection> & { message?: string })
    | null
    | undefined;
  if (!answer?.ok || !body?.token)
    throw new Error(body?.message ?? `There is no Step at ${origin}, or it can't be reached.`);
  const { token, companyName = "", language = null } = body;
  const connection = { origin, companyName, language, token };
  await chrome.storage.local.set({ [key]: connection });
  return connection;
}

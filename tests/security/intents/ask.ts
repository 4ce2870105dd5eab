/** Posts the form of a row and summarizes the response. */
import { unzipSync } from "fflate";
import { rateLimits } from "#db/schema.ts";
import type { TestApp } from "#tests/support/app.ts";
import type { Fields } from "./rows.ts";

export interface Answer {
  status: number;
  /** The target of the redirect, and the toast on the next page. */
  location: string;
  toast: { kind: string; text: string } | null;
  text: string;
  /** Shown if a test fails. */
  summary: string;
}

export async function ask(
  app: TestApp,
  {
    address,
    cookie,
    body,
    accept,
  }: { address: string; cookie: string | null; body?: FormData; accept?: string },
): Promise<Answer> {
  // Rate limits have their own tests.
  await app.services.db.delete(rateLimits);
  const response = await fetch(app.origin + address, {
    redirect: "manual",
    headers: { origin: app.origin, ...(cookie === null ? {} : { cookie }), ...(accept ? { accept } : {}) },
    ...(body ? { method: "POST", body } : {}),
  });
  const text = await readText(response);
  const location = response.headers.get("location") ?? "";
  const toast = toastOf(response.headers.getSetCookie());
  const said = [
    String(response.status),
    location,
    toast && `${toast.kind}: ${toast.text}`,
    text.slice(0, 200),
  ];
  return { status: response.status, location, toast, text, summary: said.filter(Boolean).join(" | ") };
}

/** Returns the first event of a stream, and the unpacked contents of an archive. */
async function readText(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("text/event-stream")) return readFirstEvent(response);
  if (type !== "application/zip") return response.text();
  const files = unzipSync(await response.bytes());
  return Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString())
    .join("\n");
}

async function readFirstEvent({ body }: Response): Promise<string> {
  let text = "";
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString();
    if (/^data:.*\n\n/m.test(text)) break;
  }
  return text;
}

export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, each);
  return form;
}

/** True if the response says that nothing was done. */
export function isRefusal({ status, toast, text }: Answer): boolean {
  if (status >= 400) return status < 500;
  if (toast) return toast.kind !== "success";
  return /^\{"(?:result":\{")?ok":false/.test(text);
}

/** True for a redirect to sign-in or the waitlist, and for a client error. */
export function isTurnedAway({ status, location }: Answer): boolean {
  return (status >= 400 && status < 500) || (status === 302 && /^\/(auth|waitlist)\b/.test(location));
}

function toastOf(setCookies: string[]): Answer["toast"] {
  const found = setCookies.find((cookie) => cookie.startsWith("step.toast="));
  const value = /^step\.toast=([^;]*)/.exec(found ?? "")?.[1];
  if (!value) return null;
  return JSON.parse(Buffer.from(decodeURIComponent(value), "base64").toString("latin1")) as Answer["toast"];
}

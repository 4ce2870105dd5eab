/** One short message that outlives a redirect: set with it, shown by the next page, gone with that. */
import { createCookie, redirect } from "react-router";
import type { Notice } from "#ui/toaster.tsx";

const cookie = createCookie("step.toast", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 60 });
const kinds = ["success", "error", "warning"];
const maxLength = 300;

/** `headers` go with the redirect, such as the cookies of a session. */
export async function redirectWithToast(
  url: string,
  toast: Notice,
  headers = new Headers(),
): Promise<Response> {
  headers.append("set-cookie", await cookie.serialize(toast));
  return redirect(url, { headers });
}

/** The message that waits, and the header that takes it away; null without one. */
export async function takeToast(request: Request): Promise<{ toast: Notice; setCookie: string } | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  if (!isToast(value)) return null;
  return { toast: value, setCookie: await cookie.serialize("", { maxAge: 0 }) };
}

function isToast(value: unknown): value is Notice {
  if (!value || typeof value !== "object" || !("kind" in value) || !("text" in value)) return false;
  return (
    kinds.includes(String(value.kind)) && typeof value.text === "string" && value.text.length <= maxLength
  );
}

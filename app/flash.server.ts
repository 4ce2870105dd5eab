/** A short message that survives a redirect. The next page shows it and deletes the cookie. */
import { createCookie, redirect } from "react-router";
import type { Notice } from "#ui/toaster.tsx";

const cookie = createCookie("step.toast", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 60 });
const kinds = ["success", "error", "warning"];
const maxLength = 300;

/** `headers` are sent with the redirect, such as session cookies. */
export async function redirectWithToast(
  url: string,
  toast: Notice,
  headers = new Headers(),
): Promise<Response> {
  headers.append("set-cookie", await cookie.serialize(toast));
  return redirect(url, { headers });
}

/** Returns the pending message and the header that deletes it, or null if there is none. */
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

/** Remembers that an operator dismissed the request to set up a second factor. */
import { createCookie } from "react-router";

const cookie = createCookie("step.factor-later", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: 30 * 86_400,
});

export function postponeSetCookie(): Promise<string> {
  return cookie.serialize("1");
}

export async function isPostponed(request: Request): Promise<boolean> {
  return (await cookie.parse(request.headers.get("cookie"))) === "1";
}

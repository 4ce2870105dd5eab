/** The cookie that binds a passkey challenge to the browser. Its value is signed by its creator. */
import { createCookie } from "react-router";
import { challengeSeconds } from "#features/accounts/passkey-sign-in.server.ts";

const cookie = createCookie("step.passkey", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: challengeSeconds,
});

export function challengeSetCookie(value: string): Promise<string> {
  return cookie.serialize(value);
}

export async function readChallengeCookie(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

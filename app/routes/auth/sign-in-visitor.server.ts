/** Reads the request data that sign-in checks, and the cookie that identifies a known device. */
import { createCookie, type RouterContextProvider } from "react-router";
import { clientAddressContext } from "#app/context.ts";
import type { Visitor } from "#features/accounts/account-deps.ts";
import { deviceCookieSeconds } from "#features/accounts/known-device.server.ts";
import { deviceLabel } from "#shared/device-label.ts";

/** Has no Domain attribute, so no other host receives it. The value is already signed. */
const cookie = createCookie("step.device", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: deviceCookieSeconds,
});

export async function readVisitor(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Visitor> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return {
    visitorAddress: context.get(clientAddressContext),
    deviceLabel: deviceLabel(request.headers.get("user-agent")),
    deviceCookie: typeof value === "string" && value !== "" ? value : null,
  };
}

/** Returns the Set-Cookie value for the response that signs this browser in. */
export function deviceSetCookie(value: string): Promise<string> {
  return cookie.serialize(value);
}

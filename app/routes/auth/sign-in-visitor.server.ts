/** What signing in looks at of a request, and the cookie by which this browser is known next time. */
import { createCookie, type RouterContextProvider } from "react-router";
import { clientAddressContext } from "#app/context.ts";
import type { Visitor } from "#features/accounts/account-deps.ts";
import { deviceCookieSeconds } from "#features/accounts/known-device.server.ts";
import { deviceLabel } from "#shared/device-label.ts";

/** Without a Domain attribute: no other host gets it. The value is signed where it is made. */
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

/** For the answer that signs this browser in. */
export function deviceSetCookie(value: string): Promise<string> {
  return cookie.serialize(value);
}

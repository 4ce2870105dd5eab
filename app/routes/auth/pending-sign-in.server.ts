/** The cookie for a sign-in that is waiting for the second factor. */
import { createCookie, redirect } from "react-router";
import { pendingMinutes } from "#features/accounts/pending-sign-ins.server.ts";

const cookie = createCookie("step.second-factor", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: pendingMinutes * 60,
});

const secondFactorPath = "/auth/second-factor";

/** Sends the browser to the page that asks for the second factor. `next`: where it wanted to go. */
export async function askSecondFactor(
  pendingToken: string,
  next: string | null,
  headers = new Headers(),
): Promise<Response> {
  headers.append("set-cookie", await cookie.serialize(pendingToken));
  return redirect(next ? `${secondFactorPath}?${new URLSearchParams({ next })}` : secondFactorPath, {
    headers,
  });
}

export async function readPendingToken(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

export function clearPendingToken(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

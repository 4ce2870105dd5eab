/** The response that signs a browser in, after every kind of sign-in. */
import type { RouterContextProvider } from "react-router";
import { redirectWithToast } from "#app/flash.server.ts";
import type { SignedIn } from "#features/accounts/account-deps.ts";
import { serviceTexts } from "#features/accounts/service-texts.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { enter } from "./enter.server.ts";
import { clearPendingEmail } from "./pending-email.server.ts";
import { clearPendingToken } from "./pending-sign-in.server.ts";
import { deviceSetCookie } from "./sign-in-visitor.server.ts";
import { withServerErrorFallback } from "./with-server-error-fallback.server.ts";

export async function sessionHeaders({ setCookies, deviceCookie }: SignedIn): Promise<Headers> {
  const headers = new Headers();
  const known = await deviceSetCookie(deviceCookie);
  for (const cookie of [...setCookies, known, await clearPendingEmail(), await clearPendingToken()])
    headers.append("set-cookie", cookie);
  return headers;
}

/** The sign-in succeeded even if the company can't be set up; the next visit does that. */
export async function welcome(
  context: Readonly<RouterContextProvider>,
  signedIn: SignedIn,
  next: string | null,
): Promise<Response> {
  const { home, isActivated } = await withServerErrorFallback(
    context,
    () => enter(context, signedIn.userId),
    () => ({ home: "/waitlist", isActivated: false }),
  );
  const { joined } = signedIn;
  const signedInText = joined === null ? accountTexts.signedIn : serviceTexts.joined(joined);
  const text = isActivated ? accountTexts.betaActivated : signedInText;
  return redirectWithToast(next ?? home, { kind: "success", text }, await sessionHeaders(signedIn));
}

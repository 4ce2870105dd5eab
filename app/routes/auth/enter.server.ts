/** Shared by sign-in and confirmation: from a verified identity to the right page. */
import type { RouterContextProvider } from "react-router";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { bootstrapCompany } from "#features/onboarding/bootstrap-company.server.ts";
import { homeOf } from "../guards.server.ts";

export interface Entered {
  /** The page to send the user to. */
  home: string;
  /** This visit redeemed the beta code from sign-up. */
  isActivated: boolean;
}

export async function enter(context: Readonly<RouterContextProvider>, userId: string): Promise<Entered> {
  const services = context.get(servicesContext);
  const { companyId, betaStatus, onboardingCompleted, isActivated } = await bootstrapCompany(
    services,
    userId,
  );
  if (isActivated) services.security.report("beta-code-used", { account: { userId }, companyId });
  return { home: homeOf({ company: { betaStatus, onboardingCompleted } }), isActivated };
}

/** Ends the session of this browser; other devices stay signed in. */
export async function signOutHere(context: Readonly<RouterContextProvider>, request: Request): Promise<void> {
  const { access, security } = context.get(servicesContext);
  const session = await access.findSession(request.headers);
  if (!session) return;
  const { sessionId, user } = session;
  await access.endSession({ userId: user.id, sessionId });
  const visitorAddress = context.get(clientAddressContext);
  security.report("sessions-ended", { account: { userId: user.id }, visitorAddress, which: "own", count: 1 });
}

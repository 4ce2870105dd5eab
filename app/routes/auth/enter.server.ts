/** Finds the right page for a user who has just signed in or confirmed their email. */
import type { RouterContextProvider } from "react-router";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { bootstrapCompany } from "#features/onboarding/bootstrap-company.server.ts";
import { claimKeptTrial } from "#features/onboarding/trial/keep-trial.server.ts";
import { companiesPath, homeOf } from "../guards.server.ts";

export interface Entered {
  /** The page to open. */
  home: string;
  /** Whether this visit redeemed the beta code from sign-up. */
  isActivated: boolean;
}

export async function enter(context: Readonly<RouterContextProvider>, userId: string): Promise<Entered> {
  const services = context.get(servicesContext);
  const bootstrap = await bootstrapCompany(services, userId);
  if (!bootstrap) return { home: companiesPath, isActivated: false };
  const { companyId, betaStatus, isActivated } = bootstrap;
  if (isActivated) services.security.report("beta-code-used", { account: { userId }, companyId });
  const kept = betaStatus === "beta_user" ? await claimKeptTrial(services, userId) : null;
  if (kept) return { home: "/onboarding", isActivated };
  return { home: homeOf({ company: bootstrap }), isActivated };
}

/** Other devices stay signed in. */
export async function signOutHere(context: Readonly<RouterContextProvider>, request: Request): Promise<void> {
  const { access, security } = context.get(servicesContext);
  const session = await access.findSession(request.headers);
  if (!session) return;
  const { sessionId, user } = session;
  await access.endSession({ userId: user.id, sessionId });
  const visitorAddress = context.get(clientAddressContext);
  security.report("sessions-ended", { account: { userId: user.id }, visitorAddress, which: "own", count: 1 });
}

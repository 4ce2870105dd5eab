/** From a proven identity to the right page: what sign-in and confirmation have in common. */
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { bootstrapCompany } from "#features/onboarding/bootstrap-company.server.ts";
import { homeOf } from "../guards.server.ts";

export interface Entered {
  /** Where this person belongs. */
  home: string;
  /** The beta code of the sign-up was used just now. */
  isActivated: boolean;
}

export async function enter(context: Readonly<RouterContextProvider>, userId: string): Promise<Entered> {
  const { betaStatus, onboardingCompleted, isActivated } = await bootstrapCompany(
    context.get(servicesContext),
    userId,
  );
  return { home: homeOf({ company: { betaStatus, onboardingCompleted } }), isActivated };
}

/** Global sign-out: whoever is signed in here is signed out everywhere. */
export async function signOutEverywhere(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<void> {
  const { access } = context.get(servicesContext);
  const session = await access.findSession(request.headers);
  if (session) await access.endSessions(session.user.id);
}

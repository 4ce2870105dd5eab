/** Remembers which website a visitor without an account had read. */
import { createCookie } from "react-router";
import type { servicesContext } from "#app/context.ts";
import { findTrial, type TrialRow } from "#features/onboarding/trial/find-trial.server.ts";

type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

/** Longer than a trial, because an account on the waitlist keeps it. */
const cookie = createCookie("step.trial", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: 30 * 86_400,
});

export function trialSetCookie(token: string): Promise<string> {
  return cookie.serialize(token);
}

export function clearTrialCookie(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

/** Null without a cookie, and after the trial's end. */
export async function readTrial(services: Services, request: Request): Promise<TrialRow | null> {
  const kept: unknown = await cookie.parse(request.headers.get("cookie"));
  return findTrial(services, typeof kept === "string" && kept.length <= 100 ? kept : null);
}

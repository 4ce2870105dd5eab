/** "Keep it": for a visitor, the form signs up. A person who is signed in gets the help center immediately. */
import { data, type RouterContextProvider } from "react-router";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { type TeamArea, teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { fieldErrorsOf, signUpSchema } from "#features/accounts/schema.ts";
import { signUp } from "#features/accounts/sign-up.server.ts";
import { accountLimits, accountTexts, type FieldErrors } from "#features/accounts/texts.ts";
import { companyTexts } from "#features/onboarding/create-company.server.ts";
import type { TrialRow } from "#features/onboarding/trial/find-trial.server.ts";
import { claimKeptTrial, keepTrial } from "#features/onboarding/trial/keep-trial.server.ts";
import { trialTexts } from "#features/onboarding/trial/trial.ts";
import { wizardToasts } from "#features/onboarding/wizard-texts.ts";
import { accountDeps } from "../auth/account-deps.server.ts";
import { rememberPendingEmail } from "../auth/pending-email.server.ts";
import { authTextsFor } from "../auth/visitor-texts.server.ts";
import { withServerErrorFallback } from "../auth/with-server-error-fallback.server.ts";
import type { Visitor } from "../guards.server.ts";
import { accountLanguage } from "../team-texts.server.ts";
import { clearTrialCookie } from "./trial-cookie.server.ts";

export interface KeepRefusal {
  intent: "keep";
  /** Must not contain the password. */
  values: { email: string; betaCode: string };
  fieldErrors: FieldErrors;
  formError: string | null;
  /** The address has an account, so its owner has to sign in. */
  isRegistered: boolean;
}

interface Keeping {
  context: Readonly<RouterContextProvider>;
  request: Request;
  trial: TrialRow;
}

export async function keepForOwner(
  { context, request, trial }: Keeping,
  { sessionId, user, company }: Visitor,
) {
  const { said } = textsFor(request, user, "wizard");
  const services = context.get(servicesContext);
  const isKept = await keepTrial(services, { trialId: trial.id, userId: user.id });
  if (!isKept) return redirectWithToast("/try", { kind: "error", text: said(trialTexts.taken) });
  const claimed = await claimKeptTrial(services, user.id);
  // Someone who already has access gets no further center only as a member of another's team.
  if (!claimed && company?.betaStatus === "beta_user")
    return redirectWithToast("/try", { kind: "error", text: said(companyTexts.ownersOnly) });
  if (!claimed) return redirectWithToast("/waitlist", { kind: "success", text: said(trialTexts.kept) });
  await services.access.selectCompany({ sessionId, companyId: claimed.companyId });
  const headers = new Headers({ "set-cookie": await clearTrialCookie() });
  return redirectWithToast("/onboarding", { kind: "success", text: said(wizardToasts.claimed) }, headers);
}

export async function keepBySigningUp({ context, request, trial }: Keeping, form: FormData) {
  const services = context.get(servicesContext);
  // Translated here, because the page has no other use for the texts of signing up.
  const { t, said } = authTextsFor(request);
  const refused = (refusal: Partial<Refused> & { status?: number }) => refuse(form, refusal, said);
  const parsed = signUpSchema.safeParse({ ...Object.fromEntries(form), companyName: hostOf(trial) });
  if (!parsed.success) return refused({ fieldErrors: fieldErrorsOf(parsed.error) });
  const visitorAddress = context.get(clientAddressContext);
  const formId = form.get("formId");
  const answer = await withServerErrorFallback(
    context,
    () =>
      signUp(accountDeps(services, request), {
        ...parsed.data,
        formId: typeof formId === "string" ? formId.slice(0, 60) : null,
        visitorAddress,
      }),
    () => ({ outcome: "failed" as const }),
  );
  switch (answer.outcome) {
    case "failed":
      return refused({ formError: accountTexts.signUpFailed, status: 500 });
    case "weak":
      return refused({ fieldErrors: { password: answer.problems } });
    case "limited":
      return refused({ formError: accountTexts.limited, status: 429 });
    case "registered":
      return refused({ formError: accountTexts.registered, isRegistered: true, status: 409 });
    case "created": {
      if (!(await keepTrial(services, { trialId: trial.id, userId: answer.userId })))
        return refused({ formError: textsFor(request, null, "wizard").said(trialTexts.taken), status: 409 });
      const pending = await rememberPendingEmail({
        email: parsed.data.email,
        againAt: new Date(services.clock.now().getTime() + accountLimits.resendWaitSeconds * 1_000),
        next: "/onboarding",
      });
      const text = t(accountTexts.created);
      const headers = new Headers({ "set-cookie": pending });
      return redirectWithToast("/auth?mode=check-email", { kind: "success", text }, headers);
    }
  }
}

/** The wizard replaces it with the name on the website, and the owner can change both. */
function hostOf({ websiteUrl }: TrialRow): string {
  return URL.parse(websiteUrl)?.hostname.replace(/^www\./, "") ?? websiteUrl;
}

function textsFor<Area extends TeamArea>(request: Request, user: Visitor["user"] | null, area: Area) {
  return teamTexts(teamMessages(area, accountLanguage(request, user)));
}

type Refused = Pick<KeepRefusal, "fieldErrors" | "formError" | "isRegistered">;

function refuse(
  form: FormData,
  {
    status = 400,
    fieldErrors = {},
    formError = null,
    isRegistered = false,
  }: Partial<Refused> & { status?: number },
  said: (text: string) => string,
) {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  const values = { email: text("email"), betaCode: text("betaCode") };
  const refusal: KeepRefusal = {
    intent: "keep",
    values,
    fieldErrors: Object.fromEntries(
      Object.entries(fieldErrors).map(([field, problems]) => [field, problems.map(said)]),
    ),
    formError: formError && said(formError),
    isRegistered,
  };
  return data(refusal, { status });
}

import { useState } from "react";
import { data, type MetaFunction, redirect } from "react-router";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { resendConfirmation } from "#features/accounts/resend-confirmation.server.ts";
import { emailField, fieldErrorsOf, signInSchema, signUpSchema } from "#features/accounts/schema.ts";
import { signIn } from "#features/accounts/sign-in.server.ts";
import { requestSignInLink } from "#features/accounts/sign-in-link.server.ts";
import { signUp } from "#features/accounts/sign-up.server.ts";
import { accountLimits, accountTexts, type FieldErrors } from "#features/accounts/texts.ts";
import { unknownForm } from "../answer-outcome.ts";
import { findVisitor } from "../guards.server.ts";
import { localPath } from "../next-path.ts";
import { findMailboxAccess } from "../operator/mailbox-guard.server.ts";
import { readForm } from "../read-body.ts";
import { readWebsiteCookie, typedWebsite, websiteSetCookie } from "../website-cookie.server.ts";
import type { Route } from "./+types/auth";
import { accountDeps } from "./account-deps.server.ts";
import { AuthFrame } from "./components/auth-frame.tsx";
import { englishAuth } from "./components/auth-texts.tsx";
import { CheckEmail } from "./components/check-email.tsx";
import { type AuthMode, CredentialsForm, type TypedValues } from "./components/credentials-form.tsx";
import { LinkSent, type MailLinkState } from "./components/mail-link.tsx";
import { PasskeyButton } from "./components/passkey-button.tsx";
import { ServiceButton } from "./components/service-button.tsx";
import { enter, signOutHere } from "./enter.server.ts";
import { readPendingEmail, rememberPendingEmail } from "./pending-email.server.ts";
import { askSecondFactor } from "./pending-sign-in.server.ts";
import { readVisitor } from "./sign-in-visitor.server.ts";
import { authTextsFor, inVisitorsLanguage } from "./visitor-texts.server.ts";
import { sessionHeaders } from "./welcome.server.ts";
import { withMinimumDuration } from "./with-minimum-duration.server.ts";
import { withServerErrorFallback } from "./with-server-error-fallback.server.ts";

const checkEmailPath = "/auth?mode=check-email";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { config, clock, ids, signInService } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const next = localPath(searchParams.get("next"));
  const website = typedWebsite(searchParams.get("website") ?? "");
  const headers = new Headers();
  if (website) headers.append("set-cookie", await websiteSetCookie(website));
  const visitor = await findVisitor(context, request);
  if (visitor?.user.emailVerified) {
    const { home } = await enter(context, visitor.user.id);
    throw redirect(next ?? home, { headers });
  }
  const plan = searchParams.get("plan") === "ai" ? ("ai" as const) : ("basic" as const);
  const asked = searchParams.get("mode");
  const isSignUp = asked === "signup" || (asked === null && searchParams.has("plan"));
  const view = {
    ...inVisitorsLanguage(request),
    appName: config.appName,
    serviceLabel: signInService?.label ?? null,
    website: website ?? (await readWebsiteCookie(request)),
    next,
    plan,
    mode: isSignUp ? ("sign-up" as const) : ("sign-in" as const),
    pending: asked === "check-email" ? await readPendingEmail(request, clock.now()) : null,
    mailbox: await findMailboxAccess(context, request),
    formId: ids.uuid(),
  };
  return data(view, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

interface FormAnswer {
  mode: AuthMode;
  /** Must not contain the password. */
  values: TypedValues;
  fieldErrors: FieldErrors;
  formError: string | null;
  /** Set once the password attempts are used up. A sign-in link is then offered or has been sent. */
  mailLink: MailLinkState | null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(context);
  const intent = form.get("intent");
  if (intent === "sign-in") return submitSignIn({ context, request, form });
  if (intent === "sign-up") return submitSignUp({ context, request, form });
  if (intent === "mail-link") return submitMailLink({ context, request, form });
  if (intent === "resend") return submitResend({ context, request, form });
  throw unknownForm();
}

interface Submission extends Pick<Route.ActionArgs, "context" | "request"> {
  form: FormData;
}

async function submitSignIn({ context, request, form }: Submission) {
  const services = context.get(servicesContext);
  const values = typedValues(form);
  const parsed = signInSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refused({ mode: "sign-in", values, fieldErrors: fieldErrorsOf(parsed.error) });
  await signOutHere(context, request);
  const { email } = parsed.data;
  const visitor = await readVisitor(context, request);
  const answer = await signIn(accountDeps(services, request), { ...parsed.data, ...visitor });
  if (answer.outcome === "limited") {
    const formError = accountTexts.limited;
    return refused({ mode: "sign-in", values, formError, mailLink: { email, sent: null }, status: 429 });
  }
  if (answer.outcome === "refused")
    return refused({ mode: "sign-in", values, formError: accountTexts.refused });
  if (answer.outcome === "unconfirmed") {
    const headers = new Headers({
      "set-cookie": await rememberPendingEmail({ email, againAt: null, next: localPath(form.get("next")) }),
    });
    return redirectWithToast(
      checkEmailPath,
      { kind: "error", text: authTextsFor(request).t(accountTexts.unconfirmed) },
      headers,
    );
  }
  const next = localPath(form.get("next"));
  if (answer.outcome === "second-factor") return askSecondFactor(answer.pendingToken, next);
  const entered = await withServerErrorFallback(
    context,
    () => enter(context, answer.userId),
    () => null,
  );
  if (!entered) return refused({ mode: "sign-in", values, formError: accountTexts.notSetUp, status: 500 });
  const { home, isActivated } = entered;
  const text = isActivated ? accountTexts.betaActivated : accountTexts.signedIn;
  return redirectWithToast(next ?? home, { kind: "success", text }, await sessionHeaders(answer));
}

/** Offered once the password attempts are used up. The response is the same whether or not the account exists. */
async function submitMailLink({ context, request, form }: Submission) {
  const values = typedValues(form);
  const email = emailField.safeParse(form.get("email"));
  if (!email.success)
    return refused({
      mode: "sign-in",
      values,
      fieldErrors: { email: [email.error.issues[0]?.message ?? ""] },
    });
  const visitor = await readVisitor(context, request);
  const deps = accountDeps(context.get(servicesContext), request);
  const outcome = await withServerErrorFallback(
    context,
    () => withMinimumDuration(requestSignInLink(deps, { email: email.data, ...visitor })),
    () => "failed" as const,
  );
  if (outcome === "failed")
    return refused({ mode: "sign-in", values, formError: accountTexts.unexpected, status: 500 });
  if (outcome === "limited")
    return refused({ mode: "sign-in", values, formError: accountTexts.limited, status: 429 });
  const mailLink = { email: email.data, sent: outcome };
  return refused({ mode: "sign-in", values, mailLink, status: outcome === "sent" ? 200 : 429 });
}

async function submitSignUp({ context, request, form }: Submission) {
  const services = context.get(servicesContext);
  const values = typedValues(form);
  const parsed = signUpSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refused({ mode: "sign-up", values, fieldErrors: fieldErrorsOf(parsed.error) });
  await signOutHere(context, request);
  const visitorAddress = context.get(clientAddressContext);
  const answer = await withServerErrorFallback(
    context,
    () =>
      signUp(accountDeps(services, request), { ...parsed.data, formId: readFormId(form), visitorAddress }),
    () => ({ outcome: "failed" as const }),
  );
  switch (answer.outcome) {
    case "failed":
      return refused({ mode: "sign-up", values, formError: accountTexts.signUpFailed, status: 500 });
    case "weak":
      return refused({ mode: "sign-up", values, fieldErrors: { password: answer.problems } });
    case "limited":
      return refused({ mode: "sign-up", values, formError: accountTexts.limited, status: 429 });
    case "registered":
      return refused({ mode: "sign-in", values, formError: accountTexts.registered, status: 409 });
    case "created": {
      const pending = await rememberPendingEmail({
        email: parsed.data.email,
        againAt: new Date(services.clock.now().getTime() + accountLimits.resendWaitSeconds * 1_000),
        next: localPath(form.get("next")),
      });
      const headers = new Headers({ "set-cookie": pending });
      return redirectWithToast(
        checkEmailPath,
        { kind: "success", text: authTextsFor(request).t(accountTexts.created) },
        headers,
      );
    }
  }
}

async function submitResend({ context, request, form }: Submission) {
  const services = context.get(servicesContext);
  const { t, wait } = authTextsFor(request);
  const now = services.clock.now();
  const email = emailField.safeParse(form.get("email"));
  if (!email.success) return redirectWithToast("/auth", { kind: "error", text: t(accountTexts.notResent) });
  const pending = await readPendingEmail(request, now);
  if (pending?.email === email.data && pending.waitSeconds > 0) {
    const text = t("Wait {duration} before you resend it.", { duration: wait(pending.waitSeconds) });
    return redirectWithToast(checkEmailPath, { kind: "warning", text });
  }
  const visitorAddress = context.get(clientAddressContext);
  const answer = await withServerErrorFallback(
    context,
    () =>
      withMinimumDuration(
        resendConfirmation(accountDeps(services, request), { email: email.data, visitorAddress }),
      ),
    () => ({ outcome: "failed" as const }),
  );
  if (answer.outcome === "failed")
    return redirectWithToast(checkEmailPath, { kind: "error", text: t(accountTexts.unexpected) });
  if (answer.outcome === "limited")
    return redirectWithToast(checkEmailPath, { kind: "error", text: t(accountTexts.limited) });
  const againAt = new Date(now.getTime() + answer.waitMs);
  const headers = new Headers({
    "set-cookie": await rememberPendingEmail({ email: email.data, againAt, next: pending?.next ?? null }),
  });
  if (answer.outcome === "wait") {
    // No new mail was sent, because the link from the previous one still works.
    const text = t(
      "We've already sent a link to that address, and it still works. You can send another in {duration}.",
      { duration: wait(answer.waitMs / 1_000) },
    );
    return redirectWithToast(checkEmailPath, { kind: "warning", text }, headers);
  }
  return redirectWithToast(checkEmailPath, { kind: "success", text: t(accountTexts.resent) }, headers);
}

function readFormId(form: FormData): string | null {
  const formId = form.get("formId");
  return typeof formId === "string" && /^[\w-]{10,60}$/.test(formId) ? formId : null;
}

function typedValues(form: FormData): TypedValues {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  return { email: text("email"), companyName: text("companyName"), betaCode: text("betaCode") };
}

function refused({
  status = 400,
  fieldErrors = {},
  formError = null,
  mailLink = null,
  ...answer
}: Pick<FormAnswer, "mode" | "values"> & Partial<FormAnswer> & { status?: number }) {
  return data<FormAnswer>({ ...answer, fieldErrors, formError, mailLink }, { status });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const appName = loaderData?.appName ?? "";
  const isSignUp = loaderData?.mode === "sign-up";
  const { t } = teamTexts(loaderData?.messages ?? englishAuth);
  return [
    { title: `${t(isSignUp ? "Create your help center" : "Sign in")} · ${appName}` },
    {
      name: "description",
      content: isSignUp
        ? t(
            "Sign up for {app} and turn your website into a help center where every answer cites its source.",
            { app: appName },
          )
        : t("Sign in to {app} to manage your help center.", { app: appName }),
    },
  ];
};

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { appName, serviceLabel, website, mode: asked, next, plan, pending, mailbox, formId } = loaderData;
  // The previous mode's result, which is dismissed when the visitor switches modes.
  const [left, setLeft] = useState<unknown>(null);
  const answer = actionData && actionData !== left ? (actionData as FormAnswer) : null;
  const mode = answer?.mode ?? asked;
  const sentLink = answer?.mailLink?.sent ?? null;
  const query = new URLSearchParams(plan === "ai" ? { plan } : {});
  if (next) query.set("next", next);
  const switchTo = (other: AuthMode) => {
    query.set("mode", other === "sign-up" ? "signup" : "signin");
    return `/auth?${query}`;
  };
  return (
    <AuthFrame
      messages={loaderData.messages}
      appName={appName}
      view={pending ? "check-email" : sentLink ? "link-sent" : mode}
      mode={pending ? null : mode}
      switchTo={switchTo}
      onSwitch={() => setLeft(actionData)}
    >
      {pending ? (
        <CheckEmail key={pending.email} pending={pending} mailbox={mailbox} />
      ) : sentLink ? (
        <LinkSent sent={sentLink} onBack={() => setLeft(actionData)} />
      ) : (
        <CredentialsForm
          key={mode}
          mode={mode}
          next={next}
          formId={formId}
          plan={plan}
          website={website}
          values={answer?.values ?? null}
          fieldErrors={answer?.fieldErrors ?? {}}
          formError={answer?.formError ?? null}
          mailLinkTo={answer?.mailLink?.email ?? null}
        >
          {mode === "sign-in" ? <PasskeyButton next={next} /> : null}
          {serviceLabel === null ? null : <ServiceButton label={serviceLabel} next={next} plan={plan} />}
        </CredentialsForm>
      )}
    </AuthFrame>
  );
}

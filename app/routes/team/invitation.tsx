/**
 * The page that an emailed team invitation links to. Opening it changes nothing, so that a mail scanner can't use it
 * up: a button accepts it.
 */
import { data, Form, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { minPasswordLength } from "#features/accounts/password-policy.ts";
import { signUpInvited } from "#features/accounts/sign-up-invited.server.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { findRole } from "#features/companies/membership.server.ts";
import {
  acceptInvitation,
  type FoundInvitation,
  findInvitation,
  type InvitationProblem,
} from "#features/team/accept-invitation.server.ts";
import { invitationTexts, roleNames, roleTexts } from "#features/team/team-texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { accountDeps } from "../auth/account-deps.server.ts";
import { AuthFrame } from "../auth/components/auth-frame.tsx";
import { englishAuth, joined, useAuthTexts } from "../auth/components/auth-texts.tsx";
import { PasswordField } from "../auth/components/password-field.tsx";
import { ServiceButton } from "../auth/components/service-button.tsx";
import { signOutHere } from "../auth/enter.server.ts";
import { deviceSetCookie, readVisitor } from "../auth/sign-in-visitor.server.ts";
import { authTextsFor, inVisitorsLanguage } from "../auth/visitor-texts.server.ts";
import { findVisitor, type Visitor } from "../guards.server.ts";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/invitation";

/** What the page shows. "member": the visitor is already on the team. */
type Shown =
  | { state: InvitationProblem | "member" }
  | {
      state: "sign-up" | "join" | "another-address";
      companyName: string;
      inviter: string | null;
      email: string;
      role: keyof typeof roleNames;
    };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const visitor = await findVisitor(context, request);
  const found = await findInvitation(services, params.token);
  const shown = await describe(services, found, visitor);
  const { appName } = services.config;
  const serviceLabel = services.signInService?.label ?? null;
  // The URL holds a secret, so no other site may receive it.
  const headers = { "referrer-policy": "same-origin", "cache-control": "private, no-store" };
  const status = shown.state === "unknown" ? 404 : 200;
  return data(
    {
      ...inVisitorsLanguage(request, visitor?.user),
      appName,
      serviceLabel,
      shown,
      signedInAs: visitor?.user.email ?? null,
      path: pathOf(params.token),
    },
    { headers, status },
  );
}

async function describe(
  { db }: Parameters<typeof findInvitation>[0],
  found: FoundInvitation,
  visitor: Visitor | null,
): Promise<Shown> {
  const companyId = found.state === "usable" || found.state === "used" ? found.companyId : null;
  const isInvited =
    found.state === "usable" && visitor?.user.emailVerified && visitor.user.email === found.email;
  // A colleague who opens someone else's invitation must not read that nothing is left to accept.
  const mayBeTheirs = isInvited || found.state === "used";
  if (visitor && companyId && mayBeTheirs && (await findRole(db, { companyId, userId: visitor.user.id })))
    return { state: "member" };
  if (found.state !== "usable") return { state: found.state };
  const { companyName, inviter, email, role } = found;
  const state = !visitor ? "sign-up" : isInvited ? "join" : "another-address";
  return { state, companyName, inviter, email, role };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(context);
  const intent = form.get("intent");
  if (intent === "accept") return accept({ context, request, token: params.token });
  if (intent === "sign-up") return signUp({ context, request, token: params.token });
  if (intent === "switch-account") {
    await signOutHere(context, request);
    const headers = new Headers();
    for (const cookie of services.access.clearingCookies()) headers.append("set-cookie", cookie);
    return redirectWithToast(
      pathOf(params.token),
      { kind: "success", text: authTextsFor(request).t(accountTexts.signedOut) },
      headers,
    );
  }
  throw unknownForm();
}

type Submission = Pick<Route.ActionArgs, "context" | "request"> & { token: string };

async function accept({ context, request, token }: Submission) {
  const services = context.get(servicesContext);
  const visitor = await findVisitor(context, request);
  // The page shows what has changed since it was opened.
  if (!visitor?.user.emailVerified)
    return redirectWithToast(pathOf(token), {
      kind: "error",
      text: authTextsFor(request).t(invitationTexts.signInFirst),
    });
  const { user, sessionId } = visitor;
  const accepted = await acceptInvitation(services, { userId: user.id }, token);
  if (accepted.outcome !== "joined" && accepted.outcome !== "member")
    return redirectWithToast(pathOf(token), {
      kind: "error",
      text: authTextsFor(request, user).t(invitationTexts.notAccepted),
    });
  await services.access.selectCompany({ sessionId, companyId: accepted.companyId });
  return redirectWithToast("/dashboard", { kind: "success", text: welcome(accepted.companyName) });
}

async function signUp({ context, request, token }: Submission) {
  const services = context.get(servicesContext);
  const form = await readForm(context);
  const visitor = await readVisitor(context, request);
  const password = String(form.get("password") ?? "");
  const answer = await signUpInvited(accountDeps(services, request), { token, password, ...visitor });
  switch (answer.outcome) {
    case "weak":
      return data({ passwordErrors: answer.problems, problem: null }, { status: 400 });
    case "registered":
      return data({ passwordErrors: [], problem: invitationTexts.registered }, { status: 409 });
    case "limited":
      return data({ passwordErrors: [], problem: accountTexts.limited }, { status: 429 });
    case "joined": {
      // Ends a session of another account in this browser.
      await signOutHere(context, request);
      const headers = new Headers({ "set-cookie": await deviceSetCookie(answer.deviceCookie) });
      for (const cookie of answer.setCookies) headers.append("set-cookie", cookie);
      return redirectWithToast("/dashboard", { kind: "success", text: welcome(answer.companyName) }, headers);
    }
    default:
      return redirectWithToast(pathOf(token), {
        kind: "error",
        text: authTextsFor(request).t(invitationTexts.notAccepted),
      });
  }
}

function pathOf(token: string): string {
  return `/invitation/${encodeURIComponent(token)}`;
}

function welcome(companyName: string): string {
  return companyName ? `Welcome to ${companyName}.` : "Welcome to the team.";
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTexts(loaderData?.messages ?? englishAuth);
  return privateMeta(t("Invitation"), loaderData?.appName);
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, appName, serviceLabel, shown, signedInAs, path } = loaderData;
  const { t, said } = teamTexts(messages);
  return (
    <AuthFrame messages={messages} appName={appName} view={shown.state} mode={null}>
      {"email" in shown ? (
        <>
          <h1 className="text-28 tracking-tight">
            {shown.companyName ? t("Join {company}", { company: shown.companyName }) : t("Join the team")}
          </h1>
          <p className="mt-3 text-text-2">
            {shown.companyName
              ? t("{person} invited you to work on {company}'s help center.", {
                  person: shown.inviter ?? t("A member"),
                  company: shown.companyName,
                })
              : t("{person} invited you to work on their help center.", {
                  person: shown.inviter ?? t("A member"),
                })}
          </p>
          <p className="mt-4 rounded-md border border-border p-3 text-14">
            <span className="font-medium">{said(roleNames[shown.role])}</span>
            <span className="mt-0.5 block text-13 text-text-3">{said(roleTexts[shown.role])}</span>
          </p>
          <Answer
            shown={shown}
            signedInAs={signedInAs}
            path={path}
            serviceLabel={serviceLabel}
            passwordErrors={actionData?.passwordErrors ?? []}
            problem={actionData?.problem ?? null}
          />
        </>
      ) : (
        <Ended state={shown.state} />
      )}
    </AuthFrame>
  );
}

function Answer({
  shown,
  signedInAs,
  path,
  serviceLabel,
  passwordErrors,
  problem,
}: {
  shown: Extract<Shown, { email: string }>;
  signedInAs: string | null;
  path: string;
  serviceLabel: string | null;
  passwordErrors: string[];
  problem: string | null;
}) {
  const { t, said, parts } = useAuthTexts();
  const isBusy = useNavigation().state !== "idle";
  const { state, email, companyName } = shown;
  const join = companyName ? t("Join {company}", { company: companyName }) : t("Join the team");
  if (state === "join")
    return (
      <PostForm intent="accept" note={t("You're signed in as {email}.", { email })}>
        <Button type="submit" size="lg" className="w-full" aria-disabled={isBusy}>
          {join}
        </Button>
      </PostForm>
    );
  if (state === "another-address")
    return (
      <PostForm
        intent="switch-account"
        note={t("This invitation is for {invited}. You're signed in as {email}.", {
          invited: email,
          email: signedInAs ?? "",
        })}
      >
        <Button type="submit" size="lg" className="w-full" aria-disabled={isBusy}>
          {t("Switch account")}
        </Button>
        <a href="/dashboard" className={buttonClass({ variant: "ghost", size: "lg", className: "w-full" })}>
          {t("Stay signed in")}
        </a>
      </PostForm>
    );
  return (
    <PostForm intent="sign-up" note={null}>
      {problem ? (
        <p
          role="alert"
          className="rounded-md border border-danger bg-danger-tint px-4 py-3 text-14 text-danger"
        >
          {said(problem)}
        </p>
      ) : null}
      <p className="text-14 text-text-2">
        {joined(
          parts("Your account will have the address {email}.", {
            email: <span className="font-medium text-text">{email}</span>,
          }),
        )}
      </p>
      {/* For password managers. The server uses the invitation's address. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        autoComplete="new-password"
        errors={passwordErrors.map(said)}
        help={t("At least {count} characters. A short sentence is fine.", { count: minPasswordLength })}
      />
      <Button type="submit" size="lg" className="w-full" aria-disabled={isBusy}>
        {t("Create account and join")}
      </Button>
      {serviceLabel === null ? null : <ServiceButton label={serviceLabel} next={path} />}
      <p className="text-14 text-text-3">
        {t("Have an account?")}{" "}
        <a
          href={`/auth?mode=signin&next=${encodeURIComponent(path)}`}
          className="text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current"
        >
          {t("Sign in")}
        </a>
      </p>
      <p className="text-13 text-text-3">
        {joined(
          parts("By joining you agree to the {terms} and the {privacy}.", {
            terms: (
              <a href="/terms" className="underline underline-offset-4">
                {t("Terms of Service")}
              </a>
            ),
            privacy: (
              <a href="/privacy" className="underline underline-offset-4">
                {t("Privacy Policy")}
              </a>
            ),
          }),
        )}
      </p>
    </PostForm>
  );
}

function PostForm({
  intent,
  note,
  children,
}: {
  intent: string;
  note: string | null;
  children: React.ReactNode;
}) {
  return (
    <Form method="post" replace className="mt-6 flex flex-col gap-4">
      <input type="hidden" name="intent" value={intent} />
      {note ? <p className="text-14 text-text-2">{note}</p> : null}
      {children}
    </Form>
  );
}

function Ended({ state }: { state: InvitationProblem | "member" }) {
  const { t, said } = useAuthTexts();
  const { title, text, link } = invitationTexts.ended[state];
  return (
    <div role="status">
      <h1 className="text-28 tracking-tight">{t(title)}</h1>
      <p className="mt-3 text-text-2">{said(text)}</p>
      {link ? (
        <a href={link.href} className={buttonClass({ size: "lg", className: "mt-8 w-full" })}>
          {t(link.label)}
        </a>
      ) : null}
    </div>
  );
}

/**
 * The page that the link in an email-change message opens. Opening it changes nothing. Submitting its form uses up the
 * link.
 */
import { useEffect } from "react";
import { data, Form, Link, useNavigation } from "react-router";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { findLinkTokenUser } from "#features/accounts/link-tokens.server.ts";
import { confirmEmailChange } from "#features/accounts/own-account.server.ts";
import { ownAccountTexts } from "#features/accounts/own-account-texts.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { accountPath, findVisitor } from "../guards.server.ts";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/email";
import { accountDeps } from "./account-deps.server.ts";
import { AuthFrame } from "./components/auth-frame.tsx";
import { englishAuth } from "./components/auth-texts.tsx";
import { LinkTokenInputs } from "./components/link-token-inputs.tsx";
import { readLinkTokens } from "./link-tokens.ts";
import { inVisitorsLanguage } from "./visitor-texts.server.ts";

/**
 * The URL contains secrets, so no other site may receive it. With "no-referrer", browsers would post the form with
 * `Origin: null`.
 */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { config, db, clock } = context.get(servicesContext);
  const pair = readLinkTokens(new URL(request.url).searchParams);
  const user = pair && (await findLinkTokenUser(db, { pair, kind: "email_change", now: clock.now() }));
  const change = pair && user?.newEmail ? { tokens: pair, email: user.email, newEmail: user.newEmail } : null;
  return { ...inVisitorsLanguage(request), appName: config.appName, change };
}

export async function action({ context, request }: Route.ActionArgs) {
  const tokens = readLinkTokens(await readForm(context));
  if (!tokens) return data({ problem: ownAccountTexts.emailInvalidLink }, { status: 400 });
  const services = context.get(servicesContext);
  const visitor = await findVisitor(context, request);
  const answer = await confirmEmailChange(accountDeps(services, request), {
    pair: tokens,
    visitorAddress: context.get(clientAddressContext),
    signedInAs: visitor?.user.id ?? null,
    adminEmails: services.config.adminEmails,
  });
  switch (answer.outcome) {
    case "invalid":
      return data({ problem: ownAccountTexts.emailInvalidLink }, { status: 400 });
    case "taken":
      return data({ problem: ownAccountTexts.emailTaken }, { status: 409 });
    case "other-account":
      return data({ problem: ownAccountTexts.emailOtherAccount }, { status: 403 });
    case "limited":
      return data({ problem: accountTexts.limited }, { status: 429 });
    case "changed":
      // The guard sends a visitor without a session to the sign-in page, and people with a dashboard to theirs.
      return redirectWithToast(accountPath, { kind: "success", text: ownAccountTexts.emailChanged });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTexts(loaderData?.messages ?? englishAuth);
  return privateMeta(t("Confirm your new email"), loaderData?.appName);
}

export default function ConfirmNewEmail({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const { appName, change } = loaderData;
  const { t, said } = teamTexts(loaderData.messages);
  const problem = actionData?.problem ?? (change ? null : ownAccountTexts.emailInvalidLink);
  useEffect(() => window.history.replaceState(window.history.state, "", "/auth/email"), []);
  return (
    <AuthFrame
      messages={loaderData.messages}
      appName={appName}
      view={problem === null ? "email" : "email-used"}
      mode={null}
    >
      {problem === null && change ? (
        <Form method="post" action="/auth/email" replace>
          <h1 className="text-28 tracking-tight">{t("Use this email from now on?")}</h1>
          <p className="mt-3 break-words text-text-2">
            {t("The account {email} changes to {newEmail}.", {
              email: change.email,
              newEmail: change.newEmail,
            })}{" "}
            {t("You'll sign in with it and get account emails there.")}
          </p>
          <LinkTokenInputs tokens={change.tokens} />
          <Button type="submit" size="lg" className="mt-8 w-full" aria-disabled={isBusy}>
            {t(isBusy ? "Saving..." : "Use this email")}
          </Button>
        </Form>
      ) : (
        <div role="alert">
          <h1 className="text-28 tracking-tight">{t("Your email hasn't changed")}</h1>
          <p className="mt-3 text-text-2">{said(problem ?? "")}</p>
          <Link to="/account" className={buttonClass({ size: "lg", className: "mt-8 w-full" })}>
            {t("Go to your account")}
          </Link>
        </div>
      )}
    </AuthFrame>
  );
}

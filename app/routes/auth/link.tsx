/**
 * The page that an emailed sign-in link opens. Opening it changes nothing, so mail scanners don't use up the link. Its
 * button signs in.
 */
import { useEffect } from "react";
import { data, Form, Link, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { findLinkTokenUser } from "#features/accounts/link-tokens.server.ts";
import { signInByLink } from "#features/accounts/sign-in-link.server.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/link";
import { accountDeps } from "./account-deps.server.ts";
import { AuthFrame } from "./components/auth-frame.tsx";
import { englishAuth } from "./components/auth-texts.tsx";
import { LinkTokenInputs } from "./components/link-token-inputs.tsx";
import { signOutHere } from "./enter.server.ts";
import { readLinkTokens } from "./link-tokens.ts";
import { askSecondFactor } from "./pending-sign-in.server.ts";
import { readVisitor } from "./sign-in-visitor.server.ts";
import { inVisitorsLanguage } from "./visitor-texts.server.ts";
import { welcome } from "./welcome.server.ts";

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
  const user = pair && (await findLinkTokenUser(db, { pair, kind: "sign_in", now: clock.now() }));
  return { ...inVisitorsLanguage(request), appName: config.appName, tokens: user ? pair : null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const tokens = readLinkTokens(await readForm(context));
  if (!tokens) return data({ problem: accountTexts.linkInvalid }, { status: 400 });
  const visitor = await readVisitor(context, request);
  const deps = accountDeps(context.get(servicesContext), request);
  const answer = await signInByLink(deps, { pair: tokens, ...visitor });
  switch (answer.outcome) {
    case "invalid":
      return data({ problem: accountTexts.linkInvalid }, { status: 400 });
    case "limited":
      return data({ problem: accountTexts.limited }, { status: 429 });
    case "second-factor":
      await signOutHere(context, request);
      return askSecondFactor(answer.pendingToken, null);
    case "signed-in":
      await signOutHere(context, request);
      return welcome(context, answer, null);
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTexts(loaderData?.messages ?? englishAuth);
  return privateMeta(t("Sign in"), loaderData?.appName);
}

export default function SignInByLink({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const { appName, tokens } = loaderData;
  const { t, said } = teamTexts(loaderData.messages);
  const problem = actionData?.problem ?? (tokens ? null : accountTexts.linkInvalid);
  useEffect(() => window.history.replaceState(window.history.state, "", "/auth/link"), []);
  return (
    <AuthFrame
      messages={loaderData.messages}
      appName={appName}
      view={problem === null ? "link" : "link-used"}
      mode={null}
    >
      {problem === null && tokens ? (
        <Form
          method="post"
          action="/auth/link"
          replace
          onSubmit={(event) => isBusy && event.preventDefault()}
        >
          <h1 className="text-28 tracking-tight">{t("Sign in to {app}", { app: appName })}</h1>
          <p className="mt-3 text-text-2">{t("This browser stays signed in until you sign out.")}</p>
          <LinkTokenInputs tokens={tokens} />
          <Button type="submit" size="lg" className="mt-8 w-full" aria-disabled={isBusy}>
            {t(isBusy ? "Signing in..." : "Sign in")}
          </Button>
        </Form>
      ) : (
        <div role="alert">
          <h1 className="text-28 tracking-tight">{t("We couldn't sign you in")}</h1>
          <p className="mt-3 text-text-2">{said(problem ?? "")}</p>
          <Link to="/auth?mode=signin" className={buttonClass({ size: "lg", className: "mt-8 w-full" })}>
            {t("Back to sign in")}
          </Link>
        </div>
      )}
    </AuthFrame>
  );
}

/**
 * The page that a mailed sign-in link opens. Opening it changes nothing, so mail scanners don't use up the link. Its
 * button signs in.
 */
import { useEffect } from "react";
import { data, Form, Link, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { signInByLink } from "#features/accounts/sign-in-link.server.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/link";
import { accountDeps } from "./account-deps.server.ts";
import { AuthFrame } from "./components/auth-frame.tsx";
import { LinkTokenInputs } from "./components/link-token-inputs.tsx";
import { signOutHere } from "./enter.server.ts";
import { readLinkTokens } from "./link-tokens.ts";
import { askSecondFactor } from "./pending-sign-in.server.ts";
import { readVisitor } from "./sign-in-visitor.server.ts";
import { welcome } from "./welcome.server.ts";

/**
 * The URL contains secrets, so no other site may receive it. With "no-referrer", browsers would post the form with
 * `Origin: null`.
 */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

export function loader({ context, request }: Route.LoaderArgs) {
  const { appName } = context.get(servicesContext).config;
  return { appName, tokens: readLinkTokens(new URL(request.url).searchParams) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const tokens = readLinkTokens(await readForm(context));
  if (!tokens) return data({ problem: accountTexts.linkInvalid }, { status: 400 });
  const visitor = await readVisitor(context, request);
  const deps = accountDeps(context.get(servicesContext));
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
  return privateMeta("Sign in", loaderData?.appName);
}

export default function SignInByLink({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const { appName, tokens } = loaderData;
  const problem = actionData?.problem ?? (tokens ? null : accountTexts.linkInvalid);
  useEffect(() => window.history.replaceState(window.history.state, "", "/auth/link"), []);
  return (
    <AuthFrame appName={appName} view={problem === null ? "link" : "link-used"} mode={null}>
      {problem === null && tokens ? (
        <Form
          method="post"
          action="/auth/link"
          replace
          onSubmit={(event) => isBusy && event.preventDefault()}
        >
          <h1 className="text-28 tracking-tight">Sign in to {appName}</h1>
          <p className="mt-3 text-text-2">This browser stays signed in until you sign out.</p>
          <LinkTokenInputs tokens={tokens} />
          <Button type="submit" size="lg" className="mt-8 w-full" aria-disabled={isBusy}>
            {isBusy ? "Signing in..." : "Sign in"}
          </Button>
        </Form>
      ) : (
        <div role="alert">
          <h1 className="text-28 tracking-tight">We couldn't sign you in</h1>
          <p className="mt-3 text-text-2">{problem}</p>
          <Link to="/auth?mode=signin" className={buttonClass({ size: "lg", className: "mt-8 w-full" })}>
            Back to sign in
          </Link>
        </div>
      )}
    </AuthFrame>
  );
}

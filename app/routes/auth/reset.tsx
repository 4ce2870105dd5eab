import { useEffect } from "react";
import { data, Form, Link, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { findLinkTokenUser } from "#features/accounts/link-tokens.server.ts";
import { minPasswordLength } from "#features/accounts/password-policy.ts";
import { resetPassword } from "#features/accounts/reset-password.server.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/reset";
import { accountDeps } from "./account-deps.server.ts";
import { AuthFrame } from "./components/auth-frame.tsx";
import { englishAuth } from "./components/auth-texts.tsx";
import { LinkTokenInputs } from "./components/link-token-inputs.tsx";
import { PasswordField } from "./components/password-field.tsx";
import { useFocusInvalid } from "./components/use-focus-invalid.ts";
import { type LinkTokens, readLinkTokens } from "./link-tokens.ts";
import { deviceSetCookie, readVisitor } from "./sign-in-visitor.server.ts";
import { authTextsFor, inVisitorsLanguage } from "./visitor-texts.server.ts";

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
  const user = pair && (await findLinkTokenUser(db, { pair, kind: "password_reset", now: clock.now() }));
  return { ...inVisitorsLanguage(request), appName: config.appName, tokens: user ? pair : null };
}

interface Answer {
  /** Null if the link is no longer valid. */
  tokens: LinkTokens | null;
  problems: string[];
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(context);
  const tokens = readLinkTokens(form);
  const password = String(form.get("password") ?? "");
  if (!tokens) return data<Answer>({ tokens: null, problems: [] }, { status: 400 });
  const services = context.get(servicesContext);
  const visitor = await readVisitor(context, request);
  const answer = await resetPassword(accountDeps(services, request), { pair: tokens, password, ...visitor });
  switch (answer.outcome) {
    case "invalid":
      return data<Answer>({ tokens: null, problems: [] }, { status: 400 });
    case "weak":
      return data<Answer>({ tokens, problems: answer.problems }, { status: 400 });
    case "limited":
      return data<Answer>({ tokens, problems: [accountTexts.limited] }, { status: 429 });
    case "changed": {
      const headers = new Headers({ "set-cookie": await deviceSetCookie(answer.deviceCookie) });
      for (const cookie of services.access.clearingCookies()) headers.append("set-cookie", cookie);
      return redirectWithToast(
        "/auth?mode=signin",
        { kind: "success", text: authTextsFor(request).t(accountTexts.passwordChanged) },
        headers,
      );
    }
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTexts(loaderData?.messages ?? englishAuth);
  return privateMeta(t("Choose a new password"), loaderData?.appName);
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const form = useFocusInvalid(actionData);
  const { t, said } = teamTexts(loaderData.messages);
  const tokens = actionData ? actionData.tokens : loaderData.tokens;
  useEffect(() => window.history.replaceState(window.history.state, "", "/auth/reset"), []);
  return (
    <AuthFrame
      messages={loaderData.messages}
      appName={loaderData.appName}
      view={tokens ? "reset" : "reset-used"}
      mode={null}
    >
      {tokens ? (
        <Form
          ref={form}
          onSubmit={(event) => isBusy && event.preventDefault()}
          method="post"
          action="/auth/reset"
          replace
          noValidate
          className="flex flex-col gap-5"
        >
          <div>
            <h1 className="text-28 tracking-tight">{t("Choose a new password")}</h1>
            <p className="mt-3 text-text-2">{t("This signs you out on every device.")}</p>
          </div>
          <LinkTokenInputs tokens={tokens} />
          <PasswordField
            label={t("New password")}
            autoComplete="new-password"
            help={t("At least {count} characters. A short sentence is fine.", { count: minPasswordLength })}
            errors={actionData?.problems.map(said)}
          />
          <Button type="submit" size="lg" className="w-full" aria-disabled={isBusy}>
            {t(isBusy ? "Saving..." : "Save new password")}
          </Button>
        </Form>
      ) : (
        <div role="alert">
          <h1 className="text-28 tracking-tight">{t("This link no longer works")}</h1>
          <p className="mt-3 text-text-2">{t(accountTexts.resetInvalid)}</p>
          <Link to="/auth/forgot" className={buttonClass({ size: "lg", className: "mt-8 w-full" })}>
            {t("Request a new link")}
          </Link>
        </div>
      )}
    </AuthFrame>
  );
}

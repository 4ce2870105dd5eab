/** Asks for the second factor, between the password and the session. Works without JavaScript. */
import { data, Form, Link, type RouterContextProvider, redirect, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { findPendingSignIn } from "#features/accounts/pending-sign-ins.server.ts";
import { proveSecondFactor } from "#features/accounts/prove-second-factor.server.ts";
import { secondFactorTexts as texts } from "#features/accounts/second-factor-texts.ts";
import { findSecondFactors } from "#features/accounts/second-factors.server.ts";
import { Button } from "#ui/primitives/button.tsx";
import { CodeField } from "../factors/components/app-setup.tsx";
import { findVisitor } from "../guards.server.ts";
import { localPath } from "../next-path.ts";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/second-factor";
import { accountDeps } from "./account-deps.server.ts";
import { AuthFrame } from "./components/auth-frame.tsx";
import { englishAuth } from "./components/auth-texts.tsx";
import { PasskeyButton } from "./components/passkey-button.tsx";
import { useFocusInvalid } from "./components/use-focus-invalid.ts";
import { signOutHere } from "./enter.server.ts";
import { clearPendingToken, readPendingToken } from "./pending-sign-in.server.ts";
import { readVisitor } from "./sign-in-visitor.server.ts";
import { authTextsFor, inVisitorsLanguage } from "./visitor-texts.server.ts";
import { welcome } from "./welcome.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { config, db, clock } = context.get(servicesContext);
  const token = await readPendingToken(request);
  const pending = token === null ? null : await findPendingSignIn(db, { token, now: clock.now() });
  if (!pending)
    throw await startOver(context, request, localPath(new URL(request.url).searchParams.get("next")));
  const { appSince, passkeyCount } = await findSecondFactors(db, pending.userId);
  return {
    ...inVisitorsLanguage(request),
    appName: config.appName,
    next: localPath(new URL(request.url).searchParams.get("next")),
    hasApp: appSince !== null,
    hasPasskey: passkeyCount > 0,
  };
}

const problems = {
  empty: { problem: texts.emptyCode, status: 400 },
  wrong: { problem: texts.wrongCode, status: 400 },
  "wrong-recovery-code": { problem: texts.wrongRecoveryCode, status: 400 },
  used: { problem: texts.usedCode, status: 400 },
  limited: { problem: texts.limited, status: 429 },
};

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(context);
  const next = localPath(form.get("next"));
  const token = await readPendingToken(request);
  if (token === null) return startOver(context, request, next);
  const visitor = await readVisitor(context, request);
  const deps = accountDeps(context.get(servicesContext), request);
  const typed = String(form.get("code") ?? "").slice(0, 100);
  const answer = await proveSecondFactor(deps, { token, typed, ...visitor });
  if (answer.outcome === "expired") return startOver(context, request, next);
  if (answer.outcome === "signed-in") {
    await signOutHere(context, request);
    return welcome(context, answer, next);
  }
  const { problem, status } = problems[answer.outcome];
  return data({ problem }, { status });
}

/** Someone who has signed in since, for example in another tab, continues to the page they wanted. */
async function startOver(
  context: Readonly<RouterContextProvider>,
  request: Request,
  next: string | null,
): Promise<Response> {
  const headers = new Headers({ "set-cookie": await clearPendingToken() });
  const path = `/auth?${new URLSearchParams({ mode: "signin", ...(next && { next }) })}`;
  const visitor = await findVisitor(context, request);
  if (visitor?.user.emailVerified) return redirect(path, { headers });
  return redirectWithToast(path, { kind: "error", text: authTextsFor(request).t(texts.expired) }, headers);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTexts(loaderData?.messages ?? englishAuth);
  return privateMeta(t("Confirm that it's you"), loaderData?.appName);
}

export default function AskSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { appName, next, hasApp, hasPasskey } = loaderData;
  const { t, said } = teamTexts(loaderData.messages);
  const isBusy = useNavigation().state !== "idle";
  const form = useFocusInvalid(actionData);
  const query = next ? `?${new URLSearchParams({ next })}` : "";
  return (
    <AuthFrame messages={loaderData.messages} appName={appName} view="second-factor" mode={null}>
      <h1 className="text-28 tracking-tight">{t("Confirm that it's you")}</h1>
      {hasPasskey ? <PasskeyButton next={next} /> : null}
      <Form
        ref={form}
        method="post"
        action={`/auth/second-factor${query}`}
        replace
        noValidate
        className="mt-6 flex flex-col gap-5"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <CodeField
          id="code"
          label={t(hasApp ? "6-digit code or recovery code" : "Recovery code")}
          error={actionData?.problem && said(actionData.problem)}
        />
        <Button
          type="submit"
          size="lg"
          variant={hasApp ? "primary" : "secondary"}
          className="w-full"
          aria-disabled={isBusy}
        >
          {t(isBusy ? "Signing in..." : "Sign in")}
        </Button>
        <p className="text-14 text-text-3">
          {t(
            hasApp
              ? "Open your authenticator app, or use a recovery code if you lost your device."
              : "Use a recovery code if you lost your passkey.",
          )}{" "}
          <Link to="/auth?mode=signin" className="text-link underline underline-offset-4">
            {t("Back to sign in")}
          </Link>
        </p>
      </Form>
    </AuthFrame>
  );
}

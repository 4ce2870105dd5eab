/**
 * The page that a confirmation link opens. Opening it changes nothing, so that a mail scanner can't use the link up.
 * The page posts the tokens automatically with JavaScript, or when the visitor presses a button without it.
 */
import { useEffect, useRef } from "react";
import { data, Form, Link, redirect, useNavigation, useSubmit } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { confirmEmail } from "#features/accounts/confirm-email.server.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { findVisitor, homeOf } from "../guards.server.ts";
import { localPath } from "../next-path.ts";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/callback";
import { accountDeps } from "./account-deps.server.ts";
import { AuthFrame } from "./components/auth-frame.tsx";
import { englishAuth, useAuthTexts } from "./components/auth-texts.tsx";
import { LinkTokenInputs } from "./components/link-token-inputs.tsx";
import { type Entered, enter, signOutHere } from "./enter.server.ts";
import { readLinkTokens } from "./link-tokens.ts";
import { readPendingEmail } from "./pending-email.server.ts";
import { askSecondFactor } from "./pending-sign-in.server.ts";
import { readVisitor } from "./sign-in-visitor.server.ts";
import { inVisitorsLanguage } from "./visitor-texts.server.ts";
import { sessionHeaders } from "./welcome.server.ts";
import { withServerErrorFallback } from "./with-server-error-fallback.server.ts";

/** The specification says how long the success message is shown before the redirect. */
const redirectAfterMs = 2_000;

/**
 * The URL contains secrets, so no other site may receive it. With "no-referrer", browsers would post the form with
 * `Origin: null`.
 */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const { appName } = config;
  if (searchParams.get("state") === "confirmed") {
    const visitor = await findVisitor(context, request);
    if (!visitor) throw redirect("/auth");
    const next = localPath(searchParams.get("next"));
    return {
      ...inVisitorsLanguage(request, visitor.user),
      appName,
      state: "success" as const,
      tokens: null,
      home: next ?? homeOf(visitor),
      after: next ?? "/",
    };
  }
  const tokens = searchParams.get("type") === "signup" ? readLinkTokens(searchParams) : null;
  return {
    ...inVisitorsLanguage(request),
    appName,
    state: tokens ? ("loading" as const) : ("error" as const),
    tokens,
    home: "/auth",
    after: "/",
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(context);
  const tokens = readLinkTokens(form);
  if (!tokens || form.get("type") !== "signup") return failed(accountTexts.invalidLink, 400);
  const services = context.get(servicesContext);
  const deps = accountDeps(services, request);
  const visitor = await readVisitor(context, request);
  const answer = await withServerErrorFallback(
    context,
    () => confirmEmail(deps, { pair: tokens, ...visitor }),
    () => ({ outcome: "failed" as const }),
  );
  switch (answer.outcome) {
    case "invalid":
      return failed(accountTexts.invalidLink, 400);
    case "used":
      return failed("Invalid confirmation link. It has already been used. If that was you, sign in.", 400);
    case "limited":
      return failed(accountTexts.limited, 429);
    case "failed":
      return failed(accountTexts.notConfirmed, 500);
    case "confirmed": {
      const { signIn, userId } = answer;
      const toast = await withServerErrorFallback(
        context,
        async () => welcomeOf(await enter(context, userId)),
        // The email is confirmed even if this fails. The next visit creates whatever is missing.
        () => ({ kind: "error" as const, text: accountTexts.notProcessed }),
      );
      // Ends this browser's previous session, which may belong to another account.
      await signOutHere(context, request);
      // Only the browser that signed up knows where it wanted to go.
      const next = (await readPendingEmail(request, services.clock.now()))?.next ?? null;
      if (signIn.outcome === "second-factor") return askSecondFactor(signIn.pendingToken, next);
      const headers = await sessionHeaders(signIn);
      const query = new URLSearchParams({ state: "confirmed", ...(next ? { next } : {}) });
      const path = `/auth/callback?${query}`;
      return toast ? redirectWithToast(path, toast, headers) : redirect(path, { headers });
    }
  }
}

/** Says what the beta code from sign-up did. Null if the owner already had access. */
function welcomeOf({ home, isActivated }: Entered): { kind: "success"; text: string } | null {
  if (isActivated) return { kind: "success", text: accountTexts.welcome };
  return home === "/waitlist" ? { kind: "success", text: accountTexts.waitlisted } : null;
}

function failed(message: string, status: number) {
  return data({ message }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTexts(loaderData?.messages ?? englishAuth);
  return privateMeta(t("Confirm your email"), loaderData?.appName);
}

export default function Callback({ loaderData, actionData }: Route.ComponentProps) {
  const { appName, state, tokens, home, after } = loaderData;
  const isFailure = Boolean(actionData) || state === "error";
  return (
    <AuthFrame
      messages={loaderData.messages}
      appName={appName}
      view={isFailure ? "not-confirmed" : state}
      mode={null}
    >
      {isFailure ? (
        <Failure message={actionData?.message ?? accountTexts.invalidLink} />
      ) : tokens ? (
        <Confirming tokens={tokens} />
      ) : (
        <Success home={home} after={after} />
      )}
    </AuthFrame>
  );
}

function Confirming({ tokens }: { tokens: NonNullable<Route.ComponentProps["loaderData"]["tokens"]> }) {
  const { t } = useAuthTexts();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const isPosted = useRef(false);
  const isBusy = useNavigation().state !== "idle";
  useEffect(() => {
    if (isPosted.current || !form.current) return;
    isPosted.current = true;
    // Removes the secrets from the address bar and the history first.
    window.history.replaceState(window.history.state, "", "/auth/callback");
    void submit(form.current, { replace: true });
  }, [submit]);
  return (
    <Form ref={form} method="post" action="/auth/callback" replace aria-busy={isBusy}>
      <h1 className="text-28 tracking-tight">{t("Confirming your email...")}</h1>
      <p className="mt-3 text-text-2">{t("This takes a moment.")}</p>
      <input type="hidden" name="type" value="signup" />
      <LinkTokenInputs tokens={tokens} />
      {isBusy ? null : (
        // In case the script is slow or missing. Becomes visible after three seconds, or immediately without
        // JavaScript.
        <Button
          type="submit"
          size="lg"
          className="mt-8 w-full transition-[visibility] delay-3000 noscript:transition-none starting:invisible"
        >
          {t("Confirm my email")}
        </Button>
      )}
    </Form>
  );
}

function Success({ home, after }: { home: string; after: string }) {
  const { t } = useAuthTexts();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Needs a full page load, because the start page has no framework script.
    timer.current = setTimeout(() => window.location.assign(after), redirectAfterMs);
    return () => clearTimeout(timer.current);
  }, [after]);
  return (
    <div role="status">
      <h1 className="text-28 tracking-tight">{t("Email Confirmed!")}</h1>
      <p className="mt-3 text-text-2">{t(accountTexts.confirmed)}</p>
      {/* Cancels the automatic redirect, which would interrupt a slow navigation. */}
      <a
        href={home}
        onClick={() => clearTimeout(timer.current)}
        className={buttonClass({ size: "lg", className: "mt-8 w-full" })}
      >
        {t("Continue")}
      </a>
    </div>
  );
}

function Failure({ message }: { message: string }) {
  const { t, said } = useAuthTexts();
  return (
    <div role="alert">
      <h1 className="text-28 tracking-tight">{t("Verification Failed")}</h1>
      <p className="mt-3 text-text-2">{said(message)}</p>
      <Link to="/auth?mode=signin" className={buttonClass({ size: "lg", className: "mt-8 w-full" })}>
        {t("Back to Sign In")}
      </Link>
    </div>
  );
}

/** The page behind the link that the server prints until the installation has its first account. */
import { data, Form, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { createFirstAccount, findSetupState } from "#features/accounts/first-account.server.ts";
import { minPasswordLength } from "#features/accounts/password-policy.ts";
import { fieldErrorsOf, signInSchema } from "#features/accounts/schema.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/setup";
import { accountDeps } from "./account-deps.server.ts";
import { AuthFrame } from "./components/auth-frame.tsx";
import { englishAuth, useAuthTexts } from "./components/auth-texts.tsx";
import { PasswordField } from "./components/password-field.tsx";
import { enter, signOutHere } from "./enter.server.ts";
import { deviceSetCookie, readVisitor } from "./sign-in-visitor.server.ts";
import { authTextsFor, inVisitorsLanguage } from "./visitor-texts.server.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const state = await findSetupState(db, params.token);
  // The URL holds a secret, so no other site may receive it.
  const headers = { "referrer-policy": "same-origin", "cache-control": "private, no-store" };
  return data(
    { ...inVisitorsLanguage(request), appName: config.appName, state },
    { headers, status: state === "open" ? 200 : 404 },
  );
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(context);
  const typed = { email: String(form.get("email") ?? ""), password: String(form.get("password") ?? "") };
  const input = signInSchema.safeParse(typed);
  if (!input.success) return refuse(400, typed.email, { errors: fieldErrorsOf(input.error) });
  const visitor = await readVisitor(context, request);
  const { token } = params;
  const made = await createFirstAccount(accountDeps(services, request), { ...input.data, token, ...visitor });
  switch (made.outcome) {
    case "weak":
      return refuse(400, typed.email, { errors: { password: made.problems } });
    case "limited":
      return refuse(429, typed.email, { problem: accountTexts.limited });
    case "created": {
      await signOutHere(context, request);
      const { home } = await enter(context, made.userId);
      const headers = new Headers({ "set-cookie": await deviceSetCookie(made.deviceCookie) });
      for (const cookie of made.setCookies) headers.append("set-cookie", cookie);
      const text = authTextsFor(request).t("This installation is set up.");
      return redirectWithToast(home, { kind: "success", text }, headers);
    }
    default:
      // The page says why.
      return refuse(404, typed.email, {});
  }
}

interface Refused {
  errors?: { email?: string[]; password?: string[] };
  problem?: string;
}

function refuse(status: number, email: string, { errors = {}, problem }: Refused) {
  return data({ email, errors, problem: problem ?? null }, { status });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTexts(loaderData?.messages ?? englishAuth);
  return privateMeta(t("Create the first account"), loaderData?.appName);
}

export default function Setup({
  loaderData: { messages, appName, state },
  actionData,
}: Route.ComponentProps) {
  return (
    <AuthFrame messages={messages} appName={appName} view={state} mode={null}>
      {state === "open" ? <SetupForm answer={actionData ?? null} /> : <Closed isUsed={state === "used"} />}
    </AuthFrame>
  );
}

function SetupForm({ answer }: { answer: Route.ComponentProps["actionData"] | null }) {
  const { t, said } = useAuthTexts();
  const isBusy = useNavigation().state !== "idle";
  const { email = "", errors = {}, problem = null } = answer ?? {};
  return (
    <>
      <h1 className="text-28 tracking-tight">{t("Create the first account")}</h1>
      <p className="mt-3 text-text-2">
        {t(
          "It runs this installation, and makes your first help center. No beta code or confirmation mail needed.",
        )}
      </p>
      <Form method="post" replace className="mt-6 flex flex-col gap-4" noValidate>
        {problem ? (
          <p
            role="alert"
            className="rounded-md border border-danger bg-danger-tint px-4 py-3 text-14 text-danger"
          >
            {said(problem)}
          </p>
        ) : null}
        <Field id="email" label={t("Email")} error={errors.email?.map(said).join(" ")}>
          {(control) => (
            <Input
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              required
              defaultValue={email}
            />
          )}
        </Field>
        <PasswordField
          autoComplete="new-password"
          errors={(errors.password ?? []).map(said)}
          help={t("At least {count} characters. A short sentence is fine.", { count: minPasswordLength })}
        />
        <Button type="submit" size="lg" className="w-full" aria-disabled={isBusy}>
          {t("Create account")}
        </Button>
      </Form>
    </>
  );
}

function Closed({ isUsed }: { isUsed: boolean }) {
  const { t } = useAuthTexts();
  return (
    <div role="status">
      <h1 className="text-28 tracking-tight">
        {isUsed ? t("This installation is set up") : t("This link doesn't work")}
      </h1>
      <p className="mt-3 text-text-2">
        {isUsed
          ? t("It has its first account, so this link no longer works.")
          : t("Use the link that the server printed when it started last.")}
      </p>
      {isUsed ? (
        <a href="/auth?mode=signin" className={buttonClass({ size: "lg", className: "mt-8 w-full" })}>
          {t("Sign in")}
        </a>
      ) : null}
    </div>
  );
}

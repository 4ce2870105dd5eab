/**
 * Sets up a passkey or an authenticator app. Members of a company that requires one are sent here, and then back to
 * where they were.
 */
import { LogOut } from "lucide-react";
import { Form, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { TeamTextsProvider, teamTextsOf } from "#features/companies/components/team-texts.tsx";
import { listCompaniesWithoutFactor } from "#features/companies/find-own-company.server.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { ProductMark } from "#ui/product-mark.tsx";
import appStyles from "#ui/styles/app.css?url";
import { readVisitor } from "../auth/sign-in-visitor.server.ts";
import { accountContext, confirmedOnly } from "../guards.server.ts";
import { localPath } from "../next-path.ts";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import { inAccountLanguage, teamLanguageContext } from "../team-texts.server.ts";
import type { Route } from "./+types/set-up";
import { changeFactors } from "./change-factors.server.ts";
import { AuthenticatorApp, Passkeys } from "./components/factor-sections.tsx";
import { OtherHelpCenters } from "./components/other-help-centers.tsx";
import { NewRecoveryCodes } from "./components/recovery-codes.tsx";
import { describeFactors } from "./describe-factors.server.ts";
import { postponeSetCookie } from "./postponed.server.ts";

export const middleware = [confirmedOnly];

const path = "/auth/set-up";

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { userId, sessionId, requiredBy } = context.get(accountContext);
  const { deviceLabel } = await readVisitor(context, request);
  const next = localPath(new URL(request.url).searchParams.get("next")) ?? "/dashboard";
  const language = context.get(teamLanguageContext);
  return {
    ...inAccountLanguage(context, ["account", "frame"]),
    appName: services.config.appName,
    factors: await describeFactors(services, { userId, sessionId, language }),
    deviceName: deviceLabel,
    requiredBy,
    others: requiredBy === null ? [] : await listCompaniesWithoutFactor(services.db, { userId }),
    next,
    path: `${path}?${new URLSearchParams({ next })}`,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(context);
  const next = localPath(new URL(request.url).searchParams.get("next")) ?? "/dashboard";
  if (form.get("intent") === "postpone")
    return redirect(next, { headers: { "set-cookie": await postponeSetCookie() } });
  const owner = context.get(accountContext);
  return changeFactors({ context, request, form, owner, path: `${path}?${new URLSearchParams({ next })}` });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTextsOf(loaderData?.messages, "account");
  return privateMeta(t("Protect your account"), loaderData?.appName);
}

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  const { appName, messages, factors, deviceName, requiredBy, others, next, path: postTo } = loaderData;
  const { t } = teamTextsOf(messages, "account");
  return (
    <TeamTextsProvider messages={messages}>
      <div className="min-h-dvh px-4">
        <link rel="stylesheet" href={appStyles} precedence="default" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <header className="mx-auto flex h-16 max-w-[860px] items-center justify-between gap-4">
          <span className="inline-flex items-center gap-2.5 text-18 font-semibold tracking-tight">
            <ProductMark className="size-6 text-solid" />
            {appName}
          </span>
          <Form method="post" action="/auth/sign-out">
            <Button type="submit" variant="ghost" size="sm">
              <LogOut className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {t("Sign out")}
            </Button>
          </Form>
        </header>
        <main className="mx-auto max-w-[860px] pt-8 pb-16">
          <h1 className="text-28 tracking-tight">{t("Protect your account")}</h1>
          <p className="mt-3 mb-8 max-w-[60ch] text-text-2">
            {requiredBy
              ? t("{company} requires a passkey or a second factor. Set up one of them to continue.", {
                  company: requiredBy,
                })
              : t(
                  "Set up a passkey or an authenticator app. Then a stolen password alone won't be enough to sign in.",
                )}
          </p>
          {actionData?.codes ? (
            <NewRecoveryCodes codes={actionData.codes} appName={appName} doneTo={next} />
          ) : (
            <>
              <Passkeys factors={factors} path={postTo} answer={actionData} deviceName={deviceName} />
              <AuthenticatorApp factors={factors} path={postTo} answer={actionData} />
              {others.length > 0 ? <OtherHelpCenters centers={others} /> : null}
              {factors.hasAny ? (
                <a href={next} className={buttonClass({ className: "mt-2" })}>
                  {t("Continue")}
                </a>
              ) : null}
            </>
          )}
        </main>
      </div>
    </TeamTextsProvider>
  );
}

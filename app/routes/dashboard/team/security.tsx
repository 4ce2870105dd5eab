/** Your passkeys, second factor and sessions, and what the company requires of everyone. */
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import {
  listUnprotectedMembers,
  requireSecondFactor,
} from "#features/accounts/required-second-factor.server.ts";
import { secondFactorTexts as texts } from "#features/accounts/second-factor-texts.ts";
import { findOwnIdentity } from "#features/accounts/service-identities.server.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { findCompanyOfOwner } from "#features/companies/company-record.server.ts";
import { TeamTextsProvider, teamTextsOf } from "#features/companies/components/team-texts.tsx";
import { may } from "#shared/permissions.ts";
import { changeSessions, describeSessions } from "../../account/own-sessions.server.ts";
import { accountDeps } from "../../auth/account-deps.server.ts";
import { readVisitor } from "../../auth/sign-in-visitor.server.ts";
import { changeFactors } from "../../factors/change-factors.server.ts";
import { changeService } from "../../factors/change-service.server.ts";
import { AuthenticatorApp, Passkeys } from "../../factors/components/factor-sections.tsx";
import { NewRecoveryCodes } from "../../factors/components/recovery-codes.tsx";
import { ServiceSection } from "../../factors/components/service-section.tsx";
import { describeFactors } from "../../factors/describe-factors.server.ts";
import type { FactorAnswer } from "../../factors/factor-answer.ts";
import { ownerContext, roleContext, sessionContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import {
  inAccountLanguage,
  teamLanguageContext,
  accountTexts as teamTextsFor,
} from "../../team-texts.server.ts";
import { agoText } from "../getting-started/ago-text.ts";
import { SectionError } from "../section-error.tsx";
import type { Route } from "./+types/security";
import { AccountSessions } from "./components/account-sessions.tsx";
import { RequiredFactor } from "./components/required-factor.tsx";
import { TeamFrame } from "./components/team-frame.tsx";

const path = "/dashboard/team/security";

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const { sessionId } = context.get(sessionContext);
  const { userId } = scope;
  const now = services.clock.now();
  const language = context.get(teamLanguageContext);
  const { t } = teamTextsFor(context, "account");
  const { signInService } = services;
  const [factors, sessions, company, unprotected, { deviceLabel }, identity] = await Promise.all([
    describeFactors(services, { userId, sessionId, language }),
    describeSessions(context, { userId, sessionId }),
    findCompanyOfOwner(services.db, scope),
    listUnprotectedMembers(services.db, scope),
    readVisitor(context, request),
    signInService && findOwnIdentity(services.db, { userId, issuer: signInService.issuer }),
  ]);
  const mayChange = may(context.get(roleContext), "manage members");
  return {
    ...inAccountLanguage(context, ["account", "team"]),
    appName: services.config.appName,
    factors,
    service: signInService && {
      label: signInService.label,
      connected: identity && {
        email: identity.verifiedEmail,
        since: agoText(identity.createdAt, now, language),
      },
    },
    deviceName: deviceLabel,
    sessions,
    company: {
      name: company?.companyName || t("your company"),
      isRequired: company?.requiresSecondFactor ?? false,
      mayChange,
      // Others need not know who is an easy target.
      unprotected: mayChange ? unprotected : null,
    },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const { sessionId } = context.get(sessionContext);
  const { userId, email } = scope;
  const form = await readForm(context);
  const deps = accountDeps(services, request);
  const { said } = teamTextsFor(context, "account");
  const intent = form.get("intent");
  switch (intent) {
    case "require-factor": {
      const isRequired = form.get("required") === "true";
      await requireSecondFactor(deps, scope, isRequired);
      return redirectWithToast(path, {
        kind: "success",
        text: said(isRequired ? texts.required : texts.notRequired),
      });
    }
    default: {
      const person = { userId, sessionId, email };
      const change = { context, request, form, person, owner: person, path };
      return (await changeSessions(change)) ?? (await changeService(change)) ?? changeFactors(change);
    }
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), accountTexts.unexpected);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return framedMeta(teamTextsOf(loaderData?.messages, "account").t("Security"), matches);
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { appName, messages, factors, service, deviceName, sessions, company } = loaderData;
  const answer = actionData && "intent" in actionData ? (actionData as FactorAnswer) : undefined;
  return (
    <TeamTextsProvider messages={messages}>
      <TeamFrame active="security">
        {answer?.codes ? (
          <NewRecoveryCodes codes={answer.codes} appName={appName} doneTo={path} />
        ) : (
          <div>
            <Passkeys factors={factors} path={path} answer={answer} deviceName={deviceName} />
            <AuthenticatorApp factors={factors} path={path} answer={answer} />
            {service ? (
              <ServiceSection service={service} factors={factors} path={path} answer={answer} />
            ) : null}
            <AccountSessions sessions={sessions} path={path} />
            <RequiredFactor {...company} path={path} />
          </div>
        )}
      </TeamFrame>
    </TeamTextsProvider>
  );
}

export const ErrorBoundary = SectionError;

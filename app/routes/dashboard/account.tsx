import { Link } from "react-router";
import { servicesContext } from "#app/context.ts";
import { findNextCompany } from "#features/accounts/delete-own-company.server.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { findCompanyOfOwner } from "#features/companies/company-record.server.ts";
import { TeamTextsProvider, teamTextsOf, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { may } from "#shared/permissions.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { changeAccount, type OwnAccount } from "../account/change-account.server.ts";
import { describeAccount } from "../account/describe-account.server.ts";
import { ownerContext, roleContext, sessionContext } from "../guards.server.ts";
import { keepTyped } from "../keep-typed.ts";
import { framedMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/account";
import { DeleteAccount, DeleteCompany, YourData } from "./components/account-end.tsx";
import { AccountSection, ChangeEmail, ChangeLanguage, ChangePassword } from "./components/account-forms.tsx";
import { SectionError } from "./section-error.tsx";

const path = "/dashboard/account";

export async function loader({ context }: Route.LoaderArgs) {
  return describeAccount(context, await findAccount(context));
}

async function findAccount(context: Route.LoaderArgs["context"]): Promise<OwnAccount> {
  const scope = context.get(ownerContext);
  const { db } = context.get(servicesContext);
  const company = await findCompanyOfOwner(db, scope);
  const { sessionId } = context.get(sessionContext);
  const nextId = may(context.get(roleContext), "delete the company")
    ? await findNextCompany(db, scope)
    : null;
  return {
    userId: scope.userId,
    sessionId,
    email: scope.email,
    companyName: company?.companyName ?? "",
    deletable: nextId === null ? null : { scope, nextId },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const account = await findAccount(context);
  return changeAccount({ context, request, form: await readForm(context), account, path });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), accountTexts.unexpected);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return framedMeta(teamTextsOf(loaderData?.messages, "account").t("Account"), matches);
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { messages, email, ownLanguage, phrase, mayDeleteCompany, proof } = loaderData;
  const { t } = teamTextsOf(messages, "account");
  return (
    <TeamTextsProvider messages={messages}>
      <PageHeader title={t("Account")} />
      <div className="max-w-[720px]">
        <ChangeLanguage language={ownLanguage} />
        <ChangeEmail email={email} proof={proof} />
        <ChangePassword email={email} proof={proof} />
        <SecurityLink />
        <YourData exportPath={`${path}/export`} />
        {mayDeleteCompany ? <DeleteCompany phrase={phrase} proof={proof} /> : null}
        <DeleteAccount phrase={phrase} proof={proof} />
      </div>
    </TeamTextsProvider>
  );
}

function SecurityLink() {
  const { t } = useTeamTexts("account");
  return (
    <AccountSection
      title={t("Sign-in security")}
      text={t("Passkeys, second factor, and where you're signed in.")}
    >
      <Link to="/dashboard/team/security" className={buttonClass({ variant: "secondary" })}>
        {t("Open security")}
      </Link>
    </AccountSection>
  );
}

export const ErrorBoundary = SectionError;

/** The account page of people without a dashboard: on the waitlist, or on no team. */
import { Form } from "react-router";
import { servicesContext } from "#app/context.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { TeamTextsProvider, teamTextsOf } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { ProductFrame } from "#ui/product-frame.tsx";
import { AskBeforeLeaving } from "#ui/use-unsaved-changes.tsx";
import { DeleteAccount, YourData } from "../dashboard/components/account-end.tsx";
import { ChangeEmail, ChangeLanguage, ChangePassword } from "../dashboard/components/account-forms.tsx";
import { AccountSessions } from "../dashboard/team/components/account-sessions.tsx";
import { accountPath, outsideDashboardOnly, visitorContext } from "../guards.server.ts";
import { keepTyped } from "../keep-typed.ts";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/account";
import { changeAccount, type OwnAccount } from "./change-account.server.ts";
import { describeAccount } from "./describe-account.server.ts";
import { changeSessions, describeSessions } from "./own-sessions.server.ts";

export const middleware = [outsideDashboardOnly];

function accountOf(context: Route.LoaderArgs["context"]): OwnAccount {
  const { user, sessionId, company } = context.get(visitorContext);
  return { userId: user.id, sessionId, email: user.email, companyName: company?.companyName ?? "" };
}

export async function loader({ context }: Route.LoaderArgs) {
  const account = accountOf(context);
  return {
    ...(await describeAccount(context, account)),
    sessions: await describeSessions(context, account),
    appName: context.get(servicesContext).config.appName,
    path: accountPath,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const account = accountOf(context);
  const change = { context, request, form: await readForm(context), path: accountPath };
  return (await changeSessions({ ...change, person: account })) ?? changeAccount({ ...change, account });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), accountTexts.unexpected);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return privateMeta(teamTextsOf(loaderData?.messages, "account").t("Account"), loaderData?.appName);
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { appName, messages, email, ownLanguage, proof, phrase, sessions, path } = loaderData;
  const { t } = teamTextsOf(messages, "account");
  return (
    <TeamTextsProvider messages={messages}>
      <ProductFrame appName={appName}>
        <div className="mx-auto max-w-[752px] px-4 py-12">
          <div className="mb-8 flex items-center justify-between gap-4">
            <h1 className="text-28 tracking-tight">{t("Account")}</h1>
            <Form method="post" action="/auth/sign-out">
              <Button type="submit" variant="ghost" size="sm">
                {t("Sign out")}
              </Button>
            </Form>
          </div>
          <AskBeforeLeaving>
            <ChangeLanguage language={ownLanguage} />
            <ChangeEmail email={email} proof={proof} />
            <ChangePassword email={email} proof={proof} />
            <AccountSessions sessions={sessions} path={path} />
            <YourData exportPath={`${path}/export`} />
            <DeleteAccount phrase={phrase} proof={proof} />
          </AskBeforeLeaving>
        </div>
      </ProductFrame>
    </TeamTextsProvider>
  );
}

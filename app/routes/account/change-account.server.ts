/** Changes the person's own account. Two pages post these forms: in the dashboard, and for people without access to it. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { setLanguage } from "#features/accounts/account-language.server.ts";
import { deleteAccount } from "#features/accounts/delete-account.server.ts";
import { deleteOwnHelpCenter } from "#features/accounts/delete-own-company.server.ts";
import {
  changePassword,
  type Proof,
  refuseProof,
  requestEmailChange,
} from "#features/accounts/own-account.server.ts";
import {
  isDeletionPhrase,
  lastOwnerText,
  ownAccountTexts as texts,
} from "#features/accounts/own-account-texts.ts";
import { emailField } from "#features/accounts/schema.ts";
import { serviceTexts } from "#features/accounts/service-texts.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { teamLanguages } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { unknownForm } from "../answer-outcome.ts";
import { accountDeps } from "../auth/account-deps.server.ts";
import { deviceSetCookie, readVisitor } from "../auth/sign-in-visitor.server.ts";
import { authTextsFor } from "../auth/visitor-texts.server.ts";
import type { AccountAnswer } from "../dashboard/components/account-forms.tsx";
import { accountLanguage, teamLanguageContext, accountTexts as teamTextsFor } from "../team-texts.server.ts";

interface Change {
  context: Readonly<RouterContextProvider>;
  request: Request;
  form: FormData;
  account: OwnAccount;
  /** The page that posted the form, for redirects. */
  path: string;
}

export interface OwnAccount {
  userId: string;
  sessionId: string;
  email: string;
  /** Empty without a company. */
  companyName: string;
  /** The open help center, if its owner may delete it, and the one to open then. */
  deletable?: { scope: OwnerScope; nextId: string } | null;
}

export async function changeAccount({ context, request, form, account, path }: Change) {
  const services = context.get(servicesContext);
  const { userId, sessionId, email, companyName } = account;
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const deps = accountDeps(services, request);
  const visitor = await readVisitor(context, request);
  const { visitorAddress } = visitor;
  const proof: Proof = { userId, sessionId, email, password: read("password"), visitorAddress };
  const { said } = teamTextsFor(context, "account");
  const done = (text: string, headers?: Headers) =>
    redirectWithToast(path, { kind: "success", text: said(text) }, headers);
  const intent = form.get("intent");
  /** Null if the phrase and the proof are right. */
  async function refuseDeletion(as: "delete" | "delete-company") {
    const values = { phrase: read("phrase") };
    if (!isDeletionPhrase(values.phrase, companyName))
      return refused({ intent: as, values, errors: { phrase: texts.deleteMismatch } }, 400);
    const wrong = await refuseProof(deps, proof);
    return (
      wrong &&
      refused({ intent: as, values, errors: { password: refusal(wrong.outcome) } }, statusOf(wrong.outcome))
    );
  }
  switch (intent) {
    case "change-language": {
      const language = teamLanguages.find((one) => one === read("language")) ?? null;
      await setLanguage(services.db, { userId, language });
      // In the new language.
      const { t } = teamTexts(teamMessages("account", accountLanguage(request, { language })));
      return redirectWithToast(path, { kind: "success", text: t(texts.languageSaved) });
    }
    case "change-email": {
      const typed = emailField.safeParse(read("newEmail"));
      const values = { newEmail: read("newEmail") };
      if (!typed.success)
        return refused({ intent, values, errors: { newEmail: typed.error.issues[0]?.message ?? "" } }, 400);
      const { outcome } = await requestEmailChange(deps, proof, { newEmail: typed.data });
      if (outcome === "sent") return done(texts.emailSent);
      if (outcome === "same") return refused({ intent, values, errors: { newEmail: texts.emailSame } }, 400);
      return refused({ intent, values, errors: { password: refusal(outcome) } }, statusOf(outcome));
    }
    case "change-password": {
      const answer = await changePassword(deps, proof, {
        newPassword: read("newPassword"),
        companyName,
        ...visitor,
      });
      // Translated here, because the page has no other use for the texts of signing up.
      const ofAuth = authTextsFor(request, { language: context.get(teamLanguageContext) });
      const inLanguage = (problem: string) => said(ofAuth.said(problem));
      if (answer.outcome === "weak")
        return refused({ intent, errors: { newPassword: answer.problems.map(inLanguage) } }, 400);
      if (answer.outcome !== "changed")
        return refused({ intent, errors: { password: refusal(answer.outcome) } }, statusOf(answer.outcome));
      const headers = new Headers({ "set-cookie": await deviceSetCookie(answer.deviceCookie) });
      for (const cookie of answer.setCookies) headers.append("set-cookie", cookie);
      return done(texts.passwordChanged, headers);
    }
    case "delete-company": {
      const { deletable } = account;
      if (!deletable) throw unknownForm();
      const wrong = await refuseDeletion(intent);
      if (wrong) return wrong;
      await deleteOwnHelpCenter(services, deletable.scope);
      services.security.report("company-deleted", { account: { userId }, visitorAddress });
      await services.access.selectCompany({ sessionId, companyId: deletable.nextId });
      return redirectWithToast("/dashboard", { kind: "success", text: said(texts.companyDeleted) });
    }
    case "delete": {
      const wrong = await refuseDeletion(intent);
      if (wrong) return wrong;
      const deletion = await deleteAccount(services, account);
      if (deletion.outcome === "last-owner")
        return refused(
          {
            intent,
            values: { phrase: read("phrase") },
            errors: { phrase: lastOwnerText(deletion.companyName) },
          },
          409,
        );
      services.security.report("account-deleted", { account: { userId }, visitorAddress });
      const headers = new Headers();
      for (const cookie of services.access.clearingCookies()) headers.append("set-cookie", cookie);
      return redirectWithToast("/auth", { kind: "success", text: said(texts.deleted) }, headers);
    }
    default:
      throw unknownForm();
  }
}

function refused(answer: AccountAnswer, status: number) {
  return data(answer, { status });
}

type Unproven = NonNullable<Awaited<ReturnType<typeof refuseProof>>>["outcome"];

const refusals: Record<Unproven, { text: string; status: number }> = {
  "wrong-password": { text: texts.wrongPassword, status: 400 },
  "sign-in-again": { text: serviceTexts.signInAgain, status: 403 },
  limited: { text: accountTexts.limited, status: 429 },
};

function refusal(outcome: Unproven): string {
  return refusals[outcome].text;
}

function statusOf(outcome: Unproven): number {
  return refusals[outcome].status;
}

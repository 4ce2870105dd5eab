import { Fingerprint, LockKeyhole, ShieldCheck } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { maxPasskeyNameLength } from "#features/accounts/second-factor-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { AccountSection } from "../../dashboard/components/account-forms.tsx";
import type { ShownFactors } from "../describe-factors.server.ts";
import type { FactorAnswer } from "../factor-answer.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { AppSetup } from "./app-setup.tsx";
import { FactorRow, FactorRows, ProofForm, RowAction } from "./factor-row.tsx";

interface SectionProps {
  factors: ShownFactors;
  /** The page's path, which its forms post to. */
  path: string;
  answer: FactorAnswer | undefined;
}

export function Passkeys({ factors, path, answer, deviceName }: SectionProps & { deviceName: string }) {
  const { t } = useTeamTexts("account");
  const { passkeys } = factors;
  const hasApp = factors.appSince !== null;
  return (
    <AccountSection title={t("Passkeys")} text={t("Sign in with your fingerprint, face, or screen lock.")}>
      {passkeys.length > 0 ? (
        <FactorRows>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} path={path} answer={answer} factors={factors} />
          ))}
        </FactorRows>
      ) : null}
      <AddPasskey
        path={path}
        deviceName={deviceName}
        proof={factors.proof}
        hasApp={hasApp}
        problem={answer?.intent === "add-passkey" ? answer.problem : undefined}
      />
    </AccountSection>
  );
}

function PasskeyRow({
  passkey: { id, name, added, lastUsed },
  path,
  answer,
  factors: { proof, appSince },
}: SectionProps & { passkey: ShownFactors["passkeys"][number] }) {
  const { t, said } = useTeamTexts("account");
  const hasApp = appSince !== null;
  const mine = answer?.passkeyId === id ? answer : undefined;
  const isBusy = useNavigation().state !== "idle";
  return (
    <FactorRow
      icon={Fingerprint}
      title={name}
      text={
        lastUsed === null
          ? t("Added {when}, never used", { when: added })
          : t("Added {when}, used {used}", { when: added, used: lastUsed })
      }
    >
      <RowAction label={t("Change")} of={name} isOpen={mine !== undefined}>
        <Form
          method="post"
          action={path}
          replace
          preventScrollReset
          className="mb-5 flex max-w-[360px] flex-col gap-3"
          onSubmit={(event) => isBusy && event.preventDefault()}
        >
          <input type="hidden" name="intent" value="rename-passkey" />
          <input type="hidden" name="passkeyId" value={id} />
          <Field id={`name_${id}`} label={t("Name")} error={mine?.problem && said(mine.problem)}>
            {(control) => (
              <Input {...control} name="name" defaultValue={name} maxLength={maxPasskeyNameLength} />
            )}
          </Field>
          <Button type="submit" variant="secondary" size="sm" className="self-start" aria-disabled={isBusy}>
            {t("Rename")}
          </Button>
        </Form>
        <ProofForm
          id={`proof_${id}`}
          path={path}
          fields={{ intent: "remove-passkey", passkeyId: id }}
          label={t("Remove passkey")}
          proof={proof}
          hasApp={hasApp}
          error={mine?.proofError}
        />
      </RowAction>
    </FactorRow>
  );
}

export function AuthenticatorApp({ factors, path, answer }: SectionProps) {
  const { t, said } = useTeamTexts("account");
  const { appSince, recoveryCodesLeft, hasAny, proof } = factors;
  const hasApp = appSince !== null;
  const of = (intent: string) => (answer?.intent === intent ? answer : undefined);
  const proofError = (intent: string) => of(intent)?.proofError;
  return (
    <AccountSection
      title={t("Second factor")}
      text={t("A 6-digit code from your authenticator app that you enter after your password.")}
    >
      <FactorRows>
        {hasApp ? (
          <FactorRow
            key="on"
            icon={ShieldCheck}
            title={t("Authenticator app")}
            text={t("On since {when}", { when: appSince.replace(/^(?:on|am) /, "") })}
          >
            <RowAction
              label={t("Turn off")}
              of={t("the authenticator app")}
              isOpen={proofError("remove-app") !== undefined}
            >
              <ProofForm
                id="proof_remove_app"
                path={path}
                fields={{ intent: "remove-app" }}
                label={t("Turn off")}
                proof={proof}
                hasApp
                error={proofError("remove-app")}
              />
            </RowAction>
          </FactorRow>
        ) : answer?.setup ? (
          <li className="px-4 py-4">
            <AppSetup setup={answer.setup} path={path} error={answer.codeError} />
          </li>
        ) : (
          // Otherwise, the folded part stays open with another form.
          <FactorRow key="off" icon={ShieldCheck} title={t("Authenticator app")} text={t("Off")}>
            <RowAction
              label={t("Set up")}
              of={t("an authenticator app")}
              isOpen={proofError("start-app") !== undefined || of("confirm-app")?.problem !== undefined}
            >
              {of("confirm-app")?.problem ? (
                <p role="alert" className="mb-3 text-13 text-danger">
                  {said(of("confirm-app")?.problem ?? "")}
                </p>
              ) : null}
              <ProofForm
                id="proof_start_app"
                path={path}
                fields={{ intent: "start-app" }}
                label={t("Continue")}
                proof={proof}
                hasApp={false}
                error={proofError("start-app")}
              />
            </RowAction>
          </FactorRow>
        )}
        {hasAny ? (
          <FactorRow
            icon={LockKeyhole}
            title={t("Recovery codes")}
            text={t("{count} of 10 left", { count: recoveryCodesLeft })}
          >
            <RowAction label={t("Get new codes")} isOpen={proofError("renew-codes") !== undefined}>
              <ProofForm
                id="proof_codes"
                path={path}
                fields={{ intent: "renew-codes" }}
                label={t("Replace the old codes")}
                proof={proof}
                hasApp={hasApp}
                error={proofError("renew-codes")}
              />
            </RowAction>
          </FactorRow>
        ) : null}
      </FactorRows>
    </AccountSection>
  );
}

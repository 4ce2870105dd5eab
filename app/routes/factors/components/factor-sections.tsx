import { Fingerprint, LockKeyhole, ShieldCheck } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { maxPasskeyNameLength } from "#features/accounts/second-factor-texts.ts";
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
  const { passkeys } = factors;
  const hasApp = factors.appSince !== null;
  return (
    <AccountSection title="Passkeys" text="Sign in with your fingerprint, face, or screen lock.">
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
  const hasApp = appSince !== null;
  const mine = answer?.passkeyId === id ? answer : undefined;
  const isBusy = useNavigation().state !== "idle";
  return (
    <FactorRow
      icon={Fingerprint}
      title={name}
      text={`Added ${added}${lastUsed === null ? ", never used" : `, used ${lastUsed}`}`}
    >
      <RowAction label="Change" of={name} isOpen={mine !== undefined}>
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
          <Field id={`name_${id}`} label="Name" error={mine?.problem}>
            {(control) => (
              <Input {...control} name="name" defaultValue={name} maxLength={maxPasskeyNameLength} />
            )}
          </Field>
          <Button type="submit" variant="secondary" size="sm" className="self-start" aria-disabled={isBusy}>
            Rename
          </Button>
        </Form>
        <ProofForm
          id={`proof_${id}`}
          path={path}
          fields={{ intent: "remove-passkey", passkeyId: id }}
          label="Remove passkey"
          proof={proof}
          hasApp={hasApp}
          error={mine?.proofError}
        />
      </RowAction>
    </FactorRow>
  );
}

export function AuthenticatorApp({ factors, path, answer }: SectionProps) {
  const { appSince, recoveryCodesLeft, hasAny, proof } = factors;
  const hasApp = appSince !== null;
  const of = (intent: string) => (answer?.intent === intent ? answer : undefined);
  const proofError = (intent: string) => of(intent)?.proofError;
  return (
    <AccountSection
      title="Second factor"
      text="A 6-digit code from your authenticator app that you enter after your password."
    >
      <FactorRows>
        {hasApp ? (
          <FactorRow
            icon={ShieldCheck}
            title="Authenticator app"
            text={`On since ${appSince.replace(/^on /, "")}`}
          >
            <RowAction
              label="Turn off"
              of="the authenticator app"
              isOpen={proofError("remove-app") !== undefined}
            >
              <ProofForm
                id="proof_remove_app"
                path={path}
                fields={{ intent: "remove-app" }}
                label="Turn off"
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
          <FactorRow icon={ShieldCheck} title="Authenticator app" text="Off">
            <RowAction
              label="Set up"
              of="an authenticator app"
              isOpen={proofError("start-app") !== undefined || of("confirm-app")?.problem !== undefined}
            >
              {of("confirm-app")?.problem ? (
                <p role="alert" className="mb-3 text-13 text-danger">
                  {of("confirm-app")?.problem}
                </p>
              ) : null}
              <ProofForm
                id="proof_start_app"
                path={path}
                fields={{ intent: "start-app" }}
                label="Continue"
                proof={proof}
                hasApp={false}
                error={proofError("start-app")}
              />
            </RowAction>
          </FactorRow>
        )}
        {hasAny ? (
          <FactorRow icon={LockKeyhole} title="Recovery codes" text={`${recoveryCodesLeft} of 10 left`}>
            <RowAction label="Get new codes" isOpen={proofError("renew-codes") !== undefined}>
              <ProofForm
                id="proof_codes"
                path={path}
                fields={{ intent: "renew-codes" }}
                label="Replace the old codes"
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

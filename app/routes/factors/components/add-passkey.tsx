import { startRegistration } from "@simplewebauthn/browser";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigation, useSubmit } from "react-router";
import type { OwnProof } from "#features/accounts/own-proof.server.ts";
import { maxPasskeyNameLength } from "#features/accounts/second-factor-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import type { FactorAnswer } from "../factor-answer.ts";
import { ProofField } from "./factor-row.tsx";

const cancelled = "Your device didn't create a passkey. Try again.";

/** Checks the password, opens the browser's dialog, then posts what it returned. */
export function AddPasskey({
  path,
  deviceName,
  proof,
  hasApp,
  problem,
}: {
  path: string;
  /** Suggested as the passkey's name. */
  deviceName: string;
  proof: OwnProof;
  hasApp: boolean;
  problem: string | undefined;
}) {
  const { t, said } = useTeamTexts("account");
  const fetcher = useFetcher<FactorAnswer>();
  const submit = useSubmit();
  const isPosting = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const options = fetcher.data?.options;
  useEffect(() => {
    if (!options) return;
    setFailure(null);
    startRegistration({ optionsJSON: options }).then(
      (answer) => {
        const name = String(new FormData(form.current ?? undefined).get("name") ?? "");
        const fields = { intent: "add-passkey", name, answer: JSON.stringify(answer) };
        return submit(fields, { method: "post", action: path, replace: true, preventScrollReset: true });
      },
      () => setFailure(cancelled),
    );
  }, [options, path, submit]);
  const isBusy = fetcher.state !== "idle" || isPosting;
  const shown = failure ?? problem;
  return (
    <details className="mt-3" open={shown !== undefined || undefined}>
      <summary
        className={buttonClass({
          variant: "secondary",
          size: "sm",
          className: "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
        })}
      >
        <Plus className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
        {t("Add a passkey")}
      </summary>
      <fetcher.Form
        ref={form}
        method="post"
        action={path}
        className="mt-4 flex max-w-[360px] flex-col gap-3"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="start-passkey" />
        <Field id="passkey_name" label={t("Name")} help={t("Helps you recognize it in this list.")}>
          {(control) => (
            <Input {...control} name="name" defaultValue={deviceName} maxLength={maxPasskeyNameLength} />
          )}
        </Field>
        <ProofField id="passkey_proof" proof={proof} hasApp={hasApp} error={fetcher.data?.proofError} />
        {shown ? (
          <p role="alert" className="text-13 text-danger">
            {said(shown)}
          </p>
        ) : null}
        <Button type="submit" variant="secondary" size="sm" className="self-start" aria-disabled={isBusy}>
          {t(isBusy ? "Waiting for your device..." : "Continue")}
        </Button>
      </fetcher.Form>
    </details>
  );
}

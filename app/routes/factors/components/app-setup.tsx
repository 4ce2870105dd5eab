import { Form, useNavigation } from "react-router";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import type { FactorAnswer } from "../factor-answer.ts";

/** The QR code, the secret for apps without a camera, and the field for the first code. */
export function AppSetup({
  setup,
  path,
  error,
}: {
  setup: NonNullable<FactorAnswer["setup"]>;
  path: string;
  error: string | undefined;
}) {
  const { t, parts, said } = useTeamTexts("account");
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      action={path}
      replace
      preventScrollReset
      noValidate
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="intent" value="confirm-app" />
      <ol className="flex list-decimal flex-col gap-4 pl-5 text-14">
        <li>
          {t("Scan this code with your authenticator app.")}
          <img
            src={setup.qrSource}
            alt={t("QR code for your authenticator app")}
            width={180}
            height={180}
            className="mt-2 rounded-md border border-border bg-[#fff]"
          />
          <p className="mt-2 text-13 text-text-3">
            {joined(
              parts("Can't scan it? Enter this key: {key}", {
                key: <code className="font-mono text-text select-all">{setup.secretText}</code>,
              }),
            )}
          </p>
        </li>
        <li>
          <CodeField
            id="setup_code"
            label={t("Enter the 6-digit code from the app")}
            error={error && said(error)}
          />
        </li>
      </ol>
      <Button type="submit" className="mt-4" aria-disabled={isBusy}>
        {t("Turn on")}
      </Button>
    </Form>
  );
}

export function CodeField({ id, label, error }: { id: string; label: string; error: string | undefined }) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          className="max-w-[200px] font-mono"
        />
      )}
    </Field>
  );
}

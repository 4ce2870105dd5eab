import { Form, useNavigation } from "react-router";
import { accountLimits, type FieldErrors } from "#features/accounts/texts.ts";
import type { Plan } from "#shared/enumerations.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { joined, useAuthTexts } from "./auth-texts.tsx";
import { BetaCodeField } from "./beta-code-field.tsx";
import { BetaNote, FormProblem, TermsNote } from "./sign-up-notes.tsx";
import { useFocusInvalid } from "./use-focus-invalid.ts";

/** What the sign-in service doesn't know about a new account. */
export function ServiceSignUpForm({
  label,
  email,
  plan,
  refusal,
}: {
  label: string;
  email: string;
  plan: Plan;
  refusal: {
    values: { companyName: string; betaCode: string };
    fieldErrors: FieldErrors;
    formError: string | null;
  } | null;
}) {
  const { t, said, parts } = useAuthTexts();
  const form = useFocusInvalid(refusal);
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form
      ref={form}
      method="post"
      replace
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <div>
        <h1 className="text-28 tracking-tight">{t("Create your help center")}</h1>
        <p className="mt-3 text-text-2">
          {joined(
            parts("You'll sign in with {service} as {email}.", {
              service: label,
              email: <span className="font-medium wrap-anywhere text-text">{email}</span>,
            }),
          )}
        </p>
      </div>
      <BetaNote />
      {refusal?.formError ? <FormProblem>{said(refusal.formError)}</FormProblem> : null}
      <input type="hidden" name="intent" value="sign-up" />
      <Field id="company-name" label={t("Company name")} error={refusal?.fieldErrors.companyName?.map(said)}>
        {(control) => (
          <Input
            {...control}
            name="companyName"
            autoComplete="organization"
            required
            maxLength={accountLimits.maxCompanyNameLength}
            defaultValue={refusal?.values.companyName ?? ""}
          />
        )}
      </Field>
      <BetaCodeField defaultValue={refusal?.values.betaCode ?? ""} />
      <Button type="submit" size="lg" className="mt-1 w-full" aria-disabled={isBusy}>
        {t(isBusy ? "Creating your account..." : "Sign up")}
      </Button>
      <TermsNote plan={plan} />
    </Form>
  );
}

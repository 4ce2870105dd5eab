import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { minPasswordLength } from "#features/accounts/password-policy.ts";
import { accountLimits, type FieldErrors } from "#features/accounts/texts.ts";
import type { Plan } from "#shared/enumerations.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { joined, useAuthTexts } from "./auth-texts.tsx";
import { BetaCodeField } from "./beta-code-field.tsx";
import { MailLinkButton, MailLinkForm } from "./mail-link.tsx";
import { PasswordField } from "./password-field.tsx";
import { authLinkClass, BetaNote, FormProblem, TermsNote } from "./sign-up-notes.tsx";
import { useFocusInvalid } from "./use-focus-invalid.ts";

export type AuthMode = "sign-in" | "sign-up";

export interface TypedValues {
  email: string;
  companyName: string;
  betaCode: string;
}

export interface CredentialsFormProps {
  mode: AuthMode;
  next: string | null;
  plan: Plan;
  /** What the visitor typed on the start page. Null if nothing. */
  website: string | null;
  /** Lets the server dedupe a form that was submitted twice. */
  formId: string;
  /** The posted values of a rejected form. */
  values: TypedValues | null;
  fieldErrors: FieldErrors;
  formError: string | null;
  mailLinkTo: string | null;
  /** Another way to sign in, below the form. */
  children: ReactNode;
}

const texts = {
  "sign-in": { title: "Sign in", button: "Sign in", busy: "Signing in..." },
  "sign-up": { title: "Create your help center", button: "Sign up", busy: "Creating your account..." },
} as const;

export function CredentialsForm({
  mode,
  next,
  plan,
  website,
  formId,
  values,
  fieldErrors,
  formError,
  mailLinkTo,
  children,
}: CredentialsFormProps) {
  const { t, said, parts } = useAuthTexts();
  const form = useFocusInvalid(values);
  const isBusy = useNavigation().state !== "idle";
  const isSignUp = mode === "sign-up";
  const text = texts[mode];
  return (
    <>
      <Form
        ref={form}
        onSubmit={(event) => isBusy && event.preventDefault()}
        method="post"
        action={isSignUp ? "/auth?mode=signup" : "/auth?mode=signin"}
        replace
        noValidate
        className="flex flex-col gap-5"
      >
        <div>
          <h1 className="text-28 tracking-tight">{t(text.title)}</h1>
          {isSignUp && website ? (
            <p className="mt-2 wrap-anywhere text-text-2">
              {joined(
                parts("Sign up, and we'll read {website}.", {
                  website: <bdi>{website.replace(/^https?:\/\//, "")}</bdi>,
                }),
              )}
            </p>
          ) : null}
        </div>
        {isSignUp ? <BetaNote /> : null}
        {formError ? (
          <FormProblem>
            <p>{said(formError)}</p>
            {mailLinkTo === null ? null : <MailLinkButton email={mailLinkTo} />}
          </FormProblem>
        ) : null}
        <input type="hidden" name="intent" value={mode} />
        {next ? <input type="hidden" name="next" value={next} /> : null}
        {isSignUp ? <input type="hidden" name="plan" value={plan} /> : null}
        {isSignUp ? <input type="hidden" name="formId" value={formId} /> : null}
        <Field id="email" label={t("Email")} error={fieldErrors.email?.map(said)}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete={isSignUp ? "email" : "username"}
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={accountLimits.maxEmailLength}
              defaultValue={values?.email ?? ""}
            />
          )}
        </Field>
        <PasswordField
          autoComplete={isSignUp ? "new-password" : "current-password"}
          errors={fieldErrors.password?.map(said)}
          {...(isSignUp
            ? {
                help: t("At least {count} characters. A short sentence is fine.", {
                  count: minPasswordLength,
                }),
              }
            : {})}
        />
        {isSignUp ? (
          <>
            <Field id="company-name" label={t("Company name")} error={fieldErrors.companyName?.map(said)}>
              {(control) => (
                <Input
                  {...control}
                  name="companyName"
                  autoComplete="organization"
                  required
                  maxLength={accountLimits.maxCompanyNameLength}
                  defaultValue={values?.companyName ?? ""}
                />
              )}
            </Field>
            <BetaCodeField defaultValue={values?.betaCode ?? ""} />
          </>
        ) : null}
        <Button type="submit" size="lg" className="mt-1 w-full" aria-disabled={isBusy}>
          {t(isBusy ? text.busy : text.button)}
        </Button>
        {isSignUp ? (
          <TermsNote plan={plan} />
        ) : (
          <p className="text-14">
            <Link to="/auth/forgot" className={authLinkClass}>
              {t("Forgot your password?")}
            </Link>
          </p>
        )}
      </Form>
      {children}
      {mailLinkTo === null ? null : <MailLinkForm email={mailLinkTo} />}
    </>
  );
}

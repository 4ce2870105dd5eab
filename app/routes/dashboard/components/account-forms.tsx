import { type ReactNode, useEffect, useRef } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import type { OwnProof } from "#features/accounts/own-proof.server.ts";
import { minPasswordLength } from "#features/accounts/password-policy.ts";
import { serviceTexts } from "#features/accounts/service-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { type TeamLanguage, teamLanguages } from "#shared/enumerations.ts";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { useToast } from "#ui/toaster.tsx";
import { PasswordField } from "../../auth/components/password-field.tsx";

export type AccountIntent =
  | "change-language"
  | "change-email"
  | "change-password"
  | "delete-company"
  | "delete";

export interface AccountAnswer {
  intent?: AccountIntent;
  values?: { newEmail?: string; phrase?: string };
  errors?: { newEmail?: string; newPassword?: string[]; password?: string; phrase?: string };
  /** A problem that isn't about a single field. */
  problem?: string;
}

/** Returns the form's result and whether it is being submitted. Focuses the first invalid field. */
function useAccountForm(intent: AccountIntent) {
  const answer = useActionData<AccountAnswer>();
  const posted = useNavigation().formData;
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const { said } = useTeamTexts("account");
  const mine = answer?.intent === intent ? answer : null;
  const isBusy = posted?.get("intent") === intent;
  const wasBusy = useRef(false);
  useEffect(() => {
    if (mine?.errors) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [mine]);
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      if (answer?.problem) toast({ kind: "error", text: said(answer.problem) });
      // After success, clears the passwords from the page.
      if (!answer) form.current?.reset();
    }
    wasBusy.current = isBusy;
  }, [isBusy, answer, toast, said]);
  return { form, answer: mine, isBusy };
}

export function AccountSection({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-x-8 gap-y-4 border-t border-border py-7 first:border-0 first:pt-0 md:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 className="text-16">{title}</h2>
        <p className="mt-1 text-14 break-words text-text-3">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Shows errors in place, and ignores further clicks while it is being submitted. */
export function AccountForm({
  intent,
  className,
  children,
}: {
  intent: AccountIntent;
  className?: string;
  children: (state: { answer: AccountAnswer | null; isBusy: boolean }) => ReactNode;
}) {
  const { form, answer, isBusy } = useAccountForm(intent);
  return (
    <Form
      ref={form}
      method="post"
      replace
      preventScrollReset
      noValidate
      className={cn("flex flex-col gap-4", className)}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {children({ answer, isBusy })}
    </Form>
  );
}

/** Every change to the account requires the current password, or a recent sign-in for accounts without one. */
export function OwnPassword({
  id,
  label,
  proof,
  answer,
}: {
  id: string;
  label?: string;
  proof: OwnProof;
  answer: AccountAnswer | null;
}) {
  const { t, said } = useTeamTexts("account");
  const isRefused = answer?.errors?.password !== undefined;
  // The last sign-in may no longer be recent enough by the time the form is submitted.
  if (proof === "recent-sign-in" && !isRefused) return null;
  if (proof !== "password")
    return (
      <p
        role={isRefused ? "alert" : undefined}
        className={`text-14 ${isRefused ? "text-danger" : "text-text-2"}`}
      >
        {t(serviceTexts.signInAgain)}
      </p>
    );
  return (
    <PasswordField
      id={id}
      label={label ?? t("Your password")}
      showLabel={t("Show password")}
      autoComplete="current-password"
      errors={answer?.errors?.password ? [said(answer.errors.password)] : []}
    />
  );
}

/** Each in its own language. */
const languageNames: Record<TeamLanguage, string> = { en: "English", de: "Deutsch" };

export function ChangeLanguage({ language }: { language: TeamLanguage | null }) {
  const { t } = useTeamTexts("account");
  return (
    <AccountSection
      title={t("Language")}
      text={t("For the pages and emails that you see. Your help center keeps its own.")}
    >
      <AccountForm intent="change-language">
        {({ isBusy }) => (
          <>
            <Field id="language" label={t("Language")}>
              {(control) => (
                <Select
                  {...control}
                  key={language}
                  name="language"
                  defaultValue={language ?? ""}
                  className="max-w-60"
                >
                  <option value="">{t("Same as your browser")}</option>
                  {teamLanguages.map((one) => (
                    <option key={one} value={one} lang={one}>
                      {languageNames[one]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button type="submit" variant="secondary" className="self-start" aria-disabled={isBusy}>
              {t(isBusy ? "Saving..." : "Save language")}
            </Button>
          </>
        )}
      </AccountForm>
    </AccountSection>
  );
}

export function ChangeEmail({ email, proof }: { email: string; proof: OwnProof }) {
  const { t, said } = useTeamTexts("account");
  return (
    <AccountSection title={t("Email")} text={t("You sign in as {email}.", { email })}>
      <AccountForm intent="change-email">
        {({ answer, isBusy }) => (
          <>
            <Field
              id="new_email"
              label={t("New email")}
              help={t("We'll email you a link. Your email changes when you open it.")}
              error={answer?.errors?.newEmail && said(answer.errors.newEmail)}
            >
              {(control) => (
                <Input
                  {...control}
                  name="newEmail"
                  type="email"
                  autoComplete="email"
                  defaultValue={answer?.values?.newEmail ?? ""}
                  required
                />
              )}
            </Field>
            <OwnPassword id="email_password" proof={proof} answer={answer} />
            <Button type="submit" variant="secondary" className="self-start" aria-disabled={isBusy}>
              {t(isBusy ? "Sending..." : "Change email")}
            </Button>
          </>
        )}
      </AccountForm>
    </AccountSection>
  );
}

export function ChangePassword({ email, proof }: { email: string; proof: OwnProof }) {
  const { t } = useTeamTexts("account");
  const isFirst = proof !== "password";
  return (
    <AccountSection
      title={t("Password")}
      text={
        isFirst
          ? t("You don't have a password yet. Setting one signs you out on all other devices.")
          : t("Changing it signs you out on all other devices.")
      }
    >
      <AccountForm intent="change-password">
        {({ answer, isBusy }) => (
          <>
            {/* Tells password managers which account the password belongs to. */}
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <OwnPassword id="current_password" label={t("Current password")} proof={proof} answer={answer} />
            <PasswordField
              id="new_password"
              name="newPassword"
              label={t("New password")}
              showLabel={t("Show password")}
              autoComplete="new-password"
              help={t("At least {count} characters. A short sentence is fine.", { count: minPasswordLength })}
              errors={answer?.errors?.newPassword}
            />
            <Button type="submit" variant="secondary" className="self-start" aria-disabled={isBusy}>
              {t(isBusy ? "Saving..." : isFirst ? "Set password" : "Change password")}
            </Button>
          </>
        )}
      </AccountForm>
    </AccountSection>
  );
}

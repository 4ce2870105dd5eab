import { Download } from "lucide-react";
import { Form } from "react-router";
import { Button, buttonClass } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PasswordField } from "../../auth/components/password-field.tsx";
import { AccountSection, useAccountForm } from "./account-forms.tsx";

export function YourData() {
  return (
    <AccountSection title="Your data" text="It is yours: take it along whenever you like.">
      <a
        href="/dashboard/account/export"
        download
        className={buttonClass({ variant: "secondary" })}
        aria-describedby="export_help"
      >
        <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
        Export all data
      </a>
      <p id="export_help" className="mt-2 text-13 text-text-3">
        One JSON file with your company, questions and their sources, messages, visits and everything else.
      </p>
    </AccountSection>
  );
}

/** Opened on purpose, typed on purpose: this can't be undone. */
export function DeleteAccount({ phrase }: { phrase: string }) {
  const { form, answer, isBusy } = useAccountForm("delete");
  return (
    <AccountSection
      title="Delete account"
      text="Your account, your company and its help center, with everything in them. This can't be undone."
    >
      <details open={answer !== null || undefined}>
        <summary
          className={buttonClass({
            variant: "secondary",
            className: "list-none text-danger hover:bg-danger-tint [&::-webkit-details-marker]:hidden",
          })}
        >
          Delete account
        </summary>
        <Form
          ref={form}
          method="post"
          replace
          preventScrollReset
          noValidate
          className="mt-4 flex flex-col gap-4 rounded-lg border border-border p-4 md:p-5"
          onSubmit={(event) => {
            if (isBusy) event.preventDefault();
          }}
        >
          <p className="text-14 text-text-2">
            Visitors find nothing at your address any more, and nobody can get any of it back, not even we.
            You may want to export your data first.
          </p>
          <input type="hidden" name="intent" value="delete" />
          <Field
            id="delete_phrase"
            label={
              <>
                Type <strong className="font-semibold">{phrase}</strong> to confirm
              </>
            }
            error={answer?.errors?.phrase}
          >
            {(control) => (
              <Input
                {...control}
                name="phrase"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={answer?.values?.phrase ?? ""}
                required
              />
            )}
          </Field>
          <PasswordField
            id="delete_password"
            label="Your password"
            autoComplete="current-password"
            errors={answer?.errors?.password ? [answer.errors.password] : []}
          />
          <Button
            type="submit"
            variant="secondary"
            className="self-start border-danger text-danger hover:bg-danger-tint"
            aria-disabled={isBusy}
          >
            {isBusy ? "Deleting..." : "Delete everything for good"}
          </Button>
        </Form>
      </details>
    </AccountSection>
  );
}

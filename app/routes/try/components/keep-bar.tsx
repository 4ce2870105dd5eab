/** "Keep this help center", always in view. */
import { useId } from "react";
import { Form, Link, useNavigation } from "react-router";
import { accountLimits, type FieldErrors } from "#features/accounts/texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Input } from "#ui/primitives/input.tsx";
import type { KeepRefusal } from "../keep.server.ts";

export interface Keeping {
  /** Of the person who is signed in. Null for a visitor, who signs up. */
  email: string | null;
  /** An account already asked to keep it. */
  isKept: boolean;
  formId: string;
  refusal: KeepRefusal | null;
}

const linkClass = "text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current";

/** `site` is sent along, because another tab may have had another website read. */
export function KeepBar({ site, keeping }: { site: string; keeping: Keeping }) {
  const { t } = useTeamTexts("wizard");
  const { email, isKept, formId, refusal } = keeping;
  const isBusy = useNavigation().state !== "idle";
  return (
    <section
      aria-labelledby="keep-title"
      className="bottom-0 z-10 border-t border-border bg-bg md:sticky md:shadow-[0_-8px_24px_rgb(0_0_0/0.04)]"
    >
      <div className="mx-auto flex w-full max-w-[1168px] flex-wrap items-start justify-between gap-x-8 gap-y-4 px-4 py-5 md:px-6 lg:flex-nowrap lg:py-4">
        <div className="max-w-[44ch] min-w-0">
          <h2 id="keep-title" className="text-18 tracking-tight">
            {t(isKept && email === null ? "Confirm your email to keep it" : "Keep this help center")}
          </h2>
          <p className="mt-1 text-14 text-text-2">
            {t(
              isKept && email === null
                ? "We've emailed you a link. Nothing goes public until you publish."
                : "We hold it for 24 hours. Nothing goes public until you publish.",
            )}
          </p>
        </div>
        <Form
          method="post"
          action="/try"
          preventScrollReset
          onSubmit={(event) => isBusy && event.preventDefault()}
          noValidate
          className={cn(
            "flex w-full min-w-0 flex-wrap items-start gap-x-3 gap-y-2 lg:shrink-0",
            email === null ? "lg:w-[45rem]" : "md:w-auto",
          )}
        >
          <input type="hidden" name="intent" value="keep" />
          <input type="hidden" name="site" value={site} />
          {email === null ? <SignUpFields formId={formId} refusal={refusal} /> : null}
          <Button type="submit" size="lg" aria-disabled={isBusy} className="max-md:w-full">
            {t("Keep it")}
          </Button>
          {email === null ? (
            <p className="w-full text-13 text-text-3">
              {t("Still in Beta. Without a code, you join the waitlist, and we keep it for you.")}{" "}
              <Link to="/auth?mode=signin&next=/try" className={linkClass}>
                {t("I have an account")}
              </Link>
            </p>
          ) : null}
          {refusal?.formError ? (
            <p role="alert" className="w-full text-14 text-danger">
              {refusal.formError}{" "}
              {refusal.isRegistered ? (
                <Link to="/auth?mode=signin&next=/try" className={linkClass}>
                  {t("Sign in")}
                </Link>
              ) : null}
            </p>
          ) : null}
        </Form>
      </div>
    </section>
  );
}

function SignUpFields({ formId, refusal }: Pick<Keeping, "formId" | "refusal">) {
  const { t } = useTeamTexts("wizard");
  const values = refusal?.values;
  return (
    <>
      <input type="hidden" name="formId" value={formId} />
      <Part label={t("Email")} errors={refusal?.fieldErrors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={accountLimits.maxEmailLength}
            placeholder={t("Email")}
            defaultValue={values?.email ?? ""}
            className="h-11 md:h-11"
          />
        )}
      </Part>
      <Part label={t("Password")} errors={refusal?.fieldErrors.password}>
        {(control) => (
          <Input
            {...control}
            name="password"
            type="password"
            autoComplete="new-password"
            required
            maxLength={200}
            placeholder={t("Password")}
            className="h-11 md:h-11"
          />
        )}
      </Part>
      <Part label={t("Beta access code (optional)")} isWide errors={refusal?.fieldErrors.betaCode}>
        {(control) => (
          <Input
            {...control}
            name="betaCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            placeholder={t("Beta access code (optional)")}
            defaultValue={values?.betaCode ?? ""}
            className="h-11 md:h-11"
          />
        )}
      </Part>
    </>
  );
}

interface Control {
  id: string;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
}

/** The label is only for screen readers, because the row has no room for it. */
function Part({
  label,
  errors,
  isWide = false,
  children,
}: {
  label: string;
  isWide?: boolean;
  errors: FieldErrors["email"];
  children: (control: Control) => React.ReactNode;
}) {
  const id = useId();
  const isWrong = errors !== undefined && errors.length > 0;
  return (
    <div className={cn("w-full md:grow", isWide ? "md:w-48" : "md:w-36")}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": isWrong || undefined,
        "aria-describedby": isWrong ? `${id}-error` : undefined,
      })}
      {isWrong ? (
        <p id={`${id}-error`} className="mt-1 text-13 text-danger">
          {errors[0]}
        </p>
      ) : null}
    </div>
  );
}

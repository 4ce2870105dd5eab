import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { OwnProof } from "#features/accounts/own-proof.server.ts";
import { serviceTexts } from "#features/accounts/service-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";

export function FactorRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-border rounded-lg border border-border">{children}</ul>;
}

/** An icon, a title, and one action on the right, which opens its form below. */
export function FactorRow({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="relative px-4 py-3">
      <div className="flex items-center gap-3 pr-32">
        <Icon className="size-5 shrink-0 text-text-3" strokeWidth={1.75} aria-hidden="true" />
        <div className="min-w-0">
          <p className="text-14 font-medium wrap-anywhere">{title}</p>
          <p className="mt-0.5 text-13 text-text-3">{text}</p>
        </div>
      </div>
      {children}
    </li>
  );
}

/** Works without script. */
export function RowAction({
  label,
  of,
  isOpen,
  children,
}: {
  label: string;
  /** For screen readers, if several rows have the same label. */
  of?: string;
  /** Keeps the form open after a refusal. */
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen || undefined}>
      <summary
        className={buttonClass({
          variant: "ghost",
          size: "sm",
          className:
            "absolute top-3.5 right-3 cursor-pointer list-none [&::-webkit-details-marker]:hidden pointer-coarse:top-2",
        })}
      >
        {label}
        {of ? <span className="sr-only"> {of}</span> : null}
      </summary>
      <div className="mt-3 mb-1">{children}</div>
    </details>
  );
}

/** A form that asks for the password, or a code from the app. */
export function ProofForm({
  id,
  path,
  fields,
  label,
  proof,
  hasApp,
  error,
  children,
}: {
  /** Unique on the page. */
  id: string;
  path: string;
  fields: Record<string, string>;
  label: string;
  proof: OwnProof;
  hasApp: boolean;
  error: string | undefined;
  children?: ReactNode;
}) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      action={path}
      replace
      preventScrollReset
      className="flex max-w-[360px] flex-col gap-3"
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <ProofField id={id} proof={proof} hasApp={hasApp} error={error} />
      <Button type="submit" variant="secondary" size="sm" className="self-start" aria-disabled={isBusy}>
        {label}
      </Button>
    </Form>
  );
}

/** Accounts without a password need nothing right after signing in, and a code from the app or a new sign-in later. */
export function ProofField({
  id,
  proof,
  hasApp,
  error,
}: {
  id: string;
  proof: OwnProof;
  hasApp: boolean;
  error: string | undefined;
}) {
  const { t, said } = useTeamTexts("account");
  // The last sign-in may no longer be recent enough by the time the form is submitted.
  if (proof === "recent-sign-in" && !hasApp && error === undefined) return null;
  if (proof !== "password" && !hasApp)
    return (
      <p role={error ? "alert" : undefined} className={`text-13 ${error ? "text-danger" : "text-text-2"}`}>
        {t(serviceTexts.signInAgain)}
      </p>
    );
  const withApp = proof === "password" ? "Password or code from your app" : "Code from your app";
  return (
    <Field id={id} label={t(hasApp ? withApp : "Password")} error={error && said(error)}>
      {(control) => (
        <Input
          {...control}
          name="proof"
          type="password"
          autoComplete="current-password"
          required
          maxLength={1_000}
        />
      )}
    </Field>
  );
}

import type { ReactNode } from "react";
import type { Texts } from "#engines/messages/texts.ts";
import type { PrivateAccessKind } from "#shared/enumerations.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";

export interface EnterFormsProps {
  /** In the language of the entrance. */
  t: Texts["t"];
  /** The page to open afterwards. */
  to: string;
  kind: PrivateAccessKind;
  /** The secret of a mailed link. Opening the link changes nothing, so that mail scanners don't use it up. */
  link: string | null;
  signInUrl: string;
  problem: string | null;
  note: string | null;
}

/** The forms for entering a private help center. They work without JavaScript. */
export function EnterForms({ t, to, kind, link, signInUrl, problem, note }: EnterFormsProps) {
  if (link !== null && problem === null)
    return (
      <EnterForm intent="enter-link" to={to}>
        <input type="hidden" name="link" value={link} />
        <Button type="submit" size="lg">
          {t("enter.open")}
        </Button>
      </EnterForm>
    );
  return (
    <div className="flex max-w-90 flex-col gap-6 text-start">
      {note ? (
        <p className="hc-note" role="status">
          {note}
        </p>
      ) : null}
      {kind === "password" ? (
        <EnterForm intent="enter-password" to={to}>
          <Field id="hc_password" label={t("enter.passwordLabel")} error={problem ?? undefined}>
            {(control) => (
              <Input {...control} type="password" name="password" autoComplete="current-password" required />
            )}
          </Field>
          <Button type="submit" size="lg">
            {t("enter.open")}
          </Button>
        </EnterForm>
      ) : (
        <EnterForm intent="request-link" to={to}>
          <Field
            id="hc_email"
            label={t("contact.email")}
            help={t("enter.emailHelp")}
            error={problem ?? undefined}
          >
            {(control) => (
              <Input {...control} type="email" name="email" autoComplete="email" required maxLength={254} />
            )}
          </Field>
          <Button type="submit" size="lg">
            {t("enter.sendLink")}
          </Button>
        </EnterForm>
      )}
      <p className="text-14">
        {t("enter.onTeam")}{" "}
        <a className="underline underline-offset-4" href={signInUrl}>
          {t("enter.signIn")}
        </a>
      </p>
    </div>
  );
}

function EnterForm({ intent, to, children }: { intent: string; to: string; children: ReactNode }) {
  return (
    // Posts without the query, which may hold a used secret.
    <form className="hc-form" method="post" action="?" noValidate>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="to" value={to} />
      {children}
    </form>
  );
}

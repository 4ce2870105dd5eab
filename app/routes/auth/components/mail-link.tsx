import { Form, Link, useNavigation } from "react-router";
import { accountLimits, accountTexts } from "#features/accounts/texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { joined, useAuthTexts } from "./auth-texts.tsx";

export interface MailLinkState {
  email: string;
  /** Null while the link is only offered. */
  sent: "sent" | "enough" | null;
}

const formId = "mail-link";

/**
 * Shown next to the "too many attempts" message. It is separate from the password form, because forms can't be nested.
 */
export function MailLinkButton({ email }: { email: string }) {
  const { t, parts } = useAuthTexts();
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="mt-3 text-text">
      <p>
        {joined(
          parts("You can sign in by email instead. We'll send a link to {email}.", {
            email: <strong className="font-medium wrap-anywhere">{email}</strong>,
          }),
        )}
      </p>
      <Button
        type="submit"
        form={formId}
        variant="secondary"
        className="mt-3 w-full"
        aria-disabled={isBusy}
        onClick={(event) => isBusy && event.preventDefault()}
      >
        {t("Email me a sign-in link")}
      </Button>
    </div>
  );
}

export function MailLinkForm({ email }: { email: string }) {
  return (
    <Form id={formId} method="post" action="/auth?mode=signin" replace>
      <input type="hidden" name="intent" value="mail-link" />
      <input type="hidden" name="email" value={email} />
    </Form>
  );
}

export function LinkSent({ sent, onBack }: { sent: "sent" | "enough"; onBack: () => void }) {
  const { t, wait } = useAuthTexts();
  const text = sent === "sent" ? accountTexts.linkSent : accountTexts.linkEnough;
  return (
    <div role="status">
      <h1 className="text-28 tracking-tight">{t("Check your email")}</h1>
      <p className="mt-3 text-text-2">
        {t(text)}{" "}
        {t("Each link works once, for {duration}.", { duration: wait(accountLimits.signInLinkMinutes * 60) })}
      </p>
      <Link
        to="/auth?mode=signin"
        onClick={onBack}
        className={buttonClass({ variant: "secondary", size: "lg", className: "mt-8 w-full" })}
      >
        {t("Back to sign in")}
      </Link>
    </div>
  );
}

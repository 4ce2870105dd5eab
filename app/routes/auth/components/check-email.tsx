import { useEffect, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { joined, useAuthTexts } from "./auth-texts.tsx";

export interface CheckEmailProps {
  pending: { email: string; waitSeconds: number };
  /**
   * Whether emails are stored in the local mailbox because no mail server is configured. "locked" means that this
   * browser can't read them.
   */
  mailbox: "open" | "locked" | "none";
}

/** Shown after sign-up, and after signing in with an unconfirmed address. */
export function CheckEmail({ pending, mailbox }: CheckEmailProps) {
  const { t, parts, wait } = useAuthTexts();
  const { email } = pending;
  const waitSeconds = useCountdown(pending);
  const isBusy = useNavigation().state !== "idle";
  const isWaiting = waitSeconds > 0;
  return (
    <div>
      <h1 className="text-28 tracking-tight">{t("Check your email")}</h1>
      <p className="mt-3 text-text-2">
        {joined(
          parts("We sent a link to {email}. Open it on any device to confirm your email.", {
            email: <strong className="font-medium break-all text-text">{email}</strong>,
          }),
        )}
      </p>
      {mailbox === "open" ? (
        <p className="mt-3 text-14 text-text-3">
          {joined(
            parts("No mail server is set up yet, so the email is in the {mailbox}.", {
              mailbox: (
                <a
                  href="/dev/mailbox"
                  className="text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current"
                >
                  {t("local mailbox")}
                </a>
              ),
            }),
          )}
        </p>
      ) : mailbox === "locked" ? (
        <p className="mt-3 text-14 text-text-3">
          {t(
            "No mail server is set up yet, so the email is in the local mailbox. Open it with the address printed in the terminal.",
          )}
        </p>
      ) : (
        <p className="mt-3 text-14 text-text-3">
          {t("Nothing there? Check your spam folder, or resend it.")}
        </p>
      )}
      <Form method="post" action="/auth" replace className="mt-8 flex flex-col gap-3">
        <input type="hidden" name="intent" value="resend" />
        <input type="hidden" name="email" value={email} />
        <Button
          type="submit"
          variant="secondary"
          size="lg"
          aria-disabled={isWaiting || isBusy}
          onClick={(event) => (isWaiting || isBusy) && event.preventDefault()}
        >
          {t("Resend confirmation email")}
        </Button>
        <p className="text-13 text-text-3 tabular-nums" aria-live="off">
          {isWaiting ? t("You can resend it in {duration}.", { duration: wait(waitSeconds) }) : "\u00a0"}
        </p>
        <Link to="/auth?mode=signin" className={buttonClass({ variant: "ghost", size: "lg" })}>
          {t("Back to sign in")}
        </Link>
      </Form>
    </div>
  );
}

/** Restarts with each response but doesn't remount, so that the pressed button keeps focus. */
function useCountdown(pending: CheckEmailProps["pending"]): number {
  const [counted, setCounted] = useState({ pending, left: pending.waitSeconds });
  if (counted.pending !== pending) setCounted({ pending, left: pending.waitSeconds });
  const isRunning = counted.left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () => setCounted((now) => ({ ...now, left: Math.max(0, now.left - 1) })),
      1_000,
    );
    return () => clearInterval(timer);
  }, [isRunning]);
  return counted.left;
}

/** Parts shared by all forms that create an account. */
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import type { Plan } from "#shared/enumerations.ts";
import { joined, useAuthTexts } from "./auth-texts.tsx";

export const authLinkClass =
  "text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current";

export function BetaNote() {
  const { t } = useAuthTexts();
  return (
    <div className="flex gap-3 rounded-md border border-border bg-surface-2 p-4 text-14 text-text-2">
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <p>
        <strong className="font-medium text-text">{t("Still in Beta.")}</strong>{" "}
        {t("With a beta code, you can start now. Without one, you join the waitlist.")}
      </p>
    </div>
  );
}

export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="rounded-md border border-danger bg-danger-tint px-4 py-3 text-14 text-danger"
    >
      {children}
    </div>
  );
}

export function TermsNote({ plan }: { plan: Plan }) {
  const { t, parts } = useAuthTexts();
  return (
    <p className="text-13 text-text-3">
      {joined(
        parts("By signing up you agree to the {terms} and the {privacy}.", {
          terms: (
            <a href="/terms" className={authLinkClass}>
              {t("Terms of Service")}
            </a>
          ),
          privacy: (
            <a href="/privacy" className={authLinkClass}>
              {t("Privacy Policy")}
            </a>
          ),
        }),
      )}
      {plan === "ai" ? ` ${t("You chose the AI plan.")}` : ""}
    </p>
  );
}

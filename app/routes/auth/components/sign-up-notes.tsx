/** Parts that every form for a new account has. */
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import type { Plan } from "#shared/enumerations.ts";

export const authLinkClass =
  "text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current";

export function BetaNote() {
  return (
    <div className="flex gap-3 rounded-md border border-border bg-surface-2 p-4 text-14 text-text-2">
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <p>
        <strong className="font-medium text-text">Still in Beta.</strong> With a beta code, you can start now.
        Without one, you join the waitlist.
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
  return (
    <p className="text-13 text-text-3">
      By signing up you agree to the{" "}
      <a href="/terms" className={authLinkClass}>
        Terms of Service
      </a>{" "}
      and the{" "}
      <a href="/privacy" className={authLinkClass}>
        Privacy Policy
      </a>
      .{plan === "ai" ? " You chose the AI plan." : ""}
    </p>
  );
}

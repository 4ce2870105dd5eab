import { KeyRound } from "lucide-react";
import type { Plan } from "#shared/enumerations.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { useAuthTexts } from "./auth-texts.tsx";

/** A link, so that it works without JavaScript and can lead to another site. */
export function ServiceButton({ label, next, plan }: { label: string; next: string | null; plan?: Plan }) {
  const { t } = useAuthTexts();
  const query = new URLSearchParams({ ...(next && { next }), ...(plan === "ai" && { plan }) });
  return (
    <a
      href={query.size > 0 ? `/auth/service?${query}` : "/auth/service"}
      className={buttonClass({ variant: "secondary", size: "lg", className: "mt-3 w-full" })}
    >
      <KeyRound className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <span className="truncate leading-6">{t("Continue with {service}", { service: label })}</span>
    </a>
  );
}

import { Lock } from "lucide-react";
import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";

/** Replaces a section that the plan doesn't include. */
export function PremiumNotice({ title, text }: { title: string; text: string }) {
  const { t } = useTeamTexts("frame");
  return (
    <>
      <PageHeader title={title} />
      <section className="rounded-lg border border-border bg-surface px-5 py-8 md:px-8 md:py-12">
        <p className="flex items-center gap-2 text-13 font-medium tracking-wide text-text-3">
          <Lock className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("PREMIUM FEATURE")}
        </p>
        <h2 className="mt-3 text-18">{text}</h2>
        <p className="mt-2 max-w-[60ch] text-14 text-text-2">
          {t("This version includes FAQs, your contact details and a contact form.")}
        </p>
        <Link to="/dashboard/faqs" className={buttonClass({ variant: "secondary", className: "mt-6" })}>
          {t("Go to your FAQs")}
        </Link>
      </section>
    </>
  );
}

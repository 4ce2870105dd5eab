import { Lock } from "lucide-react";
import { Link } from "react-router";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";

/** Replaces a section that the plan doesn't include. `subject` includes its verb, as in "How-to videos are". */
export function PremiumNotice({ title, subject }: { title: string; subject: string }) {
  return (
    <>
      <PageHeader title={title} />
      <section className="rounded-lg border border-border bg-surface px-5 py-8 md:px-8 md:py-12">
        <p className="flex items-center gap-2 text-13 font-medium tracking-wide text-text-3">
          <Lock className="size-4" strokeWidth={1.75} aria-hidden="true" />
          PREMIUM FEATURE
        </p>
        <h2 className="mt-3 text-18">{subject} not available in this version.</h2>
        <p className="mt-2 max-w-[60ch] text-14 text-text-2">
          This version includes FAQs, your contact details and a contact form.
        </p>
        <Link to="/dashboard/faqs" className={buttonClass({ variant: "secondary", className: "mt-6" })}>
          Go to your FAQs
        </Link>
      </section>
    </>
  );
}

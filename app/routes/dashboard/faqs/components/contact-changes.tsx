/** Contact details that the website states differently now. The owner decides what visitors see. */
import { Link } from "react-router";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ContactChange } from "#features/websites/check/contact-changes.ts";
import { buttonClass } from "#ui/primitives/button.tsx";

const names = { email: "Email", phone: "Phone", address: "Address" } as const;

export function ContactChanges({ changes }: { changes: readonly ContactChange[] }) {
  const { t, parts } = useTeamTexts("website");
  if (changes.length === 0) return null;
  return (
    <section className="mt-6 mb-8 rounded-lg border border-border p-5">
      <h2 className="text-16 font-semibold">{t("Your contact details have changed on your website")}</h2>
      <dl className="mt-3 flex flex-col gap-3 text-14">
        {changes.map(({ field, shown, now }) => (
          <div key={field}>
            <dt className="font-medium">{t(names[field])}</dt>
            <dd className="break-words text-text-2">
              {joined(
                parts("Your help center shows {shown}. Your website now says {now}.", {
                  shown: <del>{shown}</del>,
                  now: <strong className="font-medium text-text">{now}</strong>,
                }),
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Link to="/dashboard/contact" className={buttonClass({ variant: "secondary", className: "mt-4" })}>
        {t("Edit contact details")}
      </Link>
    </section>
  );
}

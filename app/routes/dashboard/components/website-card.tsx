import { Link } from "react-router";
import { dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { LocalTime } from "#ui/local-time.tsx";

export interface WebsiteState {
  /** Such as "hubley.example". */
  label: string;
  /** ISO date of the last complete reading. */
  readAt: string;
  pages: number;
  /** ISO date of the next check. Null if checks are off. */
  nextAt: string | null;
  isUpToDate: boolean;
}

/** When Step read the website last, and when it will next. */
export function WebsiteCard({ label, readAt, pages, nextAt, isUpToDate }: WebsiteState) {
  const { t, parts, number, language } = useTeamTexts("home");
  const day = (at: string) => (
    <span className="whitespace-nowrap">
      <LocalTime at={at} format={dayOnlyIn(language)} />
    </span>
  );
  const count = pages === 1 ? t("1 page") : t("{count} pages", { count: number(pages) });
  return (
    <section
      aria-labelledby="website"
      className="min-w-0 rounded-lg border border-border bg-surface p-4 md:px-5"
    >
      <h2 id="website" className="text-16">
        {isUpToDate ? t("Up to date") : t("Your website changed")}
      </h2>
      <p className="mt-2 text-14 text-text-2 [overflow-wrap:anywhere]">
        {joined(
          parts("Step read {pages} of {website} on {day}.", {
            pages: count,
            website: label,
            day: day(readAt),
          }),
        )}{" "}
        {nextAt ? joined(parts("Next check on {day}.", { day: day(nextAt) })) : t("Checks are off.")}
      </p>
      <p className="mt-3 text-14">
        <Link
          to="/dashboard/faqs/website"
          className="text-link underline decoration-tint-30 underline-offset-4"
        >
          {isUpToDate ? t("Website checks") : t("Review changes")}
        </Link>
      </p>
    </section>
  );
}

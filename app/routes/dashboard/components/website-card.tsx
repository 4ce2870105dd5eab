import { Link } from "react-router";
import { dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import type { WebsiteState } from "../home-cards.ts";

/** The headings and links, by what is most urgent. */
const texts = {
  failed: { heading: "We couldn't check your website", link: "Review" },
  doubted: { heading: "Your website looks different", link: "Review" },
  changed: { heading: "Your website changed", link: "Review changes" },
  contradicts: { heading: "Your website says two different things", link: "Review" },
  "up-to-date": { heading: "Up to date", link: "Website checks" },
} as const satisfies Record<WebsiteState["state"], { heading: string; link: string }>;

/** When Step read the website last, and when it will next. */
export function WebsiteCard({ label, readAt, pages, nextAt, isOff, state }: WebsiteState) {
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
        {t(texts[state].heading)}
      </h2>
      <p className="mt-2 text-14 text-text-2 [overflow-wrap:anywhere]">
        {joined(
          parts("Step read {pages} of {website} on {day}.", {
            pages: count,
            website: label,
            day: day(readAt),
          }),
        )}{" "}
        {nextAt ? joined(parts("Next check on {day}.", { day: day(nextAt) })) : null}
        {isOff ? t("Checks are off.") : null}
      </p>
      <p className="mt-3 text-14">
        <Link
          to="/dashboard/faqs/website"
          className="text-link underline decoration-tint-30 underline-offset-4"
        >
          {t(texts[state].link)}
        </Link>
      </p>
    </section>
  );
}

import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";

interface PageLinksProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Below a list that is longer than a page. */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  const { t, number } = useTeamTexts("frame");
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("Pages")} className="mt-4 flex items-center gap-3 text-14 text-text-2">
      <PageLink to={addressOf(page - 1)} isOn={page > 1}>
        {t("Previous")}
      </PageLink>
      <span className="tabular-nums">
        {t("Page {number} of {count}", { number: number(page), count: number(pages) })}
      </span>
      <PageLink to={addressOf(page + 1)} isOn={page < pages}>
        {t("Next")}
      </PageLink>
    </nav>
  );
}

function PageLink({ to, isOn, children }: { to: string; isOn: boolean; children: string }) {
  if (!isOn) return null;
  return (
    <Link to={to} className={buttonClass({ variant: "secondary", size: "sm" })}>
      {children}
    </Link>
  );
}

import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { cn } from "#ui/primitives/cn.ts";

/** A logo at least this wide relative to its height is assumed to contain the company's name. */
const wordmarkRatio = 2;

/** Shows the logo, at most 140 px wide, with the name unless the logo contains it. */
export function CompanyMark({
  companyName,
  logo,
}: {
  companyName: string;
  logo: { url: string; width: number | null; height: number | null } | null;
}) {
  const { t } = useTeamTexts("frame");
  const name = companyName || t("Your company");
  const isMark = logo?.width && logo.height ? logo.width < logo.height * wordmarkRatio : false;
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-14 font-semibold">
      {logo ? (
        // Logos are designed for white, so they get a white background in dark mode.
        <img
          src={logo.url}
          alt={isMark ? "" : name}
          className={cn(
            "shrink-0 rounded-sm object-contain dark:bg-[#fff] dark:p-0.5",
            isMark ? "size-7" : "h-7 w-auto max-w-[140px]",
          )}
        />
      ) : null}
      {logo && !isMark ? null : (
        <span className={cn("truncate", companyName ? "" : "font-normal text-text-3")}>{name}</span>
      )}
    </span>
  );
}

import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Skeleton } from "#ui/primitives/skeleton.tsx";

const widths = ["w-1/2", "w-2/3", "w-2/5", "w-3/5", "w-1/3", "w-1/4", "w-3/4", "w-1/5"];

export function LoadingFaqs() {
  const { t } = useTeamTexts("frame");
  return (
    <div data-wide>
      <div className="mb-1 flex min-h-10 items-center">
        {/* Not a heading, because screen reader users and tests wait for the real one. */}
        <p aria-hidden="true" className="text-22 font-semibold tracking-[-0.015em]">
          {t("FAQ Management")}
        </p>
      </div>
      <p role="status" className="flex h-11 items-center border-b border-border text-14 text-text-3">
        {t("Loading FAQs...")}
      </p>
      <ul aria-hidden="true" className="-mx-4 mt-13 border-t border-border md:-mx-8">
        {widths.map((width) => (
          <li key={width} className="flex h-10 items-center border-b border-border px-4 md:px-8">
            <Skeleton className={`ml-16 h-3.5 ${width}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}

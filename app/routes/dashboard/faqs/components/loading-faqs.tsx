import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Skeleton } from "#ui/primitives/skeleton.tsx";

const widths = ["w-1/2", "w-2/3", "w-2/5", "w-3/5", "w-1/3", "w-1/4", "w-3/4", "w-1/5"];

/** Fades in after 300 ms, so that fast loads never show it. */
export function LoadingFaqs() {
  const { t } = useTeamTexts("faqs");
  return (
    <div data-wide className="opacity-100 transition-opacity delay-300 duration-150 starting:opacity-0">
      <div className="mb-1 flex min-h-10 items-center">
        <h1 className="text-22 tracking-[-0.015em]">{t("FAQ Management")}</h1>
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

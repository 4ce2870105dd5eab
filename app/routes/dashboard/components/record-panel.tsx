import { Monitor, Upload } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { RecordButton } from "./record-button.tsx";

/** Starts a guide from a new screen recording or an existing video. */
export function RecordPanel() {
  const { t } = useTeamTexts("home");
  return (
    <section
      aria-labelledby="record_panel"
      className="flex flex-col gap-x-6 gap-y-4 rounded-lg border border-border bg-surface p-4 md:flex-row md:items-center md:p-6 lg:col-span-2"
    >
      <Ruler />
      <div className="grow">
        <h2 id="record_panel" className="text-16">
          {t("Record your screen or upload a video")}
        </h2>
        <p className="mt-1 max-w-[60ch] text-14 text-text-2">
          {t(
            "Step turns the key moments into your Getting Started guide. MP4, MOV, AVI or WebM, up to 500 MB.",
          )}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2 *:grow md:*:grow-0">
        <RecordButton section="help-center" tab="upload">
          <Upload className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("Upload")}
        </RecordButton>
        <RecordButton section="help-center">
          <Monitor className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("Record")}
        </RecordButton>
      </div>
    </section>
  );
}

function Ruler() {
  const ticks = Array.from({ length: 21 }, (_, index) => index);
  return (
    <svg
      viewBox="0 0 124 36"
      className="hidden h-9 w-[124px] shrink-0 md:block"
      aria-hidden="true"
      fill="none"
      strokeWidth="1"
    >
      {ticks.map((tick) => {
        const x = 2 + tick * 6;
        const isLong = tick % 5 === 0;
        return (
          <path
            key={tick}
            d={`M${x} ${isLong ? 14 : 22}V34`}
            className={isLong ? "stroke-text-3" : "stroke-border-strong"}
          />
        );
      })}
      <path d="M74 2V34" strokeWidth="2" className="stroke-danger" />
    </svg>
  );
}

/** The ways to record. The first one is exact. */
import { AppWindow, FileInput, Monitor, Upload } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { RecordTab } from "../recorder/sections.ts";

const ways = {
  tab: { name: "This browser tab", kind: "Exact", Icon: AppWindow },
  record: { name: "Any window", kind: "Video", Icon: Monitor },
  upload: { name: "Upload a video", kind: "Video", Icon: Upload },
  import: { name: "Import a recording", kind: "Exact", Icon: FileInput },
} as const;

export function RecordWays({
  tabs,
  current,
  isLocked,
  onChange,
}: {
  tabs: RecordTab[];
  current: RecordTab;
  /** While a file is being sent. */
  isLocked: boolean;
  onChange: (tab: RecordTab) => void;
}) {
  const { t } = useTeamTexts("recorder");
  return (
    <fieldset
      aria-label={t("How to record")}
      className="grid grid-cols-2 gap-2 border-b border-border p-3 md:flex md:p-4"
    >
      {tabs.map((tab) => {
        const { name, kind, Icon } = ways[tab];
        return (
          <button
            key={tab}
            type="button"
            aria-pressed={tab === current}
            disabled={isLocked && tab !== current}
            onClick={() => onChange(tab)}
            className="flex min-h-14 min-w-0 items-center gap-3 rounded-md border border-border px-3 py-2 text-left text-14 hover:bg-hover aria-pressed:border-tint-30 aria-pressed:bg-tint-6 disabled:opacity-45 md:flex-1"
          >
            <Icon className="size-5 shrink-0 text-text-3" strokeWidth={1.75} aria-hidden="true" />
            <span className="min-w-0">
              <span className="block font-medium">{t(name)}</span>
              <span className="block text-13 text-text-3">{t(kind)}</span>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Kbd } from "#ui/primitives/kbd.tsx";
import { useMay } from "../../use-may.ts";

/** Shown at the bottom edge of wide screens, for keyboard users. */
export function KeyHints({ text, canReorder }: { text: string; canReorder: boolean }) {
  const mayDo = useMay();
  const { t } = useTeamTexts("faqs");
  const hints = [
    { keys: ["↑", "↓"], label: t("Move") },
    { keys: ["Enter"], label: t("Open") },
    ...(mayDo("write drafts") ? [{ keys: ["X"], label: t("Select") }] : []),
    ...(mayDo("publish content") ? [{ keys: ["P"], label: t("Publish") }] : []),
    ...(mayDo("write drafts")
      ? [
          { keys: [t("Del")], label: t("Delete") },
          { keys: ["Z"], label: t("Undo") },
        ]
      : []),
    ...(canReorder && mayDo("publish content") ? [{ keys: ["Alt", "↑"], label: t("Reorder") }] : []),
  ];
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-px shrink-0 hidden h-9 items-center gap-5 border-t border-border bg-bg px-8 text-13 text-text-3 md:-mx-8 lg:flex">
      {hints.map(({ keys, label }) => (
        <span key={label} className="flex items-center gap-1.5 pointer-coarse:hidden">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {label}
        </span>
      ))}
      <span className="ml-auto tabular-nums">{text}</span>
    </div>
  );
}

/** Buttons that write Markdown around the selection, and the switch for the preview. */

import { Bold, Code, Eye, Italic, Link2, List, type LucideIcon } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { type MarkdownMark, markSelection } from "../mark-selection.ts";

const marks = [
  { mark: "bold", label: "Bold", icon: Bold },
  { mark: "italic", label: "Italic", icon: Italic },
  { mark: "link", label: "Link", icon: Link2 },
  { mark: "list", label: "List", icon: List },
  { mark: "code", label: "Code", icon: Code },
] as const satisfies { mark: MarkdownMark; label: string; icon: LucideIcon }[];

export function MarkdownBar({
  fieldId,
  showsPreview,
  onPreview,
}: {
  fieldId: string;
  showsPreview: boolean;
  onPreview: () => void;
}) {
  const { t } = useTeamTexts("faqs");
  if (!useHydrated()) {
    return (
      <p className="border-b border-border px-3 py-2 text-13 text-text-3">
        {t("**bold**, *italic*, lists, `code` and [links](https://…) work.")}
      </p>
    );
  }
  const button =
    "grid h-8 min-w-8 place-items-center rounded-sm text-text-2 hover:bg-hover hover:text-text pointer-coarse:h-11 pointer-coarse:min-w-10";
  return (
    <div
      role="toolbar"
      aria-label={t("Format")}
      className="flex items-center gap-0.5 border-b border-border px-1 py-0.5"
    >
      {marks.map(({ mark, label, icon: Icon }) => (
        <button
          key={mark}
          type="button"
          aria-label={t(label)}
          title={t(label)}
          className={button}
          onClick={() => write(fieldId, mark)}
        >
          <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        aria-pressed={showsPreview}
        className={cn(
          button,
          "ml-auto flex items-center gap-1.5 px-2 text-13 font-medium aria-pressed:bg-hover",
        )}
        onClick={onPreview}
      >
        <Eye className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("Preview")}
      </button>
    </div>
  );
}

function write(fieldId: string, mark: MarkdownMark): void {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd, value } = field;
  const edit = markSelection(value, { start: selectionStart, end: selectionEnd, mark });
  field.focus();
  field.setRangeText(edit.text, edit.from, edit.to, "end");
  field.setSelectionRange(edit.selectFrom, edit.selectTo);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

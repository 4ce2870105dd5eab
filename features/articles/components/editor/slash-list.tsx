import { useEffect, useRef } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { slashListId } from "./article-editor.tsx";
import type { SlashItem } from "./slash-menu.ts";

/** The focus stays in the text. */
export function SlashList({
  items,
  active,
  left,
  top,
  onChoose,
}: {
  items: SlashItem[];
  active: number;
  left: number;
  top: number;
  onChoose: (item: SlashItem) => void;
}) {
  const { t } = useTeamTexts("articles");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!list.current) return;
    list.current.style.left = `${Math.max(0, left)}px`;
    list.current.style.top = `${top}px`;
    list.current.children[active]?.scrollIntoView({ block: "nearest" });
  }, [left, top, active]);
  return (
    <div
      ref={list}
      id={slashListId}
      role="listbox"
      aria-label={t("Insert")}
      className="absolute z-20 max-h-80 w-72 overflow-y-auto rounded-lg border border-border bg-surface p-1.5 shadow-lift"
    >
      {items.map((item, index) => {
        const { id, label, icon: Icon, mark, hint } = item;
        const note = mark ?? (hint && t(hint));
        return (
          <div
            key={id}
            id={`${slashListId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={cn(
              "flex cursor-pointer items-center gap-3 rounded-md px-2.5 py-2 text-14 pointer-coarse:py-3",
              index === active && "bg-hover",
            )}
            onMouseDown={(event) => {
              event.preventDefault();
              onChoose(item);
            }}
          >
            <Icon className="size-4 shrink-0 text-text-2" strokeWidth={1.75} aria-hidden="true" />
            <span className="grow">{t(label)}</span>
            {note ? <span className="text-13 text-text-3">{note}</span> : null}
          </div>
        );
      })}
    </div>
  );
}

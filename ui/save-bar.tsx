import type { ReactNode } from "react";
import { Button } from "./primitives/button.tsx";
import { cn } from "./primitives/cn.ts";
import { useWords } from "./words.tsx";

/**
 * Sticks to the bottom of the screen while there are unsaved changes. Put it last inside the form. Without JavaScript,
 * changes can't be tracked, so the button is always visible.
 */
export function SaveBar({
  isChanged,
  isSaving,
  onDiscard,
  label: ownLabel,
  text: ownText,
  form,
}: {
  isChanged: boolean;
  isSaving: boolean;
  onDiscard: () => void;
  label?: string;
  /** Says what is unsaved. Hidden on phones by default. */
  text?: ReactNode;
  /** Id of the form if the bar isn't inside it. */
  form?: string;
}) {
  const words = useWords();
  const { label, text } = { label: ownLabel ?? words.saveSettings, text: ownText ?? words.hasUnsaved };
  return (
    <>
      <noscript>
        <Button type="submit" form={form} className="mt-6">
          {label}
        </Button>
      </noscript>
      {isChanged || isSaving ? (
        <section
          aria-label={words.unsaved}
          // Toasts find the bar by this attribute and appear above it.
          data-save-bar
          className="sticky bottom-0 z-10 [@media(scripting:none)]:hidden -mx-4 mt-8 flex items-center justify-between gap-3 border-t border-border-strong bg-surface px-4 py-3 md:mx-0 md:rounded-t-lg md:border-x md:px-5"
        >
          <div className={cn("min-w-0 text-14 text-text-2", typeof text === "string" && "max-md:sr-only")}>
            {text}
          </div>
          <div className="flex grow justify-end gap-3">
            <Button variant="ghost" onClick={onDiscard} isBusy={isSaving}>
              {words.discard}
            </Button>
            <Button type="submit" form={form} aria-disabled={isSaving} className="max-md:grow">
              {isSaving ? words.saving : label}
            </Button>
          </div>
        </section>
      ) : null}
    </>
  );
}

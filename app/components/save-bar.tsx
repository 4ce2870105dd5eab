import { Button } from "./ui/button.tsx";

/**
 * At the bottom edge of the screen, and only while something differs from what is stored. Put it last inside the
 * form. Without script nobody knows what changed, so the button simply stands there.
 */
export function SaveBar({
  isChanged,
  isSaving,
  onDiscard,
  label = "Save Settings",
}: {
  isChanged: boolean;
  isSaving: boolean;
  onDiscard: () => void;
  label?: string;
}) {
  return (
    <>
      <noscript>
        <Button type="submit" className="mt-6">
          {label}
        </Button>
      </noscript>
      {isChanged || isSaving ? (
        <section
          aria-label="Unsaved changes"
          className="sticky bottom-0 z-10 -mx-4 mt-8 flex items-center justify-between gap-3 border-t border-border-strong bg-surface px-4 py-3 md:mx-0 md:rounded-t-lg md:border-x md:px-5"
        >
          <p className="text-14 text-text-2 max-md:sr-only">You have unsaved changes</p>
          <div className="flex grow justify-end gap-3">
            <Button variant="ghost" onClick={onDiscard} disabled={isSaving}>
              Discard
            </Button>
            <Button type="submit" aria-disabled={isSaving} className="max-md:grow">
              {isSaving ? "Saving..." : label}
            </Button>
          </div>
        </section>
      ) : null}
    </>
  );
}

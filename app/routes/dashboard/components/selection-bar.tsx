/**
 * What can be done with the selected rows of a list. Shown only while some are selected; without JavaScript, CSS looks at
 * the checkboxes, which belong to this form.
 */
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";

interface SelectionBarProps {
  /** Of the form, which the checkboxes name. */
  id: string;
  label: string;
  count: number;
  /** Such as "2 selected". */
  selected: string;
  all: { label: string; title: string; className?: string; onPress: () => void };
  clear: { label: string; title: string; onPress: () => void };
  isHydrated: boolean;
  children: ReactNode;
}

export function SelectionBar(props: SelectionBarProps) {
  const { id, label, count, selected, all, clear, isHydrated, children } = props;
  if (isHydrated && count === 0) return null;
  return (
    <form
      id={id}
      data-phone-bar
      method="post"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      className={cn(
        "fixed inset-x-4 bottom-4 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-1 rounded-lg border border-border bg-surface px-3 py-2 max-md:px-2 text-14 shadow-lift md:left-64 lg:bottom-12",
        !isHydrated && "hidden in-[:root:has(input[name=ids]:checked)]:flex",
      )}
    >
      <span aria-live="polite" className="px-2 font-medium whitespace-nowrap">
        {selected}
      </span>
      {isHydrated ? (
        <Button
          variant="ghost"
          size="sm"
          className={all.className}
          aria-label={all.title}
          onClick={all.onPress}
        >
          {all.label}
        </Button>
      ) : null}
      {children}
      {isHydrated ? (
        <Button
          variant="ghost"
          size="sm"
          className="px-2"
          aria-label={clear.label}
          title={clear.title}
          onClick={clear.onPress}
        >
          <X className="size-4" aria-hidden="true" />
        </Button>
      ) : null}
    </form>
  );
}

/** A button of the bar, which sends its form without JavaScript. */
export function SelectionAction({
  intent,
  label,
  isDanger = false,
  onPress,
}: {
  intent: string;
  label: string;
  isDanger?: boolean;
  onPress: () => void;
}) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant="ghost"
      size="sm"
      className={isDanger ? "text-danger hover:text-danger" : undefined}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {label}
    </Button>
  );
}

import { useState } from "react";
import { groupDigits } from "#shared/group-digits.ts";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Select } from "#ui/primitives/select.tsx";
import { useMay } from "../../use-may.ts";
import { useFaqs } from "../use-faq-store.ts";

interface BulkBarProps {
  shownIds: string[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: string[]) => void;
  categories: string[];
  isHydrated: boolean;
}

/** Without JavaScript, the checkboxes next to the questions belong to the form. */
export function BulkBar({ shownIds, chosen, onChoose, categories, isHydrated }: BulkBarProps) {
  const { post } = useFaqs();
  const mayPublish = useMay()("publish content");
  const [category, setCategory] = useState("");
  const ids = [...chosen];
  const isEmpty = isHydrated && ids.length === 0;
  const areAllChosen = shownIds.length > 0 && shownIds.every((id) => chosen.has(id));
  async function run(intent: string) {
    if (isEmpty) return;
    const result = await post(
      { intent, ids, ...(intent === "set-category" ? { category } : {}) },
      intent === "delete"
        ? {
            undo:
              ({ gone }) =>
              () =>
                void post({ intent: "restore", ids: gone }),
          }
        : {},
    );
    if (result?.ok && intent === "delete") onChoose([]);
  }
  const action = (intent: string, label: string) => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant="secondary"
      size="sm"
      aria-disabled={isEmpty}
      className={isEmpty ? "opacity-45" : undefined}
      onClick={(event) => {
        event.preventDefault();
        void run(intent);
      }}
    >
      {label}
    </Button>
  );
  return (
    <form
      id="faq-bulk"
      method="post"
      aria-label="Selected FAQs"
      onSubmit={(event) => event.preventDefault()}
      className={cn(
        "mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-border bg-surface px-4 py-2 text-14 md:px-5",
        !isEmpty && isHydrated && "sticky top-16 z-10 md:top-2",
      )}
    >
      <label className="mr-auto flex min-h-8 items-center gap-3">
        <input
          type="checkbox"
          className="size-4 accent-solid max-md:size-5"
          checked={areAllChosen}
          onChange={() => onChoose(areAllChosen ? [] : shownIds)}
        />
        <span aria-live="polite">
          {ids.length > 0 ? `${groupDigits(ids.length)} selected` : "Select all shown"}
        </span>
      </label>
      {mayPublish ? action("publish", "Publish") : null}
      {mayPublish ? action("unpublish", "Unpublish") : null}
      {action("delete", "Delete")}
      <span className="flex items-center gap-2">
        <Select
          name="category"
          aria-label="Move to category"
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          className="h-8 w-40 text-13 md:h-8 md:text-13"
        >
          <option value="">No category</option>
          {categories.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
        {action("set-category", "Move")}
      </span>
    </form>
  );
}

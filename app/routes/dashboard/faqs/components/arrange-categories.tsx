/** All categories in one list, to drag into another order and to move into each other. Loaded when it is opened. */
import { GripVertical, IndentDecrease, IndentIncrease } from "lucide-react";
import { useState } from "react";
import { useSaid, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Dialog } from "#ui/primitives/dialog.tsx";
import { useReorder } from "#ui/use-reorder.ts";
import type { CategoryTab } from "../arrange-faqs.ts";
import { useFaqs } from "../use-faq-store.ts";

const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;
const iconButton =
  "grid size-8 shrink-0 place-items-center rounded-sm text-text-3 hover:bg-hover hover:text-text pointer-coarse:size-11";

export default function ArrangeCategories({ tabs, onClose }: { tabs: CategoryTab[]; onClose: () => void }) {
  const { t, number } = useTeamTexts("faqs");
  const said = useSaid();
  const { post } = useFaqs();
  /** The order while a category is being moved. Null shows the stored one. */
  const [order, setOrder] = useState<string[] | null>(null);
  const shown = order ? inOrder(tabs, order) : tabs;
  const siblingsOf = (name: string) => {
    const parent = shown.find((tab) => tab.name === name)?.parent ?? null;
    return shown.filter((tab) => tab.parent === parent && !tab.isLast).map((tab) => tab.name);
  };

  function place(category: string, parent: string | null, before: string | undefined): void {
    const fields = { intent: "place-category", category, parent: parent ?? "", before: before ?? "" };
    void post(fields).then(() => setOrder(null));
  }

  const {
    handle,
    heldId,
    drop,
    said: announced,
  } = useReorder({
    matesOf: siblingsOf,
    show: setOrder,
    onDrop({ id, order: siblings }) {
      const parent = tabs.find((tab) => tab.name === id)?.parent ?? null;
      place(id, parent, siblings[siblings.indexOf(id) + 1]);
    },
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("Arrange categories")}
      className="max-h-[86dvh] overflow-y-auto"
    >
      <p className="mt-1 text-14 text-text-2">
        {t("Visitors see this order. Drag a category, or move it into the one above it.")}
      </p>
      <p role="status" className="sr-only">
        {said(announced)}
      </p>
      <ul className="mt-4 border-t border-border">
        {shown.map((tab) => {
          const { name, parent, isLast, count, otherCount } = tab;
          const siblings = siblingsOf(name);
          const above = parent === null ? siblings[siblings.indexOf(name) - 1] : undefined;
          const hasInside = shown.some((other) => other.parent === name);
          const afterParent = parent === null ? undefined : nextSibling(shown, parent);
          return (
            <li
              key={name}
              data-reorder={name}
              className={cn(
                "flex min-h-11 items-center gap-2 border-b border-border text-14",
                parent !== null && "pl-8",
                heldId === name && "bg-tint-6",
                drop?.id === name &&
                  (drop.edge === "before"
                    ? "shadow-[inset_0_2px_0_var(--focus)]"
                    : "shadow-[inset_0_-2px_0_var(--focus)]"),
              )}
            >
              {isLast ? (
                <span className="size-8 shrink-0" />
              ) : (
                <button
                  type="button"
                  id={`handle-${name}`}
                  aria-label={t("Move {name}", { name })}
                  onPointerDown={(event) => handle.onPointerDown(event, name)}
                  onKeyDown={(event) => handle.onKeyDown(event, name)}
                  onBlur={() => handle.onBlur(name)}
                  className={cn(iconButton, "cursor-grab touch-none")}
                >
                  <GripVertical {...icon} />
                </button>
              )}
              <span className="min-w-0 grow truncate" dir="auto">
                {name}
              </span>
              <span className="text-text-3 tabular-nums">{number(count + otherCount)}</span>
              {above !== undefined && !hasInside && !isLast ? (
                <button
                  type="button"
                  aria-label={t("Move {name} into {parent}", { name, parent: above })}
                  title={t("Move {name} into {parent}", { name, parent: above })}
                  onClick={() => place(name, above, undefined)}
                  className={iconButton}
                >
                  <IndentIncrease {...icon} />
                </button>
              ) : parent !== null ? (
                <button
                  type="button"
                  aria-label={t("Move {name} out of {parent}", { name, parent })}
                  title={t("Move {name} out of {parent}", { name, parent })}
                  onClick={() => place(name, null, afterParent)}
                  className={iconButton}
                >
                  <IndentDecrease {...icon} />
                </button>
              ) : (
                <span className="size-8 shrink-0" />
              )}
            </li>
          );
        })}
      </ul>
      <div className="mt-5 flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t("Done")}
        </Button>
      </div>
    </Dialog>
  );
}

/** `order` has the names of some siblings. What is inside them moves with them. */
function inOrder(tabs: CategoryTab[], order: string[]): CategoryTab[] {
  const placeOf = new Map(order.map((name, index) => [name, index]));
  const parent = tabs.find(({ name }) => name === order[0])?.parent ?? null;
  const sorted = (siblings: CategoryTab[]) =>
    siblings.toSorted((one, other) => (placeOf.get(one.name) ?? 0) - (placeOf.get(other.name) ?? 0));
  const inside = (name: string) => tabs.filter((tab) => tab.parent === name);
  const movable = tabs.filter((tab) => tab.parent === null && !tab.isLast);
  const top = parent === null ? sorted(movable) : movable;
  return [
    ...top.flatMap((tab) => [tab, ...(tab.name === parent ? sorted(inside(tab.name)) : inside(tab.name))]),
    ...tabs.filter(({ isLast }) => isLast),
  ];
}

function nextSibling(tabs: CategoryTab[], name: string): string | undefined {
  const top = tabs.filter((tab) => tab.parent === null && !tab.isLast);
  return top[top.findIndex((tab) => tab.name === name) + 1]?.name;
}

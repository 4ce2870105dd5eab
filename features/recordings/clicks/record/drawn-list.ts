import type { shownPart } from "#engines/recording/page/shown-part.ts";

/**
 * The field of a list that a component draws in a part that can be pressed, while the field in it is hidden. Null if the
 * press of `target`, in `around`, isn't in the list's part. The recorder of the command line sends the source to the
 * browser, so the function must not refer to anything outside of it.
 */
export function drawnList(target: Element, around: Element, shown: typeof shownPart): Element | null {
  const controls =
    "a[href], button, label, input, select, textarea, summary, " +
    "button link textbox searchbox listbox option checkbox radio switch tab menuitem menuitemcheckbox menuitemradio slider spinbutton treeitem"
      .split(" ")
      .map((role) => `[role=${role}]`)
      .join();
  const lists = around.querySelectorAll("[role=combobox]");
  const [list] = lists;
  if (lists.length !== 1 || !list) return null;
  const part = shown(list);
  if (part === list || !part.contains(target)) return null;
  // Something else in the part, such as a button that empties the list.
  const control = target.closest(controls);
  return control && control !== list && control !== part && part.contains(control) ? null : list;
}

/**
 * Keys for a list whose rows have controls. J, K and the arrow keys move between elements with `data-row`, and other keys
 * press a control of the current row. Not in fields, menus and dialogs.
 */
import { type RefObject, useEffect, useRef } from "react";
import { isForPage } from "./is-for-page.ts";

export interface RowKey {
  /** Selector of the row's control. */
  presses: string;
  /** The row will disappear, so that the focus moves to the next one first. */
  removesRow?: boolean;
}

/** `focuses` is the selector of the element in a row that gets the focus. */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  { focuses, keys }: { focuses: string; keys: Record<string, RowKey> },
): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.shiftKey || !isForPage(event) || !list.current) return;
      if (run(event, { list: list.current, focuses, keys: latest.current })) event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list, focuses]);
}

const moves: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

function run(
  { key, repeat }: KeyboardEvent,
  { list, focuses, keys }: { list: HTMLElement; focuses: string; keys: Record<string, RowKey> },
): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-row]")];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const by = moves[key];
  if (by !== undefined) {
    // Outside of the list, the arrow keys scroll.
    if (current < 0 && key.startsWith("Arrow")) return false;
    const start = current < 0 && by < 0 ? rows.length : current;
    return focusRow(rows[Math.max(0, Math.min(rows.length - 1, start + by))], focuses);
  }
  const row = rows[current];
  const action = keys[key];
  // A key that is held down decides once.
  if (!row || !action || repeat) return false;
  const control = row.querySelector<HTMLElement>(action.presses);
  if (!control) return false;
  control.click();
  if (action.removesRow) focusRow(rows[current + 1] ?? rows[current - 1], focuses);
  return true;
}

function focusRow(row: HTMLElement | undefined, focuses: string): boolean {
  if (!row) return false;
  const part = row.closest("details");
  if (part) part.open = true;
  row.querySelector<HTMLElement>(focuses)?.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
  return true;
}

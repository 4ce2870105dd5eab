/** Keys for the whole page, unless the focus is in a field, a menu or a dialog. */
import { useEffect, useRef } from "react";

export interface ListKeys {
  /** Moves focus by this many rows. */
  onMove: (by: number) => void;
  onOpen: () => void;
  onSelect: () => void;
  onShift: (by: "up" | "down") => void;
  onAdd: () => void;
  onSearch: () => void;
  /** Returns false if there was nothing to close. */
  onEscape: () => boolean;
}

export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return;
      if (isBusy(event.target)) return;
      const run = actionOf(event, latest.current);
      if (run && run() !== false) event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function actionOf({ key, altKey }: KeyboardEvent, keys: ListKeys): (() => unknown) | null {
  if (altKey) {
    if (key === "ArrowUp") return () => keys.onShift("up");
    return key === "ArrowDown" ? () => keys.onShift("down") : null;
  }
  switch (key) {
    case "ArrowDown":
    case "j":
      return () => keys.onMove(1);
    case "ArrowUp":
    case "k":
      return () => keys.onMove(-1);
    case "Home":
      return () => keys.onMove(-Infinity);
    case "End":
      return () => keys.onMove(Infinity);
    case "x":
      return keys.onSelect;
    case "e":
      return keys.onOpen;
    case "n":
      return keys.onAdd;
    case "/":
      return keys.onSearch;
    case "Escape":
      return keys.onEscape;
    default:
      return null;
  }
}

/** A checkbox isn't a field to type in. */
const fields =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [popover], dialog, [data-keys]";

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open], [popover]:popover-open")) return true;
  return target instanceof Element && target.closest(fields) !== null;
}

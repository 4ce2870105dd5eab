/** Keys for the whole page, unless the focus is in a field, a menu or a dialog. */
import { useEffect, useRef } from "react";
import { isForPage } from "../../is-for-page.ts";

export interface ListKeys {
  /** Moves focus by this many rows. */
  onMove: (by: number) => void;
  onOpen: () => void;
  onSelect: () => void;
  onShift: (by: "up" | "down") => void;
  /** Publishes or unpublishes the current question. */
  onPublish: () => void;
  onDelete: () => void;
  onUndo: () => void;
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
      if (!isForPage(event)) return;
      const run = actionOf(event, latest.current);
      if (run && run() !== false) event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function actionOf({ key, altKey, repeat }: KeyboardEvent, keys: ListKeys): (() => unknown) | null {
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
  }
  // A key that is held down decides once.
  if (repeat) return null;
  switch (key) {
    case "p":
      return keys.onPublish;
    case "Delete":
    case "Backspace":
      return keys.onDelete;
    case "z":
      return keys.onUndo;
    default:
      return null;
  }
}

/** Which rows of the list are on the screen. Only its readers are rendered while the list scrolls. */
import { createContext, useContext, useSyncExternalStore } from "react";

export interface RowRange {
  /** From 0. */
  first: number;
  last: number;
}

export interface ListPosition {
  get: () => RowRange | null;
  set: (range: RowRange | null) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createListPosition(): ListPosition {
  let current: RowRange | null = null;
  const readers = new Set<() => void>();
  return {
    get: () => current,
    set(range) {
      if (range?.first === current?.first && range?.last === current?.last) return;
      current = range;
      for (const read of readers) read();
    },
    subscribe(onChange) {
      readers.add(onChange);
      return () => readers.delete(onChange);
    },
  };
}

export const ListPositionContext = createContext(createListPosition());

/** Null while the list is short. */
export function useRowRange(): RowRange | null {
  const { subscribe, get } = useContext(ListPositionContext);
  return useSyncExternalStore(subscribe, get, () => null);
}

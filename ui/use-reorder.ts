/**
 * Reorders the rows of a list by dragging a handle or with the keyboard (space lifts, arrows move, space drops, escape
 * cancels). Every step is announced to screen readers. A row must have `data-reorder={id}`, and its handle the id
 * `handle-{id}`.
 */
import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

export interface ReorderOptions {
  /** Returns the ids among which an item can move, in order and including the item itself. */
  matesOf: (id: string) => string[];
  /** Shows a new order without storing it. */
  show: (order: string[]) => void;
  /** Called after a move. `order` is already shown, and `before` is the order before the item was lifted. */
  onDrop: (dropped: { id: string; order: string[]; before: string[] }) => void;
  /** Appended to "Position 2 of 5", for example " in Orders". */
  placeSuffix?: (id: string) => string;
}

export interface ReorderHandle {
  onPointerDown(event: ReactPointerEvent<HTMLElement>, id: string): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>, id: string): void;
  onBlur(id: string): void;
}

export interface Reorder {
  handle: ReorderHandle;
  /** Id of the item being moved, by pointer or keyboard. */
  heldId: string | null;
  /** Where the pointer would drop the item. */
  drop: { id: string; edge: "before" | "after" } | null;
  said: string;
}

const edgePixels = 80;
const scrollPixels = 14;

export function useReorder(options: ReorderOptions): Reorder {
  const latest = useRef(options);
  latest.current = options;
  const [heldId, setHeldId] = useState<string | null>(null);
  const [drop, setDrop] = useState<Reorder["drop"]>(null);
  const [said, setSaid] = useState("");
  /** The order before a keyboard move. */
  const before = useRef<string[] | null>(null);
  const refocus = useRef<string | null>(null);

  useEffect(() => {
    if (refocus.current === null) return;
    document.getElementById(`handle-${refocus.current}`)?.focus();
    refocus.current = null;
  });

  const place = useCallback((id: string) => {
    const { matesOf, placeSuffix } = latest.current;
    const mates = matesOf(id);
    return `Position ${mates.indexOf(id) + 1} of ${mates.length}${placeSuffix?.(id) ?? ""}`;
  }, []);

  const settle = useCallback((id: string) => {
    const lifted = before.current ?? [];
    before.current = null;
    setHeldId(null);
    const order = latest.current.matesOf(id);
    if (!isSameOrder(order, lifted)) latest.current.onDrop({ id, order, before: lifted });
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>, id: string) => {
      const isHeld = before.current !== null;
      if (event.key === " " || event.key === "Enter") {
        event.preventDefault();
        if (!isHeld) {
          before.current = latest.current.matesOf(id);
          setHeldId(id);
          setSaid(`Lifted. ${place(id)}. Use the arrow keys to move it, Space to drop it, Escape to cancel.`);
        } else {
          setSaid(`Dropped. ${place(id)}.`);
          settle(id);
        }
      } else if (event.key === "Escape" && isHeld) {
        event.preventDefault();
        const lifted = before.current ?? [];
        before.current = null;
        setHeldId(null);
        refocus.current = id;
        latest.current.show(lifted);
        setSaid("Move canceled.");
      } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && isHeld) {
        event.preventDefault();
        const ids = latest.current.matesOf(id);
        const to = ids.indexOf(id) + (event.key === "ArrowUp" ? -1 : 1);
        if (to < 0 || to >= ids.length) return;
        refocus.current = id;
        latest.current.show(ids.filter((one) => one !== id).toSpliced(to, 0, id));
        setSaid(`Position ${to + 1} of ${ids.length}.`);
      }
    },
    [place, settle],
  );

  /** Losing the focus drops the row. Deferred, because moving the row also blurs the handle. */
  const onBlur = useCallback(
    (id: string) => {
      if (before.current === null) return;
      requestAnimationFrame(() => {
        if (before.current === null || document.activeElement?.id === `handle-${id}`) return;
        settle(id);
      });
    },
    [settle],
  );

  const onPointerDown = useCallback((event: ReactPointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const grip = event.currentTarget;
    grip.focus();
    const { pointerId } = event;
    let y = event.clientY;
    let target: Reorder["drop"] = null;
    let frame = 0;
    setHeldId(id);
    function look() {
      target = findDrop(y, id, latest.current.matesOf(id));
      setDrop((known) => (known?.id === target?.id && known?.edge === target?.edge ? known : target));
    }
    function scroll() {
      const by = y < edgePixels ? -scrollPixels : y > window.innerHeight - edgePixels ? scrollPixels : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        look();
      }
      frame = requestAnimationFrame(scroll);
    }
    function move(moved: PointerEvent) {
      if (moved.pointerId !== pointerId) return;
      y = moved.clientY;
      look();
    }
    function end(ended: Event) {
      cancelAnimationFrame(frame);
      for (const [name, listener] of listeners) window.removeEventListener(name, listener);
      setHeldId(null);
      setDrop(null);
      if (ended.type !== "pointerup" || !target) return;
      const ids = latest.current.matesOf(id);
      const others = ids.filter((one) => one !== id);
      const at = others.indexOf(target.id) + (target.edge === "after" ? 1 : 0);
      const order = others.toSpliced(at, 0, id);
      if (isSameOrder(order, ids)) return;
      latest.current.show(order);
      setSaid(`Dropped at position ${at + 1} of ${ids.length}.`);
      latest.current.onDrop({ id, order, before: ids });
    }
    function cancelByKey(pressed: Event) {
      if ((pressed as globalThis.KeyboardEvent).key === "Escape") end(pressed);
    }
    const listeners: [string, (event: Event) => void][] = [
      ["pointermove", (moved) => move(moved as PointerEvent)],
      ["pointerup", end],
      ["pointercancel", end],
      ["keydown", cancelByKey],
    ];
    for (const [name, listener] of listeners) window.addEventListener(name, listener);
    frame = requestAnimationFrame(scroll);
  }, []);

  const handle = useMemo(() => ({ onPointerDown, onKeyDown, onBlur }), [onPointerDown, onKeyDown, onBlur]);
  return { handle, heldId, drop, said };
}

function isSameOrder(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/** Returns the rendered row whose middle is nearest to the pointer. */
function findDrop(y: number, heldId: string, ids: string[]): Reorder["drop"] {
  const mates = new Set(ids);
  let nearest: { id: string; edge: "before" | "after"; distance: number } | null = null;
  for (const row of document.querySelectorAll<HTMLElement>("[data-reorder]")) {
    const id = row.dataset.reorder ?? "";
    if (!mates.has(id)) continue;
    const { top, bottom } = row.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const distance = Math.abs(y - middle);
    if (!nearest || distance < nearest.distance)
      nearest = { id, edge: y < middle ? "before" : "after", distance };
  }
  return nearest && nearest.id !== heldId ? { id: nearest.id, edge: nearest.edge } : null;
}

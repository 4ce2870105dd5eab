/** Opens the command palette and the list of shortcuts, by key or button. Both are loaded when they are first used. */
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import type { CommandPaletteProps } from "./command-palette.tsx";

const CommandPalette = lazy(() => import("./command-palette.tsx"));
const ShortcutList = lazy(() => import("./shortcut-list.tsx"));

type Shown = "palette" | "shortcuts";

/** Each opening has a dialog of its own. */
interface Opening {
  what: Shown;
  id: number;
}

const LauncherContext = createContext<(what: Shown) => void>(() => {});

export function useLauncher(): (what: Shown) => void {
  return useContext(LauncherContext);
}

export function PaletteLauncher({
  children,
  ...known
}: Omit<CommandPaletteProps, "onClose" | "onShortcuts" | "takeTyped"> & { children: ReactNode }) {
  const [shown, setShown] = useState<Opening | null>(null);
  const dialogs = useRef<HTMLDivElement>(null);
  const openings = useRef(0);
  const open = useCallback((what: Shown) => {
    openings.current += 1;
    const next = { what, id: openings.current };
    setShown((now) => (now?.what === what && !hasClosed(dialogs.current) ? now : next));
  }, []);
  // A dialog says that it is closed in a later task. By then, a key may have opened the next one.
  const shownId = shown?.id;
  const close = useCallback(() => setShown((now) => (now?.id === shownId ? null : now)), [shownId]);
  const paletteId = shown?.what === "palette" ? shown.id : null;
  const takeTyped = useTypedAhead({ paletteId, onCancel: close });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      if (event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey) && !event.shiftKey) {
        event.preventDefault();
        if (paletteId !== null && !hasClosed(dialogs.current)) close();
        else open("palette");
      } else if (event.key === "?" && !event.metaKey && !event.ctrlKey && !isTyping(event.target)) {
        event.preventDefault();
        open("shortcuts");
      }
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [paletteId, close, open]);
  return (
    <LauncherContext value={open}>
      {children}
      <div ref={dialogs} className="contents">
        <Suspense key={shownId}>
          {shown?.what === "palette" ? (
            <CommandPalette
              {...known}
              takeTyped={takeTyped}
              onClose={close}
              onShortcuts={() => open("shortcuts")}
            />
          ) : null}
          {shown?.what === "shortcuts" ? <ShortcutList role={known.role} onClose={close} /> : null}
        </Suspense>
      </div>
    </LauncherContext>
  );
}

/**
 * Collects what is typed between the shortcut and the palette, which may still load. Otherwise, the page would take it,
 * in a field or as its own shortcuts. Returns a function that the palette calls once.
 */
function useTypedAhead({
  paletteId,
  onCancel,
}: {
  paletteId: number | null;
  onCancel: () => void;
}): () => string {
  const typed = useRef("");
  const isReady = useRef(false);
  useEffect(() => {
    if (paletteId === null) return;
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, isComposing } = event;
      if (isReady.current || ctrlKey || metaKey || isComposing) return;
      if (key === "Escape") onCancel();
      else if (key === "Backspace") typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
      else if (key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      window.removeEventListener("keydown", onKeyDown, { capture: true });
      typed.current = "";
      isReady.current = false;
    };
  }, [paletteId, onCancel]);
  return useCallback(() => {
    isReady.current = true;
    return typed.current;
  }, []);
}

/** Whether the dialog is closed and hasn't said so yet. One that still loads has no element. */
function hasClosed(dialogs: HTMLElement | null): boolean {
  return dialogs?.querySelector("dialog") != null && dialogs.querySelector("dialog[open]") === null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select") !== null;
}

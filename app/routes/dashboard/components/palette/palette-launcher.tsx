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

const LauncherContext = createContext<(shown: Shown) => void>(() => {});

export function useLauncher(): (shown: Shown) => void {
  return useContext(LauncherContext);
}

export function PaletteLauncher({
  children,
  ...known
}: Omit<CommandPaletteProps, "onClose" | "onShortcuts" | "takeTyped"> & { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  // A dialog says that it is closed in a later task. By then, a key may have opened the other one.
  const closePalette = useCallback(() => setShown((now) => (now === "palette" ? null : now)), []);
  const closeShortcuts = useCallback(() => setShown((now) => (now === "shortcuts" ? null : now)), []);
  const takeTyped = useTypedAhead({ isOpen: shown === "palette", onCancel: closePalette });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      if (event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey) && !event.shiftKey) {
        event.preventDefault();
        setShown((now) => (now === "palette" ? null : "palette"));
      } else if (event.key === "?" && !event.metaKey && !event.ctrlKey && !isTyping(event.target)) {
        event.preventDefault();
        setShown("shortcuts");
      }
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <LauncherContext value={setShown}>
      {children}
      <Suspense>
        {shown === "palette" ? (
          <CommandPalette
            {...known}
            takeTyped={takeTyped}
            onClose={closePalette}
            onShortcuts={() => setShown("shortcuts")}
          />
        ) : null}
        {shown === "shortcuts" ? <ShortcutList role={known.role} onClose={closeShortcuts} /> : null}
      </Suspense>
    </LauncherContext>
  );
}

/**
 * Collects what is typed between the shortcut and the palette, which may still load. Otherwise, the page would take it,
 * in a field or as its own shortcuts. Returns a function that the palette calls once.
 */
function useTypedAhead({ isOpen, onCancel }: { isOpen: boolean; onCancel: () => void }): () => string {
  const typed = useRef("");
  const isReady = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
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
  }, [isOpen, onCancel]);
  return useCallback(() => {
    isReady.current = true;
    return typed.current;
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select") !== null;
}

/** Opens the command palette and the list of shortcuts, by key or button. Both are loaded when they are first used. */
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
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
}: Omit<CommandPaletteProps, "onClose" | "onShortcuts"> & { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = useCallback(() => setShown(null), []);
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
          <CommandPalette {...known} onClose={close} onShortcuts={() => setShown("shortcuts")} />
        ) : null}
        {shown === "shortcuts" ? <ShortcutList role={known.role} onClose={close} /> : null}
      </Suspense>
    </LauncherContext>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select") !== null;
}

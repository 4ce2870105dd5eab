/**
 * Shows toasts, which screen readers announce politely. A toast sent with the page is plain HTML, so that it is
 * readable without JavaScript. `useToast` adds later ones.
 */
import { CircleAlert, CircleCheck, TriangleAlert, X } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { useWords } from "./words.tsx";

export interface Notice {
  kind: "success" | "error" | "warning";
  /** A heading, if the text alone doesn't name its subject. */
  title?: string;
  text: string;
}

export interface Toast extends Notice {
  /** A button that undoes the action. `run` is called at most once. */
  action?: { label: string; run: () => void };
}

interface ShownToast extends Toast {
  id: number;
}

const ToastContext = createContext<(toast: Toast) => void>(() => {});

export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

/** Errors stay until they are closed. Others disappear, but later if they have a button. */
const leavesAfterMs = { plain: 5_000, withAction: 10_000 };

/** `initial` is the message sent with this page. A new object is a new message. */
export function Toaster({ initial, children }: { initial: Notice | null; children: ReactNode }) {
  const words = useWords();
  const nextId = useRef(1);
  const [toasts, setToasts] = useState<ShownToast[]>(initial ? [{ ...initial, id: 0 }] : []);
  const hasBatch = useRef(false);
  const add = useCallback((toast: Toast) => {
    // Shows one toast at a time, and the latest replaces the others. Toasts from the same action are shown one after
    // another.
    const isInBatch = hasBatch.current;
    if (!isInBatch) setTimeout(() => (hasBatch.current = false));
    hasBatch.current = true;
    const added = { ...toast, id: nextId.current++ };
    setToasts((waiting) => (isInBatch ? [...waiting, added] : [added]));
  }, []);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((one) => one.id !== id)), []);
  const seen = useRef(initial);
  useEffect(() => {
    // Screen readers don't announce content of the initial page. Inserting the toasts again triggers the announcement.
    setToasts((shown) => shown.map((toast) => ({ ...toast, id: nextId.current++ })));
  }, []);
  useEffect(() => {
    if (initial && initial !== seen.current) add(initial);
    seen.current = initial;
  }, [initial, add]);
  return (
    <ToastContext value={add}>
      {children}
      <section aria-label={words.messages} aria-live="polite">
        <ul className={listClass}>
          {toasts.slice(0, 1).map((toast) => (
            <ToastCard key={toast.id} toast={toast} onClose={remove} />
          ))}
        </ul>
      </section>
    </ToastContext>
  );
}

/** For pages without the framework's script. Looks the same, but fades out automatically. */
export function StaticToast({ toast }: { toast: Notice }) {
  return (
    <ul className={`${listClass} toast-fades`}>
      <li role="status" className={cardClass}>
        <ToastIcon kind={toast.kind} />
        <ToastText {...toast} />
      </li>
    </ul>
  );
}

// At the bottom edge, where they cover no heading, and above the bars that have to stay visible there.
const listClass =
  "pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 flex flex-col items-center gap-2 max-md:in-[:root:has([data-save-bar])]:bottom-20 max-md:in-[:root:has([data-phone-bar])]:bottom-36 md:inset-x-auto md:right-6 md:bottom-6 md:in-[:root:has([data-save-bar])]:bottom-20 md:items-end";
const cardClass =
  "pointer-events-auto flex w-full max-w-[420px] items-start gap-3 rounded-md border border-border bg-surface py-3 pr-2 pl-4 text-14 shadow-lift";

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert };
const iconColors = { success: "text-ok", error: "text-danger", warning: "text-warn" };

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: (id: number) => void }) {
  const words = useWords();
  const [isHeld, setHeld] = useState(false);
  const { id, kind, title, text, action } = toast;
  useEffect(() => {
    if (isHeld || kind === "error") return;
    const timer = setTimeout(() => onClose(id), action ? leavesAfterMs.withAction : leavesAfterMs.plain);
    return () => clearTimeout(timer);
  }, [isHeld, id, kind, action, onClose]);
  return (
    <li
      className={cardClass}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastIcon kind={kind} />
      <ToastText title={title} text={text} />
      {action ? (
        <button
          type="button"
          className="-my-1 h-8 shrink-0 rounded-sm px-2 font-medium text-link hover:bg-hover"
          onClick={() => {
            action.run();
            onClose(id);
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={words.closeMessage}
        className="-my-1 grid size-8 shrink-0 place-items-center rounded-sm pointer-coarse:-my-2.5 pointer-coarse:size-11 text-text-3 hover:bg-hover hover:text-text"
        onClick={() => onClose(id)}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}

function ToastText({ title, text }: Pick<Toast, "title" | "text">) {
  return (
    <p className="grow">
      {title ? <strong className="block font-medium">{title}</strong> : null}
      {text}
    </p>
  );
}

function ToastIcon({ kind }: { kind: Toast["kind"] }) {
  const Icon = icons[kind];
  return <Icon className={`mt-0.5 size-4 shrink-0 ${iconColors[kind]}`} aria-hidden="true" />;
}

import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./primitives/button.tsx";
import { cn } from "./primitives/cn.ts";
import { useToast } from "./toaster.tsx";
import { useWords } from "./words.tsx";

/**
 * Null unless the clipboard API is available: with JavaScript, on https or localhost. "unknown" before hydration, when the
 * button keeps its place, so that nothing moves later.
 */
function useCopy(): ((text: string) => Promise<void>) | "unknown" | null {
  const toast = useToast();
  const words = useWords();
  const [works, setWorks] = useState<boolean | null>(null);
  useEffect(() => setWorks(Boolean(navigator.clipboard)), []);
  if (works === null) return "unknown";
  if (!works) return null;
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: "success", text: `${words.copied} ${text}` });
    } catch {
      toast({ kind: "error", text: words.copyBlocked });
    }
  };
}

/** Not rendered where copying isn't possible. */
export function CopyButton({ text }: { text: string }) {
  const copy = useCopy();
  const words = useWords();
  if (!copy) return null;
  return (
    <button
      type="button"
      aria-label={`${words.copy} ${text}`}
      onClick={copy === "unknown" ? undefined : () => void copy(text)}
      className={cn(
        "-my-1 grid size-8 shrink-0 place-items-center rounded-md text-text-3 hover:bg-hover hover:text-text pointer-coarse:size-11",
        copy === "unknown" && "invisible",
      )}
    >
      <Copy className="size-4" strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

/** With a visible label. Not rendered where copying isn't possible. */
export function CopyTextButton({
  text,
  label,
  variant = "secondary",
  size = "md",
}: {
  text: string;
  label: string;
  variant?: "primary" | "secondary" | "ghost";
  size?: "sm" | "md";
}) {
  const copy = useCopy();
  if (!copy) return null;
  return (
    <Button
      variant={variant}
      size={size}
      className={copy === "unknown" ? "invisible" : ""}
      onClick={copy === "unknown" ? undefined : () => void copy(text)}
    >
      <Copy className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {label}
      <span className="sr-only"> {text}</span>
    </Button>
  );
}

import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./primitives/button.tsx";
import { useToast } from "./toaster.tsx";
import { useWords } from "./words.tsx";

/** Null unless the clipboard API is available: with JavaScript, on https or localhost. */
function useCopy(): ((text: string) => Promise<void>) | null {
  const toast = useToast();
  const words = useWords();
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(Boolean(navigator.clipboard)), []);
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
      onClick={() => void copy(text)}
      className="-my-1 grid size-8 shrink-0 place-items-center rounded-md text-text-3 hover:bg-hover hover:text-text pointer-coarse:size-11"
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
    <Button variant={variant} size={size} onClick={() => void copy(text)}>
      <Copy className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {label}
      <span className="sr-only"> {text}</span>
    </Button>
  );
}

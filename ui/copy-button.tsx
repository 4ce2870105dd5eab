import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useToast } from "./toaster.tsx";

/** Rendered only if the clipboard API is available: with JavaScript, on https or localhost. */
export function CopyButton({ text }: { text: string }) {
  const toast = useToast();
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(Boolean(navigator.clipboard)), []);
  if (!works) return null;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: "success", text: `Copied ${text}` });
    } catch {
      toast({ kind: "error", text: "Your browser blocked copying. Select the text instead." });
    }
  }
  return (
    <button
      type="button"
      aria-label={`Copy ${text}`}
      onClick={copy}
      className="-my-1 grid size-8 shrink-0 place-items-center rounded-md text-text-3 hover:bg-hover hover:text-text pointer-coarse:size-11"
    >
      <Copy className="size-4" strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

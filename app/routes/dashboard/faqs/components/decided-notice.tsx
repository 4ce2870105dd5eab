/** What became of the last decision, with the way back: a message at the edge, or a line of the page without script. */
import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#ui/primitives/button.tsx";
import { useToast } from "#ui/toaster.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

export interface Decided {
  /** What became of it. */
  text: string;
  /** Of the form that takes it back, beside its intent. */
  undo: { intent: "undo" | "undo-settled" } & Record<string, string>;
}

export function DecidedNotice({ decided, path }: { decided: Decided | null; path: string }) {
  const isHydrated = useHydrated();
  const toast = useToast();
  const submit = useSubmit();
  const told = useRef<string | null>(null);
  const key = decided ? JSON.stringify(decided.undo) : null;
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    if (!decided) return;
    toast({
      kind: "success",
      text: decided.text,
      action: {
        label: "Undo",
        run: () => void submit(decided.undo, { method: "post", action: path, preventScrollReset: true }),
      },
    });
    // A reload is no second decision.
    window.history.replaceState(window.history.state, "", path);
  }, [key, decided, path, submit, toast]);
  if (!decided || isHydrated) return null;
  return (
    <div
      role="status"
      className="mb-4 flex items-center gap-3 rounded-md border border-border bg-surface-2 px-4 py-3 text-14"
    >
      <span className="grow">{decided.text}</span>
      <Form method="post" action={path}>
        {Object.entries(decided.undo).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" size="sm">
          Undo
        </Button>
      </Form>
    </div>
  );
}

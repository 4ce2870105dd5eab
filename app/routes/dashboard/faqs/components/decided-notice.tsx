/** What became of the last decision, with the way back: a message at the edge, or a line of the page without script. */
import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { useToast } from "#app/components/toaster.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useHydrated } from "#app/components/use-hydrated.ts";
import type { UndoableDecision } from "#features/faqs/website-check.ts";
import { decisionDone } from "#features/faqs/website-check-texts.ts";

export interface Decided {
  proposalId: string;
  decision: UndoableDecision;
}

export function DecidedNotice({ decided, path }: { decided: Decided | null; path: string }) {
  const isHydrated = useHydrated();
  const toast = useToast();
  const submit = useSubmit();
  const told = useRef<string | null>(null);
  const key = decided ? `${decided.proposalId} ${decided.decision}` : null;
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    if (!decided) return;
    toast({
      kind: "success",
      text: decisionDone[decided.decision],
      action: {
        label: "Undo",
        run: () =>
          void submit(
            { intent: "undo", ...decided },
            { method: "post", action: path, preventScrollReset: true },
          ),
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
      <span className="grow">{decisionDone[decided.decision]}</span>
      <Form method="post" action={path}>
        <input type="hidden" name="proposalId" value={decided.proposalId} />
        <input type="hidden" name="decision" value={decided.decision} />
        <Button type="submit" variant="secondary" size="sm" name="intent" value="undo">
          Undo
        </Button>
      </Form>
    </div>
  );
}

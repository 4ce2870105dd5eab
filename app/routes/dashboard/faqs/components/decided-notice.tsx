/** Confirms the last decision and offers to undo it, with a toast or, without JavaScript, a line on the page. */
import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { Button } from "#ui/primitives/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

export interface Decided {
  text: string;
  /** Fields of the undo form, including its intent. */
  undo: { intent: "undo" | "undo-settled" } & Record<string, string>;
}

export function DecidedNotice({ decided, path }: { decided: Decided | null; path: string }) {
  const isHydrated = useHydrated();
  const { t, said } = useTeamTexts("website");
  const toast = useTeamToast("website");
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
    // Removes the query from the URL, so that a reload doesn't repeat the message.
    window.history.replaceState(window.history.state, "", path);
  }, [key, decided, path, submit, toast]);
  if (!decided || isHydrated) return null;
  return (
    <div
      role="status"
      className="mb-4 flex items-center gap-3 rounded-md border border-border bg-surface-2 px-4 py-3 text-14"
    >
      <span className="grow">{said(decided.text)}</span>
      <Form method="post" action={path}>
        {Object.entries(decided.undo).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" size="sm">
          {t("Undo")}
        </Button>
      </Form>
    </div>
  );
}

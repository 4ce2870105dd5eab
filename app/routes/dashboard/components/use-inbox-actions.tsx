import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher, useFetchers, useSubmit } from "react-router";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { type InboxAction, inboxDone, inboxUndo } from "#features/contact/inbox-texts.ts";

export type InboxAnswer = { done: InboxAction; id: string; problem?: undefined } | { problem: string };

export type RunInboxAction = (action: InboxAction, id: string) => void;

/**
 * Runs each action in its own fetcher, so that one doesn't abort another. Render `outcomes`: they report the results,
 * even if the row is gone.
 */
export function useInboxActions(): { run: RunInboxAction; outcomes: ReactNode } {
  const submit = useSubmit();
  const count = useRef(0);
  const [keys, setKeys] = useState<string[]>([]);
  const run = useCallback<RunInboxAction>(
    (action, id) => {
      const key = `inbox-${++count.current}`;
      setKeys((known) => [...known, key]);
      void submit({ intent: action, id }, { method: "post", navigate: false, fetcherKey: key });
    },
    [submit],
  );
  return { run, outcomes: keys.map((key) => <Outcome key={key} fetcherKey={key} run={run} />) };
}

function Outcome({ fetcherKey, run }: { fetcherKey: string; run: RunInboxAction }) {
  const { data } = useFetcher<InboxAnswer>({ key: fetcherKey });
  const toast = useTeamToast("inbox");
  const told = useRef<InboxAnswer>(undefined);
  useEffect(() => {
    if (!data || told.current) return;
    told.current = data;
    if (data.problem !== undefined) return toast({ kind: "error", text: data.problem });
    const text = inboxDone[data.done];
    const undo = inboxUndo[data.done];
    if (!text) return;
    const { id } = data;
    toast({
      kind: "success",
      text,
      ...(undo ? { action: { label: "Undo", run: () => run(undo, id) } } : {}),
    });
  }, [data, toast, run]);
  return null;
}

/** Returns actions in progress by message id, for optimistic updates. */
export function usePendingActions(): Map<string, InboxAction> {
  const pending = useFetchers().filter((fetcher) => fetcher.key.startsWith("inbox-") && fetcher.formData);
  return new Map(
    pending.map(({ formData }) => [
      String(formData?.get("id")),
      String(formData?.get("intent")) as InboxAction,
    ]),
  );
}

/**
 * Decides on proposals one after another, as fast as keys are pressed. Each decision shows immediately and is posted in
 * order. One that the server refuses appears again.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import type { OpenProposal, ProposalDecision } from "#features/faqs/proposal.ts";
import type { DecisionAnswer } from "#features/websites/check/run-proposal-action.server.ts";
import { decisionNotSaved } from "#features/websites/check/website-check-texts.ts";
import { postDecision } from "./post-decision.ts";
import {
  type Decided,
  decide,
  forgetStored,
  inListOrder,
  learn,
  nextAfter,
  noReview,
  openOf,
  withdraw,
} from "./review-state.ts";

export interface Review {
  /** In the order of the page. */
  open: OpenProposal[];
  /** The proposal that the next key decides. Null if none is left. */
  currentId: string | null;
  setCurrent: (id: string) => void;
  /** The proposal to focus, as a new object for each request. Its id is null if no proposal is left. */
  focus: { id: string | null } | null;
  moveTo: (id: string) => void;
  decide: (id: string, decision: ProposalDecision) => void;
  undo: () => void;
}

interface Made extends Decided {
  isRefused: boolean;
}

export function useReview(loaded: OpenProposal[]): Review {
  const toast = useTeamToast("website");
  const [state, setState] = useState(noReview);
  const [chosenId, setCurrent] = useState<string | null>(null);
  const [focus, setFocus] = useState<Review["focus"]>(null);
  const moveTo = useCallback((id: string | null) => {
    setCurrent(id);
    setFocus({ id });
  }, []);
  const known = useRef(loaded);
  useEffect(() => {
    if (known.current === loaded) return;
    known.current = loaded;
    setState((before) => forgetStored(before, loaded));
  }, [loaded]);
  const open = useMemo(() => inListOrder(openOf(state, loaded)), [state, loaded]);
  const currentId = open.some(({ id }) => id === chosenId) ? chosenId : (open[0]?.id ?? null);
  const latest = useRef({ open, currentId });
  latest.current = { open, currentId };
  // Versions change with an undo, so they are read when a decision is posted.
  const versions = useRef(new Map<string, number>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const history = useRef<Made[]>([]);

  const receive = useCallback(
    (made: Made, answer: DecisionAnswer | null) => {
      toast(answer?.toast ?? { kind: "error", text: decisionNotSaved });
      const proposal = answer?.proposal;
      if (proposal?.current) versions.current.set(made.id, proposal.current.version);
      return proposal;
    },
    [toast],
  );
  const undoOne = useCallback(
    (made: Made) => {
      const { id, decision } = made;
      history.current = history.current.filter((one) => one !== made);
      setState((before) => withdraw(before, made));
      moveTo(id);
      queue.current = queue.current.then(async () => {
        if (made.isRefused) return;
        const answer = await postDecision({ intent: "undo", proposalId: id, decision });
        const proposal = receive(made, answer);
        setState((before) => (answer?.ok ? learn(before, id, proposal) : decide(before, made)));
      });
    },
    [receive, moveTo],
  );
  const decideOne = useCallback(
    (id: string, decision: ProposalDecision) => {
      const { open: shown, currentId: current } = latest.current;
      const proposal = shown.find((one) => one.id === id);
      if (!proposal) return;
      const made: Made = { id, decision, isRefused: false };
      history.current.push(made);
      moveTo(current === id ? nextAfter(shown, id) : current);
      setState((before) => decide(before, made));
      queue.current = queue.current.then(async () => {
        const version = versions.current.get(id) ?? proposal.current?.version ?? 0;
        const answer = await postDecision({ intent: decision, proposalId: id, version: String(version) });
        if (answer?.ok) {
          const isUndone = !history.current.includes(made);
          const action = { label: "Undo", run: () => undoOne(made) };
          if (!isUndone) toast({ ...answer.toast, action });
          return;
        }
        made.isRefused = true;
        history.current = history.current.filter((one) => one !== made);
        const now = receive(made, answer);
        setState((before) => learn(withdraw(before, made), id, now));
      });
    },
    [receive, toast, undoOne, moveTo],
  );
  const undo = useCallback(() => {
    const last = history.current.at(-1);
    if (last) undoOne(last);
  }, [undoOne]);
  return { open, currentId, setCurrent, focus, moveTo, decide: decideOne, undo };
}

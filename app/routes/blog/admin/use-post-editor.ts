/** A post while it is edited: its fields, what of them is kept in this browser, and what saving is answered with. */
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { PostProblems } from "#features/blog/schema.ts";
import { postTexts } from "#features/blog/texts.ts";
import { useToast } from "#ui/toaster.tsx";
import { type AdminAnswer, postsAction } from "./admin-answer.ts";
import type { OpenPost, PostValues } from "./open-post.ts";
import { postDrafts } from "./post-draft.ts";

const keepAfterMs = 400;

export function usePostEditor(open: OpenPost, onClose: () => void) {
  const draftId = open.id ?? "new";
  const fetcher = useFetcher<AdminAnswer>();
  const toast = useToast();
  const [values, setValues] = useState(open.values);
  const [base, setBase] = useState({ version: open.version, values: open.values });
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [theirs, setTheirs] = useState<OpenPost | "gone" | null>(null);
  const [problems, setProblems] = useState<PostProblems>({});
  const isChanged = JSON.stringify(values) !== JSON.stringify(base.values);

  // Only in the browser: the server's page has the stored text.
  useEffect(() => {
    const draft = postDrafts.read(draftId);
    if (!draft) return;
    setValues(draft.values);
    setBase((current) => ({ ...current, version: draft.version }));
    setKeptAt(draft.keptAt);
  }, [draftId]);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(
      () => postDrafts.keep(draftId, { values, version: base.version, keptAt: Date.now() }),
      keepAfterMs,
    );
    return () => clearTimeout(timer);
  }, [draftId, values, base.version, isChanged]);

  const { state, data } = fetcher;
  const handled = useRef<unknown>(null);
  useEffect(() => {
    if (state !== "idle" || !data || handled.current === data) return;
    handled.current = data;
    if (data.outcome === "saved") {
      postDrafts.drop(draftId);
      toast({ kind: "success", title: "Success", text: data.isNew ? postTexts.created : postTexts.updated });
      onClose();
    } else if (data.outcome === "conflict") setTheirs(data.theirs ?? "gone");
    else {
      setProblems(data.outcome === "refused" && "problems" in data ? data.problems : {});
      toast({ kind: "error", title: "Error", text: postTexts.saveFailed });
    }
  }, [state, data, draftId, onClose, toast]);

  function post({ asNew = open.id === null, version = base.version } = {}): void {
    setTheirs(null);
    setProblems({});
    const { published, ...texts } = values;
    const form = {
      ...texts,
      ...(published ? { published: "on" } : {}),
      ...(asNew ? { intent: "create" } : { intent: "update", id: open.id ?? "", version: String(version) }),
      script: "on",
    };
    void fetcher.submit(form, { method: "post", action: postsAction });
  }

  return {
    values,
    problems,
    theirs,
    isChanged,
    isSaving: state !== "idle",
    /** When what is shown was typed, if it was not saved then; null for the stored text. */
    keptAt: isChanged ? keptAt : null,
    change: (change: Partial<PostValues>) => setValues((current) => ({ ...current, ...change })),
    save: () => post(),
    /** Over what somebody else saved, or once more when it was deleted. */
    saveMine: () => (theirs && theirs !== "gone" ? post({ version: theirs.version }) : post({ asNew: true })),
    takeTheirs() {
      if (!theirs || theirs === "gone") return;
      postDrafts.drop(draftId);
      setValues(theirs.values);
      setBase({ version: theirs.version, values: theirs.values });
      setTheirs(null);
    },
    discard() {
      postDrafts.drop(draftId);
      setValues(open.values);
      setBase({ version: open.version, values: open.values });
      setKeptAt(null);
    },
  };
}

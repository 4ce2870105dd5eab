/** State of the post editor. Includes the draft in this browser and the results of saving. */
import { useMemo } from "react";
import { postTexts } from "#features/blog/texts.ts";
import { useToast } from "#ui/toaster.tsx";
import type { FormAnswer } from "../../answer-outcome.ts";
import { useKeptDraft } from "../../use-kept-draft.ts";
import { usePost } from "../../use-post.ts";
import { useVersionedForm } from "../../use-versioned-form.ts";
import { type PostAnswer, postsAction } from "./admin-answer.ts";
import type { OpenPost, PostValues } from "./open-post.ts";
import { postDrafts } from "./post-draft.ts";

export interface PostEditorOptions {
  open: OpenPost;
  /** The response to a form that was posted without JavaScript. */
  answer: FormAnswer<PostAnswer> | undefined;
  onClose: () => void;
}

export function usePostEditor({ open, answer, onClose }: PostEditorOptions) {
  const toast = useToast();
  const { post } = usePost<PostAnswer>(postsAction);
  const target: Record<string, string> =
    open.id === null ? { intent: "create" } : { intent: "update", id: open.id };
  const form = useVersionedForm<PostValues, OpenPost>({
    stored: open,
    answer,
    send: (fields) => post({ ...target, ...fields }),
  });
  const { values, base, isChanged } = form;
  const draft = useMemo(
    () => ({ values, version: base.version, keptAt: Date.now() }),
    [values, base.version],
  );
  const isPosted = answer !== undefined;
  const onFound = form.restore;
  const id = open.id ?? "new";
  const { found, drop } = useKeptDraft({ store: postDrafts, id, draft, isChanged, isPosted, onFound });

  async function save(version = base.version, extra = {}): Promise<void> {
    const outcome = await form.save(version, extra);
    if (outcome?.ok) {
      drop();
      const text = open.id === null || "intent" in extra ? postTexts.created : postTexts.updated;
      toast({ kind: "success", title: "Success", text });
      onClose();
    } else if (outcome && !outcome.conflict && outcome.status !== 404)
      toast({ kind: "error", title: "Error", text: postTexts.saveFailed });
  }

  const theirs = form.conflict?.current ?? null;
  const isGone = form.refusal?.status === 404;
  return {
    ...form,
    theirs: isGone ? ("gone" as const) : theirs,
    /** When the restored draft was typed. Null for the stored text. */
    keptAt: found?.keptAt ?? null,
    save: () => save(),
    /** Overwrites what was saved elsewhere, or creates the post again if it was deleted. */
    saveMine: () => save(theirs?.version, isGone ? { intent: "create" } : {}),
    takeTheirs() {
      if (!theirs) return;
      drop();
      form.take(theirs);
    },
    discard() {
      drop();
      form.take(open);
    },
  };
}

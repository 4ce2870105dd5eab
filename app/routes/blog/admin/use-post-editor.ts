/**
 * State of the post editor. A draft is saved while the operator types. What readers would see immediately is saved with the
 * button only, and is kept in this browser until then.
 */
import { useEffect, useEffectEvent, useMemo } from "react";
import { useNavigate } from "react-router";
import { slugOf } from "#features/blog/post-text.ts";
import { isUntitledSlug, postTexts } from "#features/blog/texts.ts";
import { useToast } from "#ui/toaster.tsx";
import type { FormAnswer } from "../../answer-outcome.ts";
import { useKeptDraft } from "../../use-kept-draft.ts";
import { usePost } from "../../use-post.ts";
import { useVersionedForm } from "../../use-versioned-form.ts";
import type { PostAnswer } from "./admin-answer.ts";
import type { OpenPost, PostValues } from "./open-post.ts";
import { postDrafts } from "./post-draft.ts";

export interface PostEditorOptions {
  open: OpenPost;
  /** The response to a form that was posted without JavaScript. */
  answer: FormAnswer<PostAnswer> | undefined;
}

export type SaveState = "saved" | "saving" | "unsaved" | "failed";

/** A pause in typing. */
const saveAfterMs = 1_200;
const retryAfterMs = 5_000;

export function usePostEditor({ open, answer }: PostEditorOptions) {
  const toast = useToast();
  const navigate = useNavigate();
  const { post } = usePost<PostAnswer>();
  const form = useVersionedForm<PostValues, OpenPost>({
    stored: open,
    answer,
    merges: true,
    send: (fields) => post({ intent: "update", ...fields }),
  });
  const { values, base, isChanged, isSaving, refusal } = form;
  const draft = useMemo(
    () => ({ values, version: base.version, keptAt: Date.now() }),
    [values, base.version],
  );
  const isPosted = answer !== undefined;
  const onFound = form.restore;
  const { id } = open;
  const { found, drop } = useKeptDraft({ store: postDrafts, id, draft, isChanged, isPosted, onFound });

  const isGone = refusal?.status === 404;
  const theirs = form.conflict?.current ?? null;
  const isStuck = isGone || theirs !== null || Object.keys(form.errors).length > 0;
  const isPrivate = !values.published && !base.values.published;
  const isDue =
    isChanged && isPrivate && !isSaving && !isStuck && values.scheduledAt === base.values.scheduledAt;
  const autosave = useEffectEvent(() => void form.save());
  const delayMs = refusal ? retryAfterMs : saveAfterMs;
  // Each keystroke starts the pause again.
  const typed = isDue ? values : null;
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(autosave, delayMs);
    return () => clearTimeout(timer);
  }, [typed, delayMs]);

  async function save(version = base.version, extra = {}): Promise<void> {
    const outcome = await form.save(version, extra);
    if (outcome?.ok) {
      drop();
      const isAgain = "id" in outcome;
      const text = isAgain ? postTexts.created : postTexts.updated;
      toast({ kind: "success", title: "Success", text });
      if (isAgain) void navigate(`/blog-admin/${String(outcome.id)}`, { replace: true });
    } else if (outcome && !outcome.conflict && outcome.status !== 404)
      toast({ kind: "error", title: "Error", text: postTexts.saveFailed });
  }

  function change(part: Partial<PostValues>): void {
    const { title } = part;
    const isOwnSlug = values.slug !== slugOf(values.title) && !isUntitledSlug(values.slug);
    // Until the post is published, its address follows its title unless the operator wrote one.
    const follows = title !== undefined && !base.values.published && !isOwnSlug;
    form.change(follows ? { ...part, slug: slugOf(title) } : part);
  }

  const failed = refusal && isChanged ? ("failed" as const) : ("unsaved" as const);
  const state: SaveState = isSaving ? "saving" : isChanged ? failed : "saved";
  return {
    ...form,
    change,
    state,
    theirs: isGone ? ("gone" as const) : theirs,
    /** When the restored draft was typed. Null for the stored text. */
    keptAt: found?.keptAt ?? null,
    save: () => save(),
    /** Overwrites what was saved elsewhere, or creates the post again if it was deleted. */
    saveMine: () => save(theirs?.version, isGone ? { intent: "create-again" } : {}),
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

/** The article in the editor: what was typed, what is saved, and what was saved elsewhere in the meantime. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ArticleMerge, Side } from "#features/articles/merge-articles.ts";
import {
  type ArticleAnswer,
  type ArticleValues,
  articleFields,
  articleTexts,
  type OwnerArticle,
} from "#features/articles/owner-article.ts";
import { refused } from "#shared/action-outcome.ts";
import { postForm } from "../../post-form.ts";
import { useKeptDraft } from "../../use-kept-draft.ts";
import { articleDrafts } from "./article-drafts.ts";

const saveAfterMs = 1_200;
const retryAfterMs = 5_000;

export type SaveState = "saved" | "unsaved" | "saving" | "failed";

export interface ArticleConflict {
  merge: ArticleMerge;
  current: OwnerArticle;
}

type Decision = "schedule" | "send-to-review" | "send-back" | "withdraw";
type Known = Pick<OwnerArticle, "values" | "version">;

export function useArticle(stored: OwnerArticle, { mayEdit }: { mayEdit: boolean }) {
  const [article, setArticle] = useState(stored);
  const [values, setValues] = useState(stored.values);
  const [base, setBase] = useState<Known>(stored);
  const [state, setState] = useState<SaveState>("saved");
  const [errors, setErrors] = useState<Partial<Record<keyof ArticleValues, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<ArticleConflict | null>(null);
  /** Rises when the text changes other than by typing, so that the editor shows it. */
  const [shownText, setShownText] = useState(0);
  const latest = useRef({ values, base });
  latest.current = { values, base };
  /** How often a text from elsewhere has changed what is on the screen. Only what was there at the click goes live. */
  const merges = useRef(0);
  /** One request at a time, so that each is based on the version that the one before it stored. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isChanged = articleFields.some((field) => values[field] !== base.values[field]);

  const change = useCallback((part: Partial<ArticleValues>) => {
    setValues((now) => ({ ...now, ...part }));
    setErrors((now) =>
      Object.keys(part).some((field) => field in now) ? without(now, Object.keys(part)) : now,
    );
  }, []);

  /** Shows a text from elsewhere. What was typed while it was on its way is lost, so callers have merged it. */
  function show(next: ArticleValues, known: Known) {
    latest.current = { values: next, base: known };
    setValues(next);
    setBase(known);
    setShownText((count) => count + 1);
  }

  /** Takes the server's version as the base and keeps what was typed since. */
  function rebase(sent: ArticleValues, saved: OwnerArticle) {
    const { values: typed } = latest.current;
    const next = { ...typed };
    // The server cleans texts and lets the address follow the title.
    for (const field of articleFields)
      if (field !== "content" && typed[field] === sent[field]) next[field] = saved.values[field];
    const known = { version: saved.version, values: { ...saved.values, content: sent.content } };
    latest.current = { values: next, base: known };
    setArticle(saved);
    setValues(next);
    setBase(known);
  }

  /** Takes the server's version as the base, unless a text was saved elsewhere, which the next save merges. */
  function adopt(saved: OwnerArticle) {
    setArticle(saved);
    const { values: typed, base: from } = latest.current;
    if (articleFields.some((field) => saved.values[field] !== from.values[field])) return;
    const known = { ...from, version: saved.version };
    latest.current = { values: typed, base: known };
    setBase(known);
  }

  async function mergeWith(current: OwnerArticle): Promise<boolean> {
    const { mergeArticles } = await import("#features/articles/merge-articles.ts");
    const { values: mine, base: from } = latest.current;
    const merge = mergeArticles({ base: from.values, mine, theirs: current.values });
    setArticle(current);
    if (merge.clashes.length > 0) {
      setConflict({ merge, current });
      return false;
    }
    const merged = merge.resolve([]);
    if (articleFields.some((field) => merged[field] !== mine[field])) merges.current += 1;
    show(merged, current);
    return true;
  }

  /** `seen` is `merges` at the click. */
  function isUnseen(seen: number): boolean {
    if (merges.current === seen) return false;
    setState("saved");
    return true;
  }

  /** Resolves to null if the server couldn't be reached. */
  async function send(
    intent: "save" | "publish",
    { seen, attempt = 1 }: { seen: number; attempt?: number },
  ): Promise<ArticleAnswer | null> {
    if (intent === "publish" && isUnseen(seen)) return refused(409, articleTexts.unseenPublish);
    const { values: sent, base: from } = latest.current;
    const answer = await post(intent, { ...sent, id: stored.id, version: from.version });
    if (!answer) {
      setState("failed");
      setProblem(null);
      return null;
    }
    if (answer.ok) {
      rebase(sent, answer.article);
      setState("saved");
      setProblem(null);
      setErrors({});
      return answer;
    }
    if (answer.conflict && attempt < 4) {
      if (await mergeWith(answer.conflict)) return send(intent, { seen, attempt: attempt + 1 });
      setState("unsaved");
      return answer;
    }
    setState("failed");
    setErrors(answer.errors ?? {});
    setProblem(answer.problem);
    return answer;
  }

  function enqueue(work: () => Promise<ArticleAnswer | null>): Promise<ArticleAnswer | null> {
    setState("saving");
    const done = queue.current.then(work);
    queue.current = done.catch(() => {});
    return done;
  }

  const run = (intent: "save" | "publish") => {
    const seen = merges.current;
    return enqueue(() => send(intent, { seen }));
  };

  /** For what replaces the text. */
  const act = (intent: "unpublish" | "discard") =>
    enqueue(async () => {
      const answer = await post(intent, { id: stored.id });
      setState(answer?.ok ? "saved" : "failed");
      if (!answer?.ok) return answer;
      setArticle(answer.article);
      if (intent === "discard") show(answer.article.values, answer.article);
      else adopt(answer.article);
      return answer;
    });

  /** For what leaves the text alone. Saves it first. */
  const decide = (intent: Decision, fields: Record<string, string> = {}) => {
    const seen = merges.current;
    return enqueue(() => sendDecision(intent, fields, { seen }));
  };

  async function sendDecision(
    intent: Decision,
    fields: Record<string, string>,
    { seen, attempt = 1 }: { seen: number; attempt?: number },
  ): Promise<ArticleAnswer | null> {
    const { values: typed, base: known } = latest.current;
    if (articleFields.some((field) => typed[field] !== known.values[field])) {
      const saved = await send("save", { seen });
      if (!saved?.ok) return saved;
    }
    if (fields.publishAt && isUnseen(seen)) return refused(409, articleTexts.unseenSchedule);
    const { version } = latest.current.base;
    const answer = await post(intent, { ...fields, id: stored.id, version });
    if (answer && !answer.ok && answer.conflict && attempt < 4 && (await mergeWith(answer.conflict)))
      return sendDecision(intent, fields, { seen, attempt: attempt + 1 });
    setState("saved");
    if (answer?.ok) adopt(answer.article);
    return answer;
  }

  const autosave = useEffectEvent(() => void run("save"));
  const note = useEffectEvent(() => setState((now) => (now === "saved" ? "unsaved" : now)));
  const isStuck = Object.keys(errors).length > 0;
  const isDue = mayEdit && isChanged && !conflict && !isStuck && state !== "saving";
  const delayMs = state === "failed" ? retryAfterMs : saveAfterMs;
  // Each keystroke starts the pause again.
  const typed = isDue ? values : null;
  useEffect(() => {
    if (!typed) return;
    note();
    const timer = setTimeout(autosave, delayMs);
    return () => clearTimeout(timer);
  }, [typed, delayMs]);

  const kept = useKeptDraft({
    store: articleDrafts,
    id: stored.id,
    draft: { values, base },
    isChanged,
    isPosted: !mayEdit,
    onFound(found) {
      show(found.values, found.base);
    },
  });

  return {
    article,
    values,
    change,
    shownText,
    isChanged,
    state: isChanged && state === "saved" ? ("unsaved" as const) : state,
    errors,
    problem,
    conflict,
    restored: kept.found !== null,
    save: () => run("save"),
    publish: () => run("publish"),
    unpublish: () => act("unpublish"),
    discard: () => act("discard"),
    decide,
    /** Ends a conflict with the chosen sides, and saves. */
    resolve(choices: readonly Side[]) {
      if (!conflict) return;
      show(conflict.merge.resolve(choices), conflict.current);
      setConflict(null);
      setState("unsaved");
    },
  };
}

async function post(intent: string, fields: Record<string, string>): Promise<ArticleAnswer | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, intent })) form.set(name, value);
  const answer = await postForm<ArticleAnswer>(`/dashboard/articles/${fields.id}/changes`, form);
  // A reload lets the guard redirect to sign-in and back. The browser keeps the text.
  if (answer === "signed-out") window.location.reload();
  return typeof answer === "string" ? null : answer;
}

function without<Value>(
  known: Partial<Record<string, Value>>,
  names: string[],
): Partial<Record<string, Value>> {
  return Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name)));
}

export function problemOf(answer: ArticleAnswer | null): string | null {
  if (!answer) return articleTexts.failed;
  return answer.ok || answer.conflict ? null : answer.problem;
}

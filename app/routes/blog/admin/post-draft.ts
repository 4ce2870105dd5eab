/** What was typed and not saved, kept in this browser until it is. Nothing here throws: without storage typing goes on. */
import type { PostValues } from "./open-post.ts";

export interface PostDraft {
  values: PostValues;
  /** Of the stored text that the typing began with. */
  version: number;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const prefix = "step.post-draft.";

export function readPostDraft(id: string | null): PostDraft | null {
  const kept = attempt(() => localStorage.getItem(keyOf(id)));
  const value: unknown = kept ? attempt(() => JSON.parse(kept)) : null;
  return isDraft(value) ? value : null;
}

export function keepPostDraft(id: string | null, draft: PostDraft): void {
  attempt(() => localStorage.setItem(keyOf(id), JSON.stringify(draft)));
}

export function dropPostDraft(id: string | null): void {
  attempt(() => localStorage.removeItem(keyOf(id)));
}

function keyOf(id: string | null): string {
  return prefix + (id ?? "new");
}

const texts = [
  "title",
  "slug",
  "excerpt",
  "content",
  "metaDescription",
  "featuredImageUrl",
  "featuredImageAlt",
  "authorName",
  "authorEmail",
  "categoryId",
  "tags",
  "scheduledAt",
] as const;

function isDraft(value: unknown): value is PostDraft {
  if (typeof value !== "object" || value === null) return false;
  const { values, version, keptAt } = value as Record<string, unknown>;
  if (typeof version !== "number" || typeof keptAt !== "number") return false;
  if (typeof values !== "object" || values === null) return false;
  const fields = values as Record<string, unknown>;
  return typeof fields.published === "boolean" && texts.every((name) => typeof fields[name] === "string");
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

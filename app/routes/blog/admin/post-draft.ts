import { createDraftStore } from "../../draft-store.ts";
import type { PostValues } from "./open-post.ts";

export interface PostDraft {
  values: PostValues;
  /** The stored version that typing started from. */
  version: number;
  keptAt: number;
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

/** Drafts are stored under the post's id. */
export const postDrafts = createDraftStore<PostDraft>("step.post-draft.", ({ values, version, keptAt }) => {
  if (typeof version !== "number" || typeof keptAt !== "number") return false;
  if (typeof values !== "object" || values === null) return false;
  return typeof values.published === "boolean" && texts.every((name) => typeof values[name] === "string");
});

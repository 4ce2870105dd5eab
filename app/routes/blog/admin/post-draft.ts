import { createDraftStore } from "../../draft-store.ts";
import type { PostValues } from "./open-post.ts";

export interface PostDraft {
  values: PostValues;
  /** Of the stored text that the typing began with. */
  version: number;
  /** Milliseconds since 1970. */
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

/** Under the post's id; "new" for one that is not stored yet. */
export const postDrafts = createDraftStore<PostDraft>("step.post-draft.", ({ values, version, keptAt }) => {
  if (typeof version !== "number" || typeof keptAt !== "number") return false;
  if (typeof values !== "object" || values === null) return false;
  return typeof values.published === "boolean" && texts.every((name) => typeof values[name] === "string");
});

import type { PostProblems } from "#features/blog/schema.ts";
import type { OpenPost } from "./open-post.ts";

/** Where its forms go: the list is its layout's index route, which an address alone does not name. */
export const postsAction = "/blog-admin?index";

/** What the administration's forms are answered with. */
export type AdminAnswer =
  | { outcome: "saved"; isNew: boolean }
  | { outcome: "deleted" }
  | { outcome: "done" }
  /** Of the private preview; null when the post is gone. */
  | { outcome: "link"; key: string | null }
  | { outcome: "refused"; problems: PostProblems }
  | { outcome: "refused"; message: string }
  /** Somebody saved another text meanwhile; null: somebody deleted the post. */
  | { outcome: "conflict"; theirs: OpenPost | null };

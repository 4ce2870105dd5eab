import type { Done, Refused, Saved } from "#shared/action-outcome.ts";
import type { OpenPost, PostValues } from "./open-post.ts";

/** URL that the list's forms post to. `?index` addresses the layout's index route. */
export const postsAction = "/blog-admin?index";

/** Status 404 means that the post was deleted in the meantime. */
export type PostAnswer = Saved<PostValues, OpenPost>;

/** `key` is the secret of the private preview. Null if the post was deleted. */
export type AdminAnswer = Done | { ok: true; key: string | null } | Refused;

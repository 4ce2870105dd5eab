import type { Done, Refused, Saved } from "#shared/action-outcome.ts";
import type { OpenPost, PostValues } from "./open-post.ts";

/** Action URL of the list's forms: `?index` addresses the layout's index route. */
export const postsAction = "/blog-admin?index";

/** Status 404: the post was deleted in the meantime. */
export type PostAnswer = Saved<PostValues, OpenPost>;

/** `key`: the secret of the private preview; null if the post was deleted. */
export type AdminAnswer = Done | { ok: true; key: string | null } | Refused;

import type { Done, Refused, Saved } from "#shared/action-outcome.ts";
import type { OpenPost, PostValues } from "./open-post.ts";

/** Where its forms go: the list is its layout's index route, which an address alone does not name. */
export const postsAction = "/blog-admin?index";

/** Status 404: the post was deleted meanwhile. */
export type PostAnswer = Saved<PostValues, OpenPost>;

/** `key`: of the private preview; null when the post is gone. */
export type AdminAnswer = Done | { ok: true; key: string | null } | Refused;

import type { Done, Refused, Saved } from "#shared/action-outcome.ts";
import type { OpenPost, PostValues } from "./open-post.ts";

/** URL that the list's forms post to. `?index` addresses the layout's index route. */
export const postsAction = "/blog-admin?index";

/** Status 404 means that the post was deleted in the meantime. `id` names the new one, if it was created again. */
export type PostAnswer = Saved<PostValues, OpenPost> | { ok: true; id: string };

/** `key` is the secret of the private preview. Null if the post was deleted. */
export type AdminAnswer = Done | { ok: true; key: string | null } | Refused;

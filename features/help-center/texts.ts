/** Messages for visitors when there is no help center to show. */

/** Unknown, private and unpublished help centers get the same text, so that visitors can't distinguish them. */
export const notPublicText = "The help center you're looking for doesn't exist or isn't public.";

/**
 * Shown for a preview without a session. It is sent before any lookup, so it doesn't reveal whether the company exists.
 */
export const signInNeededText = "You need to be logged in to access this help center.";

/** Shown to signed-in users of another company, and also if the company doesn't exist. */
export const notAllowedText = "You don't have permission to access this help center.";

/** Texts for visitors when there is no help center to show. */

/** Unknown, private and unpublished help centers get the same text, so that visitors can't distinguish them. */
export const notPublicText = "The help center you're looking for doesn't exist or isn't public.";

/** For a preview without a session. It is sent before any lookup, so it reveals nothing about the company. */
export const signInNeededText = "You need to be logged in to access this help center.";

/** For signed-in users of another company. It is the same if the company doesn't exist. */
export const notAllowedText = "You don't have permission to access this help center.";

export const unknownPageText = "We can't find that page.";

/** Texts for visitors when there is no help center to show. */

/** The same for unknown, private and unpublished centers, so that visitors can't distinguish them. */
export const notPublicText = "The help center you're looking for doesn't exist or isn't public.";

/** For a preview without a session: sent before any lookup, so it reveals nothing about the company. */
export const signInNeededText = "You need to be logged in to access this help center.";

/** For signed-in users of another company; the same if the company doesn't exist. */
export const notAllowedText = "You don't have permission to access this help center.";

export const unknownPageText = "We can't find that page.";

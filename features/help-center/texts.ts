/** What a visitor reads when there is no help center to show. */

/** One text for unknown, private and unpublished, so that a stranger can't tell which it is. */
export const notPublicText = "The help center you're looking for doesn't exist or isn't public.";

/** Owner preview: answered before anything is looked up, so it tells nothing about the company. */
export const signInNeededText = "You need to be logged in to access this help center.";

/** For whoever is signed in and has another company; said of companies that do not exist as well. */
export const notAllowedText = "You don't have permission to access this help center.";

export const unknownPageText = "We can't find that page.";

/** The topic of a page's title with its text, which nobody worded as a question. */
export const titleTopic = "title";

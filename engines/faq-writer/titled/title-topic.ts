/** The topic of a page's title with its text, which is no question. */
export const titleTopic = "title";

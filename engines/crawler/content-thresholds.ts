/** Minimum text for a page to count as content (specification, constants for crawl content). */

const minMarkdownChars = 10;
const minHtmlTextChars = 100;

/**
 * True if the Markdown has over 10 characters or the HTML's text over 100. Counts text instead of markup, because an
 * empty shell or a page of pictures would pass with its tags alone and fail later in front of the user.
 */
export function isMeaningful(page: { markdown: string; htmlText: string }): boolean {
  return page.markdown.length > minMarkdownChars || page.htmlText.length > minHtmlTextChars;
}

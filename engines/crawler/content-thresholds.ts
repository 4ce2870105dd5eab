/** Minimum text for a page to count as content (specification, constants for crawl content). */

const minMarkdownChars = 10;
const minHtmlTextChars = 100;

/**
 * True when the Markdown is over 10 characters or the HTML's text over 100. Text rather than markup, because
 * an empty shell or a page of pictures would pass on its tags and fail later in front of the user.
 */
export function isMeaningful(page: { markdown: string; htmlText: string }): boolean {
  return page.markdown.length > minMarkdownChars || page.htmlText.length > minHtmlTextChars;
}

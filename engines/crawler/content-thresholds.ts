/** From the specification's constants for crawl content. */

const minMarkdownChars = 10;
const minHtmlTextChars = 100;

/**
 * True if the Markdown has over 10 characters or the HTML's text over 100. Tags don't count, or an empty shell would
 * pass here and fail later in front of the user.
 */
export function isMeaningful(page: { markdown: string; htmlText: string }): boolean {
  return page.markdown.length > minMarkdownChars || page.htmlText.length > minHtmlTextChars;
}

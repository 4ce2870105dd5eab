/** How much text a page must have to be worth anything (specification, constants for crawl content). */

const minMarkdownChars = 10;
const minHtmlTextChars = 100;

/**
 * True when the Markdown is over 10 characters or the text in the HTML over 100. Text, because counting tags
 * would let pass an empty shell that a script fills, or a page of pictures, which people then see fail later.
 */
export function isMeaningful(page: { markdown: string; htmlText: string }): boolean {
  return page.markdown.length > minMarkdownChars || page.htmlText.length > minHtmlTextChars;
}

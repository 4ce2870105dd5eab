/** How much text a page, and a site, must have to be worth anything (specification, constants for crawl content). */

export const minMarkdownChars = 10;
export const minHtmlTextChars = 100;
/** All pages together, before FAQs can be written. */
export const minSiteChars = 50;

/**
 * True when the Markdown is over 10 characters or the text in the HTML over 100. Text, because counting tags
 * would let pass an empty shell that a script fills, or a page of pictures, which people then see fail later.
 */
export function isMeaningful(page: { markdown: string; htmlText: string }): boolean {
  return page.markdown.length > minMarkdownChars || page.htmlText.length > minHtmlTextChars;
}

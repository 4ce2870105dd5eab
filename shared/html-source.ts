/**
 * Drops the end tags of the page. Templates often contain them in the middle, where browsers ignore them, but a parser
 * leaves what follows outside the page.
 */
export function withoutPageEnds(html: string): string {
  return html.replace(/<\/(?:body|html)\s*>/gi, "");
}

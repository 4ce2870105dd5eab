/** Links from articles to other pages of the help center, which are paths below its root. */

const ownPage = /^\/(?:(?:articles|c|faq|guides)\/[^\s/?#\\]+|getting-started|videos)(?:#[^\s\\]*)?$/;

export function isOwnPageLink(href: string): boolean {
  return ownPage.test(href);
}

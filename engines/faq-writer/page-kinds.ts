/** Addresses of pages whose words bind or inform about the law. */
export const legalPage =
  /privacy|terms|legal|imprint|impressum|cookie|agb|datenschutz|mentions|bylaws|licen[sc]e|disclaimer/i;
/** Addresses of pages that tell of what was, or of others. */
export const storyPage = /blog|news|post|article|event|update|press|portfolio|gallery|testimonial|review/i;

interface FeedPost {
  /** The UUID of the post. */
  id: string;
  address: string;
  title: string;
  excerpt: string;
  html: string;
  authorName: string;
  category: string | null;
  tags: string[];
  publishedAt: Date;
  updatedAt: Date;
}

export interface Feed {
  title: string;
  description: string;
  /** Absolute URLs of the blog and of the feed itself. */
  address: string;
  selfAddress: string;
  posts: FeedPost[];
}

export function writeRss({ title, description, address, selfAddress, posts }: Feed): string {
  const items = posts.map((post) =>
    [
      "    <item>",
      `      <title>${xml(post.title)}</title>`,
      `      <link>${xml(post.address)}</link>`,
      `      <guid isPermaLink="false">urn:uuid:${xml(post.id)}</guid>`,
      `      <pubDate>${post.publishedAt.toUTCString()}</pubDate>`,
      ...(post.authorName ? [`      <dc:creator>${xml(post.authorName)}</dc:creator>`] : []),
      ...categoriesOf(post).map((name) => `      <category>${xml(name)}</category>`),
      `      <description>${xml(post.excerpt)}</description>`,
      `      <content:encoded>${xml(post.html)}</content:encoded>`,
      "    </item>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "  <channel>",
    `    <title>${xml(title)}</title>`,
    `    <link>${xml(address)}</link>`,
    `    <description>${xml(description)}</description>`,
    "    <language>en</language>",
    `    <atom:link href="${xml(selfAddress)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "  </channel>",
    "</rss>",
    "",
  ].join("\n");
}

export function writeAtom({ title, description, address, selfAddress, posts }: Feed): string {
  const newest = Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.getTime()));
  const entries = posts.map((post) =>
    [
      "  <entry>",
      `    <title>${xml(post.title)}</title>`,
      `    <link href="${xml(post.address)}"/>`,
      `    <id>urn:uuid:${xml(post.id)}</id>`,
      `    <published>${post.publishedAt.toISOString()}</published>`,
      `    <updated>${post.updatedAt.toISOString()}</updated>`,
      `    <author><name>${xml(post.authorName || title)}</name></author>`,
      ...categoriesOf(post).map((name) => `    <category term="${xml(name)}"/>`),
      `    <summary>${xml(post.excerpt)}</summary>`,
      `    <content type="html">${xml(post.html)}</content>`,
      "  </entry>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${xml(title)}</title>`,
    `  <subtitle>${xml(description)}</subtitle>`,
    `  <link href="${xml(address)}"/>`,
    `  <link rel="self" href="${xml(selfAddress)}"/>`,
    `  <id>${xml(address)}</id>`,
    `  <updated>${new Date(newest).toISOString()}</updated>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}

/** Makes our links and images absolute, because feed readers have no base URL. */
export function withWholeAddresses(html: string, origin: string): string {
  return html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`);
}

function categoriesOf({ category, tags }: FeedPost): string[] {
  return [...new Set([...(category ? [category] : []), ...tags])];
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text and removes characters that XML 1.0 can't represent. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

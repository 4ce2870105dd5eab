/** A page of a help center as listed in the sitemap and llms.txt. */
export interface FoundPage {
  kind:
    | "home"
    | "faq"
    | "question"
    | "getting-started"
    | "articles"
    | "article"
    | "guides"
    | "guide"
    | "videos"
    | "contact";
  /** Path below the help center's address, as in links: "" for the start page, "/faq/do-you-ship". */
  path: string;
  /** The page title without the company's name. */
  title: string;
  /** One-line summary; "" if the title is enough. */
  summary: string;
  /** When the page's content last changed; null if unknown. */
  changedAt: Date | null;
  /** The whole page as Markdown. */
  markdown(): string;
}

/** Path of a page's Markdown twin: "/index.md", "/faq.md". */
export function markdownPath(path: string): string {
  return `${path || "/index"}.md`;
}

/** Path of a page's preview picture: "/og/index.png", "/og/faq.png". */
export function picturePath(path: string): string {
  return `/og${path || "/index"}.png`;
}

/**
 * Path of the page that a Markdown twin or picture belongs to: "/faq" for "/faq.md" and "/og/faq.png". Null for an
 * invalid address.
 */
export function pathOfFile(address: string): string | null {
  // React Router requests a page's data at the page's address plus ".data".
  const [, file] = /^(?:\/og)?(\/.*)\.(?:md|png)(?:\.data)?$/.exec(address) ?? [];
  if (file === undefined) return null;
  try {
    // Normalize the encoding: browsers and crawlers percent-encode the same letters differently.
    const path = file
      .split("/")
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join("/");
    return path === "/index" ? "" : path;
  } catch {
    return null;
  }
}

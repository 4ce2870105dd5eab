/** A page of a help center as machines find it. */
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
  /** Below the help center's address, as it stands in links: "" for the start page, "/faq/do-you-ship". */
  path: string;
  /** What the page is about, without the company's name. */
  title: string;
  /** One line of it; "" when the title says everything. */
  summary: string;
  /** When what it shows was last changed; null when nobody knows. */
  changedAt: Date | null;
  /** The whole page as Markdown. */
  markdown(): string;
}

/** Where the Markdown of a page stands: "/index.md", "/faq.md". */
export function markdownPath(path: string): string {
  return `${path || "/index"}.md`;
}

/** Where the picture of a page stands: "/og/index.png", "/og/faq.png". */
export function picturePath(path: string): string {
  return `/og${path || "/index"}.png`;
}

/**
 * The path of the page that a twin or a picture belongs to, from its own address below the help center's: "/faq" for
 * "/faq.md" and for "/og/faq.png". Null for an address that can't be read.
 */
export function pathOfFile(address: string): string | null {
  // The framework asks for the data of a page under the page's address with ".data".
  const [, file] = /^(?:\/og)?(\/.*)\.(?:md|png)(?:\.data)?$/.exec(address) ?? [];
  if (file === undefined) return null;
  try {
    // Browsers and robots spell the same letters in different ways.
    const path = file
      .split("/")
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join("/");
    return path === "/index" ? "" : path;
  } catch {
    return null;
  }
}

export interface IndexablePage {
  kind:
    | "home"
    | "faq"
    | "question"
    | "collection"
    | "getting-started"
    | "articles"
    | "article"
    | "guides"
    | "guide"
    | "videos"
    | "contact";
  /** Path below the help center's address, such as "/faq/do-you-ship". Empty for the start page. */
  path: string;
  /** The title without the company's name. */
  title: string;
  /** One line. Empty if the title says enough. */
  summary: string;
  changedAt: Date | null;
  /** Language of an untranslated text. */
  lang?: string | undefined;
  markdown(): string;
}

/** The page's address. A start page below a path has no trailing slash, because the address with one redirects. */
export function addressAt(base: string, path: string): string {
  return base + (path || (new URL(base).pathname === "/" ? "/" : ""));
}

/** Returns the path of a page's Markdown version, such as "/index.md" or "/faq.md". */
export function markdownPath(path: string): string {
  return `${path || "/index"}.md`;
}

/** Returns the path of a page's preview picture, such as "/og/index.png" or "/og/faq.png". */
export function picturePath(path: string): string {
  return `/og${path || "/index"}.png`;
}

/**
 * Returns the path of the page that a Markdown file or preview picture belongs to: "/faq" for "/faq.md" and
 * "/og/faq.png". Returns null for an invalid address.
 */
export function pathOfFile(address: string): string | null {
  // React Router requests a page's data at the page's address plus ".data".
  const [, file] = /^(?:\/og)?(\/.*)\.(?:md|png)(?:\.data)?$/.exec(address) ?? [];
  if (file === undefined) return null;
  try {
    // Normalizes the encoding, because browsers and crawlers encode the same letters differently.
    const path = file
      .split("/")
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join("/");
    return path === "/index" ? "" : path;
  } catch {
    return null;
  }
}

/** The slug in a part of an address. "" if no page can have it, such as one with NUL, which Postgres refuses. */
export function decodeSlug(part: string): string {
  try {
    const slug = decodeURIComponent(part);
    return isSlug(slug) ? slug : "";
  } catch {
    return "";
  }
}

export function isSlug(text: string): boolean {
  return text !== "" && !/\p{Cc}/u.test(text);
}

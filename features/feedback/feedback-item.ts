/**
 * An item that readers can vote on. Forms name it "question/how-much", "article/first-steps", "guide/add-a-desk" or
 * "guide".
 */
export interface FeedbackItem {
  kind: "question" | "article" | "guide";
  /** Null for the Getting Started guide. */
  slug: string | null;
}

const maxLength = 300;

export function nameItem({ kind, slug }: FeedbackItem): string {
  return slug === null ? kind : `${kind}/${slug}`;
}

/** Returns null for an invalid name. */
export function readItem(value: unknown): FeedbackItem | null {
  if (typeof value !== "string" || value.length > maxLength || /\p{Cc}/u.test(value)) return null;
  if (value === "guide") return { kind: "guide", slug: null };
  const [, kind, slug] = /^(question|article|guide)\/(.+)$/su.exec(value) ?? [];
  return kind && slug ? { kind: kind as FeedbackItem["kind"], slug } : null;
}

/** Path relative to the help center's base path. */
export function pathOfItem({ kind, slug }: FeedbackItem): string {
  if (slug === null) return "/getting-started";
  const section = { question: "faq", article: "articles", guide: "guides" }[kind];
  return `/${section}/${encodeURIComponent(slug)}`;
}

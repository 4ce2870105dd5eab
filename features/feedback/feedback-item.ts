export interface FeedbackItem {
  kind: "question" | "article" | "guide";
  slug: string | null;
}

const maxLength = 300;

export function nameItem({ kind, slug }: FeedbackItem): string {
  return slug === null ? kind : `${kind}/${slug}`;
}

export function readItem(value: unknown): FeedbackItem | null {
  if (typeof value !== "string" || value.length > maxLength || /\p{Cc}/u.test(value)) return null;
  if (value === "guide") return { kind: "guide", slug: null };
  const [, kind, slug] = /^(question|article|guide)\/(.+)$/su.exec(value) ?? [];
  return kind && slug ? { kind: kind as FeedbackItem["kind"], slug } : null;
}

/** In characters, as searches are. */
const maxQueryLength = 200;

/** What was searched for. "" if it isn't one line of text. */
export function readQuery(value: unknown): string {
  if (typeof value !== "string" || /\p{Cc}/u.test(value)) return "";
  return value.slice(0, maxQueryLength).toWellFormed().trim();
}

/** Path below the help center's base path. */
export function pathOfItem({ kind, slug }: FeedbackItem): string {
  if (slug === null) return "/getting-started";
  const section = { question: "faq", article: "articles", guide: "guides" }[kind];
  return `/${section}/${encodeURIComponent(slug)}`;
}

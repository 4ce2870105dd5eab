import { escapeHtml } from "#shared/escape-html.ts";

/** The line for the company's own website, or the reason why the guide can't be embedded. */
export type EmbedOffer = { snippet: string } | { problem: "draft" | "private" };

interface EmbeddableGuide {
  slug: string;
  title: string;
  isPublished: boolean;
}

/** `address` is the help center's. Null if it isn't public. */
export function embedOffer(
  address: string | null,
  { slug, title, isPublished }: EmbeddableGuide,
): EmbedOffer {
  if (address === null) return { problem: "private" };
  if (!isPublished) return { problem: "draft" };
  const url = `${address}/guides/${encodeURIComponent(slug)}/embed`;
  const style = "width:100%;height:720px;border:1px solid #d9dce1;border-radius:12px";
  return {
    snippet: `<iframe src="${url}" title="${escapeHtml(title)}" loading="lazy" style="${style}"></iframe>`,
  };
}

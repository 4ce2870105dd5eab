import { escapeHtml } from "#shared/escape-html.ts";

/** The line for the company's own website, or the reason why the guide can't be embedded. */
export type EmbedOffer = { snippet: string } | { problem: "draft" | "hidden" | "private" };

export interface EmbeddableGuide {
  /** Of the guide's page, below the help center. */
  path: string;
  title: string;
  isPublished: boolean;
  /** False if the help center leaves its section out. */
  isShown: boolean;
}

/** `address` is the help center's. Null if it isn't public. */
export function embedOffer(
  address: string | null,
  { path, title, isPublished, isShown }: EmbeddableGuide,
): EmbedOffer {
  if (address === null) return { problem: "private" };
  if (!isPublished) return { problem: "draft" };
  if (!isShown) return { problem: "hidden" };
  const style = "width:100%;height:720px;border:1px solid #d9dce1;border-radius:12px";
  return {
    snippet: `<iframe src="${address}${path}/embed" title="${escapeHtml(title)}" loading="lazy" style="${style}"></iframe>`,
  };
}

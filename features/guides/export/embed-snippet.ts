import { escapeHtml } from "#shared/escape-html.ts";

/** The line that shows a published guide on the company's own website. */
export function embedSnippet(
  centerAddress: string,
  { slug, title }: { slug: string; title: string },
): string {
  const address = `${centerAddress}/guides/${encodeURIComponent(slug)}/embed`;
  return `<iframe src="${address}" title="${escapeHtml(title)}" loading="lazy" style="width:100%;height:720px;border:1px solid #d9dce1;border-radius:12px"></iframe>`;
}

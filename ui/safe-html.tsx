/** The only place that inserts raw HTML into a page. It must only get the output of `renderMarkdown`. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  // The content's writing direction can differ from the page's.
  return <div dir="auto" className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The one place where HTML is put into a page as it is: what `renderMarkdown` returned, nothing else. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

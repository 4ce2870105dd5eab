/** The one place where HTML is put into a page as it is: what `renderMarkdown` returned, nothing else. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  // It may be in a language that is written the other way than the page.
  return <div dir="auto" className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

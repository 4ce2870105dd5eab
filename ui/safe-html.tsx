/** The only file that inserts raw HTML into a page. */

/** Must only get the output of `renderMarkdown`. */
export function SafeHtml({
  html,
  className,
  lang,
}: {
  html: string;
  className?: string;
  /** If the content isn't in the page's language. */
  lang?: string | undefined;
}) {
  // The content's writing direction can differ from the page's.
  return <div dir="auto" lang={lang} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Must only get what the server drew with `drawQuestions`. */
export function DrawnHtml({ html, className }: { html: string; className: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

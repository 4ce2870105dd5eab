/** Table of contents of a long page, shown beside the text from 1024 px. A script marks the current section. */
export function ContentsList({ items }: { items: { id: string; text: string; level?: 2 | 3 }[] }) {
  return (
    <nav className="hc-rail is-contents" aria-labelledby="hc_contents">
      <h2 id="hc_contents" lang="en">
        On this page
      </h2>
      {items.map(({ id, text, level = 2 }) => (
        <a key={id} className={level === 3 ? "is-deeper" : undefined} href={`#${encodeURIComponent(id)}`}>
          {text}
        </a>
      ))}
    </nav>
  );
}

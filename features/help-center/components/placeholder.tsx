/** Placeholder bar for text that isn't known yet. Only previews have these (help-center-preview.css). */
export function Placeholder() {
  return <span className="hc-placeholder" />;
}

/** `hasEnd` adds a second bar for the content at the end of the row. */
export function PlaceholderRows({ count, hasEnd = false }: { count: number; hasEnd?: boolean }) {
  const places = Array.from({ length: Math.max(0, count) }).keys();
  return [...places].map((place) => (
    <li key={place}>
      <Placeholder />
      {hasEnd ? <Placeholder /> : null}
    </li>
  ));
}

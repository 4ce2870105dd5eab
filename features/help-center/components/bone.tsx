/** Placeholder bar for text that isn't known yet. Only previews have these (help-center-preview.css). */
export function Bone() {
  return <span className="hc-bone" />;
}

/** `hasEnd` adds a second bar for the content at the end of the row. */
export function Bones({ count, hasEnd = false }: { count: number; hasEnd?: boolean }) {
  const places = Array.from({ length: Math.max(0, count) }).keys();
  return [...places].map((place) => (
    <li key={place}>
      <Bone />
      {hasEnd ? <Bone /> : null}
    </li>
  ));
}

/** A bar that stands for what is not known yet; only miniatures draw it (help-center-preview.css). */
export function Bone() {
  return <span className="hc-bone" />;
}

/** List items for the places that are still empty; `hasEnd` draws what stands at the row's end too. */
export function Bones({ count, hasEnd = false }: { count: number; hasEnd?: boolean }) {
  const places = Array.from({ length: Math.max(0, count) }).keys();
  return [...places].map((place) => (
    <li key={place}>
      <Bone />
      {hasEnd ? <Bone /> : null}
    </li>
  ));
}

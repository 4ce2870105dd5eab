/** The product's purple on any center, so that the ring differs from every button in a picture. */
const [color, halo] = ["#6e0ad6", "#fff"];

/** A ring around a part of a picture, in the picture's pixels. Belongs into the positioned element around the picture. */
export function PictureRing({
  box,
  width,
  height,
  className,
}: {
  box: { x: number; y: number; width: number; height: number };
  width: number;
  height: number;
  className: string;
}) {
  const gap = Math.max(width, height) * 0.006;
  // The ring stays inside the picture, also around a control at its edge.
  const left = Math.max(gap / 2, box.x - gap);
  const top = Math.max(gap / 2, box.y - gap);
  const right = Math.min(width - gap / 2, box.x + box.width + gap);
  const bottom = Math.min(height - gap / 2, box.y + box.height + gap);
  const place = {
    x: left,
    y: top,
    width: Math.max(0, right - left),
    height: Math.max(0, bottom - top),
    rx: gap,
    fill: "none",
    vectorEffect: "non-scaling-stroke",
  };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <rect {...place} stroke={halo} strokeWidth="7" />
      <rect {...place} stroke={color} strokeWidth="3" />
    </svg>
  );
}

import { type RingBox, ringAround, ringStrokes } from "#shared/ring-around.ts";

/** A ring around a part of a picture, in the picture's pixels. Belongs into the positioned element around the picture. */
export function PictureRing({
  box,
  width,
  height,
  className,
}: {
  box: RingBox;
  width: number;
  height: number;
  className: string;
}) {
  const place = ringAround(box, { width, height });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      {ringStrokes.map((stroke) => (
        <rect key={stroke.stroke} {...place} {...stroke} fill="none" vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

import { type RingBox, ringAround, ringStrokes } from "#shared/ring-around.ts";

/**
 * A ring around a part of a picture, in the picture's pixels. Belongs into the positioned element around the picture.
 * `part` is what is shown of the picture, if not all of it.
 */
export function PictureRing({
  box,
  width,
  height,
  part = { x: 0, y: 0, width, height },
  className,
}: {
  box: RingBox;
  width: number;
  height: number;
  part?: RingBox;
  className: string;
}) {
  const place = ringAround(box, { width, height });
  return (
    <svg
      viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
      preserveAspectRatio="xMidYMin slice"
      className={className}
      aria-hidden="true"
    >
      {ringStrokes.map((stroke) => (
        <rect key={stroke.stroke} {...place} {...stroke} fill="none" vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

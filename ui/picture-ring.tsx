import { type RingBox, ringAround, ringStrokes } from "#shared/ring-around.ts";

/**
 * A ring around a part of a picture, in the picture's pixels. Belongs into the positioned element around the picture.
 * `part` is what is shown of the picture, if not all of it. `isCut` is for a picture that fills a frame of another shape
 * from its top (`object-cover`); otherwise the picture is shown as a whole, in the middle of what is left empty.
 */
export function PictureRing({
  box,
  width,
  height,
  part = { x: 0, y: 0, width, height },
  isCut = false,
  className,
}: {
  box: RingBox;
  width: number;
  height: number;
  part?: RingBox;
  isCut?: boolean;
  className: string;
}) {
  const place = ringAround(box, { width, height });
  return (
    <svg
      viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
      preserveAspectRatio={isCut ? "xMidYMin slice" : "xMidYMid meet"}
      className={className}
      aria-hidden="true"
    >
      {ringStrokes.map((stroke) => (
        <rect key={stroke.stroke} {...place} {...stroke} fill="none" vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

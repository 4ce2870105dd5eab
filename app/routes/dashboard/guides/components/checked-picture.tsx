import type { CheckedPicture as Picture } from "#features/recordings/replays/guide-check.ts";
import { cn } from "#ui/primitives/cn.ts";
import { regionAround } from "../region-around.ts";

/** A part of the step's picture around its control, so that its texts can be read. Leads to the whole picture. */
export function CheckedPicture({
  picture,
  label,
  isRenamed = false,
}: {
  picture: Picture;
  label: string;
  /** Dashed: found, but with another name. */
  isRenamed?: boolean;
}) {
  const { url, width, height, ring } = picture;
  const region = regionAround(ring, { width, height });
  const gap = region.width * 0.01;
  const place = ring && {
    x: Math.max(region.x, ring.x - gap),
    y: Math.max(region.y, ring.y - gap),
    width: ring.width + 2 * gap,
    height: ring.height + 2 * gap,
    rx: gap * 2,
    fill: "none",
    vectorEffect: "non-scaling-stroke" as const,
  };
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="block overflow-hidden rounded-lg border border-border bg-surface-2"
    >
      <svg
        role="img"
        aria-label={label}
        viewBox={`${region.x} ${region.y} ${region.width} ${region.height}`}
        className="block w-full"
      >
        <image href={url} width={width} height={height} />
        {place ? (
          <>
            <rect {...place} stroke="#fff" strokeWidth="6" />
            <rect
              {...place}
              strokeWidth="3"
              {...(isRenamed ? { strokeDasharray: "7 5" } : {})}
              className={cn(isRenamed ? "stroke-[#8a5300]" : "stroke-[#6e0ad6]")}
            />
          </>
        ) : null}
      </svg>
    </a>
  );
}

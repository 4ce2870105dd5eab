import { useEffect, useRef } from "react";
import { cn } from "#ui/primitives/cn.ts";
import type { KeptFrame } from "../../frames/kept-frame.ts";
import type { Box } from "../../recording.ts";

/** Draws a part of a screenshot. */
export function FrameCanvas({
  frame,
  part,
  label,
  maxWidth = part.width,
  className,
}: {
  frame: KeptFrame;
  /** In pixels of the screenshot. */
  part: Box;
  /** Accessible name. Omit it if the surrounding element names the screenshot. */
  label?: string;
  maxWidth?: number;
  className?: string;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const [x, y] = [Math.round(part.x), Math.round(part.y)];
  const [across, down] = [Math.round(part.width), Math.round(part.height)];
  const scale = Math.min(1, maxWidth / part.width);
  const width = Math.max(1, Math.round(part.width * scale));
  const height = Math.max(1, Math.round(part.height * scale));
  useEffect(() => {
    let isGone = false;
    const size = { resizeWidth: width, resizeHeight: height, resizeQuality: "high" } as const;
    createImageBitmap(frame.blob, x, y, across, down, size)
      .then((bitmap) => {
        if (!isGone) ref.current?.getContext("2d")?.drawImage(bitmap, 0, 0);
        bitmap.close();
      })
      // If the screenshot is broken, sending it fails with a message, so an empty canvas is enough here.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [frame.blob, x, y, across, down, width, height]);
  return (
    <canvas
      ref={ref}
      width={width}
      height={height}
      className={cn("block bg-surface-2", className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    />
  );
}

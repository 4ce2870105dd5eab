import { useEffect, useRef } from "react";
import { cn } from "#ui/primitives/cn.ts";
import type { KeptFrame } from "../frames/kept-frame.ts";

export function FrameCanvas({
  frame,
  label,
  maxWidth = frame.width,
  className,
}: {
  frame: KeptFrame;
  /** Accessible name. Omit it if the surrounding element names the screenshot. */
  label?: string;
  maxWidth?: number;
  className?: string;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const scale = Math.min(1, maxWidth / frame.width);
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  useEffect(() => {
    let isGone = false;
    createImageBitmap(frame.blob, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" })
      .then((bitmap) => {
        if (!isGone) ref.current?.getContext("2d")?.drawImage(bitmap, 0, 0);
        bitmap.close();
      })
      // If the screenshot is broken, sending it fails with a message, so an empty canvas is enough here.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [frame.blob, width, height]);
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

/** Entry point of the process started by `drawSvg`. Reads an SVG and writes a PNG or an error code. */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { SvgRefusal, SvgSize } from "./draw-svg.ts";

/** At a density of 72, one unit is one pixel. */
const maxDensity = 7_200;

async function draw({ maxWidth, maxHeight, maxPixels }: SvgSize): Promise<void> {
  const bytes = await buffer(process.stdin);
  const input = { limitInputPixels: maxPixels, failOn: "error", pages: 1 } as const;
  const { width, height } = await sharp(bytes, input).metadata();
  if (width * height > maxPixels) return refuse("too-large");
  // Renders an icon of 24 units as large as allowed instead of at 24 pixels.
  const scale = Math.min(maxWidth / width, maxHeight / height);
  const density = Math.min(maxDensity, Math.max(1, 72 * scale));
  process.stdout.write(
    await sharp(bytes, { ...input, density })
      .png()
      .toBuffer(),
  );
}

function refuse(reason: SvgRefusal): void {
  process.stderr.write(reason);
  process.exitCode = 1;
}

draw(JSON.parse(process.argv[2] ?? "{}") as SvgSize).catch((error: unknown) => {
  refuse(/pixel limit/i.test(String(error)) ? "too-large" : "unreadable");
});

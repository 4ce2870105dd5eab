/** Draws the link preview image for a post that has no image. */
import { drawPicture } from "#platform/picture/draw-picture.ts";

/** The product's colors in the light theme, as in `ui/styles/app.css`. */
const colors = { ground: "#f6f0fd", text: "#17171d", quiet: "#52525d", accent: "#6e0ad6", ink: "#ffffff" };

/** Returns a PNG, or null if too many are queued. `origin` is the installation's origin. */
export function drawPostPicture({
  appName,
  origin,
  title,
}: {
  appName: string;
  origin: string;
  title: string;
}): Promise<Uint8Array<ArrayBuffer> | null> {
  const address = `${origin.replace(/^https?:\/\//, "")}/blog`;
  return drawPicture({ colors, name: `${appName} Blog`, title, address, logo: null }, { owner: "blog" });
}

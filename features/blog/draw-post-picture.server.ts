/** Draws the picture that link previews show for a post without an image. */
import { drawPicture } from "#platform/picture/draw-picture.ts";

/** Colors of the light theme, copied from `ui/styles/app.css`. */
const colors = { ground: "#f6f0fd", text: "#17171d", quiet: "#52525d", accent: "#6e0ad6", ink: "#ffffff" };

/** Returns a PNG, or null if the queue is full. `origin` is the installation's URL. */
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
  return drawPicture(
    { colors, name: `${appName} Blog`, title, address, logo: null, language: "en" },
    { owner: "blog" },
  );
}

/** The picture that previews of links show for a post without a picture of its own. */
import { drawPicture } from "#platform/picture/draw-picture.ts";

/** The product's own colours (light), as in `ui/styles/app.css`. */
const colors = { ground: "#f6f0fd", text: "#17171d", quiet: "#52525d", accent: "#6e0ad6", ink: "#ffffff" };

/** A PNG; null while too many others are waited for. `origin`: of the installation. */
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

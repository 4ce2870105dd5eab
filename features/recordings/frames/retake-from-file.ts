/** Replaces the picture of a recorded click by one that the owner took. The file never leaves the browser. */
import { pictureSize } from "#engines/recording/clicks/picture-size.ts";
import { type Click, clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import type { KeptFrame } from "./kept-frame.ts";
import { pictureFromBlob } from "./picture-from-blob.ts";
import { scaledBox } from "./review.ts";

const pictureProblem = `Choose a PNG or JPEG of up to ${clickLimits.pictureBytes / 1_000_000} MB and ${clickLimits.picturePixels / 1_000_000} megapixels.`;

/**
 * The control's box keeps its place in the picture. Throws an Error with a message for the owner if the file is something else,
 * is too large or can't be decoded. Its size is read before it is decoded.
 */
export async function frameOfFile(file: Blob, recorded: KeptFrame): Promise<KeptFrame> {
  if (file.size > clickLimits.pictureBytes) throw new Error(pictureProblem);
  const size = pictureSize(new Uint8Array(await file.arrayBuffer()));
  if (!size) throw new Error(pictureProblem);
  const { blob, width, height } = await pictureFromBlob(new Blob([file], { type: size.type })).catch(
    (error: unknown) => {
      throw new Error(pictureProblem, { cause: error });
    },
  );
  const [across, down] = [width / recorded.width, height / recorded.height];
  return {
    ...{ ...recorded, blob, width, height, covered: [] },
    ...(recorded.click ? { click: movedClick(recorded.click, across, down) } : {}),
  };
}

/** A picture of another size shows another part of the screen, so that checks of the guide can't compare places in it. */
function movedClick({ view, ...click }: Click, across: number, down: number): Click {
  const box = click.box && scaledBox(click.box, across, down);
  return { ...click, box, ...(view && across === 1 && down === 1 ? { view } : {}) };
}

/** Turns an uploaded recording of clicks into screenshots to review. The file itself never leaves the browser. */
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import { type Click, ClicksError, clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import { encodeJpeg } from "../frames/encode-jpeg.ts";
import type { KeptFrame } from "../frames/kept-frame.ts";
import { readableCanvas } from "../frames/video-reader.ts";
import { type BareClick, clickTexts } from "./click-texts.ts";

export interface ImportedClicks {
  frames: KeptFrame[];
  /** Steps without a picture. */
  bare: BareClick[];
  /** 0 if the recording has no times. */
  durationSeconds: number;
}

/** In pixels, as other screenshots. */
const longestSide = 1920;

/** Throws an Error with a message for the owner. */
export async function importClicks(file: File): Promise<ImportedClicks> {
  if (file.size > clickLimits.fileBytes) throw new Error(clickTexts.problems["too-large"]);
  const { steps, pictures } = opened(new Uint8Array(await file.arrayBuffer()));
  const frames: KeptFrame[] = [];
  const bare: BareClick[] = [];
  for (const [order, { atMs, picture, ...click }] of steps.entries()) {
    const timestampSeconds = (atMs ?? 0) / 1_000;
    const found = picture === null ? undefined : pictures.get(picture);
    const facts = { order, timestampSeconds, kind: "change", changed: null, covered: [] } as const;
    if (found) {
      const blob = new Blob([new Uint8Array(found.bytes)], { type: found.type });
      frames.push({ ...facts, covered: [], ...(await frameOf(blob, click)) });
    } else bare.push({ order, timestampSeconds, click: { ...click, box: null } });
  }
  const times = steps.flatMap(({ atMs }) => (atMs === null ? [] : [atMs / 1_000]));
  return { frames, bare, durationSeconds: times.length === 0 ? 0 : Math.max(1, ...times) };
}

function opened(bytes: Uint8Array) {
  try {
    return openClicksFile(bytes);
  } catch (error) {
    throw new Error(clickTexts.problems[error instanceof ClicksError ? error.code : "broken"], {
      cause: error,
    });
  }
}

/** Re-encodes the picture like other screenshots. */
async function frameOf(blob: Blob, click: Click) {
  const bitmap = await createImageBitmap(blob).catch((error: unknown) => {
    throw new Error(clickTexts.problems.picture, { cause: error });
  });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const { canvas, context } = readableCanvas(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const box = click.box && {
    x: click.box.x * scale,
    y: click.box.y * scale,
    width: click.box.width * scale,
    height: click.box.height * scale,
  };
  return { blob: await encodeJpeg(canvas), width, height, click: { ...click, box } };
}

/** Turns an uploaded recording of clicks into screenshots to review. The file itself never leaves the browser. */
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import type { PrivateArea } from "#engines/recording/clicks/private-areas.ts";
import { type Click, ClicksError, clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import type { KeptFrame } from "../frames/kept-frame.ts";
import { pictureFromBlob } from "../frames/picture-from-blob.ts";
import { scaledBox } from "../frames/review.ts";
import { type BareClick, clickTexts } from "./click-texts.ts";

export interface ImportedClicks {
  frames: KeptFrame[];
  /** Steps without a picture. */
  bare: BareClick[];
  /** 0 if the recording has no times. */
  durationSeconds: number;
}

/** Throws an Error with a message for the owner. */
export async function importClicks(file: File): Promise<ImportedClicks> {
  if (file.size > clickLimits.fileBytes) throw new Error(clickTexts.problems["too-large"]);
  const { steps, pictures } = opened(new Uint8Array(await file.arrayBuffer()));
  const frames: KeptFrame[] = [];
  const bare: BareClick[] = [];
  for (const [order, { atMs, picture, privateAreas = [], ...click }] of steps.entries()) {
    const timestampSeconds = (atMs ?? 0) / 1_000;
    const found = picture === null ? undefined : pictures.get(picture);
    const facts = { order, timestampSeconds, kind: "change", changed: null, covered: [] } as const;
    if (found) {
      const blob = new Blob([new Uint8Array(found.bytes)], { type: found.type });
      frames.push({ ...facts, covered: [], ...(await frameOf(blob, click, privateAreas)) });
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

async function frameOf(blob: Blob, click: Click, privateAreas: PrivateArea[]) {
  const { scale, ...picture } = await pictureFromBlob(blob).catch((error: unknown) => {
    throw new Error(clickTexts.problems.picture, { cause: error });
  });
  return {
    ...picture,
    click: { ...click, box: click.box && scaledBox(click.box, scale, scale) },
    privateAreas: privateAreas.map((area) => ({ ...area, ...scaledBox(area, scale, scale) })),
  };
}

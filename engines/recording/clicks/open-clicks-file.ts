/** Opens an uploaded recording of clicks: a ZIP of the format `step-clicks`, or JSON from Chrome's Recorder. */
import { unzipSync } from "fflate";
import { isWithinJsonBound } from "#shared/json-scan.ts";
import type { Box } from "../steps/types.ts";
import { type PictureSize, pictureSize } from "./picture-size.ts";
import { isChromeRecording, readChromeRecording } from "./read-chrome-recording.ts";
import { isStepClicks, readStepClicks } from "./read-step-clicks.ts";
import { type ClickStep, ClicksError, clickLimits, clicksFile, picturesFolder } from "./step-clicks.ts";

interface ClicksPicture extends PictureSize {
  bytes: Uint8Array;
}

export interface OpenedClicks {
  steps: ClickStep[];
  /** By the name that the steps use. */
  pictures: Map<string, ClicksPicture>;
}

const jsonBound = { maxDepth: 12, maxTokens: 120_000 };

/** Throws a ClicksError. The caller checks the file's size before reading it. */
export function openClicksFile(bytes: Uint8Array): OpenedClicks {
  if (bytes.length > clickLimits.fileBytes) throw new ClicksError("too-large");
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const opened = isZip
    ? openZip(bytes)
    : { steps: stepsOf(bytes), pictures: new Map<string, ClicksPicture>() };
  if (opened.steps.length === 0) throw new ClicksError("no-steps");
  // Without the ZIP, pictures that a file names are missing.
  return { ...opened, steps: opened.steps.map((step) => withFoundPicture(step, opened.pictures)) };
}

function openZip(bytes: Uint8Array): OpenedClicks {
  const json = unzip(bytes, (name) => name === clicksFile, clickLimits.jsonBytes).get(clicksFile);
  if (!json) throw new ClicksError("unknown");
  const steps = stepsOf(json);
  const names = new Set(steps.flatMap(({ picture }) => (picture ? [picturesFolder + picture] : [])));
  const pictures = new Map<string, ClicksPicture>();
  for (const [name, file] of unzip(bytes, (name) => names.has(name), clickLimits.pictureBytes)) {
    const size = pictureSize(file);
    if (!size) throw new ClicksError("picture");
    pictures.set(name.slice(picturesFolder.length), { ...size, bytes: file });
  }
  return { steps, pictures };
}

/** A wrong size in the ZIP's directory makes the file end early. It never takes more memory than the limit. */
function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  maxBytes: number,
): Map<string, Uint8Array> {
  let isTooLarge = false;
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!isWanted(name)) return false;
        total += originalSize;
        isTooLarge ||= originalSize > maxBytes || total > clickLimits.fileBytes;
        return !isTooLarge;
      },
    });
    if (!isTooLarge) return new Map(Object.entries(files));
  } catch (error) {
    throw new ClicksError("broken", { cause: error });
  }
  throw new ClicksError("too-large");
}

function stepsOf(bytes: Uint8Array): ClickStep[] {
  if (bytes.length > clickLimits.jsonBytes) throw new ClicksError("too-large");
  const text = new TextDecoder().decode(bytes);
  if (!isWithinJsonBound(text, jsonBound)) throw new ClicksError("too-large");
  const json = parse(text);
  if (isStepClicks(json)) return readStepClicks(json);
  if (isChromeRecording(json)) return readChromeRecording(json);
  throw new ClicksError("unknown");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ClicksError("unknown", { cause: error });
  }
}

/** Fits the boxes into the picture, so that neither a ring nor a cover is outside of it. */
function withFoundPicture(step: ClickStep, pictures: Map<string, ClicksPicture>): ClickStep {
  const { privateAreas = [], ...own } = step;
  const found = step.picture === null ? undefined : pictures.get(step.picture);
  if (!found) return { ...own, picture: null, box: null };
  const areas = privateAreas.flatMap(({ kind, mark, ...area }) => {
    const inside = insidePicture(area, found);
    return inside ? [{ kind, ...(mark ? { mark } : {}), ...inside }] : [];
  });
  return {
    ...own,
    box: step.box && insidePicture(step.box, found),
    ...(areas.length > 0 ? { privateAreas: areas } : {}),
  };
}

/** Null if nothing of it is in the picture. */
function insidePicture(box: Box, picture: PictureSize): Box | null {
  const x = Math.min(box.x, picture.width);
  const y = Math.min(box.y, picture.height);
  const width = Math.min(box.width, picture.width - x);
  const height = Math.min(box.height, picture.height - y);
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

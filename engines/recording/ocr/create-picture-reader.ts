/**
 * Incremental OCR for successive pictures of one screen. Reading a page of text takes a second and most of a screen
 * stays the same, so only changed regions are read again.
 */
import { assembleLines, type FoundLine } from "./assemble-lines.ts";
import { boxAround, type OcrBox, type OcrFrame, type OcrLine, type OcrWord } from "./ocr-frame.ts";
import { type Blocks, blockSize, mark, touches } from "./picture-blocks.ts";
import { differenceBetween, sketchOf } from "./picture-sketch.ts";
import { contrastInRows, enlarge, type Gray, preparePicture } from "./prepare-picture.ts";
import { restOfWords } from "./rest-of-words.ts";

/** Returns lines in pixels of the prepared picture, which is `enlargement` times larger. */
type Recognise = (prepared: Gray) => Promise<FoundLine[]>;

/** In brightness levels. Compression noise stays below, and legible letters differ by more. */
const minDifference = 20;
const minPixels = 3;
/** Share of the picture. Above this, reading everything costs no more. */
const maxNewShare = 0.7;
/** Pixels of background around words that are read again. */
const margin = 4;

/** Number of pictures that the reader keeps. A dialog that closes shows the page from before it. */
const maxKnown = 4;
/**
 * Number of known pictures that are compared in every pixel, and the share of the picture by which they may differ more than the
 * closest one.
 */
const [maxCompared, nearlyAsClose] = [4, 0.02];
/** With no more than these, all are compared. */
const fewKnown = 5;

export interface KnownPicture {
  picture: Gray;
  frame: OcrFrame;
}

/** What was read already, the newest first. Readers that read pictures of one recording at the same time may share it. */
export interface KnownPictures {
  pictures: KnownPicture[];
  /** At most so many are kept. */
  most: number;
}

/**
 * The reader keeps a few pictures, and reads what the most similar one doesn't show. The order of pictures doesn't matter, but
 * calls must not overlap. `other` is a picture that was read elsewhere.
 */
export function createPictureReader(
  recognise: Recognise,
  known: KnownPictures = { pictures: [], most: maxKnown },
): (picture: Gray, other?: KnownPicture | null) => Promise<OcrFrame> {
  return async function read(picture, other = null) {
    const similar = mostSimilar(other ? [other, ...known.pictures] : known.pictures, picture);
    const frame = similar
      ? await readBlocks(picture, similar.fresh, similar.frame)
      : await readWhole(picture);
    known.pictures.unshift({ picture, frame });
    known.pictures.length = Math.min(known.pictures.length, known.most);
    return frame;
  };

  async function readWhole(picture: Gray): Promise<OcrFrame> {
    const { width, height } = picture;
    return assembleLines(await recognise(preparePicture(picture)), { width, height });
  }

  async function readBlocks(picture: Gray, fresh: Blocks, known: OcrFrame): Promise<OcrFrame> {
    const { width, height } = picture;
    if (!fresh.marks.includes(1)) return { ...known, width, height };
    const isKept = ({ box }: OcrLine) => !touches(fresh, box);
    const crop = boundsOf(fresh, picture);
    const prepared = contrastInRows(picture, crop.y - margin, crop.y + crop.height + margin);
    const found = assembleLines(await recognise(enlarge(cutOut(prepared, fresh, crop))), crop);
    const rests = restOfWords(
      fresh,
      prepared,
      allLines(known).map(({ box }) => box),
    );
    const lines = known.lines.filter(isKept);
    for (const line of found.lines.map((one) => moved(one, crop)))
      lines.push(await wholeOf(line, rests, prepared));
    lines.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
    const unsure = [
      ...(known.unsure ?? []).filter(isKept),
      ...(found.unsure ?? []).map((one) => moved(one, crop)),
    ];
    return { width, height, lines, unsure };
  }

  /**
   * Words that weren't recognized before are in no known line, so a changed block may cut through them. They are read
   * again as a whole.
   */
  async function wholeOf(line: OcrLine, rests: OcrBox[], prepared: Gray): Promise<OcrLine> {
    const own = rests.filter((rest) => distanceAcross(rest, line.box) <= 3);
    if (own.length === 0) return line;
    const { x, y, width, height } = boxAround([line.box, ...own]);
    const crop = { x: Math.max(0, x - margin), y: Math.max(0, line.box.y - margin), width: 0, height: 0 };
    crop.width = Math.min(prepared.width, x + width + margin) - crop.x;
    crop.height =
      Math.min(prepared.height, Math.max(line.box.y + line.box.height, y + height) + margin) - crop.y;
    const part = boxOf(prepared, crop);
    const again = assembleLines(await recognise(enlarge(part)), crop).lines.map((one) => moved(one, crop));
    const longer = again.filter(
      ({ text, box }) => text.length > line.text.length && distanceAcross(box, line.box) === 0,
    );
    return longer.sort((a, b) => b.confidence - a.confidence)[0] ?? line;
  }
}

/** Null if the whole picture must be read. */
function mostSimilar(known: KnownPicture[], picture: Gray): { fresh: Blocks; frame: OcrFrame } | null {
  const compared = closestOf(known, picture).flatMap(({ picture: other, frame }) => {
    const fresh = newBlocks(other, picture, frame);
    return fresh ? [{ fresh, frame, area: fresh.marks.reduce((sum, one) => sum + one, 0) }] : [];
  });
  return compared.sort((a, b) => a.area - b.area)[0] ?? null;
}

/** Comparing every pixel takes milliseconds, so only those that may be the most similar are compared. */
function closestOf(known: KnownPicture[], picture: Gray): KnownPicture[] {
  if (known.length <= fewKnown) return known;
  const sketch = sketchOf(picture);
  const compared = known.map((one) => ({
    one,
    difference: differenceBetween(sketchOf(one.picture), sketch),
  }));
  const least = Math.min(...compared.map(({ difference }) => difference));
  return compared
    .filter(({ difference }) => difference <= least + nearlyAsClose)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, maxCompared)
    .map(({ one }) => one);
}

/** Returns the blocks to read, including all blocks of touched lines, or null if the whole picture must be read. */
function newBlocks(before: Gray, after: Gray, known: OcrFrame): Blocks | null {
  const { width, height } = after;
  if (before.width !== width || before.height !== height) return null;
  const columns = Math.ceil(width / blockSize);
  const rows = Math.ceil(height / blockSize);
  const counts = new Uint16Array(columns * rows);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / blockSize) * columns;
    for (let x = 0; x < width; x++, at++) {
      const difference = before.pixels[at]! - after.pixels[at]!;
      if (difference > minDifference || difference < -minDifference) counts[row + (x >> 4)]!++;
    }
  }
  const blocks: Blocks = { columns, rows, marks: new Uint8Array(counts.length) };
  for (let at = 0; at < counts.length; at++) {
    if (counts[at]! < minPixels) continue;
    // Includes the neighboring blocks, where a letter may end with an edge too faint to count.
    const [x, y] = [(at % columns) * blockSize, Math.floor(at / columns) * blockSize];
    mark(blocks, { x: x - blockSize, y: y - blockSize, width: 3 * blockSize, height: 3 * blockSize });
  }
  markTouched(blocks, known);
  const share = blocks.marks.reduce((sum, one) => sum + one, 0) / blocks.marks.length;
  return share > maxNewShare ? null : blocks;
}

function boundsOf({ columns, marks }: Blocks, { width, height }: Gray): OcrBox {
  const boxes: OcrBox[] = [];
  for (let at = 0; at < marks.length; at++) {
    if (marks[at] === 0) continue;
    const [x, y] = [(at % columns) * blockSize, Math.floor(at / columns) * blockSize];
    boxes.push({ x, y, width: Math.min(blockSize, width - x), height: Math.min(blockSize, height - y) });
  }
  return boundsOfMany(boxes);
}

/** Marks all blocks of touched lines, repeatedly, because marking one line may touch the next. */
function markTouched(blocks: Blocks, known: OcrFrame): void {
  for (let open = allLines(known), marked = -1; marked !== 0; ) {
    const touched = open.filter(({ box }) => touches(blocks, box));
    for (const { box } of touched) mark(blocks, box);
    open = open.filter((line) => !touched.includes(line));
    marked = touched.length;
  }
}

function allLines({ lines, unsure = [] }: OcrFrame): OcrLine[] {
  return [...lines, ...unsure];
}

/** Like `boxAround`, for more boxes than fit in an argument list. */
function boundsOfMany(boxes: OcrBox[]): OcrBox {
  return boxes.reduce((all, box) => boxAround([all, box]));
}

/** Crops the prepared picture and blanks the unmarked blocks. */
function cutOut(prepared: Gray, blocks: Blocks, crop: OcrBox): Gray {
  const { pixels } = boxOf(prepared, crop);
  for (let y = 0; y < crop.height; y++) {
    const row = Math.floor((crop.y + y) / blockSize) * blocks.columns;
    for (let x = 0; x < crop.width; x++) {
      const column = Math.floor((crop.x + x) / blockSize);
      if (blocks.marks[row + column] !== 1) pixels[y * crop.width + x] = 255;
    }
  }
  return { width: crop.width, height: crop.height, pixels };
}

function boxOf({ width, pixels }: Gray, crop: OcrBox): Gray {
  const out = new Uint8Array(crop.width * crop.height);
  for (let y = 0; y < crop.height; y++) {
    const from = (crop.y + y) * width + crop.x;
    out.set(pixels.subarray(from, from + crop.width), y * crop.width);
  }
  return { width: crop.width, height: crop.height, pixels: out };
}

/** Returns the horizontal gap in pixels: 0 if the boxes touch, Infinity if they share no row. */
function distanceAcross(a: OcrBox, b: OcrBox): number {
  if (a.y >= b.y + b.height || b.y >= a.y + a.height) return Number.POSITIVE_INFINITY;
  return Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width));
}

function moved(line: OcrLine, by: OcrBox): OcrLine {
  const move = (box: OcrBox): OcrBox => ({ ...box, x: box.x + by.x, y: box.y + by.y });
  const words = line.words.map((word): OcrWord => ({ ...word, box: move(word.box) }));
  return { ...line, box: move(line.box), words };
}

/**
 * Reads pictures of one screen after the other. Most of a screen stays as it was, and reading takes a second for a page
 * of text: only what differs from the picture before is read, the words beside it are known already.
 */
import { assembleLines, boxAround, type FoundLine } from "./assemble-lines.ts";
import type { OcrBox, OcrFrame, OcrLine, OcrWord } from "./ocr-frame.ts";
import { contrastToGround, enlarge, type Grey, preparePicture } from "./prepare-picture.ts";

/** What the picture that it is handed says, in pixels of that picture, which is enlarged (`enlargement`). */
type Recognise = (prepared: Grey) => Promise<FoundLine[]>;

/** Pixels squared. */
const blockSize = 16;
/** Brightness steps: compression moves still pixels by less, letters that can be read differ by more. */
const clear = 20;
const fewestPixels = 3;
/** Of the picture: when more is new, reading all of it at once costs no more. */
const mostNew = 0.7;

/** One reader for the pictures of one screen, in whatever order; never two at a time. */
export function createPictureReader(recognise: Recognise): (picture: Grey) => Promise<OcrFrame> {
  let last: { picture: Grey; frame: OcrFrame } | null = null;
  return async function read(picture) {
    const fresh = last && newBlocks(last.picture, picture, last.frame);
    const frame = last && fresh ? await readBlocks(picture, fresh, last.frame) : await readWhole(picture);
    last = { picture, frame };
    return frame;
  };

  async function readWhole(picture: Grey): Promise<OcrFrame> {
    const { width, height } = picture;
    return assembleLines(await recognise(preparePicture(picture)), { width, height });
  }

  async function readBlocks(picture: Grey, fresh: Blocks, known: OcrFrame): Promise<OcrFrame> {
    const { width, height } = picture;
    const kept = known.lines.filter(({ box }) => !touches(fresh, box));
    const crop = boundsOf(fresh, picture);
    if (!crop) return { width, height, lines: kept };
    const part = cutOut(contrastToGround(picture), fresh, crop);
    const found = assembleLines(await recognise(enlarge(part)), crop);
    const lines = [...kept, ...found.lines.map((line) => moved(line, crop))];
    return { width, height, lines: lines.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x) };
  }
}

interface Blocks {
  columns: number;
  rows: number;
  /** One byte a block, 1 where something is to be read. */
  marks: Uint8Array;
}

/** Null when all of it is to be read. Lines that are touched are read as a whole. */
function newBlocks(before: Grey, after: Grey, known: OcrFrame): Blocks | null {
  const { width, height } = after;
  if (before.width !== width || before.height !== height) return null;
  const columns = Math.ceil(width / blockSize);
  const rows = Math.ceil(height / blockSize);
  const counts = new Uint16Array(columns * rows);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / blockSize) * columns;
    for (let x = 0; x < width; x++, at++) {
      const difference = before.pixels[at]! - after.pixels[at]!;
      if (difference > clear || difference < -clear) counts[row + (x >> 4)]!++;
    }
  }
  const blocks: Blocks = { columns, rows, marks: new Uint8Array(counts.length) };
  for (let at = 0; at < counts.length; at++) {
    if (counts[at]! < fewestPixels) continue;
    // With what is around it: a letter may end in the next block, with an edge too faint to count.
    const [x, y] = [(at % columns) * blockSize, Math.floor(at / columns) * blockSize];
    mark(blocks, { x: x - blockSize, y: y - blockSize, width: 3 * blockSize, height: 3 * blockSize });
  }
  // Marking one line may touch the next.
  const lines = known.lines.map(({ box }) => box);
  for (let open = lines, marked = -1; marked !== 0; ) {
    const touched = open.filter((box) => touches(blocks, box));
    for (const box of touched) mark(blocks, box);
    open = open.filter((box) => !touched.includes(box));
    marked = touched.length;
  }
  const share = blocks.marks.reduce((sum, one) => sum + one, 0) / blocks.marks.length;
  return share > mostNew ? null : blocks;
}

function rangeOf({ columns, rows }: Blocks, { x, y, width, height }: OcrBox) {
  return {
    left: Math.max(0, Math.floor(x / blockSize)),
    top: Math.max(0, Math.floor(y / blockSize)),
    right: Math.min(columns - 1, Math.floor((x + width - 1) / blockSize)),
    bottom: Math.min(rows - 1, Math.floor((y + height - 1) / blockSize)),
  };
}

function mark(blocks: Blocks, box: OcrBox): void {
  const { left, top, right, bottom } = rangeOf(blocks, box);
  for (let row = top; row <= bottom; row++) {
    blocks.marks.fill(1, row * blocks.columns + left, row * blocks.columns + right + 1);
  }
}

function touches(blocks: Blocks, box: OcrBox): boolean {
  const { left, top, right, bottom } = rangeOf(blocks, box);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if (blocks.marks[row * blocks.columns + column] === 1) return true;
    }
  }
  return false;
}

function boundsOf({ columns, marks }: Blocks, { width, height }: Grey): OcrBox | null {
  const boxes: OcrBox[] = [];
  for (let at = 0; at < marks.length; at++) {
    if (marks[at] === 0) continue;
    const [x, y] = [(at % columns) * blockSize, Math.floor(at / columns) * blockSize];
    boxes.push({ x, y, width: Math.min(blockSize, width - x), height: Math.min(blockSize, height - y) });
  }
  return boxes.length === 0 ? null : boundsOfMany(boxes);
}

/** As `boxAround`, for more boxes than a call takes arguments. */
function boundsOfMany(boxes: OcrBox[]): OcrBox {
  return boxes.reduce((all, box) => boxAround([all, box]));
}

/** The part of a prepared picture, white where nothing is to be read. */
function cutOut({ width, pixels }: Grey, blocks: Blocks, crop: OcrBox): Grey {
  const out = new Uint8Array(crop.width * crop.height).fill(255);
  for (let y = 0; y < crop.height; y++) {
    const row = Math.floor((crop.y + y) / blockSize) * blocks.columns;
    for (let x = 0; x < crop.width; x++) {
      const column = Math.floor((crop.x + x) / blockSize);
      if (blocks.marks[row + column] === 1) {
        out[y * crop.width + x] = pixels[(crop.y + y) * width + crop.x + x]!;
      }
    }
  }
  return { width: crop.width, height: crop.height, pixels: out };
}

function moved(line: OcrLine, by: OcrBox): OcrLine {
  const move = (box: OcrBox): OcrBox => ({ ...box, x: box.x + by.x, y: box.y + by.y });
  const words = line.words.map((word): OcrWord => ({ ...word, box: move(word.box) }));
  return { ...line, box: move(line.box), words };
}

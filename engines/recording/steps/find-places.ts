/**
 * Finds the places of a picture where a shape may be, 32 together: each pixel is a bit that says whether it may be part of the fill
 * or of the edge. What it returns has to be checked with the brightness itself.
 */

type Point = [x: number, y: number];

/** Columns of a word of bits. */
const wordBits = 32;
/** Words to the left and right of a row, so that the points of a shape at an edge are in the array. */
const [wordsLeft, wordsRight] = [1, 3];
/** Rows below the picture, as many as a shape has. */
const rowsBelow = 56;

interface Size {
  width: number;
  height: number;
}

/** Row by row, 32 pixels a word. What is outside of the picture passes, because nothing is known about it. */
interface PixelBits {
  /** Pixels that may be the fill, and those that may be the edge of such a fill. */
  fills: Int32Array;
  edges: Int32Array;
}

export interface ShapeBits {
  dark: PixelBits;
  light: PixelBits;
  /** Words in a row. */
  stride: number;
}

export interface ShapeLimits {
  /** The fill is black or white, and its edge differs by the contrast. */
  maxBlack: number;
  minWhite: number;
  minContrast: number;
}

export function shapeBitsOf(
  values: Uint8Array,
  { width, height }: Size,
  { maxBlack, minWhite, minContrast }: ShapeLimits,
): ShapeBits {
  const stride = Math.ceil(width / wordBits) + wordsLeft + wordsRight;
  const empty = () => new Int32Array(stride * (height + rowsBelow)).fill(-1);
  const dark = { fills: empty(), edges: empty() };
  const light = { fills: empty(), edges: empty() };
  for (let y = 0, at = 0; y < height; y++) {
    for (let from = 0, word = y * stride + wordsLeft; from < width; from += wordBits, word++) {
      const columns = Math.min(wordBits, width - from);
      // The last word of a row keeps the bits that are outside.
      const outside = columns === wordBits ? 0 : -1 << columns;
      let [black, overBlack, white, underWhite] = [outside, outside, outside, outside];
      for (let bit = 0; bit < columns; bit++, at++) {
        const value = values[at]!;
        if (value <= maxBlack) black |= 1 << bit;
        if (value > minContrast) overBlack |= 1 << bit;
        if (value >= minWhite) white |= 1 << bit;
        if (value < 255 - minContrast) underWhite |= 1 << bit;
      }
      dark.fills[word] = black;
      dark.edges[word] = overBlack;
      light.fills[word] = white;
      light.edges[word] = underWhite;
    }
  }
  return { dark, light, stride };
}

/** Blocks of the picture in which a shape may begin, as bits of its columns. */
export interface BlockBits {
  /** Row by row of blocks, 32 columns a word. */
  columns: Int32Array;
  wordsAcross: number;
  blockSize: number;
}

/** `blockSize` has to divide 32. */
export function blockBitsOf(blocks: Uint8Array, { width, height }: Size, blockSize: number): BlockBits {
  const across = Math.ceil(width / blockSize);
  const wordsAcross = Math.ceil(width / wordBits);
  const columns = new Int32Array(wordsAcross * Math.ceil(height / blockSize));
  const ofBlock = 2 ** blockSize - 1;
  const inWord = wordBits / blockSize;
  for (let block = 0; block < blocks.length; block++) {
    if (blocks[block] !== 1) continue;
    const [row, column] = [Math.floor(block / across), block % across];
    columns[row * wordsAcross + Math.floor(column / inWord)]! |= ofBlock << ((column % inWord) * blockSize);
  }
  return { columns, wordsAcross, blockSize };
}

/** Points of a shape, relative to its place. */
export interface ShapeProbes {
  fill: Point;
  /** The edge is at one of each point's places, of which at most one may have none. */
  edge: Point[][];
}

/** Where the words and the bits of points are, relative to those of the place. */
interface Offsets {
  words: Int32Array;
  bits: Int32Array;
}

/** Columns from `left` to before `right`, and rows from `top` to before `bottom`. */
interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type PlaceFinder = (area: Area, visit: (x: number, y: number) => void) => void;

/** The finder visits each place of the area in these blocks where a shape of these probes may be, and others rarely. */
export function createPlaceFinder(bits: ShapeBits, blocks: BlockBits, probes: ShapeProbes): PlaceFinder {
  const { fill, edge } = offsetsIn(probes, bits.stride);
  const { columns, wordsAcross, blockSize } = blocks;
  return ({ left, right, top, bottom }, visit) => {
    const [firstWord, lastWord] = [Math.max(0, left >> 5), Math.min(wordsAcross - 1, (right - 1) >> 5)];
    const firstRow = Math.max(0, Math.floor(top / blockSize));
    for (let row = firstRow; row * blockSize < bottom; row++) {
      const [fromY, toY] = [Math.max(top, row * blockSize), Math.min(bottom, (row + 1) * blockSize)];
      for (let word = firstWord; word <= lastWord; word++) {
        const wanted = columns[row * wordsAcross + word]! & within(left, right, word * wordBits);
        if (wanted === 0) continue;
        for (let y = fromY; y < toY; y++) {
          const at = y * bits.stride + wordsLeft + word;
          let places = placesAt(bits.dark, at, wanted) | placesAt(bits.light, at, wanted);
          for (; places !== 0; places &= places - 1) visit(word * wordBits + lowestBit(places), y);
        }
      }
    }
  };

  function placesAt({ fills, edges }: PixelBits, at: number, wanted: number): number {
    let left = wanted & bitsAt(fills, at + fill.words[0]!, fill.bits[0]!);
    let missedOnce = 0;
    for (let index = 0; left !== 0 && index < edge.words.length; index += 3) {
      const missed =
        left &
        ~(
          bitsAt(edges, at + edge.words[index]!, edge.bits[index]!) |
          bitsAt(edges, at + edge.words[index + 1]!, edge.bits[index + 1]!) |
          bitsAt(edges, at + edge.words[index + 2]!, edge.bits[index + 2]!)
        );
      left &= ~(missed & missedOnce);
      missedOnce |= missed;
    }
    return left;
  }
}

/** The word that begins at a bit of this one. */
function bitsAt(words: Int32Array, at: number, bit: number): number {
  return (words[at]! >>> bit) | ((words[at + 1]! << 1) << (wordBits - 1 - bit));
}

const knownOffsets = new WeakMap<ShapeProbes, Map<number, { fill: Offsets; edge: Offsets }>>();

/** The same for all pictures of one width. */
function offsetsIn(probes: ShapeProbes, stride: number): { fill: Offsets; edge: Offsets } {
  const known = knownOffsets.get(probes) ?? new Map<number, { fill: Offsets; edge: Offsets }>();
  knownOffsets.set(probes, known);
  const before = known.get(stride);
  if (before) return before;
  const edge = probes.edge.flatMap(([one, two = one, three = two]) =>
    one && two && three ? [one, two, three] : [],
  );
  const offsets = { fill: offsetsOf([probes.fill], stride), edge: offsetsOf(edge, stride) };
  known.set(stride, offsets);
  return offsets;
}

function offsetsOf(points: Point[], stride: number): Offsets {
  return {
    words: Int32Array.from(points, ([x, y]) => y * stride + (x >> 5)),
    bits: Int32Array.from(points, ([x]) => x & (wordBits - 1)),
  };
}

/** The bits of a word that are columns from `left` to before `right`. */
function within(left: number, right: number, from: number): number {
  const [low, high] = [Math.max(0, left - from), Math.min(wordBits, right - from)];
  if (low >= high) return 0;
  const upTo = high === wordBits ? -1 : (1 << high) - 1;
  return upTo & (-1 << low);
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

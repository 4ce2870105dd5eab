/** Pixels of the original picture, from its top left corner. */
export interface OcrBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface OcrWord {
  text: string;
  box: OcrBox;
  /** 0 to 100. */
  confidence: number;
}

export interface OcrLine {
  /** The words joined with single spaces. */
  text: string;
  box: OcrBox;
  confidence: number;
  words: OcrWord[];
}

/** The text of one picture, in lines from top to bottom. */
export interface OcrFrame {
  width: number;
  height: number;
  lines: OcrLine[];
  /**
   * Lines with words that are too uncertain to be in `lines`, with those of `lines` beside them. They are only searched for
   * private text.
   */
  unsure?: OcrLine[];
}

export function boxAround(boxes: OcrBox[]): OcrBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** In pixels. Boxes of words end at their letters, whose edges are softer. */
const margin = 3;

/** The box with a margin, as far as it is in the picture. */
export function withMargin({ x, y, width, height }: OcrBox, size: { width: number; height: number }): OcrBox {
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)];
  return {
    ...{ x: left, y: top },
    width: Math.min(size.width, x + width + margin) - left,
    height: Math.min(size.height, y + height + margin) - top,
  };
}

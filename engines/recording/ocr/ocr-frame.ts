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
}

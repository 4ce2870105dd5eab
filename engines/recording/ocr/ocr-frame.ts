/** Pixels of the picture that was read, from its top left corner. */
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
  /** The words with one space between them. */
  text: string;
  box: OcrBox;
  confidence: number;
  words: OcrWord[];
}

/** What is written on one picture, from top to bottom. */
export interface OcrFrame {
  width: number;
  height: number;
  lines: OcrLine[];
}

import type { Page } from "playwright-core";
import type { OcrBox } from "#engines/recording/ocr/ocr-frame.ts";

export interface TrueWord {
  text: string;
  box: OcrBox;
}

/** Returns the ground truth, which is a page's visible words with their boxes from its DOM. */
export function readTrueWords(page: Page): Promise<TrueWord[]> {
  return page.evaluate(() => {
    const words: TrueWord[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const { x, y, width, height } = range.getBoundingClientRect();
        const isShown = width > 0 && x + width <= innerWidth && y + height <= innerHeight && y >= 0;
        const middle = document.elementFromPoint(x + width / 2, y + height / 2);
        if (isShown && node.parentElement?.contains(middle))
          words.push({ text: match[0], box: { x, y, width, height } });
      }
    }
    return words;
  });
}

import type { ShownText, ShownWord } from "#engines/recording/clicks/private-areas.ts";

/**
 * Runs in a recorded frame, in the recorder's world, and returns the texts that can be seen: one for each block, such as a
 * paragraph or the cell of a table. The recorder of the command line sends the source to the browser, so that it must not refer
 * to anything outside of the function but `stepRecorder`. Of a page with a hundred thousand texts, `maxMs` may not be enough for
 * all of them.
 */
export function shownTexts(maxMs: number): ShownText[] {
  /** More than fit on a screen. */
  const maxWords = 6_000;
  /** Nodes between two parts of a text. */
  const maxBetween = 50;
  /** Nothing private is without one. Looking whether something is in front takes longer than all the rest. */
  const mayBePrivate = /[@\p{N}]/u;
  const replaced = "img, video, canvas, iframe, object, embed";
  type Root = Document | ShadowRoot;
  const texts: ShownText[] = [];
  const startMs = performance.now();
  const range = document.createRange();
  let count = 0;

  for (const root of stepRecorder.roots()) {
    let block: Element | null = null;
    let nodes: Node[] = [];
    const endBlock = () => {
      if (block) addText(block, nodes, root);
      [block, nodes] = [null, []];
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && !isEnough(); node = walker.nextNode()) {
      range.selectNode(node);
      if (!isInView(range.getBoundingClientRect())) {
        // A space at the end of a line has no size.
        if (node.nodeValue?.trim()) endBlock();
        else if (block) nodes.push(node);
        continue;
      }
      const around = blockAround(node.parentElement ?? (node.getRootNode() as ShadowRoot).host);
      if (around !== block || isInterrupted(nodes.at(-1), node, root)) endBlock();
      block = around;
      nodes.push(node);
    }
    endBlock();
    for (const element of root.querySelectorAll(
      "select, input[type=button], input[type=submit], input[type=reset]",
    ))
      addValue(element);
  }
  return texts;

  function isEnough(): boolean {
    return count >= maxWords || performance.now() - startMs > maxMs;
  }

  /** By a line break, or a block in the text. */
  function isInterrupted(last: Node | undefined, next: Node, root: Root): boolean {
    if (!last) return false;
    const between = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
    between.currentNode = last;
    for (let node = between.nextNode(), seen = 0; node && node !== next; node = between.nextNode(), seen += 1)
      if (seen > maxBetween || (node instanceof Element && (node.matches("br, hr") || !isInline(node))))
        return true;
    return false;
  }

  function isInline(element: Element): boolean {
    return /^(?:inline|contents|none)$/.test(getComputedStyle(element).display);
  }

  function blockAround(element: Element): Element {
    let around = element;
    while (around.parentElement && isInline(around)) around = around.parentElement;
    return around;
  }

  /** A word may continue in the next element: "jane<b>@acme.example</b>". */
  function addText(block: Element, nodes: Node[], root: Root): void {
    const starts: number[] = [];
    let text = "";
    for (const node of nodes) {
      starts.push(text.length);
      text += node.nodeValue ?? "";
    }
    const header = headerOf(block);
    for (const { 0: line, index: start } of text.matchAll(keepsLines(block) ? /[^\n]+/g : /[^]+/g)) {
      const words: ShownWord[] = [];
      for (const { 0: word, index } of line.matchAll(/\S+/g)) {
        if (isEnough()) break;
        const [from, to] = [start + index, start + index + word.length];
        const [first, last] = [from, to - 1].map((at) => starts.findLastIndex((begin) => begin <= at));
        range.setStart(nodes[first!]!, from - starts[first!]!);
        range.setEnd(nodes[last!]!, to - starts[last!]!);
        words.push(...shownWord(word, { around: nodes[first!]!.parentElement ?? block, root }));
        count += 1;
      }
      if (words.length > 0) texts.push({ words, header });
    }
  }

  function keepsLines(block: Element): boolean {
    return /^(?:pre|break)/.test(getComputedStyle(block).whiteSpace);
  }

  function shownWord(text: string, { around, root }: { around: Element; root: Root }): ShownWord[] {
    const parts = [...range.getClientRects()].filter(isInView);
    if (parts.length === 0 || !around.checkVisibility({ visibilityProperty: true })) return [];
    const isBehind = mayBePrivate.test(text) && parts.every((part) => isHidden(part, around, root));
    return isBehind ? [] : [{ text, boxes: stepRecorder.placed(parts) }];
  }

  /** Of a list or button. What is in fields is covered anyway. */
  function addValue(element: Element): void {
    const text =
      element instanceof HTMLSelectElement
        ? element.selectedOptions[0]?.label
        : (element as HTMLInputElement).value;
    if (!text?.trim() || !element.checkVisibility({ visibilityProperty: true })) return;
    const place = element.getBoundingClientRect();
    if (!isInView(place)) return;
    texts.push({ words: [{ text, boxes: stepRecorder.placed([place]) }], header: "" });
  }

  /** The name of the table's column. */
  function headerOf(block: Element): string {
    const cell = block.closest("td");
    const header = cell?.closest("table")?.rows[0]?.cells[cell.cellIndex];
    return header?.matches("th") ? header.innerText.slice(0, 100) : "";
  }

  function isInView({ left, top, right, bottom, width, height }: DOMRect): boolean {
    return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  }

  /** Behind something else, such as a dialog, or outside of the part that a list shows. */
  function isHidden({ x, y, width, height }: DOMRect, around: Element, root: Root): boolean {
    const inside = (at: number, end: number) => Math.max(0, Math.min(end - 1, at));
    const [across, down] = [inside(x + width / 2, innerWidth), inside(y + height / 2, innerHeight)];
    for (const above of root.elementsFromPoint(across, down)) {
      if (around.contains(above)) return false;
      // What can't be pressed isn't among these elements.
      if (above.contains(around)) return getComputedStyle(around).pointerEvents !== "none";
      if (isOpaque(above)) return true;
    }
    return false;
  }

  function isOpaque(element: Element): boolean {
    const { backgroundColor, opacity } = getComputedStyle(element);
    return element.matches(replaced) || (opacity === "1" && !/transparent|rgba|\//.test(backgroundColor));
  }
}

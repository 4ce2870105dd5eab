import type { ShownText, ShownWord } from "#engines/recording/clicks/private-areas.ts";

export interface ShownTexts {
  texts: ShownText[];
  /** False if there was no time for all of them. */
  isWhole: boolean;
}

/**
 * Runs in a recorded frame, in the recorder's world, and returns the texts that can be seen: one for each block, such as a
 * paragraph or the cell of a table. `skipsHidden`: without those behind something else. The recorder of the command line sends the
 * source to the browser, so that it must not refer to anything outside of the function but `stepRecorder`.
 */
export function shownTexts({ maxMs, skipsHidden }: { maxMs: number; skipsHidden: boolean }): ShownTexts {
  /** More than fit on a screen. */
  const maxWords = 6_000;
  /** Nodes between two parts of a text. */
  const maxBetween = 50;
  /** Nothing private is without one. Looking whether something is in front takes longer than all the rest. */
  const mayBePrivate = /[@\p{N}]/u;
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
  return { texts, isWhole: !isEnough() };

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
    const rangeOf = (from: number, to: number) => {
      const [first, last] = [from, to - 1].map((at) => starts.findLastIndex((begin) => begin <= at));
      range.setStart(nodes[first!]!, from - starts[first!]!);
      range.setEnd(nodes[last!]!, to - starts[last!]!);
      return nodes[first!]!.parentElement ?? block;
    };
    for (const { 0: line, index: start } of text.matchAll(keepsLines(block) ? /[^\n]+/g : /[\s\S]+/g)) {
      rangeOf(start, start + line.length);
      if (!isInView(range.getBoundingClientRect())) continue;
      const words: ShownWord[] = [];
      for (const { 0: word, index } of line.matchAll(/\S+/g)) {
        if (isEnough()) break;
        const around = rangeOf(start + index, start + index + word.length);
        words.push(...shownWord(word, { around: boxedAround(around), root }));
      }
      count += words.length;
      if (words.length > 0) texts.push({ words, header });
    }
  }

  /** Elements with `display: contents` have no box. */
  function boxedAround(element: Element): Element {
    let around = element;
    while (around.parentElement && getComputedStyle(around).display === "contents")
      around = around.parentElement;
    return around;
  }

  function keepsLines(block: Element): boolean {
    return /^(?:pre|break)/.test(getComputedStyle(block).whiteSpace);
  }

  function shownWord(text: string, { around, root }: { around: Element; root: Root }): ShownWord[] {
    if (!isVisible(around)) return [];
    const parts = [...range.getClientRects()].flatMap((part) => clipped(part, around)).filter(isInView);
    const isHidden =
      skipsHidden && mayBePrivate.test(text) && parts.every((part) => isBehind(part, around, root));
    return parts.length === 0 || isHidden ? [] : [{ text, boxes: stepRecorder.placed(parts) }];
  }

  function isVisible(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** To the part that the lists and cells around it show. */
  function clipped(part: DOMRect, around: Element): DOMRect[] {
    let { left, top, right, bottom } = part;
    for (let box: Element | null = around; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (overflowX !== "visible" && box !== document.body)
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== "visible" && box !== document.body)
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      // The boxes around it don't cut it off.
      if (position === "fixed" || position === "absolute") break;
    }
    return right > left && bottom > top ? [new DOMRect(left, top, right - left, bottom - top)] : [];
  }

  /** Of a list or button. What is in fields is covered anyway. */
  function addValue(element: Element): void {
    const text =
      element instanceof HTMLSelectElement
        ? element.selectedOptions[0]?.label
        : (element as HTMLInputElement).value;
    if (!text?.trim() || !isVisible(element)) return;
    const boxes = stepRecorder.placed(clipped(element.getBoundingClientRect(), element).filter(isInView));
    if (boxes.length > 0) texts.push({ words: [{ text, boxes }], header: "" });
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

  /** Something in front of it lets nothing through. */
  function isBehind({ x, y, width, height }: DOMRect, around: Element, root: Root): boolean {
    const [across, down] = [x + width / 2, y + height / 2];
    for (const above of root.elementsFromPoint(across, down)) {
      if (around.contains(above) || above.contains(around)) return false;
      if (isOpaqueAt(above, { across, down })) return true;
    }
    return false;
  }

  function isOpaqueAt(element: Element, { across, down }: { across: number; down: number }): boolean {
    // A dialog is also hit outside of it, where its backdrop is.
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isAt = across >= left && across <= right && down >= top && down <= bottom;
    if (!isAt || /transparent|rgba|\//.test(getComputedStyle(element).backgroundColor)) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { opacity, filter, mixBlendMode } = getComputedStyle(box);
      if (opacity !== "1" || filter !== "none" || mixBlendMode !== "normal") return false;
    }
    return true;
  }
}

import type { ShownWord } from "#engines/recording/clicks/private-areas.ts";

/**
 * Runs in a recorded frame, in the recorder's world, and returns the words of each text that can be seen. The recorder of the
 * command line sends the source to the browser, so that it must not refer to anything outside of the function but
 * `stepRecorder`.
 */
export function shownWords(): ShownWord[][] {
  /** More than fit on a screen. */
  const maxWords = 6_000;
  /** Nothing private is without one. Looking whether something is in front takes longer than all the rest. */
  const mayBePrivate = /[@\p{N}]/u;
  const replaced = "img, video, canvas, iframe, object, embed";
  const texts: ShownWord[][] = [];
  let count = 0;

  for (const root of stepRecorder.roots()) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && count < maxWords; node = walker.nextNode()) {
      const around = node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
      if (!node.nodeValue?.trim() || !around?.checkVisibility({ visibilityProperty: true })) continue;
      const words = wordsOf(node, around, root);
      count += words.length;
      if (words.length > 0) texts.push(words);
    }
    for (const element of root.querySelectorAll("select, input")) {
      const text = shownValueOf(element);
      const [box] = text.trim() === "" ? [] : stepRecorder.placed([element.getBoundingClientRect()]);
      if (box && element.checkVisibility({ visibilityProperty: true })) texts.push([{ text, box }]);
    }
  }
  return texts;

  function wordsOf(node: Node, around: Element, root: Document | ShadowRoot): ShownWord[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!isInView(range.getBoundingClientRect())) return [];
    return [...(node.nodeValue ?? "").matchAll(/\S+/g)].flatMap(({ 0: text, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      // Around both parts of a word that continues in the next line.
      const place = range.getBoundingClientRect();
      if (!isInView(place) || (mayBePrivate.test(text) && isHidden(place, around, root))) return [];
      return stepRecorder.placed([place]).map((box) => ({ text, box }));
    });
  }

  /** Fields are covered anyway. */
  function shownValueOf(element: Element): string {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? "";
    const isButton = element instanceof HTMLInputElement && /^(?:button|submit|reset)$/.test(element.type);
    return isButton ? element.value : "";
  }

  function isInView({ left, top, right, bottom, width, height }: DOMRect): boolean {
    return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  }

  /** Behind something else, such as a dialog, or outside of the part that a list shows. */
  function isHidden({ x, y, width, height }: DOMRect, around: Element, root: Document | ShadowRoot): boolean {
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

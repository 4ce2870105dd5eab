/**
 * What is wrong with a page of the team in German: texts that no German catalog has, and texts that would be cut off.
 * For the latter, every text is shown for a moment as a pseudo-locale does: in brackets, 40 % longer and with accents.
 */
import type { Page } from "playwright-core";
import { type TeamArea, teamCatalogs } from "#engines/messages/team/team-catalogs.ts";
import { looks } from "./accessibility.ts";

interface Options {
  areas: TeamArea[];
  /** Names, addresses and other texts that aren't the product's. */
  data?: RegExp[];
}

export async function germanProblems(page: Page, { areas, data = [] }: Options): Promise<string[]> {
  const problems: string[] = [];
  const before = page.viewportSize();
  for (const { width } of looks) {
    await page.setViewportSize({ width, height: 900 });
    const { language, texts, cut } = await page.evaluate(readPage, {
      isLonger: width < 500,
      data: data.map(({ source }) => source),
    });
    if (language !== "de") problems.push(`lang is ${language}`);
    problems.push(
      ...untranslated(texts, { areas, data }),
      ...cut.map((text) => `${width}: cut off: ${text}`),
    );
  }
  if (before) await page.setViewportSize(before);
  return [...new Set(problems)];
}

function untranslated(texts: string[], { areas, data = [] }: Options): string[] {
  const german = [...words, ...areas.flatMap((area) => Object.values<string>(teamCatalogs[area].de))];
  // A text with elements inside it arrives in pieces.
  const pieces = new Set(german.flatMap((text) => text.split(placeholder)).map(withoutEnds));
  const patterns = german.filter((text) => placeholder.test(text)).map(patternOf);
  const isKnown = (text: string) =>
    pieces.has(text) ||
    [...data, ...patterns].some((pattern) => pattern.test(text)) ||
    !/\p{L}{2}/u.test(text);
  return texts
    .map(withoutEnds)
    .filter(
      (text) =>
        !text.split(/(?<=[.!?]) /).every((one) => isKnown(one) || one.split(/[,:] | · /).every(isKnown)),
    )
    .filter((text) => !isKnown(text))
    .map((text) => `not in the German catalogs: ${text}`);
}

/** Of ui/words.tsx. */
const words = ["Meldungen", "Diese Meldung schließen", "Nicht gespeicherte Änderungen", "Verwerfen"];

const placeholder = /\{\w+\}/;

function withoutEnds(text: string): string {
  return text.trim().replace(/^[·.:] | ?:$/g, "");
}

/** Needs words of its own, because "{a} {b}" would match everything. */
function patternOf(text: string): RegExp {
  const parts = text.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return /\p{L}{2}/u.test(parts.join("")) ? new RegExp(`^${parts.join(".+?")}$`, "s") : /^$/;
}

/** Runs in the browser. */
function readPage({ isLonger, data }: { isLonger: boolean; data: string[] }) {
  const foreign = "[dir]:not(html), bdi, code, :not(html)[lang], .hcp, script, style, noscript";
  const shown = (element: Element | null) =>
    element?.checkVisibility() === true && element.closest(foreign) === null;
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() !== "" && shown(node.parentElement)) nodes.push(node);
  }
  const texts = new Set([document.title.replace(/ · .*/, "")]);
  // React splits a text at its values. Its parts belong together.
  for (const parent of new Set(nodes.map((node) => node.parentElement))) {
    const isPlain =
      parent !== null &&
      [...parent.childNodes].every((child) => child instanceof Text || child instanceof Comment);
    if (isPlain) texts.add(parent.textContent ?? "");
    else for (const node of nodes) if (node.parentElement === parent) texts.add(node.data);
  }
  for (const attribute of ["aria-label", "placeholder", "title", "alt"])
    for (const element of document.querySelectorAll(`body [${attribute}]`))
      if (shown(element)) texts.add(element.getAttribute(attribute) ?? "");
  const patterns = data.map((source) => new RegExp(source));
  const own = nodes.filter((node) => !patterns.some((pattern) => pattern.test(node.data.trim())));
  const cut = isLonger ? cutOff(own) : [];
  return {
    language: document.documentElement.lang,
    texts: [...texts].map((text) => text.replace(/\s+/g, " ")),
    cut,
  };

  function cutOff(nodes: Text[]): string[] {
    const originals = nodes.map((node) => node.data);
    const holders = new Set(nodes.map((node) => node.parentElement).filter((one) => one !== null));
    for (const node of nodes) node.data = pseudo(node.data);
    const found: string[] = [];
    for (const holder of holders)
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = box;
        // Visually hidden texts are one pixel large.
        if (clientWidth <= 1 || clientHeight <= 1) break;
        const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
        if (
          (hides(overflowX) && scrollWidth > clientWidth + 1) ||
          (hides(overflowY) && scrollHeight > clientHeight + 1)
        )
          found.push(wordsOf(holder));
        if (position === "fixed") break;
      }
    found.push(...[...holders].filter(isWiderThanItsBox).map(wordsOf));
    found.push(
      ...[...document.querySelectorAll("select")].filter(isNarrow).map(({ name }) => `choice ${name}`),
    );
    if (document.documentElement.scrollWidth > window.innerWidth)
      found.push(`the page scrolls sideways: ${[...holders].filter(isOutside).map(wordsOf).join(" | ")}`);
    for (const [at, node] of nodes.entries()) node.data = originals[at] ?? "";
    return found;
  }

  /** Its text overlaps its neighbor's. */
  function isWiderThanItsBox(element: Element): boolean {
    const { display, overflowX } = getComputedStyle(element);
    const { clientWidth, scrollWidth } = element;
    return (
      clientWidth > 1 &&
      !display.startsWith("inline") &&
      overflowX === "visible" &&
      scrollWidth > clientWidth + 1
    );
  }

  /** A selected option that isn't shown whole. Small selects show an icon instead. */
  function isNarrow(select: HTMLSelectElement): boolean {
    const brush = document.createElement("canvas").getContext("2d");
    if (!brush || !shown(select)) return false;
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    brush.font = font;
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return (
      select.clientWidth > 64 && brush.measureText(select.selectedOptions[0]?.text ?? "").width > room + 1
    );
  }

  function isOutside(element: Element): boolean {
    return element.getBoundingClientRect().right > window.innerWidth + 1;
  }

  function wordsOf(element: Element): string {
    return (element.textContent ?? "")
      .replace(/⟦|[ø ]*⟧/g, "")
      .trim()
      .slice(0, 80);
  }

  function pseudo(text: string): string {
    const words = text.trim();
    const padding = "ø".repeat(Math.ceil(words.length * 0.4)).replace(/ø{6}(?=ø)/g, "$& ");
    const accented = words
      .normalize("NFD")
      .replace(/(?<=[aeiou])(?!\p{M})/gu, "\u0301")
      .normalize("NFC");
    return text.replace(words, () => `⟦${accented} ${padding}⟧`);
  }
}

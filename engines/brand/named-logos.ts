import { type AnyNode, isTag, isText } from "domhandler";
import type { ElementStyle } from "./compute-styles.ts";
import { pictureUrls } from "./extract-logos.ts";
import { keyOf } from "./name-ballot.ts";
import { type Page, SILENT_TAGS } from "./parse-page.ts";

/** Where a header has its logo and name: a few elements around the picture, with few words. */
const MAX_STEPS = 3;
const MAX_TEXTS = 8;
const MAX_NODES = 80;
/** Utility classes for texts that only screen readers get. */
const FOR_SCREEN_READERS = /(?:^|[\s_-])(?:sr-only|visually-?hidden|screen-?reader(?:-text|s)?)(?:$|[\s_-])/i;
const SHOWN_WHEN_WIDE = /(?:^|\s)(?:sm|md|lg|xl):(?:block|flex|inline(?:-\w+)?)(?:$|\s)/;
/** Styles that move a text out of sight or cut it away. Others of that kind are in the style sheets' computed styles. */
const OUT_OF_SIGHT = /text-indent:\s*-|clip(?:-path)?:|font-size:\s*0|opacity:\s*0(?:\D|$)|display:\s*none/i;

/**
 * Of the logos, those beside which the website's header writes the company's name: pictures without the name, whatever
 * their shape. A name that visitors can't see proves nothing.
 */
export function findNamedLogos(
  page: Page,
  {
    urls,
    companyName,
    styles,
  }: { urls: readonly string[]; companyName: string | null; styles: readonly ElementStyle[] | undefined },
): string[] {
  const name = keyOf(companyName ?? "");
  if (name.length < 3) return [];
  const found = new Set<string>();
  page.nodes.forEach((node, index) => {
    if (node.region !== "header" || (node.tag !== "img" && node.tag !== "image")) return;
    const url = pictureUrls(page, node).find((each) => urls.includes(each));
    if (url && !found.has(url) && isNamed(page, index, { name, styles })) found.add(url);
  });
  return [...found];
}

function isNamed(
  page: Page,
  index: number,
  { name, styles }: { name: string; styles: readonly ElementStyle[] | undefined },
): boolean {
  let at = page.nodes[index]!.parent;
  for (let step = 0; step < MAX_STEPS && at >= 0; step++) {
    const { element, tag, parent } = page.nodes[at]!;
    if (tag === "body" || tag === "html") return false;
    const texts = visibleTexts(page, element, styles);
    // Beyond, there is the menu, whose entries may have the name, too.
    if (texts === null) return false;
    const keys = [...texts, texts.join(" ")].map(keyOf);
    if (keys.some((key) => namesIt(key, name))) return true;
    at = parent;
  }
  return false;
}

/** True for the whole name, and for a text that has most of it: "Dr. Marlow" beside the logo of "Praxis Dr. Marlow". */
function namesIt(key: string, name: string): boolean {
  const [long, short] = key.length > name.length ? [key, name] : [name, key];
  return short.length >= 3 && short.length * 2 > long.length && ` ${long} `.includes(` ${short} `);
}

/** Null if there are more than a logo's box has. */
function visibleTexts(
  page: Page,
  root: AnyNode,
  styles: readonly ElementStyle[] | undefined,
): string[] | null {
  const texts: string[] = [];
  const stack: AnyNode[] = [root];
  for (let seen = 0; stack.length > 0; seen++) {
    const node = stack.pop()!;
    if (seen > MAX_NODES || texts.length > MAX_TEXTS) return null;
    if (isText(node) && /[\p{L}\p{N}]/u.test(node.data)) texts.push(node.data);
    if (!isTag(node) || SILENT_TAGS.has(node.name)) continue;
    const { class: names = "", style = "", hidden } = node.attribs;
    const isUnseen =
      hidden !== undefined ||
      FOR_SCREEN_READERS.test(names) ||
      (names.split(/\s+/).includes("hidden") && !SHOWN_WHEN_WIDE.test(names)) ||
      OUT_OF_SIGHT.test(style) ||
      styles?.[page.byElement.get(node) ?? -1]?.isHidden === true;
    if (!isUnseen) stack.push(...[...node.children].reverse());
  }
  return texts;
}

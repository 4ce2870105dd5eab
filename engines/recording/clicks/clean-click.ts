/** Removes from a click what must not be in a guide: private texts, and everything that was typed. */
import { hasPrivateText } from "../ocr/private-patterns.ts";
import { isMark, markOf } from "../replay/name-mark.ts";
import { type Click, clickLimits } from "./step-clicks.ts";
import { createSecretFinder, type TypedSecrets } from "./typed-secrets.ts";
import { withoutRepetition } from "./without-repetition.ts";

/** Roles of controls into which people type. */
const typedRoles = new Set(["textbox", "searchbox", "spinbutton"]);

export function isTextField({ role }: Pick<Click, "role">): boolean {
  return typedRoles.has(role);
}

const nothingTyped: TypedSecrets = { texts: [], words: [] };

/** Fits each text into its limit. Drops names with private texts or one of the `typed` texts, and values that were typed. */
export function cleanClick(click: Click, typed = nothingTyped): Click {
  const isTyped = createSecretFinder(typed);
  const shown = (text: string, max: number) => {
    const words = oneLine(text, max);
    // A typed text may be longer than the limit.
    return hasPrivateText(words) || isTyped(text) ? "" : words;
  };
  return {
    verb: click.verb,
    role: /^[a-z]{1,40}$/i.test(click.role) ? click.role.toLowerCase() : "",
    name: isTextField(click)
      ? withoutRepetition(shown(click.name, clickLimits.name))
      : shown(click.name, clickLimits.name),
    value: shownValue(click, (text) => shown(text, clickLimits.value)),
    box: click.box,
    url: shown(publicAddress(click.url), clickLimits.url),
    pageTitle: shown(click.pageTitle, clickLimits.title),
    dialogTitle: shown(click.dialogTitle, clickLimits.title),
    ...cleanPlace(click, (text) => shown(text, clickLimits.selector) === text),
    ...cleanNeighbors(click, typed, (text) => shown(text, clickLimits.name)),
  };
}

/** `isShown` is false for selectors with private or typed texts, and for those that are too long. */
function cleanPlace({ selectors, view }: Click, isShown: (selector: string) => boolean) {
  const kept = selectors?.filter((one) => isSelector(one) && isShown(one)).slice(0, clickLimits.selectors);
  return { ...(kept?.length ? { selectors: kept } : {}), ...(view ? { view } : {}) };
}

/** Only hashes are kept, and none of a private or typed text. */
function cleanNeighbors(
  { neighbors = [] }: Click,
  { texts }: TypedSecrets,
  shown: (text: string) => string,
): Pick<Click, "neighbors"> {
  const marks = neighbors.map((one) => (isMark(one) ? one : markOf(shown(one))));
  const secret = new Set(texts.map(markOf));
  const kept = [...new Set(marks)].filter((mark) => mark !== "" && !secret.has(mark));
  return kept.length > 0 ? { neighbors: kept.slice(0, clickLimits.neighbors) } : {};
}

/** Neither Playwright's chains nor its own engines, which a file could use to leave the page. */
function isSelector(selector: string): boolean {
  return selector !== "" && !selector.includes(">>") && !/^(?!xpath=)[\w:]+=/.test(selector);
}

/**
 * Origin and path, as they are, because some sites know a page only with its last slash. Queries and fragments often
 * have ids, tokens or what was typed into a form.
 */
function publicAddress(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return "";
  return url.origin + (url.pathname === "/" ? "" : decoded(url.pathname));
}

function shownValue({ verb, value }: Click, shown: (text: string) => string): string | null {
  if (value === null) return null;
  if (verb === "check") return value === "on" || value === "off" ? value : null;
  if (verb === "select") return shown(value) || null;
  if (verb === "press") return isNamedKey(value) ? value : null;
  return null;
}

/** Keys that type a character are never kept. */
export function isNamedKey(key: string): boolean {
  return /^(?:Enter|Escape|F\d{1,2}|Arrow(?:Up|Down|Left|Right)|Page(?:Up|Down)|Home|End|Delete|Backspace)$/.test(
    key,
  );
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function oneLine(text: string, max: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, max)
    .toWellFormed()
    .trim();
}

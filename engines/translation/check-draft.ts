/**
 * Checks a model's translation against its source. The model is untrusted: a translation that lost something must never
 * reach visitors.
 */

export type DraftProblem = "empty" | "link" | "number" | "placeholder" | "structure" | "length" | "name";

/** Returns what the draft lost or added, or null. `names` must survive unchanged wherever the source has them. */
export function findDraftProblem(
  source: string,
  draft: string,
  { names = [] }: { names?: string[] } = {},
): DraftProblem | null {
  if (draft.trim() === "") return "empty";
  if (!isSame(source, draft, addressesIn)) return "link";
  if (!isSame(source, draft, placeholdersIn)) return "placeholder";
  if (!isSame(withoutAddresses(source), withoutAddresses(draft), numbersIn)) return "number";
  if (!isSame(source, draft, structureOf)) return "structure";
  if (names.some((name) => name !== "" && source.includes(name) && !draft.includes(name))) return "name";
  return isPlausibleLength(source, draft) ? null : "length";
}

function isSame(source: string, draft: string, read: (text: string) => string[]): boolean {
  const [wanted, found] = [read(source).sort(), read(draft).sort()];
  return wanted.length === found.length && wanted.every((each, index) => each === found[index]);
}

const address =
  /(?:https?:\/\/|mailto:|tel:)[^\s<>()[\]"']*[^\s<>()[\]"'.,;:!?。、，]|[\w.+-]+@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/giu;
const relativeTarget = /\]\(\s*<?([^\s)>]+)/g;

/** Web addresses, email addresses, and the targets of Markdown links and images. */
function addressesIn(text: string): string[] {
  const targets = [...text.matchAll(relativeTarget)].map(([, target = ""]) => target);
  return [...(text.match(address) ?? []), ...targets];
}

function withoutAddresses(text: string): string {
  return text.replace(relativeTarget, "](").replace(address, "");
}

/** "{name}", "{{name}}", "%s", code spans and code blocks. */
function placeholdersIn(text: string): string[] {
  return text.match(/\{\{?[\w.]+\}?\}|%[sd]|```[\s\S]*?```|`[^`\n]+`/g) ?? [];
}

/**
 * Compares numbers by their digits, so that "1,250.50" equals "1.250,50" and "٢٤" equals "24". Markers of ordered lists
 * don't count as numbers.
 */
function numbersIn(text: string): string[] {
  const plain = asciiDigits(text).replace(/^\s*\d+[.)]\s/gm, "");
  const found = plain.match(/\d+(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d+)?/g) ?? [];
  return found.map((number) => number.replace(/\D/g, "").replace(/^0+(?=\d)/, ""));
}

/** Decimal digits of every script. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    if (digit <= "9") return digit;
    let zero = digit.codePointAt(0) ?? 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9)
      zero -= 1;
    return String((digit.codePointAt(0) ?? 0) - zero);
  });
}

/** Kinds of Markdown blocks, images and bold texts. */
function structureOf(text: string): string[] {
  const blocks = text.split("\n").flatMap((line) => {
    const [, heading] = /^\s{0,3}(#{1,6})\s/.exec(line) ?? [];
    if (heading) return [heading];
    if (/^\s*[-*+]\s/.test(line)) return ["bullet"];
    if (/^\s*\d+[.)]\s/.test(line)) return ["numbered"];
    if (/^\s*>/.test(line)) return ["quote"];
    return /^\s*\|/.test(line) ? ["row"] : [];
  });
  const count = (pattern: RegExp, name: string) => (text.match(pattern) ?? []).map(() => name);
  return [...blocks, ...count(/!\[/g, "image"), ...count(/\*\*[^*\n]+\*\*/g, "bold")];
}

/** Chinese and Japanese texts are up to four times shorter than European ones. */
function isPlausibleLength(source: string, draft: string): boolean {
  const [before, after] = [source.trim().length, draft.trim().length];
  return before < 20 || (after >= before / 6 && after <= before * 6);
}

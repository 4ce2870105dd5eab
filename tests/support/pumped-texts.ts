/**
 * Creates texts from a pattern that cause catastrophic backtracking. They have a repeated part many times, after its
 * prefix and before something that can't match.
 */

interface Part {
  kind: "atom" | "open" | "close" | "or" | "quantifier";
  /** Characters of different kinds that an atom matches. */
  signs: string[];
  /** Whether a quantifier repeats without a small limit. */
  isMany: boolean;
}

const alphabet = [..."aZ0 \t\n.-_,:;/@<>()[]{}*+#&%'\"`=!?|\\~^$", "é", "ß", "\u0000"];
const tokens =
  /\\[pP]\{[^}]*\}|\\[kK]<[^>]*>|\\u\{[^}]*\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!]|\(\?<[^>]*>|\(\?:|[()|^$]|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\s\S]/giu;
const manyTimes = 20;
const maxTexts = 60;
/** A character that no one types, and a line end. Most patterns can't continue with either. */
const ends = ["\u0000", "\n!"];

export function pumpedTexts(pattern: string, flags: string, length: number): string[] {
  const parts = (pattern.match(tokens) ?? []).flatMap((token) => partOf(token, flags));
  const texts = new Set<string>();
  const pumps = findPumps(parts);
  const add = (text: string) => {
    for (const end of ends) if (texts.size < maxTexts) texts.add(text + end);
  };
  for (const { before, repeated } of pumps) {
    for (const one of repeated) {
      add(one.repeat(length / one.length));
      add(before + one.repeat(length / one.length));
    }
  }
  // Two overlapping repetitions with the text between them.
  for (const [index, { before, repeated }] of pumps.entries()) {
    for (const next of pumps.slice(index + 1, index + 4)) {
      const [first = "", second = ""] = [repeated[0], next.repeated[0]];
      const between = next.before.slice(before.length + first.length);
      add(
        before +
          first.repeat(length / 2 / first.length) +
          between +
          second.repeat(length / 2 / second.length),
      );
    }
  }
  return [...texts];
}

function partOf(token: string, flags: string): Part[] {
  const none = { signs: [], isMany: false };
  if (/^[*+]/.test(token)) return [{ ...none, kind: "quantifier", isMany: true }];
  if (/^\{\d/.test(token)) {
    const [least = 0, most = token.includes(",") ? Number.POSITIVE_INFINITY : least] = (
      token.match(/\d+/g) ?? []
    ).map(Number);
    return [{ ...none, kind: "quantifier", isMany: most >= manyTimes }];
  }
  if (token === "?" || token === "??") return [{ ...none, kind: "quantifier" }];
  if (token.startsWith("(")) return [{ ...none, kind: "open" }];
  if (token === ")") return [{ ...none, kind: "close" }];
  if (token === "|") return [{ ...none, kind: "or" }];
  if (token === "^" || token === "$" || /^\\[bBk1-9]/.test(token)) return [];
  const test = new RegExp(`^(?:${token})$`, flags.replace(/[gy]/g, ""));
  // `RegExp.escape` writes the first letter of a word as its code.
  const [, code] = /^\\[xu]([0-9a-f]{2}|[0-9a-f]{4})$/i.exec(token) ?? [];
  const sign = code === undefined ? token : String.fromCharCode(Number.parseInt(code, 16));
  const own =
    code !== undefined || /^[^\\[.]$/u.test(sign) ? [sign] : alphabet.filter((one) => test.test(one));
  // A letter, a blank, a digit and a sign represent a large class.
  const signs = own.length > 6 ? own.filter((_, index) => index % Math.ceil(own.length / 5) === 0) : own;
  return [{ kind: "atom", signs: signs.length > 0 ? signs : ["a"], isMany: false }];
}

/** `before` is the text that matches up to that point. */
interface Pump {
  before: string;
  repeated: string[];
}

interface Group {
  /** Where its sample starts. */
  start: number;
  /** Samples of its alternatives so far. */
  choices: string[];
  /** Of the alternative at hand: the same sample, with other alternatives of a group in it. */
  others: string[];
}

/** As in `(?:(?:a|an|the)\s?)*`, where only the third alternative may be ambiguous. */
const maxOthers = 40;
const maxChoices = 200;
const maxRepeated = 6;

function findPumps(parts: Part[]): Pump[] {
  const pumps: Pump[] = [];
  const open: Group[] = [];
  let sample = "";
  let last: { start: number; repeated: string[] } = { start: 0, repeated: [] };
  let recent: string[] = [];
  for (const part of parts) {
    const group = open.at(-1);
    if (part.kind === "atom") {
      const sign = part.signs[0] ?? "";
      last = { start: sample.length, repeated: part.signs };
      recent = [...recent.slice(-3), sign];
      sample += sign;
      if (group) group.others = group.others.map((other) => other + sign);
    } else if (part.kind === "open") open.push({ start: sample.length, choices: [], others: [] });
    else if (part.kind === "or" && group) {
      group.choices.push(sample.slice(group.start), ...group.others);
      group.others = [];
      sample = sample.slice(0, group.start);
    } else if (part.kind === "or") sample = "";
    else if (part.kind === "close" && group) {
      open.pop();
      const choices = [...group.choices, sample.slice(group.start), ...group.others];
      const filled = ambiguousFirst([...choices, recent.join("")].filter((choice) => choice !== ""));
      last = { start: group.start, repeated: filled.slice(0, maxRepeated) };
      sample = sample.slice(0, group.start) + (choices[0] ?? "");
      const outer = open.at(-1);
      if (outer) {
        const before = sample.slice(outer.start, group.start);
        outer.others = [
          ...outer.others.map((other) => other + (choices[0] ?? "")),
          ...ambiguousFirst(choices)
            .slice(1)
            .map((choice) => before + choice),
        ].slice(0, maxOthers);
      }
    } else if (part.isMany) pumps.push({ before: sample.slice(0, last.start), repeated: last.repeated });
  }
  return pumps.filter(({ repeated }) => repeated.length > 0);
}

/**
 * The first alternative, then those that another one begins: repeated, "il" is "il" or "i" and "l", and a word that is
 * there twice is either one.
 */
function ambiguousFirst(all: readonly string[]): string[] {
  const choices = all.slice(0, maxChoices);
  const [first = "", ...rest] = choices;
  const isAmbiguous = (choice: string) =>
    choices.filter((other) => other !== "" && choice.startsWith(other)).length > 1;
  const sorted = Object.groupBy(rest, (choice) => (isAmbiguous(choice) ? "yes" : "no"));
  return [...new Set([first, ...(sorted.yes ?? []), ...(sorted.no ?? [])])];
}

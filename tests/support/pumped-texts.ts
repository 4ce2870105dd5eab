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
  const own = /^[^\\[.]$/u.test(token) ? [token] : alphabet.filter((sign) => test.test(sign));
  // A letter, a blank, a digit and a sign represent a large class.
  const signs = own.length > 6 ? own.filter((_, index) => index % Math.ceil(own.length / 5) === 0) : own;
  return [{ kind: "atom", signs: signs.length > 0 ? signs : ["a"], isMany: false }];
}

/** `before` is the text that matches up to that point. */
interface Pump {
  before: string;
  repeated: string[];
}

function findPumps(parts: Part[]): Pump[] {
  const pumps: Pump[] = [];
  /** Where each open group's sample starts, and the samples of its other alternatives. */
  const open: { start: number; choices: string[]; signs: string[] }[] = [];
  let sample = "";
  let last: { start: number; repeated: string[] } = { start: 0, repeated: [] };
  let recent: string[] = [];
  for (const part of parts) {
    const group = open.at(-1);
    if (part.kind === "atom") {
      last = { start: sample.length, repeated: part.signs };
      recent = [...recent.slice(-3), part.signs[0] ?? ""];
      sample += part.signs[0];
    } else if (part.kind === "open") open.push({ start: sample.length, choices: [], signs: [] });
    else if (part.kind === "or" && group) {
      group.choices.push(sample.slice(group.start));
      sample = sample.slice(0, group.start);
    } else if (part.kind === "or") sample = "";
    else if (part.kind === "close" && group) {
      open.pop();
      const choices = [...group.choices, sample.slice(group.start), recent.join("")];
      last = { start: group.start, repeated: choices.filter((choice) => choice !== "").slice(0, 6) };
      sample = sample.slice(0, group.start) + (choices[0] ?? "");
    } else if (part.isMany) pumps.push({ before: sample.slice(0, last.start), repeated: last.repeated });
  }
  return pumps.filter(({ repeated }) => repeated.length > 0);
}

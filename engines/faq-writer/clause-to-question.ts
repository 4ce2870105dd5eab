/**
 * Turns a heading such as "What we take" or "Who can apply" into a question. Relies on English word order, so it only
 * handles English.
 */

const modal = "can|could|cannot|can[’']t|will|would|won[’']t|should|must|may|don[’']t|do not";
const selling =
  /\b(?:believe|love|care|promise|dream|matters?|difference|stand for|give back|giving back|better|best)\b/i;
const baseFormEnd = /(?:ss|us)$/;

/** Returns null if the heading isn't such a clause or if it is self-praise. */
export function clauseToQuestion(title: string): string | null {
  const text = lowerTitle(title.replace(/\s+/g, " ").trim());
  if (text.split(" ").length > 9 || /[?!:;,–—|]/.test(text) || selling.test(text)) return null;
  return (
    fromInfinitive(text) ??
    fromPassive(text) ??
    fromPeople(text) ??
    fromThing(text) ??
    fromSubject(text) ??
    null
  );
}

/**
 * Lowercases a heading in title case ("How We Use Your Information"). In other headings, capitalized words are names
 * and stay capitalized.
 */
function lowerTitle(title: string): string {
  const words = title.split(" ");
  const isTitle =
    words.length > 2 &&
    words.every(
      (word) => /^\p{Lu}/u.test(word) || /^(?:an?|and|at|by|for|in|of|on|or|the|to|with)$/.test(word),
    );
  return isTitle
    ? words.map((word) => (/^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word)).join(" ")
    : title;
}

/** Handles "What to bring", "When to sweep your chimney" and "Where to stay". */
function fromInfinitive(text: string): string | null {
  const match = /^(what|when|where|who) to ([a-z]+)((?: [\p{L}\p{N}’'&-]+)*)$/iu.exec(text);
  if (!match) return null;
  const [, asking = "", verb = "", rest = ""] = match;
  // "What to expect" isn't an obligation, so its question uses "can".
  const helper = /^(?:expect|find|stay|eat|park|buy|get)$/i.test(verb) ? "can" : "should";
  // "Where to buy" needs an object.
  const object = rest === "" && !/^what$/i.test(asking) && /^(?:find|buy|get)$/i.test(verb) ? " it" : "";
  return `${upperFirst(asking)} ${helper} I ${verb.toLowerCase()}${object}${swapPerspective(rest)}?`;
}

/** Handles "How we are funded" and "How your gift is used". */
function fromPassive(text: string): string | null {
  const match =
    /^(how|where|when) (we|you|they|your [a-z]+|our [a-z]+) (are|is) ([a-z]+(?:ed|un|en|id))\b(.*)$/i.exec(
      text,
    );
  if (!match) return null;
  const [, asking = "", subject = "", verb = "", participle = "", rest = ""] = match;
  const asked = /^you$/i.test(subject) ? "am" : verb.toLowerCase();
  return `${upperFirst(asking)} ${asked} ${turned(subject)} ${participle.toLowerCase()}${swapPerspective(rest)}?`;
}

/** Handles "Who can get furniture", "Who should attend" and "Who runs the club". */
function fromPeople(text: string): string | null {
  if (
    /^who (?:can|could|should|may|must|needs?|qualifies|pays|owns|runs|leads|organi[sz]es|teaches) ?/i.test(
      text,
    )
  )
    return /\b(?:we|us|our)\b/i.test(text) ? null : `${upperFirst(lowerStart(text))}?`;
  return /^who (?:it|this) is for$/i.test(text) ? "Who is it for?" : null;
}

/** Handles "What it costs" and "How long it takes". */
function fromThing(text: string): string | null {
  const match =
    /^(what|when|where|how(?: long| often| much)?) it (costs|takes|includes|covers|starts|ends|lasts)( .*)?$/i.exec(
      text,
    );
  if (!match) return null;
  return `${upperFirst(match[1]!)} does it ${match[2]!.toLowerCase().slice(0, -1)}${swapPerspective(match[3] ?? "")}?`;
}

/** Handles "What we take", "What you will learn", "Who we work with" and "How we clean your carpets". */
function fromSubject(text: string): string | null {
  const match = new RegExp(
    `^(what|who|where|when|how) (we|you) (?:(${modal}) )?([a-z]+)((?: .+)?)$`,
    "i",
  ).exec(text);
  if (!match) return null;
  const [, asking = "", subject = "", helper = "", verb = "", rest = ""] = match;
  if (/^(?:are|were|is|have|had|do|offer|provide|work)$/i.test(verb) && !/^(?:who|where)$/i.test(asking))
    return null;
  if (/^(?:are|were|is|have|had)$/i.test(verb) || (/[^s]s$/i.test(verb) && !baseFormEnd.test(verb)))
    return null;
  // Past and progressive forms introduce stories.
  if (/(?:ed|ing)$/i.test(verb) && !/^(?:need|feed|bring|sing)$/i.test(verb)) return null;
  if (/^(?:came|got|began|met|grew|made|did|went|became|built)$/i.test(verb)) return null;
  // "How we grow" tells the company's story, while "How we clean your carpets" tells what customers get.
  if (/^how$/i.test(asking) && /^we$/i.test(subject) && rest === "") return null;
  const { verb: asked, isNot } = readHelper(helper);
  const who = subject.toLowerCase() === "you" ? "I" : "you";
  return `${upperFirst(asking)} ${asked} ${who}${isNot ? " not" : ""} ${verb.toLowerCase()}${swapPerspective(rest)}?`;
}

function readHelper(helper: string): { verb: string; isNot: boolean } {
  const word = helper.toLowerCase().replace("’", "'");
  if (word === "") return { verb: "do", isNot: false };
  if (word === "cannot" || word === "can't") return { verb: "can", isNot: true };
  if (word === "won't") return { verb: "will", isNot: true };
  if (word === "don't" || word === "do not") return { verb: "do", isNot: true };
  return { verb: word, isNot: false };
}

/** Swaps the perspective: "your" becomes "my", and "our" becomes "your". */
function swapPerspective(rest: string): string {
  return rest
    .replace(/\bour\b/gi, "\u0000")
    .replace(/\byour\b/gi, "my")
    .replace(/\byou\b$/i, "me")
    .replace(/\byou\b/gi, "I")
    .replace(/\bus\b/g, "you")
    .replaceAll("\u0000", "your");
}

function turned(subject: string): string {
  const [first = "", ...rest] = subject.toLowerCase().split(" ");
  const asker: Record<string, string> = { we: "you", you: "I", your: "my", our: "your" };
  return [asker[first] ?? first, ...rest].join(" ");
}

function lowerStart(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

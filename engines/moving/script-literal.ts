/** Reads values that a JavaScript file spells out, as JSON with JavaScript's freedoms. Nothing is ever run. */

/** Nesting that configurations don't have, so that hostile files can't exhaust the stack. */
const maxDepth = 30;
/** Places that are tried. */
const maxTries = 20;

class NoLiteral extends Error {}

/**
 * Reads the list assigned to the property `name`, the least nested one if there are several. Null if no such property
 * has a list that is written out: a call, variable, spread or template can't be read.
 */
export function readListOf(name: string, script: string): unknown[] | null {
  return firstValueOf(name, script, (value) => Array.isArray(value));
}

/** Reads the string assigned to the property `name`, in the same way. */
export function readTextOf(name: string, script: string): string | null {
  return firstValueOf(name, script, (value) => typeof value === "string");
}

function firstValueOf<Value>(
  name: string,
  script: string,
  isWanted: (value: unknown) => value is Value,
): Value | null {
  let tries = 0;
  for (const at of placesOf(name, script)) {
    tries += 1;
    if (tries > maxTries) return null;
    try {
      const value = new Reader(script, at).value(0);
      if (isWanted(value)) return value;
    } catch (error) {
      if (!(error instanceof NoLiteral)) throw error;
    }
  }
  return null;
}

/**
 * Comments, strings, templates and regular expressions, which can contain what looks like code. Each also matches without
 * its end, so that scanning stays linear. A slash starts a regular expression unless it follows a number or a name.
 */
const noCode = [
  /\/\/[^\n]*/,
  /\/\*[\s\S]*?(?:\*\/|$)/,
  /'(?:[^'\\\n]|\\[\s\S])*'?/,
  /"(?:[^"\\\n]|\\[\s\S])*"?/,
  /`(?:[^`\\]|\\[\s\S])*`?/,
  /\/(?<=[(,=:[!&|?{};\n][ \t]{0,20}\/)(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\]?)*\/?/,
].map(({ source }) => source);

/** Where the values of the property begin, those in the fewest brackets first. */
function placesOf(name: string, script: string): number[] {
  // Quotes after a question mark hold one of two values.
  const quoted = ["'", '"'].map((mark) => `${mark}${name}${mark}(?<!\\?\\s{0,20}${mark}${name}${mark})`);
  const property = `((?:(?<![\\w$.])${name}|${quoted.join("|")})\\s*:)`;
  const tokens = new RegExp(`${property}|${noCode.join("|")}|([[({])|([\\])}])`, "g");
  const places: { at: number; depth: number }[] = [];
  let depth = 0;
  for (const { index, 0: found, 1: named, 2: opening, 3: closing } of script.matchAll(tokens)) {
    if (named !== undefined) places.push({ at: index + found.length, depth });
    else if (opening !== undefined) depth += 1;
    else if (closing !== undefined) depth -= 1;
  }
  return places.sort((a, b) => a.depth - b.depth).map(({ at }) => at);
}

const blank = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const string = /'((?:[^'\\\n]|\\[^\n])*)'|"((?:[^"\\\n]|\\[^\n])*)"|`((?:[^`\\$]|\\[^\n])*)`/y;
const plain = /true\b|false\b|null\b|undefined\b|-?\d+(?:\.\d+)?(?![\w.])/y;
const words: Record<string, unknown> = { true: true, false: false, null: null, undefined };
const key = /[A-Za-z_$][\w$]*|\d+/y;
const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v", 0: "\0" };

class Reader {
  #text: string;
  #at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  value(depth: number): unknown {
    if (depth > maxDepth) throw new NoLiteral();
    this.#take(blank);
    if (this.#eats("[")) return this.#list(depth);
    if (this.#eats("{")) return this.#map(depth);
    const text = this.#string();
    if (text !== null) return text;
    const word = this.#take(plain)?.[0];
    if (word === undefined) throw new NoLiteral();
    return word in words ? words[word] : Number(word);
  }

  #list(depth: number): unknown[] {
    const items: unknown[] = [];
    while (!this.#ends("]")) {
      items.push(this.value(depth + 1));
      this.#separates("]");
    }
    return items;
  }

  #map(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    while (!this.#ends("}")) {
      const name = this.#string() ?? this.#take(key)?.[0];
      this.#take(blank);
      if (name === undefined || !this.#eats(":")) throw new NoLiteral();
      entries.push([name, this.value(depth + 1)]);
      this.#separates("}");
    }
    return Object.fromEntries(entries);
  }

  #string(): string | null {
    const found = this.#take(string);
    if (!found) return null;
    const text = found[1] ?? found[2] ?? found[3] ?? "";
    return text.replace(
      /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
      (_, point, unit, byte, other) => {
        if (other !== undefined) return escapes[other] ?? other;
        const code = Number.parseInt(point ?? unit ?? byte, 16);
        if (code > 0x10ffff) throw new NoLiteral();
        return String.fromCodePoint(code);
      },
    );
  }

  #ends(bracket: string): boolean {
    this.#take(blank);
    return this.#eats(bracket);
  }

  /** Takes a comma, which may be missing before the end. */
  #separates(bracket: string): void {
    this.#take(blank);
    if (!this.#eats(",") && this.#text[this.#at] !== bracket) throw new NoLiteral();
  }

  #eats(char: string): boolean {
    if (this.#text[this.#at] !== char) return false;
    this.#at += 1;
    return true;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }
}

/** Measures JSON before it is parsed: a few kilobytes, compressed, can be millions of objects. */

export interface JsonLimits {
  /** Brackets within brackets. */
  maxDepth: number;
  /** Opening brackets, commas and colons: about the number of values and keys. */
  maxTokens: number;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;

/** Linear, without allocating. Says nothing about whether it is JSON at all. */
export function isWithinJsonLimits(utf8: Uint8Array, { maxDepth, maxTokens }: JsonLimits): boolean {
  let depth = 0;
  let tokens = 0;
  for (let at = 0; at < utf8.length; at++) {
    const byte = utf8[at];
    if (byte === quote) {
      for (at++; at < utf8.length && utf8[at] !== quote; at++) if (utf8[at] === backslash) at++;
    } else if (byte === comma || byte === colon) {
      if (++tokens > maxTokens) return false;
    } else if (byte === 0x5b || byte === 0x7b) {
      if (++depth > maxDepth || ++tokens > maxTokens) return false;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return true;
}

/**
 * Bounds the depth and size of JSON by scanning its bytes, so that the parser never sees a document that is slow to
 * parse.
 */

export interface JsonBound {
  /** Nested objects and arrays. */
  maxDepth: number;
  /** Opening brackets, commas and colons: about one for each value and key. */
  maxTokens: number;
}

/** Takes the text chunk by chunk. Returns false as soon as a limit is exceeded. */
export type JsonScan = (bytes: Uint8Array) => boolean;

const codeOf = (character: string) => character.charCodeAt(0);
const [quote, backslash, comma, colon] = ['"', "\\", ",", ":"].map(codeOf);
const [openList, closeList, openObject, closeObject] = ["[", "]", "{", "}"].map(codeOf);

/**
 * Doesn't validate JSON; the parser does. Byte comparison is safe because no multi-byte UTF-8 character contains these
 * bytes.
 */
export function createJsonScan({ maxDepth, maxTokens }: JsonBound): JsonScan {
  let [depth, tokens] = [0, 0];
  let [isInString, isEscaped] = [false, false];
  return (bytes) => {
    for (const byte of bytes) {
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isInString = false;
        continue;
      }
      if (byte === quote) isInString = true;
      else if (byte === comma || byte === colon) tokens += 1;
      else if (byte === openObject || byte === openList) {
        tokens += 1;
        depth += 1;
        if (depth > maxDepth) return false;
      } else if (byte === closeObject || byte === closeList) depth -= 1;
    }
    return tokens <= maxTokens;
  };
}

/** For JSON that is already in memory, such as a form field or a file. */
export function isWithinJsonBound(json: string | Uint8Array, bound: JsonBound): boolean {
  return createJsonScan(bound)(typeof json === "string" ? new TextEncoder().encode(json) : json);
}

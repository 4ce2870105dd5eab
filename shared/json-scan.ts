/**
 * Limits the depth and size of JSON by scanning its bytes, so that the parser never gets a document that is slow to
 * parse.
 */

export interface JsonBound {
  /** How deep objects and arrays may be nested. */
  maxDepth: number;
  /** Opening brackets, commas and colons. That is about one for each value and key. */
  maxTokens: number;
}

/** Takes the text chunk by chunk. Returns false once a limit is exceeded. */
export type JsonScan = (bytes: Uint8Array) => boolean;

const codeOf = (character: string) => character.charCodeAt(0);
const [quote, backslash, comma, colon] = ['"', "\\", ",", ":"].map(codeOf);
const [openList, closeList, openObject, closeObject] = ["[", "]", "{", "}"].map(codeOf);

/**
 * Doesn't validate JSON, because the parser does. Comparing bytes is safe: no multi-byte UTF-8 character contains these
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

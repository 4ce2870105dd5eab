/** Counts what a JSON text holds by looking at its bytes, so that a parser only gets what it reads quickly. */

export interface JsonBound {
  /** Objects and lists inside each other. */
  maxDepth: number;
  /** Opening brackets, commas and colons: about one for each value and name. */
  maxTokens: number;
}

/** Takes the text piece by piece. False as soon as it is over the bound. */
export type JsonScan = (bytes: Uint8Array) => boolean;

const codeOf = (character: string) => character.charCodeAt(0);
const [quote, backslash, comma, colon] = ['"', "\\", ",", ":"].map(codeOf);
const [openList, closeList, openObject, closeObject] = ["[", "]", "{", "}"].map(codeOf);

/** Says nothing about whether it is JSON: the parser does. In UTF-8 no byte of another character looks like these. */
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

/** For JSON that is all there already, such as a field of a form or a file. */
export function isWithinJsonBound(json: string | Uint8Array, bound: JsonBound): boolean {
  return createJsonScan(bound)(typeof json === "string" ? new TextEncoder().encode(json) : json);
}

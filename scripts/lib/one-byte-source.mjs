// Node keeps the source of each loaded file: a byte for each character if all of them are ASCII, otherwise two.
const nonAscii = /[^\0-\x7f]/;
const rawText = /String\.raw`(?:\$\{[^}]*\}|[^`\\]|\\[\s\S])*`/g;
const rawParts = /\\[\s\S]|[^\0-\x7f]|\$\{[^}]*\}/g;
const codeParts = /\\[\s\S]|[^\0-\x7f]/g;

/** Returns JavaScript that does the same and whose characters are all ASCII. */
export function oneByteSource(code) {
  if (!nonAscii.test(code)) return code;
  let result = "";
  let from = 0;
  for (const { 0: raw, index } of code.matchAll(rawText)) {
    if (!nonAscii.test(raw)) continue;
    result += escapeIn(code.slice(from, index)) + interpolateIn(raw);
    from = index + raw.length;
  }
  return result + escapeIn(code.slice(from));
}

/** Strings, templates, regular expressions and names all know `\u`. */
function escapeIn(code) {
  return code.replaceAll(codeParts, (found) => (nonAscii.test(found) ? escapeOf(found.at(-1)) : found));
}

/** In raw text, `\u` would be six characters. */
function interpolateIn(raw) {
  return raw.replaceAll(rawParts, (found) => {
    if (!nonAscii.test(found)) return found;
    if (found.startsWith("$")) return escapeIn(found);
    return `\${"${found.length > 1 ? "\\\\" : ""}${escapeOf(found.at(-1))}"}`;
  });
}

function escapeOf(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

// Extracts the texts that a person reads, which are a whole document, or the comments, strings and JSX text of code.
import { parseSync, Visitor } from "vite";

const code = /\.(?:tsx?|mts|mjs)$/;
const styles = /\.css$/;

/**
 * Returns each text as `{ kind, text, start }`. `kind` is "prose", "comment", "string" or "jsx", and `start` an offset
 * in the source.
 */
export function textsInSource(path, source) {
  if (code.test(path)) return textsInCode(path, source);
  if (!styles.test(path)) return [{ kind: "prose", text: source.replace(quotes, hide), start: 0 }];
  return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map((match) => comment(match[0], match.index));
}

/** Inline code and quoted test titles, whose wording belongs to the source that they quote. */
const quotes = /`[^`\s]+`(?: "[^"\n]+")?/g;
const hide = (quote) => " ".repeat(quote.length);

function comment(text, start) {
  return { kind: "comment", text, start };
}

function textsInCode(path, source) {
  const { program, comments } = parseSync(path, source);
  const texts = comments.map(({ start, end }) => comment(source.slice(start, end), start));
  const add = (kind, { start, end }) => texts.push({ kind, text: source.slice(start, end), start });
  new Visitor({
    Literal(node) {
      // Strings without spaces are names of events, paths and classes, not prose.
      if (typeof node.value === "string" && /\S\s+\S/.test(node.value)) add("string", node);
    },
    TemplateLiteral(node) {
      for (const part of node.quasis) add("string", part);
    },
    JSXText(node) {
      add("jsx", node);
    },
  }).visit(program);
  return texts;
}

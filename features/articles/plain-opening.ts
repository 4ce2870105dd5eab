/** The first paragraph of a Markdown text without its marks. Doesn't parse it, so that pages don't load a parser. */
export function plainOpening(markdown: string): string {
  const paragraph = markdown
    .slice(0, maxRead)
    .split(/\n\s*\n/)
    .find((block) => block.trim() !== "" && !/^\s*(?:#|\||>|```|~~~|!\[|[-*+] |\d+[.)] |<|---)/.test(block));
  return (paragraph ?? "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`~]+/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxShown);
}

const maxRead = 5_000;
const maxShown = 200;

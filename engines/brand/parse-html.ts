import { type Document, DomHandler } from "domhandler";
import { Parser } from "htmlparser2";
import { withoutPageEnds } from "#shared/html-source.ts";

const MAX_HTML_CHARS = 1_000_000;
/** Real pages nest fewer than 60 levels deep. The parser's cost is quadratic in the depth. */
const MAX_OPEN_TAGS = 2000;
const CHUNK_CHARS = 20_000;

/** Parses a page and truncates it at a megabyte or at excessive nesting. Never throws. */
export function parseHtml(source: string): Document {
  const html = withoutPageEnds(source);
  const handler = new DepthHandler();
  const parser = new Parser(handler);
  for (
    let at = 0;
    at < html.length && at < MAX_HTML_CHARS && handler.open < MAX_OPEN_TAGS;
    at += CHUNK_CHARS
  ) {
    parser.write(html.slice(at, Math.min(at + CHUNK_CHARS, MAX_HTML_CHARS)));
  }
  parser.end();
  return handler.root;
}

class DepthHandler extends DomHandler {
  open = 0;

  override onopentag(name: string, attribs: { [key: string]: string }): void {
    this.open++;
    super.onopentag(name, attribs);
  }

  override onclosetag(): void {
    this.open--;
    super.onclosetag();
  }
}

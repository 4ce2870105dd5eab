import sniffHtmlEncoding from "html-encoding-sniffer";

/** Returns null if the body isn't an HTML page, whatever its content type says. */
export function decodePage(body: Uint8Array, contentType: string | undefined): string | null {
  const type = (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (isBinary(body)) return null;
  const declaresHtml = type === "text/html" || type === "application/xhtml+xml";
  if (!declaresHtml && !mayHideHtml.test(type)) return null;
  const html = decodeText(body, contentType);
  return declaresHtml || looksLikeHtml(html) ? html : null;
}

/**
 * Follows the HTML standard (byte order mark, header, meta) with one correction. Valid multi-byte UTF-8 is read as
 * UTF-8 even if the server declares another encoding, because other encodings are practically never valid UTF-8 by
 * chance. Text declared as UTF-8 that is mostly invalid is read as windows-1252.
 */
export function decodeText(body: Uint8Array, contentType?: string): string {
  const label = /charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType ?? "")?.[1];
  const encoding = sniffHtmlEncoding(body, {
    transportLayerEncodingLabel: label,
    defaultEncoding: "windows-1252",
  });
  if (encoding === "UTF-8" || encoding === "windows-1252") return decodeLatinOrUtf8(body, encoding);
  try {
    return new TextDecoder(encoding).decode(body);
  } catch {
    // The standard has labels without a decoder ("replacement", "x-user-defined").
    return new TextDecoder("utf-8").decode(body);
  }
}

function decodeLatinOrUtf8(body: Uint8Array, encoding: "UTF-8" | "windows-1252"): string {
  const text = new TextDecoder("utf-8").decode(body);
  const broken = count(text, /\uFFFD/g);
  if (broken === 0) return text;
  const foreign = count(text, /[\u0080-\uFFFC]/g);
  // Truncation breaks only the last character. If a page is in a Latin encoding, nearly every non-ASCII character is
  // broken.
  const isUtf8 = encoding === "UTF-8" ? broken <= Math.max(foreign, 1) : broken * 10 < foreign;
  return isUtf8 ? text : new TextDecoder("windows-1252").decode(body);
}

/** Servers declare these types for HTML by mistake. */
const mayHideHtml =
  /^(|text\/plain|application\/octet-stream|text\/xml|application\/xml|unknown\/unknown|html)$/;

function looksLikeHtml(text: string): boolean {
  const start = text
    .slice(0, 2048)
    .replace(/^\uFEFF/, "")
    .trimStart();
  return (
    /^(<\?xml[^>]*>\s*)?(<!--[^>]*-->\s*)*<(!doctype html|html|head|body|title|meta|div|h1|p|table)[\s>]/i.test(
      start,
    ) && !/^<\?xml[^>]*>\s*<(rss|feed|urlset|sitemapindex|svg)/i.test(start)
  );
}

const signatures = [
  "%PDF-",
  "PK\u0003\u0004",
  "\u0089PNG",
  "GIF8",
  "\u00FF\u00D8\u00FF",
  "\u001F\u008B",
  "RIFF",
  "Rar!",
];

function isBinary(body: Uint8Array): boolean {
  const head = body.subarray(0, 1024);
  const start = String.fromCharCode(...head.subarray(0, 8));
  if (signatures.some((signature) => start.startsWith(signature))) return true;
  if (start.startsWith("\u00FF\u00FE") || start.startsWith("\u00FE\u00FF")) return false;
  // Text has no zero bytes, except UTF-16 without a byte order mark, which browsers don't read either.
  return head.includes(0);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

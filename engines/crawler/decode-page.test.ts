import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodePage, decodeText } from "./decode-page.ts";

const bytes = (text: string, encoding: BufferEncoding = "utf8") =>
  new Uint8Array(Buffer.from(text, encoding));

describe("page encoding", () => {
  test("detects UTF-8 from the bytes, whatever header and markup declare", () => {
    const page = bytes('<meta charset="iso-8859-1"><p>Grüße — 5 €</p>');
    expect(decodeText(page, "text/html; charset=ISO-8859-1")).toContain("Grüße — 5 €");
    expect(decodeText(bytes("<p>Grüße</p>"))).toContain("Grüße");
  });

  test("falls back to windows-1252 when the bytes aren't UTF-8, whatever they declare", () => {
    const page = bytes("<p>Öffnungszeiten für Gäste: täglich</p>", "latin1");
    expect(decodeText(page, "text/html; charset=utf-8")).toContain("Öffnungszeiten für Gäste");
    expect(decodeText(page)).toContain("Öffnungszeiten für Gäste");
  });

  test("stays UTF-8 when the end is truncated or a character is broken", () => {
    const page = bytes("<p>Grüße aus Köln, schöne Tage — ß</p>");
    const cut = page.subarray(0, page.length - 5);
    expect(decodeText(cut, "text/html; charset=utf-8")).toContain("Grüße aus Köln, schöne");
  });

  test("never throws, for unknown encodings or any bytes", () => {
    expect(decodeText(bytes("<p>plain</p>"), "text/html; charset=klingon")).toBe("<p>plain</p>");
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (body, type) => {
        decodePage(body, type);
        decodeText(body, `text/html; charset=${type}`);
      }),
    );
  });
});

describe("HTML detection", () => {
  test.each([
    ["text/html", "just words", true],
    ["application/xhtml+xml", '<?xml version="1.0"?><html/>', true],
    [undefined, "<!-- hello --><!DOCTYPE html><p>x", true],
    ["application/octet-stream", "\uFEFF  <html><p>x", true],
    ["text/plain", "hello <html>", false],
    ["application/xml", '<?xml version="1.0"?><rss></rss>', false],
    ["application/pdf", "<html>", false],
    ["text/html", "%PDF-1.4 …", false],
    ["text/html", "GIF89a", false],
    ["text/html", "text with a \0 byte", false],
  ])("%s: %j is a page: %s", (type, body, isPage) => {
    expect(decodePage(bytes(body), type) !== null).toBe(isPage);
  });
});

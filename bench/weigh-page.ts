/** Weighs a page as a visitor's browser loads it: HTML, style sheets and scripts, without the font and pictures. */
import { load } from "cheerio";
import { request } from "undici";
import { renderTable } from "./table.ts";

export interface WeighedFile {
  name: string;
  isScript: boolean;
  /** Bytes before and after compression. */
  plain: number;
  wire: number;
}

/** The page must be public and kept in the server's cache. */
export async function weighPage(url: string): Promise<WeighedFile[]> {
  await kept(url);
  const html = await (await fetch(url)).text();
  const files = [{ name: "HTML", isScript: false, ...(await weightOf(url)) }];
  for (const [address, isScript] of assetsOf(html, url))
    files.push({
      name: new URL(address).pathname.split("/").at(-1) ?? "",
      isScript,
      ...(await weightOf(address)),
    });
  return files;
}

export function sumOf(files: readonly WeighedFile[], key: "plain" | "wire"): number {
  return files.reduce((total, file) => total + file[key], 0);
}

export function renderWeight(files: readonly WeighedFile[]): string {
  const together = {
    name: "together",
    isScript: false,
    plain: sumOf(files, "plain"),
    wire: sumOf(files, "wire"),
  };
  return renderTable(
    [
      { title: "file", value: (file: WeighedFile) => file.name },
      { title: "bytes", value: (file) => file.plain, digits: 0 },
      { title: "on the wire", value: (file) => file.wire, digits: 0 },
    ],
    [...files, together],
  );
}

function assetsOf(html: string, url: string): Map<string, boolean> {
  const $ = load(html);
  const assets = new Map<string, boolean>();
  for (const element of $("link[rel=stylesheet], link[rel=modulepreload], script[src]").toArray()) {
    const address = $(element).attr("href") ?? $(element).attr("src") ?? "";
    assets.set(
      new URL(address, url).href,
      element.tagName === "script" || $(element).attr("rel") === "modulepreload",
    );
  }
  return assets;
}

async function weightOf(url: string): Promise<{ plain: number; wire: number }> {
  const plain = (await (await fetch(url)).arrayBuffer()).byteLength;
  const answer = await request(url, { headers: { "accept-encoding": "br" } });
  return { plain, wire: (await answer.body.arrayBuffer()).byteLength };
}

/** Resolves when the cache serves the page compressed, as visitors get it. */
export async function kept(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.headers.has("etag")) return;
  }
  throw new Error(`${url} is not kept`);
}

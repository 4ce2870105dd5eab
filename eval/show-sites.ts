/** Builds a page for visual review, with each site's screenshot beside the extracted brand and questions. */
import type { Browser } from "playwright-core";
import type { ImportResult } from "./import-result.ts";
import type { EvaluatedSite } from "./report.ts";

export interface ShownSite {
  evaluated: EvaluatedSite;
  result: ImportResult | null;
  /** PNG of the top of the home page, or null if no browser is installed. */
  picture: Uint8Array | null;
}

/** Returns null if the page can't be rendered. */
export async function pictureOf(browser: Browser, url: string): Promise<Uint8Array | null> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(url, { waitUntil: "load", timeout: 15_000 });
    return await page.screenshot({ type: "png", timeout: 10_000 });
  } catch {
    return null;
  } finally {
    await page.close();
  }
}

export function showSites(sites: readonly ShownSite[], at: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Imports of ${escapeHtml(at)}</title><style>
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:1280px;padding:0 1rem;color:#111}
article{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr);gap:1.5rem;border-top:1px solid #ccc;padding:1.5rem 0}
h2{grid-column:1/-1;margin:0}img.page{width:100%;border:1px solid #ccc}.logo{max-height:60px;max-width:240px;background:#eee;padding:6px}
.swatch{display:inline-block;width:2.5rem;height:1.5rem;border:1px solid #999;vertical-align:middle;margin-right:.4rem}dt{font-weight:600}dd{margin:0 0 .4rem}summary{cursor:pointer}
</style></head><body><h1>Imports of ${escapeHtml(at)}</h1>${sites.map(showSite).join("\n")}</body></html>\n`;
}

function showSite({ evaluated, result, picture }: ShownSite): string {
  const shot = picture
    ? `<img class="page" alt="" src="data:image/png;base64,${Buffer.from(picture).toString("base64")}">`
    : "<p>No picture: no browser is installed, or the page could not be shown.</p>";
  const found = result ? showResult(result) : `<p>${escapeHtml(evaluated.error ?? "nothing was found")}</p>`;
  return `<article><h2>${escapeHtml(evaluated.site)}</h2><div>${shot}</div><div>${found}</div></article>`;
}

function showResult({ brandAssets, colors, contactInfo, faqs }: ImportResult): string {
  const swatches = colors.primaryColors
    .filter(({ color }) => /^#[0-9a-f]{6}$/i.test(color))
    .map(({ color }) => `<span class="swatch" style="background:${color}"></span>${color} `)
    .join("");
  const [logo] = brandAssets.logoUrls;
  const drawn = logo?.startsWith("data:image/") ? `<img class="logo" alt="" src="${escapeHtml(logo)}">` : "";
  const rows: [string, string][] = [
    ["Name", escapeHtml(brandAssets.companyName ?? "none")],
    ["Colours", swatches || "none"],
    ["Logo", drawn || escapeHtml(logo ?? "none")],
    ["Mail", escapeHtml(contactInfo.emails.join(", ") || "none")],
    ["Phone", escapeHtml(contactInfo.phones.join(", ") || "none")],
    ["Address", escapeHtml(contactInfo.addresses.join("; ") || "none")],
  ];
  const facts = rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("");
  const questions = faqs
    .map(
      (faq) =>
        `<details><summary>${escapeHtml(faq.question)}</summary><p>${escapeHtml(faq.answer)}</p></details>`,
    )
    .join("");
  return `<dl>${facts}</dl><h3>${faqs.length} questions</h3>${questions}`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

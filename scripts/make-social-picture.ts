/**
 * Draws the link preview image of the start page from the product's own shapes. It omits the product's name, because
 * that can be changed.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { launchTestBrowser } from "#tests/support/browser.ts";

const size = { width: 1200, height: 630 };
const target = new URL("../app/routes/marketing/social-picture.png", import.meta.url);
const fontFile = createRequire(import.meta.url).resolve(
  "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
);
const font = `data:font/woff2;base64,${(await readFile(fontFile)).toString("base64")}`;

const browser = await launchTestBrowser();
try {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(pictureHtml());
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: target.pathname });
  console.log("app/routes/marketing/social-picture.png");
} finally {
  await browser.close();
}

function pictureHtml(): string {
  return `<!doctype html><style>
@font-face { font-family: Inter; font-weight: 100 900; src: url(${font}) }
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; padding: 64px 72px; overflow: hidden; position: relative;
  background: linear-gradient(180deg, #f6f0fd, #fff 80%); color: #17171d; font: 400 22px/1.5 Inter }
svg.mark { width: 52px; height: 52px; display: block }
h1 { margin-top: 28px; font-size: 68px; font-weight: 600; line-height: 1.08; letter-spacing: -.025em }
h1 b { font-weight: 600; color: #6e0ad6 }
.card { position: absolute; background: #fff; border: 1.5px solid #d2d2da; border-radius: 16px }
.site { left: 72px; top: 346px; width: 452px; height: 320px; overflow: hidden }
.bar { display: flex; gap: 9px; align-items: center; height: 46px; padding: 0 18px; background: #f6f6f8;
  border-bottom: 1.5px solid #e4e4e9 }
.bar i { width: 11px; height: 11px; border-radius: 50%; background: #d2d2da }
.site p { padding: 28px 28px 0; color: #3b3b45 }
mark { background: #ffefb0; color: inherit; padding: .08em .1em; margin: 0 -.1em; border-radius: 3px;
  box-decoration-break: clone; -webkit-box-decoration-break: clone }
.line { display: inline-block; height: 12px; border-radius: 6px; background: #e4e4e9; vertical-align: middle }
.answer { left: 604px; top: 386px; width: 524px; padding: 30px 34px;
  box-shadow: 0 24px 48px -20px rgb(15 15 19 / .22) }
.answer h2 { font-size: 27px; font-weight: 600; letter-spacing: -.015em; margin-bottom: 12px }
.source { margin-top: 20px; padding-top: 16px; border-top: 1.5px solid #e4e4e9; font-size: 18px; color: #656572 }
.wire { position: absolute; inset: 0; width: 1200px; height: 630px }
</style>
<svg class="mark" viewBox="0 0 24 24" fill="#6e0ad6"><path d="M2 16.5A1.5 1.5 0 0 1 3.5 15H8v-4.5A1.5 1.5 0 0 1 9.5 9H14V4.5A1.5 1.5 0 0 1 15.5 3h5A1.5 1.5 0 0 1 22 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 19.5z"/></svg>
<h1>A complete AI-driven<br><b>help</b> center, with proof</h1>
<div class="card site"><div class="bar"><i></i><i></i><i></i></div>
<p><span class="line" style="width:150px"></span> <mark>Vouchers can be</mark> <mark>returned within 14 days.</mark><br>
<span class="line" style="width:372px"></span><br><span class="line" style="width:320px"></span><br><span class="line" style="width:350px"></span></p></div>
<div class="card answer"><h2>How do I return a voucher?</h2><mark>Vouchers can be returned within 14 days.</mark>
<div class="source">Source: your own website, word for word</div></div>
<svg class="wire" fill="none" stroke="#d9a406" stroke-width="3"><path d="M444 437H548Q564 437 564 453V470Q564 486 580 486H628"/><g fill="#d9a406" stroke="none"><circle cx="441" cy="437" r="6"/><circle cx="631" cy="486" r="6"/></g>
</svg>`;
}

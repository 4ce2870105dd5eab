/** The name as the website writes it, its declared color, and pictures that stand for a lost logo. */
import { expect, test } from "vitest";
import { extractBrand } from "./extract-brand.ts";

const url = "https://www.site.test/";
const read = (body: string, { head = "", css = "", lang = "en" } = {}) =>
  extractBrand({
    startUrl: url,
    pages: [
      { url, html: `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>` },
    ],
    stylesheets: css ? [{ url: `${url}style.css`, css }] : [],
  });
const nameOf = (...site: Parameters<typeof read>) => read(...site).brandAssets.companyName;

test.each(["｜", "│", "：", " ｜ "])("a title's name ends before %j", (edge) => {
  const head = `<title>みどり食堂${edge}横浜の定食・お弁当</title>`;
  const body = "<h1>できたてを、どうぞ</h1><footer>© みどり食堂</footer>";
  expect(nameOf(body, { head, lang: "ja" })).toBe("みどり食堂");
});

test("a Japanese name keeps its dots", () => {
  const body =
    "<header><a href='/' class='logo'>サロン・ド・テ</a></header><footer>© サロン・ド・テ</footer>";
  expect(nameOf(body, { head: "<title>サロン・ド・テ｜横浜</title>", lang: "ja" })).toBe("サロン・ド・テ");
});

const header = (name: string) => `<header><a href="/" class="logo">${name}</a></header>`;
test.each([
  ["MILLSTONE BAKERY", "<p>Millstone bakes at night.</p><h2>Our Bakery</h2>", "Millstone Bakery"],
  ["McADAM CYCLES", "<p>Cycles by McAdam.</p>", "McADAM CYCLES"],
  ["VELORA STUDIO", "<p>At VELORA you find calm. Our Studio is open.</p>", "VELORA STUDIO"],
  ["ABC PLUMBING", "<p>Plumbing since 1990.</p>", "ABC Plumbing"],
  ["VELORA", "<p>velora on Instagram</p>", "VELORA"],
])("the name %s beside %s", (name, body, shown) => {
  expect(nameOf(`${header(name)}${body}`)).toBe(shown);
});

const blue = "a{color:#0d6efd}.btn{padding:9px;background:#fff}";
const links = "<p><a href='/a'>One</a> <a href='/b'>Two</a> <a href='/c'>Three</a></p>";
test.each([
  ["declared", `:root{--primary-color:#7a1f3d}${blue}.note{color:var(--primary-color)}`, "#7A1F3D"],
  ["declared beside Bootstrap's", `:root{--bs-primary:#0d6efd;--brand:#7a1f3d}${blue}`, "#7A1F3D"],
  ["declared as that blue", `:root{--primary-color:#0d6efd;--accent:#7a1f3d}${blue}`, "#0D6EFD"],
  ["not declared", blue, "#0D6EFD"],
])("a framework's blue of links, with a color of its own %s", (_, css, color) => {
  expect(read(`<h1>Acme</h1>${links}<p class="note">New</p>`, { css }).colors.primaryColors[0]?.color).toBe(
    color,
  );
});

test("icons for home screens and tabs stand for a lost logo, largest first", () => {
  const icon = (rel: string, href: string, more = "") => `<link rel="${rel}" href="${href}" ${more}>`;
  const head = [
    icon("icon", "/favicon.ico"),
    icon("icon", "/16.png", 'sizes="16x16"'),
    icon("icon", "/192.png", 'sizes="192x192"'),
    icon("apple-touch-icon", "/touch.png"),
    icon("icon", "/dark.png", 'sizes="512x512" media="(prefers-color-scheme: dark)"'),
    icon("stylesheet", "/icon.css"),
  ].join("");
  expect(read("<h1>Acme</h1>", { head }).brandAssets.iconUrls).toEqual([
    "https://www.site.test/192.png",
    "https://www.site.test/touch.png",
  ]);
});

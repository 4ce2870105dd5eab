import { expect, test } from "vitest";
import { extractBrand } from "./extract-brand.ts";

const emails = (body: string, url = "https://www.site.alt/") =>
  extractBrand({
    startUrl: url,
    pages: [{ url, html: `<!doctype html><html lang="de"><body><h1>Acme</h1>${body}</body></html>` }],
    stylesheets: [],
  }).contactInfo.emails;
const link = (address: string, text = "Schreiben Sie uns") =>
  `<footer><a href="mailto:${address}">${text}</a></footer>`;

test.each([
  ["in a link", link("praxis@mühle-süd.de"), ["praxis@mühle-süd.de"]],
  ["in an encoded link", link("praxis@m%C3%BChle-s%C3%BCd.de"), ["praxis@mühle-süd.de"]],
  [
    "in text, and for programs in the link",
    link("praxis@xn--mhle-sd-n2af.de", "praxis@mühle-süd.de"),
    ["praxis@mühle-süd.de"],
  ],
  ["in Cyrillic", link("info@мельница.рф"), ["info@мельница.рф"]],
  ["before a word", "<footer><p>info@acme.deÖffnungszeiten</p></footer>", ["info@acme.de"]],
  ["before a sentence", "<footer><p>info@acme.ru.Телефон: нет</p></footer>", ["info@acme.ru"]],
  ["without a domain", "<footer><p>info@mühle</p></footer>", []],
])("an address at a domain with other letters %s", (_, body, found) => {
  expect(emails(body)).toEqual(found);
});

test("an address at the website's own domain is its own in both forms", () => {
  const others = link("shop@elsewhere.alt");
  expect(emails(`<p>Post: praxis@mühle-süd.de</p>${others}`, "https://mühle-süd.de/")).toContain(
    "praxis@mühle-süd.de",
  );
});

test.each([
  [link("JanPeters@acme.alt", "JanPeters@acme.alt"), ["JanPeters@acme.alt"]],
  [link("INFO@ACME.ALT", "INFO@ACME.ALT"), ["info@acme.alt"]],
  [`${link("info@acme.alt", "info@acme.alt")}<p>Info@acme.alt</p><p>INFO@acme.alt</p>`, ["info@acme.alt"]],
])("a mailbox has the capitals that the website gives it most often: %s", (body, found) => {
  expect(emails(body)).toEqual(found);
});

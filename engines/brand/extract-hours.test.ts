import { expect, test } from "vitest";
import { extractBrand } from "./extract-brand.ts";

const url = "https://www.site.alt/";
const hours = (body: string, head = "") => {
  const html = `<!doctype html><html lang="en"><head><title>Acme</title>${head}</head><body>${body}</body></html>`;
  return extractBrand({ startUrl: url, pages: [{ url, html }], stylesheets: [] }).contactInfo.hours;
};
const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

test.each([
  [
    "in lines",
    "<p>Monday – Friday: 9am – 5pm<br>Saturday 10:00 to 14:00</p><p>Sundays: closed</p>",
    ["Monday - Friday: 9am - 5pm", "Saturday 10:00 to 14:00", "Sundays: closed"],
  ],
  [
    "in a table",
    "<table><tr><td>Mo–Fr</td><td>9:00–18:30 Uhr</td></tr><tr><td>Sa</td><td>geschlossen</td></tr></table>",
    ["Mo-Fr: 9:00-18:30 Uhr", "Sa: geschlossen"],
  ],
  [
    "before and after a break, below each other",
    "<div><div>Montag</div><div><div>09.00 - 12.00 Uhr</div><div>14.00 - 17.00 Uhr</div></div></div><div><div>Samstag &amp; Sonntag</div><div>Geschlossen</div></div>",
    ["Montag: 09.00 - 12.00 Uhr, 14.00 - 17.00 Uhr", "Samstag & Sonntag: Geschlossen"],
  ],
  [
    "in French",
    "<footer><p>Du lundi au vendredi : 8h30 - 12h</p></footer>",
    ["Du lundi au vendredi : 8h30 - 12h"],
  ],
  [
    "in Portuguese, for all days",
    "<footer><p>Aberto todos os dias das 8h às 20h</p></footer>",
    ["Aberto todos os dias das 8h às 20h"],
  ],
  [
    "marked in the markup",
    '<meta itemprop="openingHours" content="Mo-Fr 09:00-17:00">',
    ["Mo-Fr 09:00-17:00"],
  ],
])("opening hours %s", (_name, body, lines) => {
  expect(hours(body)).toEqual(lines);
});

test("prefers structured data to text, unless it describes another company", () => {
  const openingHoursSpecification = [
    { dayOfWeek: ["Monday", "https://schema.org/Tuesday"], opens: "09:00:00", closes: "17:00" },
  ];
  const own = { "@type": "Store", name: "Acme", openingHoursSpecification };
  expect(hours("<p>Wednesday 1pm - 2pm</p>", data(own))).toEqual(["Monday, Tuesday: 09:00-17:00"]);
  const sample = { ...own, name: "Demo Theme" };
  expect(
    hours(
      "<header><a href='/'>Acme</a></header><p>Wednesday 1pm - 2pm</p><footer>© Acme</footer>",
      data(sample),
    ),
  ).toEqual(["Wednesday 1pm - 2pm"]);
});

test.each([
  "<p>Sunday roast 12-15 €</p>",
  "<p>Monday to Friday we are there for you, and 24 to 48 times a year on a Sunday as well, which no other shop does around here, as far as we know today.</p>",
  "<p>Call 020 7946 0855 on Mondays</p>",
  "<p>9 - 17</p>",
])("no opening hours: %s", (body) => {
  expect(hours(body)).toEqual([]);
});

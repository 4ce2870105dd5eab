import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { findFacts } from "./find-facts.ts";

const url = "https://larch-and-pine.com/";
const shop = `<!doctype html><html lang="en"><head><title>Larch and Pine | Furniture</title>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
 {"@type":"FurnitureStore","name":"Larch and Pine","telephone":"+1 212 555 0199","foundingDate":"1987","url":"${url}",
  "address":{"@type":"PostalAddress","streetAddress":"5 Mill Lane","postalCode":"10001"}},
 {"@type":"Product","name":"Chair","offers":{"@type":"Offer","price":"1,250.00","priceCurrency":"USD"}},
 {"@type":"Product","name":"Stool","offers":{"@type":"Offer","price":"80","priceCurrency":"USD"}}]}</script></head>
<body><main itemscope itemtype="https://schema.org/Event"><h1>Larch and Pine</h1>
 <span itemprop="seats">24</span><a href="mailto:hello@larch-and-pine.com">hello@larch-and-pine.com</a></main></body></html>`;
const pages = [{ url, html: shop }];
const object = (properties: Record<string, unknown>) => ({ schema: { type: "object", properties } });
const text = { type: "string" };

test("fills fields from the pages' structured data, in the requested types", () => {
  const { data, missing } = findFacts(
    pages,
    object({
      companyName: text,
      email: text,
      phone_number: text,
      foundingDate: text,
      seats: { type: ["integer", "null"] },
      products: {
        type: "array",
        items: { type: "object", properties: { title: text, price: { type: "number" }, currency: text } },
      },
    }),
  );
  expect(data).toEqual({
    companyName: "Larch and Pine",
    email: "hello@larch-and-pine.com",
    phone_number: expect.stringMatching(/212.*555.*0199/),
    foundingDate: "1987",
    seats: 24,
    products: [
      { title: "Chair", price: 1250, currency: "USD" },
      { title: "Stool", price: 80, currency: "USD" },
    ],
  });
  expect(missing).toEqual([]);
});

test("returns null for values that are on no page and reports them, but never guesses", () => {
  const { data, missing } = findFacts(
    pages,
    object({ ceo: text, team: { type: "array", items: { type: "object", properties: { name: text } } } }),
  );
  expect(data).toEqual({ ceo: null, team: [] });
  expect(missing).toEqual(["ceo", "team"]);
});

test("follows references and alternatives, and terminates for recursive schemas", () => {
  const schema = {
    type: "object",
    properties: {
      company: { $ref: "#/$defs/company" },
      year: { anyOf: [{ type: "null" }, { type: "integer" }] },
    },
    $defs: {
      company: { type: "object", properties: { foundingDate: text, parent: { $ref: "#/$defs/company" } } },
    },
  };
  const { data } = findFacts(pages, { schema });
  expect(data).toMatchObject({ company: { foundingDate: "1987" } });
});

test("limits hostile schemas and pages, and keeps them from reaching a prototype", () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`f${index}`, text]));
  const before = cpuMs();
  const { data, missing } = findFacts(pages, object({ ...many, constructor: text, __proto__: text }));
  expect(cpuMs() - before).toBeLessThan(4_000);
  expect(missing.length).toBeLessThan(600);
  expect(Object.values(data as object).every((value) => value === null)).toBe(true);
  expect(
    findFacts(
      [{ url, html: `<script type="application/ld+json">{"@type":[[[[</script>` }],
      object({ seats: text }),
    ).data,
  ).toEqual({ seats: null });
});

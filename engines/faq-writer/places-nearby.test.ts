import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { placesNearby } from "./places-nearby.ts";
import { readPage } from "./read-page.ts";

const place = (name: string) =>
  `<div><h4>${name}</h4><p>Open 24 hours a day</p><a href="https://maps.app.goo.gl/${name}">Map</a></div>`;

test("what is nearby isn't the company's, but a few addresses may be its branches", () => {
  const textsOf = (names: string[]) => {
    const page = `<h1>Birchhill</h1><p>Our rooms are above the lake.</p>${names.map(place).join("")}`;
    return [...placesNearby(readPage(buildPage(page)).lines)].map(({ text }) => text);
  };
  const nearby = textsOf(["Pharmacy", "Bakery", "Castle", "Station"]);
  expect(nearby).toContain("Open 24 hours a day");
  expect(nearby).not.toContain("Our rooms are above the lake.");
  expect(textsOf(["North", "South"])).toEqual([]);
});

import { expect, test } from "vitest";
import { mapUrl } from "./map-url.ts";

test("an address is searched for on the map, whatever letters it has", () => {
  const url = new URL(mapUrl(["Lindenallee 12 & 14", "79100 Freiburg i. Br."]));
  expect(url.origin + url.pathname).toBe("https://www.openstreetmap.org/search");
  expect(url.searchParams.get("query")).toBe("Lindenallee 12 & 14, 79100 Freiburg i. Br.");
});

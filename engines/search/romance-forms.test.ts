import { expect, it } from "vitest";
import { searchDocuments } from "./search-documents.ts";
import { buildSearchIndex } from "./search-index.ts";
import { stemOf } from "./stem.ts";

it.each([
  ["encargarlos", "Arroces por encargo"],
  ["modificarla", "Modificación de la reserva"],
  ["noleggiare", "Noleggio di biciclette"],
  ["prenotarla", "Prenotazioni online"],
  ["estacionar", "Estacionamiento gratis"],
  ["cellar", "Cell phones", false],
  ["seminar", "Semi-finals", false],
  ["declare", "Decline the offer", false],
])("“%s” and “%s”", async (query, title, isFound = true) => {
  const index = await buildSearchIndex([{ title, category: null, text: "" }]);
  expect(searchDocuments(index, { query, limit: 1 }).count).toBe(isFound ? 1 : 0);
});

it("knows French participles", () => {
  expect(stemOf("arrivee")).toBe(stemOf("arriver"));
  expect(stemOf("reservees")).toBe(stemOf("reservee"));
  expect(stemOf("coffee")).toBe(stemOf("coffees"));
  expect(stemOf("degree")).not.toBe(stemOf("degrade"));
});

import { expect, test } from "vitest";
import { calmCapitals } from "./heading-to-question.ts";

test.each([
  ["en", "REMOVAL DEFENSE", "removal defense"],
  ["fr", "SOIN DU VISAGE", "Soin du visage"],
  ["ar", "استعادة RAID", "استعادة RAID"],
  ["ja", "お子様づれでもOK", "お子様づれでもOK"],
])("in %s, %s becomes %s", (language, heading, calm) => {
  expect(calmCapitals(heading, language)).toBe(calm);
});

import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { ownNamesOf } from "./own-names.ts";
import { readPage } from "./read-page.ts";

test("a name is written with a capital inside sentences, and never without", () => {
  const page = readPage(
    buildPage(
      "<h1>Evening Course in Leeds</h1><p>Our evening course brings you from Leeds to the mill, and Raku is fired there.</p>",
      {
        url: "https://birchhill.test/",
        language: "en",
      },
    ),
  );
  const isOwnName = ownNamesOf([page]);
  expect(["Leeds", "Evening", "Course", "Mill", "Raku"].filter(isOwnName)).toEqual(["Leeds", "Raku"]);
});

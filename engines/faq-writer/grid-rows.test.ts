import { expect, test } from "vitest";
import { joinLines } from "./answer-lines.ts";
import { buildPage } from "./build-page.fixture.ts";
import { readPage } from "./read-page.ts";

const row = (cells: string[], tag = "td") =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
const shown = (head: string[], ...rows: string[][]) => {
  const page = readPage(
    buildPage(`<table>${row(head, "th")}${rows.map((cells) => row(cells)).join("")}</table>`),
  );
  return joinLines(
    page.lines.filter(({ element }) => element.tag === "tr"),
    "https://a.example/",
  );
};

test("a price stays with the name of its column, also after an empty cell", () => {
  expect(shown(["Boat", "Half day", "Full day"], ["Canoe", "£30", "£45"], ["Sailing boat", "", "£120"])).toBe(
    "Boat: Half day, Full day\n\n- **Canoe**: £30 (Half day), £45 (Full day)\n- **Sailing boat**: £120 (Full day)",
  );
});

test("a time stays with its day", () => {
  expect(
    shown(["", "Monday", "Friday"], ["Pool", "7:00–9:00", "–"], ["Sauna", "–", "17:00–21:00"]),
  ).toContain("- **Pool**: Monday 7:00–9:00\n- **Sauna**: Friday 17:00–21:00");
});

test.each([
  [
    "of different kinds",
    ["Flat", "Volume", "Price"],
    ["Studio", "15 m³", "€350"],
    "- **Studio**: 15 m³, €350",
  ],
  [
    "that tell themselves what they are",
    ["Service", "Fee", "Remark"],
    ["Copy", "$10", "plus $2 of postage for each further copy"],
    "- **Copy**: $10, plus $2 of postage for each further copy",
  ],
  ["in a single column", ["Distance", "Fee"], ["0–15 miles", "$20"], "- **0–15 miles**: $20"],
])("values %s have no name added", (_, head, cells, expected) => {
  expect(shown(head, cells)).toContain(expected);
});

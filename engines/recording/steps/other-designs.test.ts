/** Rules that come from components of other kinds: outlined and underlined fields, icon buttons, rows, radio buttons. */
import { expect, test } from "vitest";
import { words } from "../clicks/words/en.ts";
import { describeSteps } from "./describe-steps.ts";
import { body, type Drawn, draw, line, page, stepsOf, view } from "./drawn-views.fixture.ts";
import { findNotchedFrame } from "./find-frame.ts";
import { findPhrases } from "./phrases.ts";
import { readScreens } from "./screen.ts";
import type { Box } from "./types.ts";

type Part = NonNullable<Drawn["parts"]>[number];

const still = { isReadBehind: true };
const away = { x: 600, y: 340, shape: "arrow" as const };

/** The label interrupts the upper side. */
const notched = ({ x, y, width, height }: Box, label: number): Part[] =>
  [
    { x, y, width: 8, height: 1 },
    { x: x + label, y, width: width - label, height: 1 },
    { x, y: y + height - 1, width, height: 1 },
    { x, y, width: 1, height },
    { x: x + width - 1, y, width: 1, height },
  ].map((box) => ({ box, color: 150 }));

test("finds a field whose label interrupts its upper side", () => {
  const field = { x: 60, y: 100, width: 400, height: 50 };
  expect(findNotchedFrame(draw(notched(field, 120)), { x: 90, y: 125 })).toEqual(field);
  expect(findNotchedFrame(draw(notched({ ...field, width: 200 }, 120)), { x: 90, y: 125 })).toBeNull();
});

test("never takes what was typed into the field above for a label, also without a frame around it", async () => {
  const below: Box = { x: 60, y: 196, width: 300, height: 34 };
  const parts: Part[] = [
    { box: below, color: 190 },
    { box: { x: 61, y: 197, width: 298, height: 32 }, color: 255 },
  ];
  const lines = page("Orders");
  const typed = [...lines, body("Quentin Abbot", 170, 64)];
  const steps = await stepsOf(
    { ...still, lines, parts, time: 1 },
    { ...still, lines: typed, parts, time: 3 },
    { ...still, lines: typed, parts, time: 5, pointer: { x: 200, y: 212 } },
    {
      ...still,
      lines: [...typed, body("Standard", 270, 70)],
      parts: [...parts, { box: { x: 60, y: 232, width: 300, height: 90 }, color: 120 }],
      time: 7,
      pointer: { x: 200, y: 212 },
    },
  );
  expect(JSON.stringify(steps)).not.toContain("Quentin");
});

test("names a field with only a line below it by its words", async () => {
  const line = (color: number, height: number): Part[] => [
    { box: { x: 60, y: 200, width: 260, height }, color },
  ];
  const lines = page("Trip", body("Mileage", 176, 64));
  const [first] = await stepsOf(
    { ...still, lines, parts: line(220, 2), time: 1 },
    { ...still, lines, parts: line(20, 2), time: 3 },
  );
  expect(first).toMatchObject({ title: "Fill in Mileage", basis: "seen" });
});

test("names a wide row by its only text, wherever the pointer is on it", async () => {
  const lines = page("Help", body("Opening times", 150, 40));
  const pointer = { x: 500, y: 156 };
  const panel = (height: number): Part[] => [{ box: { x: 30, y: 168, width: 560, height }, color: 150 }];
  const [first] = await stepsOf(
    { ...still, lines, parts: panel(2), time: 1, pointer },
    { ...still, lines, parts: panel(30), time: 3, pointer },
  );
  expect(first).toMatchObject({ title: "Select Opening times", basis: "seen" });
});

test("doesn't name a square button by what OCR reads in its icon", async () => {
  const button: Part[] = [
    { box: { x: 400, y: 100, width: 34, height: 34 }, color: 120 },
    { box: { x: 401, y: 101, width: 32, height: 32 }, color: 255 },
  ];
  const icon = line("Gx", { x: 408, y: 110, width: 18, height: 14 });
  const steps = await stepsOf(
    { ...still, lines: page("Files", icon), parts: button, time: 1, pointer: { x: 417, y: 128 } },
    {
      ...still,
      lines: page("Files", icon, body("Two files", 200)),
      parts: button,
      time: 3,
      pointer: { x: 417, y: 128 },
    },
  );
  expect(JSON.stringify(steps)).not.toContain("Gx");
});

test("names a check box by all words of its label, also where it is read with them afterward", async () => {
  const mark = (color: number): Part[] => [{ box: { x: 60, y: 152, width: 12, height: 12 }, color }];
  const label = [body("Send", 152, 74), body("a copy", 152, 109)];
  const pointer = { x: 70, y: 160 };
  const [first] = await stepsOf(
    {
      ...still,
      lines: page("Mail", line("0 Send a copy", { x: 60, y: 152, width: 91, height: 12 }, 40)),
      parts: mark(200),
      time: 1,
      pointer,
    },
    { ...still, lines: page("Mail", ...label), parts: mark(40), time: 3, pointer },
  );
  expect(first).toMatchObject({ title: "Switch Send a copy", basis: "seen" });
});

test("a pointer that leaves a lit button switches nothing", async () => {
  const button = (color: number): Part[] => [{ box: { x: 300, y: 140, width: 36, height: 36 }, color }];
  const lines = page("Boxes", body("Archive", 152, 220));
  const steps = await stepsOf(
    { ...still, lines, parts: button(235), time: 1, pointer: away },
    { ...still, lines, parts: button(140), time: 3, pointer: { x: 318, y: 158 } },
    { ...still, lines, parts: button(235), time: 5, pointer: { x: 240, y: 158 } },
  );
  expect(steps.map(({ title }) => title)).not.toContain("Switch Archive");
});

const mark = (color: number, x = 60): Part[] => [{ box: { x, y: 152, width: 12, height: 12 }, color }];

test("names a check box also when a field loses the focus at the same moment", async () => {
  const field = (color: number): Part[] => [
    { box: { x: 60, y: 90, width: 300, height: 34 }, color },
    { box: { x: 63, y: 93, width: 294, height: 28 }, color: 255 },
  ];
  const lines = page("Mail", body("Standard", 102, 72), body("Send a copy", 152, 84));
  const pointer = { x: 150, y: 158 };
  const [first] = await stepsOf(
    { ...still, lines, parts: [...field(40), ...mark(230)], time: 1, pointer },
    { ...still, lines, parts: [...field(200), ...mark(40)], time: 3, pointer },
  );
  expect(first).toMatchObject({ title: "Switch Send a copy", basis: "seen" });
});

test("doesn't name a check box by a label whose first letter is the box", async () => {
  const lines = page("Mail", line("Jsend a copy", { x: 58, y: 152, width: 90, height: 12 }));
  const pointer = { x: 110, y: 158 };
  const steps = await stepsOf(
    { ...still, lines, parts: mark(230, 56), time: 1, pointer },
    { ...still, lines, parts: mark(120, 56), time: 3, pointer },
  );
  expect(JSON.stringify(steps)).not.toContain("Jsend");
});

test("splits labels at the round button between them", () => {
  const text = line("Evening (O) Night", { x: 60, y: 152, width: 150, height: 12 });
  const phrases = findPhrases(view({ lines: [text], time: 1 }));
  expect(phrases.map(({ text: one }) => one)).toEqual(["Evening", "Night"]);
});

test("doesn't take words on top of others for a heading", async () => {
  const lines = [body("Fetch new orders", 80, 396), body("Orders", 140), body("Returns", 170)];
  const drawn = view({ lines, time: 1 });
  const over = line("Fetch", { x: 400, y: 60, width: 60, height: 40 });
  const [screen] = await readScreens([{ ...drawn, text: { ...drawn.text, lines: [over, ...lines] } }]);
  expect(screen?.heading).toBeNull();
});

test("names the lit option of a list, of which a side is read as a letter", async () => {
  const row: Part[] = [{ box: { x: 30, y: 140, width: 560, height: 40 }, color: 235 }];
  const lines = page("Shifts", body("Valencia", 154, 44), line("L", { x: 34, y: 164, width: 4, height: 8 }));
  const pointer = { x: 420, y: 160 };
  const [first] = await stepsOf(
    { ...still, lines, parts: row, time: 1, pointer },
    { ...still, lines: page("Shifts", body("Chosen", 300, 44)), parts: [], time: 3, pointer },
  );
  expect(first).toMatchObject({ title: "Select Valencia", basis: "seen" });
});

test("names a check box by the words of another view where the pointer hides letters", async () => {
  const label = { x: 84, y: 152, width: 98, height: 12 };
  const over = { x: 140, y: 154 };
  const hidden = line("Send a ooqv", label);
  const drawn = (read: typeof hidden, rest: Omit<Drawn, "lines">) => {
    const own = view({ ...rest, lines: page("Mail", line("Send a copy", label)) });
    return { ...own, text: { ...own.text, lines: page("Mail", read) } };
  };
  const free = line("Send a copy", label);
  const steps = await describeSteps(
    [
      drawn(free, { parts: mark(230), time: 1, pointer: { x: 420, y: 300 } }),
      drawn(hidden, { parts: mark(230), time: 3, pointer: over }),
      drawn(hidden, { parts: mark(40), time: 5, pointer: over }),
    ],
    { words },
  );
  expect(steps.map(({ title }) => title)).toContain("Switch Send a copy");
});

test("doesn't press a button again that a dialog covers", async () => {
  const button: Part[] = [{ box: { x: 60, y: 140, width: 120, height: 34 }, color: 120 }];
  const dialog: Part[] = [
    { box: { x: 300, y: 90, width: 300, height: 200 }, color: 235 },
    { box: { x: 320, y: 190, width: 240, height: 34 }, color: 150 },
    { box: { x: 321, y: 191, width: 238, height: 32 }, color: 255 },
  ];
  const lines = page("Orders", body("New order", 151, 84));
  const form = [...lines, body("Reference", 172, 322)];
  const pressed = { x: 110, y: 156 };
  const steps = await stepsOf(
    { ...still, lines, parts: button, time: 1, pointer: pressed },
    {
      ...still,
      lines: form,
      parts: [...button, ...dialog],
      time: 3,
      pointer: { ...pressed, shape: "arrow" },
    },
    { ...still, lines: [...form, body("R-77", 201, 330)], parts: [...button, ...dialog], time: 5 },
  );
  const [pressing, filling] = steps.map(({ title }) => title).filter((title) => title !== "See the result");
  expect(filling ?? pressing).toBe("Fill in Reference");
});

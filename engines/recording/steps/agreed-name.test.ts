/** The same place is read on several views: the reading that most agree on names it. */
import { expect, test } from "vitest";
import type { OcrLine } from "../ocr/ocr-frame.ts";
import { withAgreedName } from "./agreed-name.ts";
import { body, line, page, view } from "./drawn-views.fixture.ts";
import { findOption } from "./find-option.ts";
import { fieldLabel } from "./framed-text.ts";
import { readScreens } from "./screen.ts";

/** The screens show the same strokes, and one name was read in each. The control is on the first one. */
async function nameOf(drawn: OcrLine, readings: OcrLine[]): Promise<string | null> {
  const screens = await readScreens(
    readings.map((reading, index) => ({
      ...view({ time: index, lines: page("Parcels", drawn) }),
      text: { width: 640, height: 360, lines: page("Parcels", reading) },
    })),
  );
  const [before, after, ...others] = screens;
  if (!before || !after) throw new Error("no screens");
  const name = before.phrases.find(({ box }) => Math.abs(box.y - 160) < 6)?.text;
  if (!name) throw new Error("no name");
  const typed = { texts: [], shownFirst: new Map<string, number>() };
  const change = { before, after, earlier: null, around: [after, ...others], typed };
  return withAgreedName({ kind: "click", name, value: null }, change)?.name ?? null;
}

const whole = body("Name of the guest", 160, 60);
const rest = { ...whole, words: whole.words.slice(1) };
const wordAt = (text: string, confidence = 95) =>
  line(text, { x: 60, y: 160, width: 49, height: 12 }, confidence);

test("a label that other views read with more words has those words", async () => {
  expect(await nameOf(whole, [rest, whole, whole])).toBe("Name of the guest");
});

test("words that only one other view reads don't make a name longer", async () => {
  expect(await nameOf(whole, [rest, rest, whole])).toBe("of the guest");
});

test("a misread word is corrected if more views agree", async () => {
  expect(await nameOf(wordAt("Parcels"), [wordAt("Parcele", 70), wordAt("Parcels"), wordAt("Parcels")])).toBe(
    "Parcels",
  );
});

test("a certain reading isn't replaced by one that differs in a letter", async () => {
  const others = [wordAt("Parcele"), wordAt("Parcele")];
  expect(await nameOf(wordAt("Parcels"), [wordAt("Parcels"), ...others])).toBe("Parcels");
});

test("a name with other digits stays as it was read", async () => {
  expect(await nameOf(wordAt("Order 4"), [wordAt("Order 1"), wordAt("Order 4"), wordAt("Order 4")])).toBe(
    "Order 1",
  );
});

test("an uncertain reading that no other view confirms isn't quoted", async () => {
  const others = [wordAt("Ghijkl"), wordAt("Mnopqr")];
  expect(await nameOf(wordAt("Parcels"), [wordAt("Abcdef", 65), ...others])).toBeNull();
  expect(await nameOf(wordAt("Parcels"), [wordAt("Abcdef", 95), ...others])).toBe("Abcdef");
});

test("an option whose words are in the field after the list closed was selected", async () => {
  const label = body("Room", 100, 60);
  const options = [body("Garden", 160, 60), body("Kitchen", 190, 60), body("Library", 220, 60)];
  const screens = await readScreens([
    view({
      time: 1,
      lines: page("Rooms", label, ...options),
      pointer: { x: 80, y: 196, shape: "arrow" },
      isReadBehind: true,
    }),
    view({ time: 2, lines: page("Rooms", label, body("Kitchen", 120, 60)) }),
    view({ time: 3, lines: page("Rooms", label, ...options, body("Kitchen", 120, 60)) }),
  ]);
  const [before, after, open] = screens;
  if (!before || !after || !open) throw new Error("no screens");
  const change = {
    before,
    earlier: null,
    around: [],
    typed: { texts: [], shownFirst: new Map<string, number>() },
  };
  expect(findOption({ ...change, after })).toMatchObject({ kind: "click", name: "Kitchen" });
  expect(findOption({ ...change, after: open })).toBeNull();
  const hidden = { ...before, view: { ...before.view, isReadBehindCursor: false } };
  expect(findOption({ ...change, before: hidden, after })).toBeNull();
});

test("text on a dimmed page beside a dialog isn't the label of its field", async () => {
  const lines = page("Rooms", body("Guest", 100, 110), body("Dune", 130, 60));
  const field = { x: 110, y: 128, width: 76, height: 14 };
  const labelOn = async (color: number) => {
    const parts = [{ box: { x: 0, y: 0, width: 100, height: 360 }, color }];
    const [screen] = await readScreens([view({ time: 1, lines, parts })]);
    return screen && fieldLabel(screen, field)?.text;
  };
  expect(await labelOn(120)).toBe("Guest");
  expect(await labelOn(255)).toBe("Dune");
});

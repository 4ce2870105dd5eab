/** Names of what is beside the pointer: they are those of other controls, unless both have the same ground. */
import { expect, test } from "vitest";
import { body, type Drawn, line, page, stepsOf, view } from "./drawn-views.fixture.ts";
import { findPointed } from "./find-pointed.ts";
import { readScreens } from "./screen.ts";

const icon = { box: { x: 408, y: 106, width: 14, height: 14 }, color: 60 };
const lit = { box: { x: 399, y: 97, width: 34, height: 34 }, color: 243 };
const button = { box: { x: 440, y: 97, width: 90, height: 34 }, color: 243 };
const list = page("Parcels", body("Filter", 108, 462));
const pointer = { x: 414, y: 112 };
const at: Drawn = { time: 1, lines: list, parts: [icon], pointer, isReadBehind: true };
const answered: Drawn = { ...at, time: 3, lines: [...list, body("The list is printed", 320, 300)] };

test("words beside an icon on the same ground name it", async () => {
  const [first] = await stepsOf(at, answered);
  expect(first).toMatchObject({ title: "Select Filter", basis: "seen" });
});

test.each([
  ["the pointer is on a lit button", [lit, icon]],
  ["the words are on their own button", [button, icon]],
])("words beside an icon don't name it if %s", async (_name, parts) => {
  const [first] = await stepsOf({ ...at, parts }, { ...answered, parts });
  expect(first).toMatchObject({ title: "Select the marked place", basis: "inferred", seenText: null });
});

test("words beside an icon don't name it if another view shows it without its light", async () => {
  const [first] = await stepsOf({ ...at, parts: [lit, icon] }, answered);
  expect(first).toMatchObject({ title: "Select the marked place", basis: "inferred", seenText: null });
});

test("a button with only an icon is named by its tooltip, not by the words beside it", async () => {
  const tooltip = { box: { x: 372, y: 138, width: 90, height: 26 }, color: 200 };
  const shown = [...list, body("Print list", 145, 382)];
  const away = { x: 60, y: 330 };
  const steps = await stepsOf(
    { ...at, pointer: away },
    { ...at, parts: [icon, tooltip], time: 2, lines: shown },
    {
      ...answered,
      parts: [icon, tooltip],
      lines: [...shown, body("The list is printed", 320, 300)],
    },
    { ...answered, time: 5, pointer: away },
  );
  expect(steps.find(({ view }) => view === 1)).toMatchObject({ title: "Select Print list", basis: "seen" });
});

test("an entry of a menu that the pointer leaves isn't a switch", async () => {
  const lines = page("Parcels", body("Orders", 160, 60));
  const parts = (color: number) => [
    { box: { x: 20, y: 150, width: 160, height: 32 }, color: 238 },
    { box: { x: 30, y: 158, width: 3, height: 16 }, color },
    { box: { x: 40, y: 158, width: 3, height: 16 }, color },
    { box: { x: 60, y: 161, width: 38, height: 10 }, color },
  ];
  const steps = await stepsOf(
    { lines, parts: parts(20), time: 1, pointer: { x: 120, y: 166 }, isReadBehind: true },
    { lines, parts: parts(110), time: 2, pointer: { x: 300, y: 330 }, isReadBehind: true },
  );
  expect(steps.map(({ title }) => title)).not.toContain("Switch Orders");
});

const over = { x: 80, y: 164 };
const onGround = (color: number) => [{ box: { x: 40, y: 150, width: 90, height: 32 }, color }];

test("a letter that the pointer hides is read on another view, although the word was lit", async () => {
  const label = (text: string, name: string) => page(name, body(text, 160, 60));
  const [first] = await stepsOf(
    { lines: label("Tesks", "Parcels"), time: 1, parts: onGround(30), pointer: over },
    { lines: label("Tasks", "Tasks"), time: 4, parts: onGround(240), pointer: { x: 400, y: 300 } },
  );
  expect(first?.title).toBe("Select Tasks");
});

test("a view with the pointer at the same place doesn't confirm a name", async () => {
  const label = { text: "Quates", box: { x: 60, y: 160, width: 42, height: 12 }, confidence: 96 };
  const wider = { ...label, box: { ...label.box, width: 44 } };
  const [before, other] = await readScreens(
    [label, wider].map(({ text, box }, at) =>
      view({ lines: page("Parcels", line(text, box)), time: at, parts: onGround(240), pointer: over }),
    ),
  );
  if (!before || !other) throw new Error("no screens");
  const typed = { texts: [], shownFirst: new Map<string, number>() };
  const after = { ...other, cursor: null, phrases: [] };
  expect(findPointed({ before, after, earlier: null, around: [other], typed }, [])).toBeNull();
});

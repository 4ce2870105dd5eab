/** Presses whose control has no name that can be read, and what marks them in the picture. */
import { expect, test } from "vitest";
import { contains } from "./compare-views.ts";
import { body, page, stepsOf } from "./drawn-views.fixture.ts";

const icon = { box: { x: 400, y: 100, width: 20, height: 20 }, color: 60 };
const pointer = { x: 410, y: 106 };
const away = { x: 60, y: 330 };
const lines = page("Parcels", body("Late", 160), body("Lost", 190));

test("marks the place of a press whose control has no name", async () => {
  const steps = await stepsOf(
    { lines, parts: [icon], time: 1, pointer, isReadBehind: true },
    { lines: page("Parcels", body("Late", 160)), parts: [icon], time: 3, pointer, isReadBehind: true },
    { lines: page("Parcels", body("Late", 160)), parts: [icon], time: 5, pointer: away, isReadBehind: true },
  );
  expect(steps[0]).toMatchObject({
    title: "Select the marked place",
    basis: "inferred",
    seenText: null,
    view: 0,
  });
  const { place } = steps[0]!;
  expect(place && contains(place, pointer.x, pointer.y)).toBe(true);
});

test.each([
  ["isn't over something to press", { shape: "arrow" as const }, {}],
  ["leaves at the same time", {}, away],
])("marks no place if the pointer %s", async (_name, before, after) => {
  const steps = await stepsOf(
    { lines, parts: [icon], time: 1, pointer: { ...pointer, ...before }, isReadBehind: true },
    {
      lines: page("Parcels", body("Late", 160)),
      parts: [icon],
      time: 3,
      pointer: { ...pointer, ...before, ...after },
      isReadBehind: true,
    },
  );
  expect(steps.map(({ title }) => title)).not.toContain("Select the marked place");
});

test("marks no place where only a tooltip appears", async () => {
  const tooltip = { box: { x: 372, y: 130, width: 90, height: 26 }, color: 90 };
  const steps = await stepsOf(
    { lines, parts: [icon], time: 1, pointer, isReadBehind: true },
    { lines, parts: [icon, tooltip], time: 3, pointer, isReadBehind: true },
  );
  expect(steps.map(({ title }) => title)).not.toContain("Select the marked place");
});

test("marks no place while a field is filled in elsewhere", async () => {
  const field = (color: number) => [{ box: { x: 60, y: 240, width: 200, height: 34 }, color }];
  const still = { lines, isReadBehind: true, pointer };
  const steps = await stepsOf(
    { ...still, parts: [icon, ...field(190)], time: 1 },
    { ...still, parts: [icon, ...field(90)], time: 3 },
  );
  expect(steps.map(({ title }) => title)).not.toContain("Select the marked place");
});

test("marks one place once, although the screen changes twice", async () => {
  const loading = page("Parcels", body("One moment", 220));
  const steps = await stepsOf(
    { lines, parts: [icon], time: 1, pointer, isReadBehind: true },
    { lines: loading, parts: [icon], time: 2, pointer, isReadBehind: true },
    { lines: page("Parcels", body("Late", 160)), parts: [icon], time: 3, pointer, isReadBehind: true },
  );
  expect(steps.filter(({ title }) => title === "Select the marked place")).toHaveLength(1);
});

test("marks a button as a whole", async () => {
  const button = { x: 50, y: 312, width: 90, height: 28 };
  const press = { x: 80, y: 326 };
  const [first] = await stepsOf(
    {
      lines: page("Parcels", body("Send", 320, 70)),
      parts: [{ box: button, color: 200 }],
      time: 1,
      pointer: press,
      isReadBehind: true,
    },
    { lines: page("On their way"), time: 3, pointer: press, isReadBehind: true },
  );
  expect(first?.title).toBe("Select Send");
  for (const side of ["x", "y", "width", "height"] as const)
    expect(Math.abs((first?.place?.[side] ?? 0) - button[side])).toBeLessThanOrEqual(3);
});

test("reads the only words of a pale lit row, wherever the pointer is in it, without the list's edge", async () => {
  const row = { box: { x: 60, y: 150, width: 400, height: 36 }, color: 246 };
  const option = body("Warehouse", 162, 80);
  const edge = { ...body("1", 150, 60), box: { x: 60, y: 148, width: 12, height: 40 } };
  const withEdge = { ...option, words: [{ text: "1", box: edge.box, confidence: 95 }, ...option.words] };
  const list = page("Parcels", body("Depot", 126, 80), withEdge, body("Shop", 198, 80));
  const at = { x: 400, y: 168 };
  const [first] = await stepsOf(
    { lines: list, parts: [row], time: 1, pointer: at, isReadBehind: true },
    { lines: page("Warehouse"), time: 3, pointer: at, isReadBehind: true },
  );
  expect(first).toMatchObject({ title: "Select Warehouse", basis: "seen" });
});

test("makes one step of a field that is opened and then typed into", async () => {
  const labels = page("Delivery", body("Day", 200, 60));
  const frame = (color: number) => [
    { box: { x: 60, y: 218, width: 240, height: 34 }, color },
    { box: { x: 61, y: 219, width: 238, height: 32 }, color: 255 },
  ];
  const at = { x: 200, y: 234, shape: "arrow" as const };
  const calendar = { box: { x: 60, y: 256, width: 240, height: 90 }, color: 225 };
  const steps = await stepsOf(
    { lines: labels, parts: frame(190), time: 1, pointer: at, isReadBehind: true },
    { lines: labels, parts: [...frame(60), calendar], time: 2, pointer: at, isReadBehind: true },
    {
      lines: [...labels, body("07-11-1984", 229, 70)],
      parts: frame(60),
      time: 4,
      pointer: at,
      isReadBehind: true,
    },
  );
  expect(steps.filter(({ title }) => / Day$/.test(title))).toHaveLength(1);
  expect(JSON.stringify(steps)).not.toContain("1984");
});

import { expect, test } from "vitest";
import type { Patch } from "./compare-views.ts";
import { body, page, view } from "./drawn-views.fixture.ts";
import { type FoundStep, isRepeated } from "./is-repeated.ts";
import { readScreens } from "./screen.ts";

const lines = page("Parcels", body("Send", 120, 60), body("Refund", 120, 300));
const [send, refund] = [
  { x: 80, y: 126 },
  { x: 330, y: 126 },
];
const patchAt = (x: number, y: number, width = 80): Patch => ({ x, y, width, height: 28, pixels: 400 });
const message = patchAt(400, 20);
const stepOf = (at: number): FoundStep => ({
  control: { kind: "click", name: "Send", value: null },
  step: {
    view: at,
    title: "Select Send",
    description: "Select **Send**.",
    basis: "seen",
    seenText: "Send",
    timestampSeconds: at,
  },
});

async function repeats(patches: Patch[], { next = lines, pointer = refund } = {}): Promise<boolean> {
  const [earlier, before, after] = await readScreens([
    view({ lines, time: 1, pointer: send, isReadBehind: true }),
    view({ lines, time: 2, pointer: send, isReadBehind: true }),
    view({ lines: next, time: 3, pointer, isReadBehind: true }),
  ]);
  if (!earlier || !before || !after) throw new Error("no screens");
  const rest = { earlier, before, after, lastPatches: [message], patches };
  return isRepeated(stepOf(1), { last: stepOf(0), ...rest });
}

test("a pointer that moves to another control after a press doesn't press again", async () => {
  expect(await repeats([patchAt(50, 112, 300)])).toBe(true);
});

test.each([
  ["something else changes", [patchAt(50, 112, 300), patchAt(60, 300)], {}],
  ["another page opens", [patchAt(50, 112, 300)], { next: page("Sent parcels") }],
  ["the pointer stays", [patchAt(50, 112, 300)], { pointer: send }],
])("a second press counts if %s", async (_name, patches, rest) => {
  expect(await repeats(patches, rest)).toBe(false);
});

test("a field that is opened and then filled in is used once, whatever names it", () => {
  const place = { x: 60, y: 218, width: 240, height: 34 };
  const fieldOf = (at: number, name: string, box = place): FoundStep => ({
    control: { kind: "type", name, value: null, place: box },
    step: { ...stepOf(at).step, title: `Fill in ${name}` },
  });
  const last = fieldOf(0, "Pick a day");
  const screen = { index: 0 } as never;
  const views = {
    last,
    earlier: screen,
    before: { cursor: null } as never,
    after: null,
    lastPatches: [],
    patches: [],
  };
  expect(isRepeated(fieldOf(1, "Day"), views)).toBe(true);
  expect(isRepeated(fieldOf(1, "Time", { ...place, y: 268 }), views)).toBe(false);
});

test("a name that is read a little differently is the same", async () => {
  const [earlier, before, after] = await readScreens([
    view({ lines, time: 1, pointer: send, isReadBehind: true }),
    view({ lines, time: 2, pointer: send, isReadBehind: true }),
    view({ lines, time: 3, pointer: refund, isReadBehind: true }),
  ]);
  if (!earlier || !before || !after) throw new Error("no screens");
  const named = (at: number, name: string): FoundStep => {
    const { control, step } = stepOf(at);
    return { control: control && { ...control, name }, step: { ...step, title: `Select ${name}` } };
  };
  const rest = { earlier, before, after, lastPatches: [message], patches: [patchAt(50, 112, 300)] };
  expect(isRepeated(named(1, "Send it"), { last: named(0, "Send.it"), ...rest })).toBe(true);
  expect(isRepeated(named(1, "Refund"), { last: named(0, "Send it"), ...rest })).toBe(false);
});

test("a tooltip that appears on a pressed control doesn't press it again", async () => {
  const tooltip = { x: 70, y: 150, width: 90, height: 24 };
  const screens = await readScreens([
    view({ lines, time: 1, pointer: send, isReadBehind: true }),
    view({ lines, time: 2, pointer: send, isReadBehind: true, parts: [{ box: tooltip, color: 90 }] }),
  ]);
  const [earlier, before] = screens;
  if (!earlier || !before) throw new Error("no screens");
  const views = { earlier, before, after: null, lastPatches: [{ ...tooltip, pixels: 2_000 }], patches: [] };
  expect(isRepeated(stepOf(1), { last: stepOf(0), ...views })).toBe(true);
});

test("words that are lit beside the pointer don't press their control again", async () => {
  const pointer = { x: 140, y: 126 };
  const screens = await readScreens([
    view({ lines, time: 1, pointer, isReadBehind: true }),
    view({ lines, time: 2, pointer, isReadBehind: true }),
  ]);
  const [earlier, before] = screens;
  if (!earlier || !before) throw new Error("no screens");
  const views = { earlier, before, after: null, patches: [] };
  const word = patchAt(56, 116, 40);
  expect(isRepeated(stepOf(1), { last: stepOf(0), ...views, lastPatches: [word] })).toBe(true);
  expect(isRepeated(stepOf(1), { last: stepOf(0), ...views, lastPatches: [patchAt(56, 300, 40)] })).toBe(
    false,
  );
});

test("what is gone, or has another color, isn't the answer to a second press", async () => {
  const shown = [...lines, body("It is sent", 300, 60)];
  const [earlier, before, after, other] = await readScreens([
    view({ lines, time: 1, pointer: send, isReadBehind: true }),
    view({ lines: shown, time: 2, pointer: send, isReadBehind: true }),
    view({ lines, time: 3, pointer: refund, isReadBehind: true }),
    view({
      lines: page("Parcels", body("Sent twice", 300, 60)),
      time: 3,
      pointer: refund,
      isReadBehind: true,
    }),
  ]);
  if (!earlier || !before || !after || !other) throw new Error("no screens");
  const rest = { last: stepOf(0), earlier, before, lastPatches: [message], patches: [patchAt(56, 296, 90)] };
  expect(isRepeated(stepOf(1), { ...rest, after })).toBe(true);
  expect(isRepeated(stepOf(1), { ...rest, after: { ...after, phrases: before.phrases } })).toBe(true);
  expect(isRepeated(stepOf(1), { ...rest, after: other })).toBe(false);
  const without = { ...after, phrases: after.phrases.filter(({ text }) => text !== "Send") };
  expect(isRepeated(stepOf(1), { ...rest, after: without })).toBe(false);
});

test("the row that the pointer leaves isn't pressed again", async () => {
  const wide = [...lines, body("Parcel 7", 120, 500)];
  const [earlier, before, after] = await readScreens([
    view({ lines: wide, time: 1, pointer: send, isReadBehind: true }),
    view({ lines: wide, time: 2, pointer: send, isReadBehind: true }),
    view({ lines: wide, time: 3, pointer: { x: 330, y: 300 }, isReadBehind: true }),
  ]);
  if (!earlier || !before || !after) throw new Error("no screens");
  const views = { last: stepOf(0), earlier, before, after, lastPatches: [message] };
  expect(isRepeated(stepOf(1), { ...views, patches: [patchAt(580, 112, 20)] })).toBe(true);
  expect(isRepeated(stepOf(1), { ...views, patches: [patchAt(580, 200, 20)] })).toBe(false);
});

test("the label of a switch that was just used isn't pressed", async () => {
  const [earlier, before, after] = await readScreens(
    [send, send, refund].map((pointer, at) => view({ lines, time: at + 1, pointer, isReadBehind: true })),
  );
  if (!earlier || !before || !after) throw new Error("no screens");
  const { step } = stepOf(0);
  const last: FoundStep = { control: { kind: "toggle", name: "Send", value: null }, step };
  const views = { last, earlier, before, after, lastPatches: [message], patches: [patchAt(50, 112, 300)] };
  expect(isRepeated(stepOf(1), views)).toBe(true);
  const other: FoundStep = { control: { kind: "toggle", name: "Refund", value: null }, step };
  expect(isRepeated(stepOf(1), { ...views, last: other })).toBe(false);
});

test("another control that has changed under the pointer may have been used instead", async () => {
  const patches = [patchAt(60, 300, 200), patchAt(296, 112, 60)];
  expect(await repeats(patches)).toBe(true);
  expect(await repeats(patches, { pointer: { x: 560, y: 250 } })).toBe(false);
});

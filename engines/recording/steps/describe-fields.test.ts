/** Fields, lists, tooltips and hovering, on screens that the evaluation doesn't have. */
import { expect, test } from "vitest";
import { body, type Drawn, line, page, stepsOf } from "./drawn-views.fixture.ts";
import type { Box } from "./types.ts";

type Part = NonNullable<Drawn["parts"]>[number];

const framed = ({ x, y, width, height }: Box, color = 190): Part[] => [
  { box: { x, y, width, height }, color },
  { box: { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, color: 255 },
];
const nearby = { x: 320, y: 330 };
const city: Box = { x: 60, y: 140, width: 300, height: 34 };
const street: Box = { x: 60, y: 220, width: 300, height: 34 };
const form = [...framed(city), ...framed(street)];
const labels = page("Delivery", body("Town", 122, 62), body("Lane and number", 202, 62));

test("names the field that opened a list by its label, and not by the value of the field above", async () => {
  const pointer = { x: 200, y: 238, isReadBehind: true };
  const [first] = await stepsOf(
    { lines: [...labels, body("Leeds", 150, 70)], parts: form, time: 1, pointer, isReadBehind: true },
    {
      lines: [...labels, body("Leeds", 150, 70), body("Mill Lane", 280, 70)],
      parts: [...form, { box: { x: 60, y: 258, width: 300, height: 90 }, color: 120 }],
      time: 4,
      pointer,
      isReadBehind: true,
    },
  );
  expect(first).toMatchObject({ title: "Choose an option for Lane and number", basis: "seen" });
});

test("names a field that was typed into without a pointer", async () => {
  const [first] = await stepsOf(
    { lines: labels, parts: form, time: 1 },
    { lines: [...labels, body("Harrogate", 150, 70)], parts: form, time: 4 },
  );
  expect(first).toMatchObject({ title: "Fill in Town", basis: "seen" });
  expect(JSON.stringify(first)).not.toContain("Harrogate");
});

test("names a field by the label that moves to its edge", async () => {
  const only = page("Delivery");
  const parts = framed(street);
  const [first] = await stepsOf(
    { lines: [...only, body("House number", 231, 70)], parts, time: 1 },
    {
      lines: [...only, line("House number", { x: 68, y: 216, width: 60, height: 8 }), body("12 b", 231, 70)],
      parts,
      time: 4,
    },
  );
  expect(first).toMatchObject({ title: "Fill in House number", basis: "seen" });
});

test("names a field by a label that is longer than the value below it", async () => {
  const parts = framed(street);
  const [first] = await stepsOf(
    { lines: [...page("Delivery"), body("Name of the house", 231, 70)], parts, time: 1 },
    {
      lines: [
        ...page("Delivery"),
        line("Name of the house", { x: 68, y: 222, width: 90, height: 8 }),
        body("Mill End", 236, 70),
      ],
      parts,
      time: 4,
    },
  );
  expect(first).toMatchObject({ title: "Fill in Name of the house", basis: "seen" });
});

test("doesn't name a field in a dialog by what is beside the dialog", async () => {
  const field: Box = { x: 300, y: 140, width: 240, height: 34 };
  const dialog = { box: { x: 250, y: 100, width: 340, height: 220 }, color: 255 };
  const dark = { box: { x: 0, y: 0, width: 640, height: 360 }, color: 170 };
  const parts = [dark, dialog, ...framed(field)];
  const lines = [
    ...page("Delivery", body("Lowland", 151, 180), body("Ostrava", 121, 180)),
    body("Pay from", 121, 302),
    body("Choose", 151, 310),
  ];
  const pointer = { x: 420, y: 160 };
  const [first] = await stepsOf(
    { lines, parts, time: 1, pointer, isReadBehind: true },
    {
      lines: [...lines, body("Reserve", 200, 310)],
      parts: [...parts, { box: { x: 300, y: 178, width: 240, height: 90 }, color: 120 }],
      time: 4,
      pointer,
      isReadBehind: true,
    },
  );
  expect(first).toMatchObject({ title: "Choose an option for Pay from", basis: "seen" });
});

test("names the field whose list was closed, with its new value", async () => {
  // Nothing under the pointer can be read.
  const pointer = { x: 200, y: 300 };
  const [first] = await stepsOf(
    {
      lines: [...labels, body("Any", 231, 70)],
      parts: [...form, { box: { x: 60, y: 258, width: 300, height: 60 }, color: 120 }],
      time: 1,
      pointer,
      isReadBehind: true,
    },
    { lines: [...labels, body("Ford Close", 231, 70)], parts: form, time: 4, pointer, isReadBehind: true },
  );
  expect(first).toMatchObject({ title: "Choose Ford Close for Lane and number", basis: "seen" });
});

test("names a switch below its label", async () => {
  const lines = page("Parcel", body("Leave it outside", 120, 60));
  const knob = (x: number, color: number) => [{ box: { x, y: 142, width: 20, height: 20 }, color }];
  const pointer = { x: 72, y: 150 };
  const [first] = await stepsOf(
    { lines, parts: knob(60, 120), time: 1, pointer, isReadBehind: true },
    { lines, parts: knob(84, 120), time: 4, pointer, isReadBehind: true },
  );
  expect(first).toMatchObject({ title: "Switch Leave it outside", basis: "seen" });
});

test("names a button without words by its tooltip", async () => {
  const lines = page("Parcels");
  const icon = { box: { x: 400, y: 100, width: 20, height: 20 }, color: 60 };
  const tooltip = { box: { x: 370, y: 124, width: 90, height: 22 }, color: 90 };
  const pointer = { x: 410, y: 112 };
  const steps = await stepsOf(
    { lines, parts: [icon], time: 1, pointer: { x: 60, y: 300 }, isReadBehind: true },
    {
      lines: [...lines, line("Print labels", { x: 376, y: 130, width: 78, height: 11 })],
      parts: [icon, tooltip],
      time: 3,
      pointer,
      isReadBehind: true,
    },
    { lines: page("Labels are ready"), time: 5, pointer, isReadBehind: true },
  );
  expect(steps[0]).toMatchObject({ title: "Select Print labels", basis: "seen", view: 1 });
});

test("makes no step of a pointer that arrives at a control, leaves it, or only moves", async () => {
  const lines = page("Parcels", body("Send", 120, 60), body("Refund", 120, 300));
  const lit = (x: number) => [{ box: { x: x - 8, y: 112, width: 80, height: 28 }, color: 140 }];
  const [send, refund] = [
    { x: 80, y: 126 },
    { x: 330, y: 126 },
  ];
  const still = { lines, isReadBehind: true };
  const steps = await stepsOf(
    { ...still, time: 1, pointer: nearby },
    { ...still, parts: lit(60), time: 2, pointer: send },
    { ...still, parts: lit(300), time: 3, pointer: refund },
    { ...still, time: 4, pointer: nearby },
    { ...still, time: 5, pointer: { x: 500, y: 330 } },
    {
      lines: page("Nothing else", body("All parcels are sent", 200)),
      time: 6,
      pointer: { x: 500, y: 330 },
      isReadBehind: true,
    },
  );
  expect(steps.filter(({ basis }) => basis === "seen").map(({ view }) => view)).toEqual([5]);
});

test("makes one step of two views of the same press", async () => {
  const lines = page("Parcels", body("Send them", 120, 60));
  const pointer = { x: 80, y: 126 };
  const lit = (color: number) => [{ box: { x: 50, y: 112, width: 90, height: 28 }, color }];
  const steps = await stepsOf(
    { lines, parts: lit(200), time: 1, pointer, isReadBehind: true },
    { lines, parts: lit(140), time: 2, pointer, isReadBehind: true },
    {
      lines: page("On their way", body("All parcels are sent", 200)),
      time: 4,
      pointer: nearby,
      isReadBehind: true,
    },
  );
  expect(steps.map(({ title }) => title)).toEqual(["Select Send them", "See the result"]);
});

test("keeps the page's heading when a tooltip covers it", async () => {
  const rows = Array.from({ length: 8 }, (_, index) => body(`Parcel ${index}`, 100 + index * 28));
  const second = line("Weights", { x: 200, y: 60, width: 100, height: 20 });
  const covered = [{ box: { x: 20, y: 14, width: 190, height: 40 }, color: 90 }];
  const steps = await stepsOf(
    {
      lines: [line("Overdue parcels", { x: 20, y: 18, width: 270, height: 28 }), second, ...rows],
      time: 1,
      pointer: nearby,
    },
    { lines: [second, ...rows], parts: covered, time: 2, pointer: { x: 45, y: 105 }, isReadBehind: true },
    { lines: page("Parcel 0"), time: 4, pointer: nearby },
  );
  expect(steps.find(({ view }) => view === 1)?.description).toContain("*Overdue parcels*");
});

test("never repeats a date that was typed into an empty one", async () => {
  const day = { x: 200, y: 150, shape: "arrow" as const };
  const [first] = await stepsOf(
    { lines: [...labels, body("dd-mm-yyyy", 150, 70)], parts: form, time: 1, pointer: day },
    { lines: [...labels, body("07-11-1984", 151, 74)], parts: form, time: 4, pointer: day },
  );
  expect(first).toMatchObject({ title: "Fill in Town", basis: "seen" });
  expect(JSON.stringify(first)).not.toContain("1984");
});

test("never names a field by the value that was replaced or that it had", async () => {
  const only = page("Delivery");
  const parts = framed(street);
  const [value, typed] = [body("jane miller", 231, 70), body("refunds", 231, 70)];
  const replaced = await stepsOf(
    { lines: [...only, value], parts, time: 1 },
    { lines: [...only, typed], parts, time: 4 },
  );
  const found = await stepsOf(
    { lines: [...only, value], parts, time: 1 },
    { lines: [...only, typed, body("Jane Miller", 160, 70)], parts, time: 4 },
  );
  const focused = { lines: [...only, value], time: 1, pointer: { x: 250, y: 238, shape: "arrow" as const } };
  const opened = await stepsOf(
    { ...focused, parts, isReadBehind: true },
    { ...focused, parts: framed(street, 60), isReadBehind: true, time: 4 },
  );
  expect(JSON.stringify([replaced, found, opened]).toLowerCase()).not.toMatch(/jane|refund/);
});

test("quotes no value that was filled in automatically", async () => {
  const pointer = { x: 500, y: 300, shape: "arrow" as const };
  const still = { parts: form, pointer, isReadBehind: true };
  const steps = await stepsOf(
    { ...still, lines: [...labels, body("Any", 231, 70)], time: 1 },
    { ...still, lines: [...labels, body("Leeds", 150, 70), body("Ford Close", 231, 70)], time: 4 },
  );
  expect(JSON.stringify(steps)).not.toMatch(/Leeds|Ford/);
});

test("quotes no date or account number that replaces another", async () => {
  const pointer = { x: 200, y: 150, shape: "arrow" as const };
  for (const [old, now] of [
    ["11 Nov 1984", "7 Nov 1984"],
    ["DE02 1203 0000", "DE89 3704 0044"],
  ] as const) {
    const steps = await stepsOf(
      { lines: [...labels, body(old, 150, 70)], parts: form, time: 1, pointer },
      { lines: [...labels, body(now, 150, 70)], parts: form, time: 4, pointer },
    );
    expect(JSON.stringify(steps)).not.toMatch(/1984|DE\d/);
  }
});

test("quotes no page, result or entry that repeats what was typed", async () => {
  const only = page("Invite someone", body("They get a mail", 100), body("With a link", 130));
  const parts = framed(street);
  const filled = { lines: [...only, body("Jane Miller", 231, 70)], parts };
  for (const name of ["Jane Miller", "Jane Miller was invited", "Welcome, Jane MilIer", "Miller"]) {
    const steps = await stepsOf(
      { lines: only, parts, time: 1 },
      { ...filled, time: 3, pointer: { x: 420, y: 330 } },
      {
        lines: page(name, body("To the team", 120), body("As an editor", 150)),
        time: 5,
        pointer: { x: 40, y: 125 },
        isReadBehind: true,
      },
      { lines: page("Done", body("Close", 100), body("Invite more", 130)), time: 7, pointer: nearby },
    );
    expect(JSON.stringify(steps)).not.toMatch(/Jane|Mil/);
    expect(JSON.stringify(steps)).toContain("Done");
  }
});

test("names no field or switch by the value of a field beside it", async () => {
  const value = body("Leeds", 150, 70);
  const box = (color: number) => ({ box: { x: 376, y: 148, width: 16, height: 16 }, color });
  const pointer = { x: 384, y: 156 };
  const steps = await stepsOf(
    { lines: [...page("Delivery"), value], parts: [...form, box(200)], time: 1, pointer, isReadBehind: true },
    { lines: [...page("Delivery"), value], parts: [...form, box(30)], time: 4, pointer, isReadBehind: true },
  );
  expect(JSON.stringify(steps)).not.toContain("Leeds");
});

test("takes no words that are typed beside the pointer for a tooltip", async () => {
  const lines = page("Parcels");
  const icon = { box: { x: 330, y: 226, width: 20, height: 20 }, color: 60 };
  const parts = [...framed(street), icon];
  const pointer = { x: 340, y: 236 };
  const steps = await stepsOf(
    { lines, parts, time: 1, pointer, isReadBehind: true },
    {
      lines: [...lines, line("print labels", { x: 252, y: 231, width: 72, height: 11 })],
      parts,
      time: 3,
      pointer,
      isReadBehind: true,
    },
    { lines: page("Two of them"), time: 5, pointer, isReadBehind: true },
  );
  expect(JSON.stringify(steps)).not.toContain("print");
});

test("keeps every press of the same button when the page changes", async () => {
  const pointer = { x: 80, y: 326 };
  const next = (text: string, time: number) => ({
    lines: page("Set up", body(text, 150, 60), body("Next", 320, 70)),
    parts: [{ box: { x: 50, y: 312, width: 90, height: 28 }, color: 200 }],
    time,
    pointer,
    isReadBehind: true,
  });
  const steps = await stepsOf(
    next("Name the depot", 1),
    next("Add an address to it", 2),
    next("Invite others", 3),
    { lines: page("Ready"), time: 4, pointer: nearby },
  );
  expect(steps.filter(({ title }) => title === "Select Next").map(({ view }) => view)).toEqual([0, 1, 2]);
});

test("borrows no heading for a page without one, or one that is covered", async () => {
  const rows = Array.from({ length: 8 }, (_, index) => body(`Parcel ${index}`, 100 + index * 28));
  const heading = line("Overdue parcels", { x: 20, y: 18, width: 270, height: 28 });
  const hidden = [{ x: 10, y: 10, width: 300, height: 50 }];
  for (const other of [{}, { covered: hidden, parts: [{ box: hidden[0]!, color: 90 }] }]) {
    const steps = await stepsOf(
      { lines: [heading, ...rows], time: 1, pointer: nearby },
      { lines: rows, time: 2, pointer: { x: 45, y: 105 }, isReadBehind: true, ...other },
      { lines: page("Parcel 0"), time: 4, pointer: nearby },
    );
    expect(steps.find(({ view }) => view === 1)?.description ?? "").not.toContain("Overdue");
  }
});

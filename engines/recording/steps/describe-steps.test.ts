import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { words } from "../clicks/words/en.ts";
import { clickWordsOf } from "../clicks/words-of-language.ts";
import type { OcrLine } from "../ocr/ocr-frame.ts";
import { describeSteps } from "./describe-steps.ts";
import { body, type Drawn, line, page, stepsOf, view } from "./drawn-views.fixture.ts";

type Part = NonNullable<Drawn["parts"]>[number];

const underline: Part = { box: { x: 400, y: 312, width: 180, height: 2 }, color: 60 };

/** A box with a border, whose bottom is always at the same place. */
function textArea(height: number): Part[] {
  const box = { x: 390, y: 340 - height, width: 220, height };
  return [
    { box, color: 190 },
    { box: { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: height - 2 }, color: 255 },
  ];
}

test("doesn't take a button's new label on a page with another heading for a selected option", async () => {
  const [first] = await stepsOf(
    {
      lines: page("Invite someone", body("To the team", 100), body("Send invitation", 130)),
      parts: [{ box: { x: 10, y: 124, width: 130, height: 24 }, color: 150 }],
      time: 2,
      pointer: { x: 50, y: 135, shape: "arrow" },
      isReadBehind: true,
    },
    { lines: page("Invitation sent", body("To the team", 100), body("Marta Lindqvist", 130)), time: 5 },
  );
  expect(first).toMatchObject({ title: "Select Send invitation", basis: "seen" });
});

test("names the control under the pointer", async () => {
  const [first] = await stepsOf(
    {
      lines: page("Orders", body("New order", 120)),
      time: 2,
      pointer: { x: 50, y: 125 },
      isReadBehind: true,
    },
    { lines: page("Customer details", body("Save order", 200)), time: 5 },
  );
  expect(first).toMatchObject({
    title: "Select New order",
    description: "On the *Orders* page, select **New order**. Then you see *Customer details*.",
    basis: "seen",
    seenText: "New order",
    timestampSeconds: 2,
    view: 0,
  });
});

test("names no control under the pointer that no other view shows, because letters may be hidden", async () => {
  const [first] = await stepsOf(
    { lines: page("Orders", body("New order", 120)), time: 2, pointer: { x: 50, y: 125 } },
    { lines: page("Customer details", body("Save order", 200)), time: 5 },
  );
  expect(first).toMatchObject({
    basis: "inferred",
    title: "Customer details opens",
    description: "*Customer details* opens.",
  });
});

test("completes half a label behind the pointer from another view of it", async () => {
  const pointer = { x: 76, y: 125 };
  const label = body("Export orders", 120);
  const half = view({ lines: page("Orders", label), time: 2, pointer, isReadBehind: true });
  half.text.lines = page("Orders", body("orders", 120, 69));
  const steps = await describeSteps(
    [
      view({ lines: page("Orders", label), time: 1, pointer: { x: 300, y: 300 } }),
      half,
      view({
        lines: page("File"),
        parts: [{ box: { x: 200, y: 80, width: 400, height: 250 }, color: 90 }],
        time: 4,
      }),
    ],
    { words },
  );
  expect(steps.find(({ view: shown }) => shown === 1)).toMatchObject({
    title: "Select Export orders",
    seenText: "Export orders",
  });
});

test("doesn't complete the covered part of a label from another view", async () => {
  const pointer = { x: 76, y: 125 };
  const label = body("Export orders", 120);
  const covered = [{ x: 20, y: 118, width: 46, height: 14 }];
  const steps = await stepsOf(
    { lines: page("Orders", label), time: 1, pointer: { x: 300, y: 300 } },
    { lines: page("Orders", label), time: 2, pointer, isReadBehind: true, covered },
    { lines: page("File"), time: 4 },
  );
  expect(steps.at(0)?.seenText).toBe("orders");
});

test("doesn't complete a short label with another control's longer label at the same place", async () => {
  const pointer = { x: 40, y: 125 };
  const steps = await stepsOf(
    { lines: page("Orders", body("Export orders", 120)), time: 1, pointer: { x: 300, y: 300 } },
    { lines: page("Orders", body("Export", 120)), time: 2, pointer, isReadBehind: true },
    { lines: page("File"), time: 4 },
  );
  expect(steps.find(({ view }) => view === 1)).toMatchObject({ title: "Select Export" });
});

test("drops a check box or an edge misread as two letters from the name beside it", async () => {
  const words = (first: { text: string; confidence: number; height: number }) => {
    const name = body("Partial delivery", 120, 60);
    const mark = { ...first, box: { x: 42, y: 118, width: 12, height: first.height } };
    return { ...name, words: [mark, ...name.words] };
  };
  for (const first of [
    { text: "MW", confidence: 44, height: 14 },
    { text: "In", confidence: 80, height: 33 },
  ]) {
    const [step] = await stepsOf(
      { lines: page("Orders", words(first)), time: 1, pointer: { x: 80, y: 125 }, isReadBehind: true },
      { lines: page("File"), time: 4 },
    );
    expect(step).toMatchObject({ seenText: "Partial delivery" });
  }
  const [kept] = await stepsOf(
    {
      lines: page("Orders", words({ text: "To", confidence: 80, height: 12 })),
      time: 1,
      pointer: { x: 80, y: 125 },
      isReadBehind: true,
    },
    { lines: page("File"), time: 4 },
  );
  expect(kept).toMatchObject({ seenText: "To Partial delivery" });
});

test("sees a box under the pointer as ticked when the content behind the pointer is known", async () => {
  const lines = page("Stock", body("Partial delivery", 120, 60));
  const box = { x: 40, y: 120, width: 12, height: 12 };
  const pointer = { x: 46, y: 124 };
  const [first] = await stepsOf(
    { lines, time: 1, parts: [{ box, color: 200 }], pointer, isReadBehind: true },
    { lines, time: 4, parts: [{ box, color: 30 }], pointer: { x: 300, y: 300 }, isReadBehind: true },
  );
  expect(first).toMatchObject({ title: "Switch Partial delivery", basis: "seen" });
});

test("doesn't take the value of the field above for a label in a column of labels", async () => {
  const field = (y: number) => ({ box: { x: 140, y, width: 200, height: 30 }, color: 230 });
  const lines = page("Goods", body("Delivery note", 129), body("DN 7781", 129, 148), body("Supplier", 169));
  const parts = [field(120), field(160)];
  const pointer = { x: 250, y: 172, shape: "arrow" as const };
  const [first] = await stepsOf(
    { lines: [...lines, body("No one yet", 169, 148)], time: 1, parts, pointer },
    { lines: [...lines, body("Tilbury", 169, 148)], time: 4, parts, pointer },
  );
  expect(first).toMatchObject({ title: "Choose Tilbury for Supplier" });
});

test("treats a box that changes beside its label as a toggle", async () => {
  const lines = page("Settings", body("Send me mails", 120, 60));
  const box = { x: 36, y: 118, width: 16, height: 16 };
  const [first] = await stepsOf(
    { lines, time: 1, parts: [{ box, color: 200 }], pointer: { x: 46, y: 128 } },
    { lines, time: 4, parts: [{ box, color: 30 }] },
  );
  expect(first).toMatchObject({ title: "Switch Send me mails", basis: "seen" });
});

test("names only the field and never repeats typed text", async () => {
  const field = { box: { x: 20, y: 140, width: 200, height: 30 }, color: 230 };
  const lines = page("Profile", body("Email address", 120));
  const typed = body("ada@example.com", 149, 28);
  const [first] = await stepsOf(
    { lines, time: 1, parts: [field] },
    {
      lines: [...lines, typed],
      time: 4,
      parts: [
        { ...field, color: 120 },
        { box: { x: 23, y: 143, width: 194, height: 24 }, color: 255 },
      ],
    },
  );
  expect(first).toMatchObject({ title: "Fill in Email address", basis: "seen" });
  expect(JSON.stringify(first)).not.toContain("ada@");
});

const reports = page("Reports", body("Export", 120), body("Share", 160));
const message: Part = { box: { x: 400, y: 280, width: 160, height: 40 }, color: 150 };
const away = { x: 120, y: 300 };
const ready = body("Ready soon", 294, 420);

test("quotes a message that appears in its own box, away from the pointer, and vanishes", async () => {
  const without = { lines: reports, pointer: away, isReadBehind: true };
  const [first] = await stepsOf(
    { ...without, time: 1 },
    { ...without, lines: [...reports, ready], parts: [message], time: 4 },
    { ...without, time: 6 },
  );
  expect(first).toMatchObject({ basis: "inferred", description: "Then you see *Ready soon*." });
});

test.each<[string, Part[], Part[], OcrLine, { x: number; y: number } | undefined]>([
  ["on plain ground", [], [], ready, away],
  ["in a text area", textArea(100), textArea(100), ready, away],
  ["in a composer that grows", textArea(90), textArea(130), ready, away],
  ["over a line", [underline], [underline], ready, away],
  ["in a cell that turns into a field at the pointer", [], [message], ready, { x: 440, y: 300 }],
  ["in a new box while the pointer is hidden", [], [message], ready, undefined],
  [
    "as a large title in an editor",
    textArea(120),
    textArea(120),
    line("Ready soon", { x: 400, y: 270, width: 150, height: 22 }),
    away,
  ],
])("never quotes what was typed %s", async (_, old, parts, typed, pointer) => {
  const still = { isReadBehind: true, ...(pointer ? { pointer } : {}) };
  const steps = await stepsOf(
    { ...still, lines: reports, parts: old, time: 1 },
    { ...still, lines: [...reports, typed], parts, time: 4 },
    { ...still, lines: reports, parts: old, time: 6 },
  );
  expect(JSON.stringify(steps)).not.toContain("Ready");
});

test("never quotes a sent message, which stays in its box", async () => {
  const still = { pointer: away, isReadBehind: true };
  const sent = { ...still, lines: [...reports, ready], parts: [message] };
  const steps = await stepsOf(
    { ...still, lines: reports, time: 1 },
    { ...sent, time: 4 },
    { ...sent, lines: [...sent.lines, body("Sent", 340, 420)], time: 6 },
  );
  expect(JSON.stringify(steps)).not.toContain("Ready");
});

test("makes no step of a change that can't be read", async () => {
  const unread = { box: { x: 20, y: 240, width: 90, height: 20 }, color: 90 };
  const steps = await stepsOf({ lines: reports, time: 1 }, { lines: reports, parts: [unread], time: 4 });
  expect(steps.map(({ view }) => view)).toEqual([1]);
});

test("names no text under a resting arrow without proof that it was used", async () => {
  const [first] = await stepsOf(
    {
      lines: page("Orders", body("Overdue since May", 200)),
      time: 2,
      pointer: { x: 50, y: 205, shape: "arrow" },
      isReadBehind: true,
    },
    { lines: page("Customer details", body("Save order", 300)), time: 5 },
  );
  expect(first).toMatchObject({ title: "Customer details opens", basis: "inferred" });
});

test("names no label at the far end of a row for a switch", async () => {
  const lines = page("Settings", body("Send me mails", 120, 20));
  const box = { x: 580, y: 118, width: 16, height: 16 };
  const pointer = { x: 588, y: 126 };
  const [first] = await stepsOf(
    { lines, time: 1, parts: [{ box, color: 200 }], pointer, isReadBehind: true },
    { lines, time: 4, parts: [{ box, color: 30 }], pointer: { x: 300, y: 300 }, isReadBehind: true },
  );
  expect(first?.title).toBe("See the result");
});

test("doesn't describe the browser's tabs and address bar", async () => {
  const bar = [body("Orders - Rota", 4), body("https://rota.example/orders", 22)];
  const content = (name: string, ...more: OcrLine[]) => [
    ...bar,
    line(name, { x: 20, y: 60, width: name.length * 15, height: 22 }),
    body("Here is what you have", 100),
    ...more,
  ];
  const steps = await stepsOf(
    { lines: content("Orders", body("New order", 140)), time: 1, pointer: { x: 50, y: 8 } },
    { lines: content("Details"), time: 3, pointer: { x: 300, y: 300 } },
    { lines: content("Orders"), time: 5, pointer: { x: 300, y: 300 } },
  );
  expect(JSON.stringify(steps)).not.toMatch(/Rota|rota\.example/);
});

test("leaves out screens that show the recorder", async () => {
  const recorder = [
    ...page("Step"),
    body("Three moments kept so far", 140),
    body("Recording your voice", 170),
  ];
  const steps = await stepsOf(
    {
      lines: page("Orders", body("New order", 120)),
      time: 1,
      pointer: { x: 50, y: 125 },
      isReadBehind: true,
    },
    { lines: page("Details", body("Amount due", 120)), time: 3 },
    { lines: recorder, time: 5 },
  );
  expect(steps.map(({ title, view: shown }) => [title, shown])).toEqual([
    ["Select New order", 0],
    ["See the result", 1],
  ]);
});

test.each([
  [
    "de",
    "Neue Bestellung auswählen",
    "Auf der Seite *Aufträge*: Wählen Sie **Neue Bestellung**. Dann sehen Sie *Kundendaten*.",
  ],
  [
    "ja",
    "Neue Bestellung を選択",
    "*Aufträge* ページで: **Neue Bestellung** を選択します。 *Kundendaten* が表示されます。",
  ],
])("writes the steps in the center's language: %s", async (language, title, description) => {
  const recorded = [
    {
      lines: page("Aufträge", body("Neue Bestellung", 120)),
      time: 2,
      pointer: { x: 50, y: 125 },
      isReadBehind: true,
    },
    { lines: page("Kundendaten", body("Speichern", 200)), time: 5 },
  ];
  const steps = await describeSteps(recorded.map(view), { words: clickWordsOf(language) });
  expect(steps[1]).toMatchObject({ title, description });
  expect(steps.map((step) => step.title + step.description).join(" ")).not.toMatch(
    /Select|page|Then|Welcome|result/,
  );
});

test("never names or describes covered text", async () => {
  const covered = [{ x: 10, y: 110, width: 200, height: 40 }];
  const steps = await describeSteps(
    [
      { lines: page("Orders", body("Secret client", 120)), time: 2, pointer: { x: 50, y: 125 }, covered },
      { lines: page("Customer details"), time: 5 },
    ].map(view),
    { words },
  );
  expect(JSON.stringify(steps)).not.toContain("Secret");
});

test("makes no step of a view that is identical to the next one", async () => {
  const lines = page("Orders", body("New order", 120));
  const steps = await stepsOf(
    { lines, time: 1 },
    { lines, time: 3 },
    { lines: page("Details", body("Amount due", 120)), time: 5 },
  );
  expect(steps.map(({ view: index }) => index)).not.toContain(0);
});

test("says only the time for screens without readable text", async () => {
  const steps = await describeSteps([view({ lines: [], time: 1 }), view({ lines: [], time: 2 })], { words });
  expect(steps.map(({ description }) => description).slice(1)).toEqual([
    "The screen at 0:01.",
    "The screen at 0:02.",
  ]);
});

const anyBox = fc.record({
  x: fc.double({ min: -50, max: 900, noNaN: true }),
  y: fc.double({ min: -50, max: 900, noNaN: true }),
  width: fc.double({ min: 0, max: 900, noNaN: true }),
  height: fc.double({ min: 0, max: 300, noNaN: true }),
});
const anyWord = fc.record({
  text: fc.string({ maxLength: 30 }),
  box: anyBox,
  confidence: fc.integer({ min: 0, max: 100 }),
});
const anyView = fc.record({
  timestampSeconds: fc.double({ min: 0, max: 100, noNaN: true }),
  kind: fc.constantFrom("opening" as const, "change" as const, "even" as const),
  changed: fc.option(anyBox),
  covered: fc.array(anyBox, { maxLength: 3 }),
  text: fc.record({
    width: fc.constantFrom(0, 60, 1_280),
    height: fc.constantFrom(0, 40, 720),
    lines: fc.array(
      fc.record({
        text: fc.string(),
        box: anyBox,
        confidence: fc.integer({ min: 0, max: 100 }),
        words: fc.array(anyWord, { maxLength: 6 }),
      }),
      { maxLength: 12 },
    ),
  }),
  pixels: fc.option(
    fc
      .uint8Array({ minLength: 60 * 40 * 3, maxLength: 60 * 40 * 3 })
      .map((data) => ({ width: 60, height: 40, data })),
  ),
});

test("always returns short steps that belong to a picture", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyView, { maxLength: 5 }), async (views) => {
      const steps = await describeSteps(views, { words });
      expect(steps[0]?.title).toBe("Welcome");
      for (const { title, description, view: index } of steps) {
        expect(title.length).toBeLessThan(200);
        expect(title.trim()).not.toBe("");
        expect(description.length).toBeLessThan(1_000);
        if (index !== null) expect(views[index]).toBeDefined();
      }
    }),
    { numRuns: 25 },
  );
});

test("handles a screen full of words quickly", { tags: "long" }, async () => {
  const lines = Array.from({ length: 600 }, (_, index) =>
    body(`word ${index} and more of it`, (index * 7) % 340, (index * 13) % 400),
  );
  const views = [1, 2, 3].map((time) => view({ lines: [...page(`Page ${time}`), ...lines], time }));
  const startedMs = cpuMs();
  await describeSteps(views, { words });
  expect(cpuMs() - startedMs).toBeLessThan(4_000);
});

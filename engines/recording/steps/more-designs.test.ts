/** Rules that come from further components: native lists, lists over their field, labels of dialogs, lit rows and edges. */
import { expect, test } from "vitest";
import { words } from "../clicks/words/en.ts";
import { describeSteps } from "./describe-steps.ts";
import { body, type Drawn, line, page, stepsOf, view } from "./drawn-views.fixture.ts";
import { readScreens } from "./screen.ts";
import type { Box } from "./types.ts";

type Part = NonNullable<Drawn["parts"]>[number];

const still = { isReadBehind: true };
const titlesOf = (steps: { title: string }[]) => steps.map(({ title }) => title);

const framed = ({ x, y, width, height }: Box, color = 190): Part[] => [
  { box: { x, y, width, height }, color },
  { box: { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, color: 255 },
];
const [upper, lower]: [Box, Box] = [
  { x: 60, y: 140, width: 300, height: 34 },
  { x: 60, y: 220, width: 300, height: 34 },
];
const labels = page("Delivery", body("Town", 122, 62), body("Weekday", 202, 62));

test("names a field that was typed into before the pointer lit the next one", async () => {
  const next = (color: number): Part[] => [
    ...framed(lower),
    { box: { x: 100, y: 220, width: 208, height: 1 }, color },
    { box: { x: 100, y: 253, width: 208, height: 1 }, color },
  ];
  const [first] = await stepsOf(
    {
      ...still,
      lines: labels,
      parts: [...framed(upper), ...next(220)],
      time: 1,
      pointer: { x: 200, y: 340, shape: "arrow" },
    },
    {
      ...still,
      lines: [...labels, body("Harrogate", 150, 70)],
      parts: [...framed(upper), ...next(120)],
      time: 4,
      pointer: { x: 200, y: 236 },
    },
  );
  expect(first).toMatchObject({ title: "Fill in Town", basis: "seen" });
});

test("names a field whose label is between it and the line above, in a dialog that opened", async () => {
  const dialog: Box = { x: 40, y: 60, width: 560, height: 280 };
  const field: Box = { x: 60, y: 140, width: 420, height: 34 };
  const parts: Part[] = [
    { box: dialog, color: 40 },
    { box: { x: 42, y: 62, width: 556, height: 276 }, color: 255 },
    { box: { x: 42, y: 110, width: 556, height: 1 }, color: 170 },
    ...framed(field, 150),
  ];
  const title = line("New stay", { x: 60, y: 76, width: 120, height: 18 });
  const open = [title, body("Name of the guest", 120, 61)];
  const pointer = { x: 320, y: 158, shape: "arrow" as const };
  const steps = await stepsOf(
    { ...still, lines: page("Guests"), time: 1, pointer: { x: 320, y: 158 } },
    { ...still, lines: open, parts, time: 3, pointer },
    { ...still, lines: [...open, body("Wilhelmina", 150, 70)], parts, time: 6, pointer },
  );
  expect(titlesOf(steps)).toContain("Fill in Name of the guest");
  expect(JSON.stringify(steps)).not.toContain("Wilhelmina");
});

test("names a list of the system by its label, also if its value is nearly in its middle", async () => {
  const list: Box = { x: 120, y: 140, width: 110, height: 30 };
  const arrow: Part = { box: { x: 212, y: 150, width: 8, height: 8 }, color: 20 };
  const shown = (value: string) => page("Ledger", body("Period", 149, 60), body(value, 149, 140));
  const pointer = { x: 175, y: 156, shape: "arrow" as const };
  const [first] = await stepsOf(
    { ...still, lines: shown("Term b"), parts: [...framed(list, 150), arrow], time: 1, pointer },
    { ...still, lines: shown("Term d"), parts: [...framed(list, 150), arrow], time: 3, pointer },
  );
  expect(first).toMatchObject({ basis: "seen", title: expect.stringMatching(/for Period$/) });
});

test("names a field by its label if the list that opens covers both", async () => {
  const list: Part[] = [{ box: { x: 58, y: 110, width: 304, height: 190 }, color: 60 }];
  const field = framed(lower, 150);
  const pointer = { x: 200, y: 236 };
  const shown = page("Delivery", body("Weekday", 202, 62), body("Monday", 230, 70));
  const [first] = await stepsOf(
    { ...still, lines: shown, parts: field, time: 1, pointer: { x: 520, y: 330 } },
    { ...still, lines: shown, parts: field, time: 2, pointer },
    { ...still, lines: page("Delivery"), parts: [...field, ...list], time: 4, pointer },
  );
  expect(first).toMatchObject({ title: "Choose an option for Weekday", basis: "seen" });
});

test("a pointer that moves to another row of an open list selects nothing", async () => {
  const row = (y: number): Part => ({ box: { x: 60, y, width: 480, height: 36 }, color: 236 });
  const entries = (width: number) =>
    page(
      "Zones",
      line("Lisbon now", { x: 80, y: 152, width: 70, height: 12 }),
      line("Madrid now", { x: 80, y: 202, width, height: 12 }),
    );
  const steps = await stepsOf(
    { ...still, lines: entries(70), parts: [row(140)], time: 1, pointer: { x: 420, y: 158 } },
    { ...still, lines: entries(76), parts: [row(190)], time: 3, pointer: { x: 420, y: 208 } },
  );
  expect(titlesOf(steps)).not.toContain("Select Lisbon now");
});

test("doesn't switch what is beside an icon that the pointer leaves", async () => {
  const button = (color: number): Part[] => [
    { box: { x: 440, y: 140, width: 36, height: 36 }, color },
    { box: { x: 450, y: 150, width: 4, height: 16 }, color: 20 },
    { box: { x: 462, y: 150, width: 4, height: 16 }, color: 20 },
  ];
  const lines = page("Boxes", body("Archive", 152, 60));
  const steps = await stepsOf(
    { ...still, lines, parts: button(140), time: 1, pointer: { x: 458, y: 158 } },
    { ...still, lines, parts: button(255), time: 3, pointer: { x: 240, y: 300 } },
  );
  expect(titlesOf(steps)).not.toContain("Switch Archive");
});

test("doesn't switch what is beside an icon that the pointer hid before it left", async () => {
  const button = (color: number): Part[] => [
    { box: { x: 440, y: 140, width: 36, height: 40 }, color },
    { box: { x: 455, y: 160, width: 6, height: 10 }, color: 20 },
  ];
  const lines = page("Boxes", body("Archive", 152, 60));
  const steps = await stepsOf(
    { lines, parts: button(140), time: 1, pointer: { x: 458, y: 156 } },
    { lines, parts: button(255), time: 3, pointer: { x: 240, y: 300 } },
  );
  expect(titlesOf(steps)).not.toContain("Switch Archive");
});

/** `read` is what OCR made of the drawn words. */
function misread(read: string, { text, box, ...rest }: Omit<Drawn, "lines"> & { text: string; box: Box }) {
  const own = view({ ...still, ...rest, lines: page("Mail", line(text, box)) });
  return { ...own, text: { ...own.text, lines: page("Mail", line(read, box)) } };
}

const markOf = (color: number): Part[] => [{ box: { x: 60, y: 150, width: 16, height: 16 }, color }];

test("doesn't name a check box by the rest of a label whose first word was read with the box", async () => {
  const whole = { text: "Send remittance advice", box: { x: 62, y: 152, width: 166, height: 12 } };
  const own = misread("Jsend remittance advice", {
    ...whole,
    parts: markOf(230),
    time: 1,
    pointer: { x: 66, y: 160 },
  });
  const next = misread("", { ...whole, parts: markOf(40), time: 3, pointer: { x: 66, y: 160 } });
  const rest = body("remittance advice", 152, 104);
  const steps = await describeSteps([own, { ...next, text: { ...next.text, lines: page("Mail", rest) } }], {
    words,
  });
  expect(titlesOf(steps)).not.toContain("Switch remittance advice");
});

test("names a check box by all words if another view has one more between them", async () => {
  const whole = { text: "Include a price", box: { x: 84, y: 152, width: 112, height: 12 } };
  const pointer = { x: 66, y: 160 };
  const steps = await describeSteps(
    [
      misread("Include a price", { ...whole, parts: markOf(230), time: 1, pointer: { x: 500, y: 300 } }),
      misread("Include price", { ...whole, parts: markOf(230), time: 2, pointer }),
      misread("Include price", { ...whole, parts: markOf(40), time: 4, pointer }),
    ],
    { words },
  );
  expect(titlesOf(steps)).toContain("Switch Include a price");
});

test("doesn't take two letters without a button for a name", async () => {
  const icon = line("EY", { x: 400, y: 100, width: 16, height: 14 });
  const pointer = { x: 408, y: 106 };
  const steps = await stepsOf(
    { ...still, lines: page("Halls", icon), time: 1, pointer },
    { ...still, lines: page("Halls", icon, body("Two of them", 200)), time: 3, pointer },
  );
  expect(JSON.stringify(steps)).not.toContain("EY");
});

test("marks a native button whose words can't be read", async () => {
  const button: Part = { box: { x: 300, y: 140, width: 120, height: 34 }, color: 120 };
  const label = line("Crxte fle", { x: 330, y: 151, width: 60, height: 12 }, 40);
  const pointer = { x: 360, y: 158, shape: "arrow" as const };
  const [first] = await stepsOf(
    { ...still, lines: page("Files", label, body("Ready", 240)), parts: [button], time: 1, pointer },
    { ...still, lines: page("Files", label), parts: [button], time: 3, pointer },
  );
  expect(first).toMatchObject({ title: "Select the marked place", basis: "inferred" });
});

test("marks a press that was answered elsewhere before the pointer was seen at the next place", async () => {
  const icon: Part = { box: { x: 400, y: 100, width: 20, height: 20 }, color: 60 };
  const pointer = { x: 410, y: 106 };
  const lines = page("Courses", body("Drawing", 160), body("Pottery", 190));
  const steps = await stepsOf(
    { ...still, lines, parts: [icon], time: 1, pointer },
    { ...still, lines, parts: [icon], time: 2, pointer },
    {
      ...still,
      lines: [...lines, body("The reminder was sent", 260)],
      parts: [icon],
      time: 3,
      pointer: { x: 520, y: 106 },
    },
  );
  expect(titlesOf(steps)).toContain("Select the marked place");
});

test("doesn't take a web address for the page's heading", async () => {
  const address = line("127.0.0.1:4000/ledger", { x: 20, y: 8, width: 300, height: 22 });
  const lines = [address, body("Here is what you have", 60), body("Late", 160), body("Lost", 190)];
  const [screen] = await readScreens([view({ lines, time: 1 })]);
  expect(screen?.heading).toBeNull();
});

test("doesn't take the title of a row of fields for a label", async () => {
  const fields: Box[] = [
    { x: 140, y: 140, width: 160, height: 30 },
    { x: 320, y: 140, width: 160, height: 30 },
  ];
  const row = (x: number) => [
    body("Transfers", 149, x),
    body("All kinds", 149, 150),
    body("Find one", 149, 330),
    body("First", 220),
    body("Second", 250),
  ];
  const list: Part = { box: { x: 140, y: 174, width: 160, height: 90 }, color: 120 };
  const pointer = { x: 260, y: 156 };
  const open = async (x: number) => {
    const parts = fields.flatMap((field) => framed(field, 150));
    const steps = await stepsOf(
      { ...still, lines: row(x), parts, time: 1, pointer },
      { ...still, lines: row(x), parts: [...parts, list], time: 3, pointer },
    );
    return titlesOf(steps);
  };
  expect(await open(40)).not.toContain("Choose an option for Transfers");
  expect(await open(66)).toContain("Choose an option for Transfers");
});

test("names a button by all words if the pointer hides the last ones on several views", async () => {
  const whole = { text: "Submit transfer", box: { x: 100, y: 200, width: 105, height: 12 } };
  const parts: Part[] = [{ box: { x: 88, y: 190, width: 130, height: 32 }, color: 190 }];
  const pointer = { x: 152, y: 204 };
  const hidden = (time: number) => {
    const own = misread("", { ...whole, parts, time, pointer });
    const first = line("Submit", { ...whole.box, width: 42 });
    return { ...own, isReadBehindCursor: false, text: { ...own.text, lines: page("Mail", first) } };
  };
  const gone = view({ ...still, lines: page("Sent"), time: 6, pointer });
  const steps = await describeSteps(
    [
      misread("Submit transfer", { ...whole, parts, time: 1, pointer: { x: 500, y: 80 } }),
      hidden(2),
      hidden(4),
      gone,
    ],
    { words },
  );
  expect(titlesOf(steps)).toContain("Select Submit transfer");
  expect(titlesOf(steps)).not.toContain("Select Submit");
});

test.each([
  ["in a list", []],
  [
    "in a table with lines",
    [130, 160, 190].flatMap((y): Part[] => [
      { box: { x: 70, y, width: 400, height: 1 }, color: 200 },
      { box: { x: 70, y, width: 1, height: 30 }, color: 200 },
      { box: { x: 470, y, width: 1, height: 30 }, color: 200 },
    ]),
  ],
])("names a check box %s that was used before the pointer was seen on it", async (_name, table) => {
  // The box above the column changes, too.
  const box = (color: number): Part[] => [
    { box: { x: 40, y: 168, width: 14, height: 14 }, color },
    { box: { x: 40, y: 100, width: 16, height: 16 }, color },
  ];
  const lines = page(
    "Transfers",
    body("Export", 60, 420),
    body("Lindqvist", 139, 84),
    body("Cobalt", 169, 84),
  );
  const steps = await stepsOf(
    { ...still, lines, parts: [...table, ...box(230)], time: 1, pointer: { x: 430, y: 66 } },
    { ...still, lines, parts: [...table, ...box(40)], time: 3, pointer: { x: 47, y: 176 } },
  );
  expect(titlesOf(steps)).toContain("Switch Cobalt");
  expect(titlesOf(steps)).not.toContain("Select Export");
});

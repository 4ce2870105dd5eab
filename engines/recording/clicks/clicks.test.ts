import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { catalogs } from "#engines/messages/catalogs.ts";
import { describeClicks, topicOfClicks } from "./describe-clicks.ts";
import { openClicksFile } from "./open-clicks-file.ts";
import { ClicksError, type ClicksProblem } from "./step-clicks.ts";
import type { ClickWords } from "./words.ts";
import { clickWordsOf } from "./words-of-language.ts";

const encode = (json: unknown) => new TextEncoder().encode(JSON.stringify(json));

/** The start of a PNG, as far as its size is read. */
function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

const step = {
  at: 1_500,
  verb: "click",
  role: "button",
  name: "Send invite",
  box: { x: 10, y: 20, width: 30, height: 40 },
  url: "https://ada:pw@app.example.com/team/?token=abc#x",
  pageTitle: "Team",
  picture: "01.png",
};
const zipOf = (steps: unknown[], files: Record<string, Uint8Array> = { "pictures/01.png": png(800, 600) }) =>
  zipSync({ "clicks.json": encode({ format: "step-clicks", version: 1, steps }), ...files });

function namesOf(steps: unknown[]): string[][] {
  return openClicksFile(zipOf(steps)).steps.map(({ verb, name }) => [verb, name]);
}

function problemOf(bytes: Uint8Array): ClicksProblem | null {
  try {
    openClicksFile(bytes);
    return null;
  } catch (error) {
    return error instanceof ClicksError ? error.code : null;
  }
}

describe("a ZIP of clicks", () => {
  test("is read with its pictures, and its addresses without queries", () => {
    const { steps, pictures } = openClicksFile(zipOf([step]));
    expect(steps).toEqual([
      {
        atMs: 1_500,
        verb: "click",
        role: "button",
        name: "Send invite",
        value: null,
        box: step.box,
        url: "https://app.example.com/team/",
        pageTitle: "Team",
        dialogTitle: "",
        picture: "01.png",
      },
    ]);
    expect(pictures.get("01.png")).toMatchObject({ type: "image/png", width: 800, height: 600 });
  });

  test("keeps a ring inside its picture, and a step whose picture is missing", () => {
    const outside = { ...step, box: { x: 790, y: 900, width: 100, height: 10 } };
    expect(openClicksFile(zipOf([outside])).steps[0]?.box).toBeNull();
    const [lost] = openClicksFile(zipOf([{ ...step, picture: "02.png" }])).steps;
    expect(lost).toMatchObject({ picture: null, box: null, name: "Send invite" });
  });

  test("keeps private areas inside the picture that they belong to, and drops those without one", () => {
    const inside = { kind: "email", x: 700, y: 20, width: 80, height: 20 };
    const areas = [inside, { ...inside, x: 790, width: 90 }, { ...inside, y: 600 }];
    const withAreas = { ...step, privateAreas: areas };
    expect(openClicksFile(zipOf([withAreas])).steps[0]?.privateAreas).toEqual([
      inside,
      { ...inside, x: 790, width: 10 },
    ]);
    expect(openClicksFile(zipOf([{ ...withAreas, picture: "02.png" }])).steps[0]).not.toHaveProperty(
      "privateAreas",
    );
    const field = { ...step, role: "textbox", name: "Name" };
    const typed = { ...field, at: 2_000, verb: "type", picture: null, privateAreas: areas };
    const joined = openClicksFile(zipOf([{ ...field, privateAreas: [inside] }, typed])).steps;
    expect(joined.map(({ privateAreas }) => privateAreas)).toEqual([[inside]]);
  });

  test("has one step for selecting a field and typing into it, also while its label moves", () => {
    const field = { ...step, role: "textbox", name: "Name Name" };
    const typed = { ...field, at: 2_000, verb: "type", name: "" };
    const elsewhere = { ...typed, box: { ...step.box, y: 300 } };
    expect(namesOf([field, typed])).toEqual([["type", "Name"]]);
    expect(namesOf([field, elsewhere])).toEqual([
      ["click", "Name"],
      ["type", ""],
    ]);
    // Other controls are called as their author calls them.
    expect(namesOf([{ ...step, name: "Bora Bora" }])).toEqual([["click", "Bora Bora"]]);
  });

  test("never keeps typed values, private names or keys that type", () => {
    const { steps } = openClicksFile(
      zipOf([
        { ...step, verb: "type", role: "textbox", name: "Email", value: "ada@example.com" },
        { ...step, name: "ada@example.com", value: "secret" },
        { ...step, verb: "press", name: "", value: "a" },
        { ...step, verb: "select", role: "combobox", name: "Role", value: "Admin\u0000\n now" },
      ]),
    );
    expect(steps.map(({ name, value }) => [name, value])).toEqual([
      ["Email", null],
      ["", null],
      ["Role", "Admin now"],
    ]);
  });

  test.each<[ClicksProblem, Uint8Array]>([
    ["unknown", new Uint8Array([1, 2, 3])],
    ["unknown", encode({ hello: "world" })],
    ["unknown", zipSync({ "other.json": encode({}) })],
    ["broken", new Uint8Array([0x50, 0x4b, 3, 4, 9])],
    ["broken", zipOf([{ ...step, verb: "explode" }])],
    ["broken", zipOf([{ ...step, picture: "../../etc/passwd" }])],
    ["version", encode({ format: "step-clicks", version: 2, steps: [] })],
    ["no-steps", zipOf([])],
    ["too-many-steps", zipOf(Array.from({ length: 61 }, () => step))],
    ["broken", zipOf([{ ...step, privateAreas: [{ kind: "face", x: 0, y: 0, width: 9, height: 9 }] }])],
    ["picture", zipOf([step], { "pictures/01.png": encode("<svg/>") })],
    ["picture", zipOf([step], { "pictures/01.png": png(30_000, 30_000) })],
    ["too-large", zipSync({ "clicks.json": new Uint8Array(1_000_001) })],
    ["too-large", zipOf([step], { "pictures/01.png": new Uint8Array(8_000_001) })],
    ["too-large", encode({ format: "step-clicks", version: 1, steps: "[".repeat(1_000_001) })],
  ])("is refused as %s", (problem, bytes) => {
    expect(problemOf(bytes)).toBe(problem);
  });
});

const chrome = {
  title: "Invite",
  steps: [
    { type: "setViewport", width: 1280, height: 800 },
    {
      type: "navigate",
      url: "https://app.example.com/team?session=1",
      assertedEvents: [{ type: "navigation", url: "https://app.example.com/team", title: "Team" }],
    },
    { type: "click", selectors: [['aria/Add teammate[role="button"]'], ["#add"]], offsetX: 1, offsetY: 1 },
    { type: "click", selectors: [["aria/Email"], ["#email"]], offsetX: 1, offsetY: 1 },
    { type: "change", value: "grace@example.com", selectors: [["aria/Email"], ["text/grace@example.com"]] },
    { type: "change", value: "hunter22", selectors: [["#password"], ["text/hunter22"]] },
    { type: "keyDown", key: "a" },
    { type: "keyDown", key: "Enter" },
    { type: "scroll", x: 0, y: 100 },
    {
      type: "click",
      selectors: [["text/Hello hunter22"], ["xpath///p"]],
      assertedEvents: [{ type: "navigation", url: "https://app.example.com/sent", title: "Sent" }],
      offsetX: 1,
      offsetY: 1,
    },
    { type: "click", selectors: ["aria/Done"], offsetX: 1, offsetY: 1 },
  ],
};

test("JSON of Chrome's Recorder becomes steps by name, without what was typed", () => {
  const { steps, pictures } = openClicksFile(encode(chrome));
  expect(pictures.size).toBe(0);
  expect(steps.map(({ verb, role, name, pageTitle }) => [verb, role, name, pageTitle])).toEqual([
    ["navigate", "", "", "Team"],
    ["click", "button", "Add teammate", "Team"],
    ["type", "", "Email", "Team"],
    ["type", "", "", "Team"],
    ["press", "", "", "Team"],
    ["click", "", "", "Team"],
    ["click", "", "Done", "Sent"],
  ]);
  expect(JSON.stringify(steps)).not.toMatch(/hunter22|grace|session/);
});

const click = {
  ...step,
  verb: "click" as const,
  value: null,
  dialogTitle: "",
  url: "https://app.example.com/team/",
} as const;

test("steps are worded in the language of the center, from role and name", () => {
  const clicks = [
    { ...click, verb: "navigate", name: "", timestampSeconds: 0 },
    { ...click, role: "tab", name: "Mem*bers", timestampSeconds: 1 },
    { ...click, verb: "type", role: "textbox", name: "Email", dialogTitle: "Invite", timestampSeconds: 2 },
    { ...click, verb: "select", role: "combobox", name: "Role", value: "Admin", timestampSeconds: 3 },
    { ...click, verb: "check", role: "checkbox", name: "Notify", value: "off", timestampSeconds: 4 },
    { ...click, name: "", role: "constructor", timestampSeconds: 5 },
    { ...click, name: "", box: null, timestampSeconds: 6 },
  ] as const;
  const texts = (language: string) =>
    describeClicks([...clicks], clickWordsOf(language)).map(({ title, description }) => [title, description]);
  expect(texts("en-GB")).toEqual([
    ["Open Team", "Open **Team**: `https://app.example.com/team`"],
    ["Go to Mem*bers", "Go to the **Mem\\*bers** tab."],
    ["Fill in Email", "In the *Invite* dialog: Fill in **Email**."],
    ["Choose Admin for Role", "For **Role**, choose **Admin**."],
    ["Turn off Notify", "Turn off **Notify**."],
    ["Select the marked place", "Select the marked place."],
    ["Continue", "Continue on this page."],
  ]);
  expect(texts("de")[3]).toEqual(["Admin bei Role wählen", "Wählen Sie bei **Role** die Option **Admin**."]);
  expect(describeClicks([...clicks], clickWordsOf(null)).map(({ basis }) => basis)).toEqual([
    ...Array.from({ length: 6 }, () => "seen"),
    "inferred",
  ]);
  expect(topicOfClicks([{ ...click, name: "Add teammate" }])).toBe("Add teammate");
  const named = ["Collections", "Tuesday 8 December", "Book collection"].map((name) => ({ ...click, name }));
  expect(topicOfClicks(named)).toBe("Book collection");
});

test("every language has the placeholders of English in each phrase", () => {
  const placeholders = ({ screen: { onPage: _, ...screen }, ...words }: ClickWords) =>
    JSON.stringify({ ...words, screen }, (_key, value: unknown) =>
      typeof value === "string" ? (value.match(/\{\w+\}/g) ?? []).sort().join() : value,
    );
  for (const tag of Object.keys(catalogs))
    expect(placeholders(clickWordsOf(tag)), tag).toBe(placeholders(clickWordsOf("en")));
});

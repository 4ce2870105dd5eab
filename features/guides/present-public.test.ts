import { describe, expect, it } from "vitest";
import { presentGuide, presentStepGuide } from "./present-public.ts";

const updatedAt = new Date("2026-11-18T10:00:00Z");
const step = (fields: object) => ({ id: "1", title: "", description: "", imageUrl: null, ...fields });
const stepsOf = (...steps: ReturnType<typeof step>[]) =>
  presentGuide({ title: "Guide", steps, updatedAt }).steps;

describe("presentGuide", () => {
  it("numbers the steps and renders safe HTML", () => {
    const steps = stepsOf(
      step({ title: " Open ", description: "**Now** <script>alert(1)</script>" }),
      step({ title: "Close" }),
    );
    expect(steps.map(({ id, title }) => [id, title])).toEqual([
      ["step-1", "Open"],
      ["step-2", "Close"],
    ]);
    expect(steps[0]?.html).toBe("<p><strong>Now</strong> alert(1)</p>");
  });

  it("omits placeholder text and internal fields", () => {
    const [only] = stepsOf(
      step({ description: "Insert description here...", seenText: "Balance 12", basis: "inferred" }),
    );
    expect(only?.html).toBe("");
    expect(JSON.stringify(only)).not.toMatch(/Balance|inferred/);
  });

  it("uses the owner's alt text and includes the image's size", () => {
    const imageUrl = "/files/public/getting-started/a.png";
    const [described, plain] = stepsOf(
      step({ imageUrl, imageAlt: "The form", imageWidth: 1280, imageHeight: 800 }),
      step({ imageUrl, title: "Send" }),
    );
    expect(described?.picture).toEqual({
      url: imageUrl,
      alt: "The form",
      width: 1280,
      height: 800,
      ring: null,
    });
    expect(plain?.picture).toEqual({ url: imageUrl, alt: "", width: null, height: null, ring: null });
  });

  it("shows a ring only inside an image whose size is known", () => {
    const imageUrl = "/files/public/getting-started/a.png";
    const imageRing = { x: 10, y: 20, width: 30, height: 40 };
    const size = { imageWidth: 100, imageHeight: 100 };
    const rings = stepsOf(
      step({ imageUrl, imageRing, ...size }),
      step({ imageUrl, imageRing }),
      step({ imageUrl, imageRing: { ...imageRing, x: 90 }, ...size }),
      step({ imageUrl, imageRing: { ...imageRing, width: "<b>" }, ...size }),
    ).map(({ picture }) => picture?.ring);
    expect(rings).toEqual([imageRing, null, null, null]);
  });

  it.each([
    "",
    "https://elsewhere.example/a.png",
    "javascript:alert(1)",
    "//x.example/a",
    "/files/a b",
    "/files/../x",
  ])("drops images outside our storage: %j", (imageUrl) =>
    expect(stepsOf(step({ imageUrl }))[0]?.picture).toBeNull(),
  );
});

describe("presentStepGuide", () => {
  const row = {
    id: "84d4a73d-0000-4000-8000-000000000000",
    title: "Éxport a list",
    description: "Step-by-step guide",
    frames: [
      { description: "Words", frameUrl: "" },
      { description: "", frameUrl: "/files/frames/a.jpg" },
    ],
    thumbnailUrl: null,
    category: " ",
    createdAt: updatedAt,
    updatedAt,
  };

  it("has a slug of title and id, and the first image as thumbnail", () => {
    const guide = presentStepGuide(row);
    expect(guide).toMatchObject({ slug: "export-a-list-84d4a73d", category: null, description: "" });
    expect(guide.thumbnail).toMatchObject({ url: "/files/frames/a.jpg", alt: "" });
  });
});

describe("how a step is known", () => {
  const click = {
    verb: "click",
    role: "button",
    name: "Add tour",
    value: null,
    url: "",
    pageTitle: "",
    dialogTitle: "",
  } as const;
  const frame = { description: "Select **Add tour**.", frameUrl: "", videoStartTime: 4 };
  const evidenceOf = (own: object) =>
    presentStepGuide({
      ...{ id: "84d4a73d-0000-4000-8000-000000000000", title: "Tours", description: "", thumbnailUrl: null },
      ...{ category: null, createdAt: updatedAt, updatedAt, frames: [{ ...frame, ...own }] },
    }).steps[0]?.evidence;

  it("names what was recorded or seen, and when", () => {
    expect(evidenceOf({ basis: "seen", click })).toEqual({ kind: "click", name: "Add tour", seconds: 4 });
    expect(evidenceOf({ basis: "seen", seenText: "Add tour" })).toEqual({
      ...{ kind: "seen", name: "Add tour", seconds: 4 },
    });
    expect(evidenceOf({ basis: "seen", click: { ...click, verb: "type" } })).toMatchObject({ kind: "field" });
    expect(evidenceOf({ basis: "inferred" })).toEqual({ kind: "inferred", name: "", seconds: 4 });
  });

  it("repeats no name that the owner took out of the step", () => {
    expect(evidenceOf({ basis: "seen", click, description: "Select the button." })).toBeNull();
    expect(evidenceOf({ basis: "seen", seenText: "Add tour", description: "" })).toBeNull();
  });

  it("says nothing about a step that the owner wrote, or without a time", () => {
    expect(evidenceOf({})).toBeNull();
    expect(evidenceOf({ basis: "seen", click, videoStartTime: undefined })).toBeNull();
  });
});

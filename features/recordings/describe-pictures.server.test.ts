import sharp from "sharp";
import { expect, test } from "vitest";
import { inspectPictures } from "./describe-pictures.server.ts";
import { recordingForm } from "./recording-schema.ts";

const arrow = `<path transform="translate(210 126)" d="M0 0v17l4-4 2.6 6 2.6-1.1L6.6 12H12z" fill="#000" stroke="#fff" stroke-width="1.3"/>`;

function draw(pointer: string): Promise<Buffer> {
  const words = `<rect x="150" y="110" width="140" height="40" fill="#1d6b4c"/><rect x="205" y="122" width="30" height="16" fill="#ffd54a"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240"><rect width="400" height="240" fill="#fff"/>${words}${pointer}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

const box = { x: 190, y: 106, width: 60, height: 60 };
const part = async ({ x, y, width, height } = box) =>
  (
    await sharp(await draw(""))
      .extract({ left: x, top: y, width, height })
      .jpeg({ quality: 92 })
      .toBuffer()
  ).toString("base64");

test("restores what the pointer hides, also in the screenshot that OCR reads", async () => {
  const bytes = await draw(arrow);
  const [look] = await inspectPictures([{ bytes, behind: [{ box, jpeg: await part() }] }]);
  expect(look).toMatchObject({ cursor: { shape: "arrow" }, isReadBehindCursor: true });
  const free = await sharp(await draw(""))
    .removeAlpha()
    .raw()
    .toBuffer();
  const read = await sharp(look?.legible).removeAlpha().raw().toBuffer();
  const off = [...read].filter((value, index) => Math.abs(value - (free[index] ?? 0)) > 60).length;
  expect(off).toBeLessThan(20);
});

test.each([
  ["elsewhere", { ...box, x: 20 }],
  ["of a different size than declared", { ...box, width: 61 }],
  ["outside of the screenshot", { ...box, x: 380 }],
])("ignores a part %s", async (_name, place) => {
  const bytes = await draw(arrow);
  const [look] = await inspectPictures([{ bytes, behind: [{ box: place, jpeg: await part() }] }]);
  expect(look).toMatchObject({ cursor: { shape: "arrow" }, isReadBehindCursor: false });
});

test("ignores a part that isn't an image, and rejects parts that are too many or too large", async () => {
  const bytes = await draw(arrow);
  const [look] = await inspectPictures([{ bytes, behind: [{ box, jpeg: btoa("no picture") }] }]);
  expect(look).toMatchObject({ isReadBehindCursor: false });
  const form = (behind: unknown) =>
    recordingForm.safeParse({
      clientKey: crypto.randomUUID(),
      target: "getting-started",
      durationSeconds: "9",
      facts: JSON.stringify([{ timestampSeconds: 1, kind: "change", changed: null, covered: [], behind }]),
    }).success;
  expect(form([{ box, jpeg: "AAAA" }])).toBe(true);
  expect(form(Array.from({ length: 7 }, () => ({ box, jpeg: "AAAA" })))).toBe(false);
  expect(form([{ box, jpeg: "A".repeat(60_004) }])).toBe(false);
  expect(form([{ box, jpeg: "<svg>" }])).toBe(false);
  expect(form([{ box: { ...box, x: null }, jpeg: "AAAA" }])).toBe(false);
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { AppError } from "#platform/errors.ts";
import { startCanary } from "#tests/support/canary.ts";
import { drawSvg } from "./draw-svg.ts";
import { prepareImage } from "./prepare-image.ts";

const limits = { owner: "acme", maxBytes: 2_000_000, maxWidth: 400, maxHeight: 400 };
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3366cc" } });
const svg = (content: string, attributes = 'viewBox="0 0 24 24"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  );

async function refusalOf(bytes: Uint8Array): Promise<string> {
  const error = await prepareImage(bytes, limits).catch((reason: unknown) => reason);
  return error instanceof AppError
    ? `${error.code}: ${error.message}`
    : `accepted or crashed: ${String(error)}`;
}

test("scales a picture to fit and keeps its aspect ratio", async () => {
  const image = await prepareImage(await canvas(1_000, 500).png().toBuffer(), limits);
  expect(image).toMatchObject({ width: 400, height: 200, contentType: "image/png", extension: "png" });
  expect((await prepareImage(await canvas(100, 50).webp().toBuffer(), limits)).width).toBe(100);
});

test("strips EXIF data and applies its rotation", async () => {
  const photo = await canvas(200, 100)
    .withExif({ IFD0: { Copyright: "where I live" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const image = await prepareImage(photo, limits);
  expect(image).toMatchObject({ width: 100, height: 200, contentType: "image/jpeg", extension: "jpg" });
  expect((await sharp(image.bytes).metadata()).exif).toBeUndefined();
});

test("encodes an urgent JPEG without the slow search for a smaller file, and strips as much", async () => {
  const photo = await canvas(200, 100)
    .withExif({ IFD0: { Copyright: "where I live" } })
    .jpeg()
    .toBuffer();
  const [small, urgent] = [
    await prepareImage(photo, limits),
    await prepareImage(photo, { ...limits, isUrgent: true }),
  ];
  expect(urgent).toMatchObject({ width: 200, height: 100, contentType: "image/jpeg", extension: "jpg" });
  const [ofSmall, ofUrgent] = [await sharp(small.bytes).metadata(), await sharp(urgent.bytes).metadata()];
  expect(ofUrgent.exif).toBeUndefined();
  // The search makes a progressive file.
  expect([ofSmall.isProgressive, ofUrgent.isProgressive]).toEqual([true, false]);
});

test("strips data appended to a picture", async () => {
  const polyglot = Buffer.concat([
    await canvas(10, 10).png().toBuffer(),
    Buffer.from("<script>alert(1)</script>"),
  ]);
  expect(Buffer.from((await prepareImage(polyglot, limits)).bytes).includes("script")).toBe(false);
});

test("renders an SVG to a PNG of the maximum size", async () => {
  const declared = Buffer.concat([
    Buffer.from('<?xml version="1.0"?>\n<!-- made by hand -->\n'),
    svg('<circle cx="12" cy="12" r="10" fill="red"/><script>alert(1)</script>'),
  ]);
  const image = await prepareImage(declared, limits);
  expect(image).toMatchObject({ width: 400, height: 400, contentType: "image/png" });
});

test("an SVG can't read files or the network", async () => {
  const canary = await startCanary();
  const folder = await mkdtemp(join(tmpdir(), "step-svg-"));
  await canvas(24, 24).png().toFile(join(folder, "secret.png"));
  const greedy = svg(`
    <image width="24" height="24" xlink:href="http://127.0.0.1:${canary.port}/a.png"/>
    <image width="24" height="24" xlink:href="file://${folder}/secret.png"/>
    <style>@import url("http://127.0.0.1:${canary.port}/a.css");</style>`);
  const image = await prepareImage(greedy, limits);
  const { channels } = await sharp(image.bytes).stats();
  expect(channels.at(-1)?.max).toBe(0);
  expect(canary.heard).toEqual([]);
  await canary.close();
  await rm(folder, { recursive: true });
});

test("refuses an SVG with exponential entities", async () => {
  const entities = Array.from(
    { length: 12 },
    (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
  ).join("");
  const laughs = Buffer.from(
    `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&e12;</text></svg>`,
  );
  expect(await refusalOf(laughs)).toMatch(/^(invalid|unsupported_type): /);
});

const filters = '<feTurbulence numOctaves="500"/><feMorphology operator="dilate" radius="900"/>'.repeat(40);
const slow = svg(
  `<filter id="f">${filters}</filter><rect width="2000" height="2000" filter="url(#f)"/>`,
  'width="2000" height="2000"',
);

test("aborts a slow SVG without delaying other owners", { tags: "long" }, async () => {
  let ended = 0;
  const refused = [1, 2].map(() => refusalOf(slow).finally(() => (ended += 1)));
  const dot = svg('<circle cx="12" cy="12" r="10"/>');
  expect(await prepareImage(dot, { ...limits, owner: "other" })).toMatchObject({ width: 400 });
  // In a plain queue, both would have ended first.
  expect(ended).toBeLessThan(2);
  expect(await refused[0]).toBe("invalid: We couldn't read this image. Please upload another one");
  await Promise.all(refused);
});

test.runIf(process.platform === "linux")(
  "kills an SVG that exceeds the memory limit before its time limit",
  async () => {
    const layers = `${'<g opacity="0.9">'.repeat(20)}<path d="M0 0h1v1z"/>${"</g>".repeat(20)}`;
    const greedy = svg(layers, 'width="4900" height="4900"');
    const size = { maxWidth: 4_900, maxHeight: 4_900, maxPixels: 25_000_000 };
    const error: unknown = await drawSvg(greedy, size).catch((reason: unknown) => reason);
    // Exited because of the memory limit. At the limit on elapsed time, it would have been killed.
    expect(error).toMatchObject({ reason: "unreadable", cause: { cause: { killed: false, code: 1 } } });
  },
);

test("refuses a non-picture with a user-facing message", async () => {
  expect(await refusalOf(Buffer.from("<html><svg></svg></html>"))).toBe(
    "unsupported_type: Please upload an image file",
  );
  expect(await refusalOf(Buffer.from("%PDF-1.7\n"))).toBe("unsupported_type: Please upload an image file");
  expect(await refusalOf(new Uint8Array())).toBe("unsupported_type: Please upload an image file");
  const half = (await canvas(300, 300).png().toBuffer()).subarray(0, 120);
  expect(await refusalOf(half)).toBe("invalid: We couldn't read this image. Please upload another one");
});

test("refuses too many bytes or pixels", { tags: "long" }, async () => {
  expect(await refusalOf(new Uint8Array(2_000_001))).toBe("too_large: File size should be less than 2MB");
  const bomb = await canvas(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(limits.maxBytes);
  expect(await refusalOf(bomb)).toBe(
    "too_large: This image has more than 25 megapixels. Please upload a smaller one",
  );
  expect(await refusalOf(svg("", 'width="90000" height="90000"'))).toMatch(/^too_large: /);
});

test("trims a logo's uniform border, and keeps a blank picture", async () => {
  const mark = await canvas(120, 40).png().toBuffer();
  const framed = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#ffffff" } })
    .composite([{ input: mark, left: 90, top: 130 }])
    .png()
    .toBuffer();
  expect(await prepareImage(framed, { ...limits, trim: true })).toMatchObject({ width: 120, height: 40 });
  expect(await prepareImage(framed, limits)).toMatchObject({ width: 300, height: 300 });
  const plain = await canvas(60, 60).png().toBuffer();
  expect(await prepareImage(plain, { ...limits, trim: true })).toMatchObject({ width: 60, height: 60 });
});

describe("a logo for light pages", () => {
  const forLightPages = { ...limits, trim: true, forLightPages: true };
  const cornerOf = async (bytes: Uint8Array) => {
    const [red, green, blue, alpha] = await sharp(bytes).ensureAlpha().raw().toBuffer();
    return [red, green, blue, alpha];
  };
  const ring = (color: string) => svg(`<circle cx="12" cy="12" r="9" fill="none" stroke="${color}"/>`);

  test.each([
    ["white", ring("#fff")],
    ["pale yellow", ring("#fff59d")],
    [
      "white with a small colored mark",
      svg('<path d="M1 1h22v2H1zM1 8h22v2H1z" fill="#fff"/><circle cx="3" cy="20" r="2" fill="#c00"/>'),
    ],
  ])("gets a dark background when it is %s on transparency", async (_, bytes) => {
    const image = await prepareImage(bytes, forLightPages);
    expect(await cornerOf(image.bytes)).toEqual([24, 24, 27, 255]);
    expect(Math.max(image.width, image.height)).toBeLessThanOrEqual(400);
  });

  test.each([
    ["dark", ring("#123")],
    ["a color", ring("#e11d48")],
    [
      "white letters in a badge",
      svg('<circle cx="12" cy="12" r="11" fill="#063"/><path d="M6 11h12v2H6z" fill="#fff"/>'),
    ],
    [
      "dark with a light rim",
      svg(
        '<g fill="#364" stroke="#f4f8f4" stroke-width=".8"><circle cx="6" cy="12" r="5"/><circle cx="18" cy="12" r="5"/></g>',
      ),
    ],
  ])("is unchanged when it is %s", async (_, bytes) => {
    expect((await cornerOf((await prepareImage(bytes, forLightPages)).bytes))[3]).toBe(0);
  });

  test("is refused when nothing is visible", async () => {
    const empty = await sharp({ create: { width: 60, height: 60, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    await expect(prepareImage(empty, forLightPages)).rejects.toThrow("This image is empty");
  });
});

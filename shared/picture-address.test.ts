import { expect, test } from "vitest";
import { fixedPicture, fluidPicture, pictureWidths } from "./picture-address.ts";

test("offers 1x and 2x sizes of a picture with a fixed width", () => {
  expect(fixedPicture("/files/company-logos/a.png", 140)).toEqual({
    src: "/files/company-logos/a.png?w=192",
    srcSet: "/files/company-logos/a.png?w=192 1x, /files/company-logos/a.png?w=288 2x",
  });
});

test("offers a fluid picture only in widths below its own", () => {
  const { srcSet } = fluidPicture("/files/public/a.png", { sizes: "100vw", width: 900 });
  expect(srcSet?.match(/\d+w/g)).toEqual(["384w", "640w", "960w"]);
  for (const width of srcSet?.match(/(?<=\?w=)\d+/g) ?? []) expect(pictureWidths).toContain(Number(width));
});

test("leaves external and SVG pictures unchanged", () => {
  for (const url of ["https://example.com/a.png", "data:image/svg+xml,x", "/files/a.png?x"])
    expect([fixedPicture(url, 96), fluidPicture(url, { sizes: "1px", width: null })]).toEqual([
      { src: url },
      { src: url },
    ]);
});

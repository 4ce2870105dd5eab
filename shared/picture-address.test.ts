import { expect, test } from "vitest";
import { fixedPicture, fluidPicture, pictureWidths } from "./picture-address.ts";

test("a picture of one width is offered sharp for both kinds of screens", () => {
  expect(fixedPicture("/files/company-logos/a.png", 140)).toEqual({
    src: "/files/company-logos/a.png?w=192",
    srcSet: "/files/company-logos/a.png?w=192 1x, /files/company-logos/a.png?w=288 2x",
  });
});

test("a picture that follows the window is offered in the widths below its own", () => {
  const { srcSet } = fluidPicture("/files/public/a.png", { sizes: "100vw", width: 900 });
  expect(srcSet?.match(/\d+w/g)).toEqual(["384w", "640w", "960w"]);
  for (const width of srcSet?.match(/(?<=\?w=)\d+/g) ?? []) expect(pictureWidths).toContain(Number(width));
});

test("pictures from elsewhere and drawn ones stay as they are", () => {
  for (const url of ["https://example.com/a.png", "data:image/svg+xml,x", "/files/a.png?x"])
    expect([fixedPicture(url, 96), fluidPicture(url, { sizes: "1px", width: null })]).toEqual([
      { src: url },
      { src: url },
    ]);
});

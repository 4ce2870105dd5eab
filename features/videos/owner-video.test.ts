import { expect, test } from "vitest";
import { namedTitleOf } from "./owner-video.ts";

const named = (filename: string, title = "") => namedTitleOf({ title, filename });

test.each(["film.mp4", "Video.mov", "IMG_2041.MOV", "Screen Recording 2026-05-03 at 10.21.33.mov", "1.webm"])(
  "%s doesn't name a guide",
  (filename) => expect(named(filename)).toBeNull(),
);

test.each([
  ["import_list.mp4", "Import list"],
  ["Demo of invoices.mp4", "Demo of invoices"],
  ["recordings overview.webm", "Recordings overview"],
])("%s names a guide", (filename, title) => expect(named(filename)).toBe(title));

test("keeps a general title that the owner typed", () => {
  expect(named("import_list.mp4", "Film")).toBe("Film");
});

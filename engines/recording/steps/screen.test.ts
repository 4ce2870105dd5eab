import { expect, test } from "vitest";
import type { OcrLine } from "../ocr/ocr-frame.ts";
import { body, line, page, view } from "./drawn-views.fixture.ts";
import { readScreens } from "./screen.ts";

const product = line("Hubley", { x: 500, y: 4, width: 66, height: 20 });
/** As when OCR can't read the heading. */
const untitled = (button: string) => [body("Here is what you have", 60), body(button, 120)];

async function headingsOf(...pages: OcrLine[][]): Promise<(string | null)[]> {
  const screens = await readScreens(pages.map((lines, time) => view({ lines: [product, ...lines], time })));
  return screens.map(({ heading }) => heading?.text ?? null);
}

test("a page whose heading isn't read isn't named after the product", async () => {
  const [orders, details] = [page("Orders", body("Add", 120)), page("Customer details", body("Save", 120))];
  const headings = await headingsOf(orders, details, untitled("Send"), page("Order sent"));
  expect(headings).toEqual(["Orders", "Customer details", null, "Order sent"]);
  // Two views are enough to tell.
  expect(await headingsOf(orders, untitled("Send"), details)).toEqual(["Orders", null, "Customer details"]);
});

test("a page keeps its name below the larger title of one dialog", async () => {
  const dialog = page("Delete order", body("It can't be restored", 120));
  const headings = await headingsOf(untitled("Add"), dialog, untitled("Send"), untitled("Archive"));
  expect(headings).toEqual(["Hubley", "Delete order", "Hubley", "Hubley"]);
});

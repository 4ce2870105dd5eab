import { expect, test } from "vitest";
import { packPage } from "./packed-page.ts";

const answers = Array.from(
  { length: 2_000 },
  (_, index) =>
    `Order ${index * 7_919} takes ${index % 7} days, and can be returned for ${(index * 31) % 90} days.`,
).join("\n");

/** In Brotli's format, only streams with a window of 16 bits begin with a zero. */
const hasSmallestWindow = (body: string | Buffer) => {
  const [first = 1] = typeof body === "string" ? Buffer.from(body, "latin1") : body;
  return (first & 1) === 0;
};

test.each([
  { size: 1_000, isSmallest: true },
  { size: 65_536, isSmallest: true },
  { size: 65_537, isSmallest: false },
])("a page of $size bytes has the smallest window that is enough, now and later", async (example) => {
  const body = Buffer.from(answers.slice(0, example.size));
  const packed = await packPage({ companyId: "a", headers: { "content-type": "text/html" }, body });
  const first = await packed.variant("br");
  const better = await (await packed.improve()).variant("br");
  expect(better.etag).not.toBe(first.etag);
  expect([first, better].map((variant) => hasSmallestWindow(variant.body))).toEqual([
    example.isSmallest,
    example.isSmallest,
  ]);
});

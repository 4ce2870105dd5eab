import { expect, test } from "vitest";
import { ownerScope } from "#shared/owner-scope.ts";
import { readUploadedFaqs } from "./read-uploaded-faqs.server.ts";

const scope = ownerScope({ companyId: "a", userId: "u", email: "a@a.example" });
const size = 3_999_000;

test("reads a valid list", async () => {
  const json = JSON.stringify([{ question: "Do you ship?", answer: "Yes, every day.", status: "draft" }]);
  expect(await readUploadedFaqs(scope, json)).toEqual({
    rows: [
      { row: 1, values: { id: "", question: "Do you ship?", answer: "Yes, every day.", status: "draft" } },
    ],
  });
  expect(await readUploadedFaqs(scope, "nothing")).toEqual({
    problem: expect.stringContaining("must name the columns"),
  });
});

type Upload = [name: string, content: string, problem: RegExp];
const title = "rejects %s without blocking the main thread";
test.each<Upload>([
  ["millions of objects", "[".padEnd(size, "{},"), /too complex/],
  ["deep nesting", "[".repeat(size), /too complex/],
  ["millions of rows", "question,answer\n".padEnd(size, "a\n"), /more than 5,000 FAQs/],
  [
    "a quotation mark that is never closed",
    'question,answer\n"'.padEnd(size, "a,\n"),
    /can't read this CSV file/,
  ],
])(title, rejectsQuickly);
test.each<Upload>([["millions of columns", "question,answer".padEnd(size, ","), /more than 200 columns/]])(
  title,
  { tags: "long" },
  rejectsQuickly,
);

async function rejectsQuickly(...[_name, content, problem]: Upload) {
  const spent: number[] = [];
  // The least of three: garbage that earlier tests left may be collected meanwhile.
  for (let round = 0; round < 3; round++) {
    const before = process.threadCpuUsage();
    expect(await readUploadedFaqs(scope, content)).toEqual({ problem: expect.stringMatching(problem) });
    spent.push(process.threadCpuUsage(before).user);
  }
  // In microseconds. Copying 4 MB of text takes about 10 ms; parsing it takes at least half a second.
  expect(Math.min(...spent)).toBeLessThan(250_000);
}

test("allows one read per company, queues a second and rejects others, without affecting other companies", async () => {
  const read = (companyId: string) =>
    readUploadedFaqs(ownerScope({ ...scope, companyId }), "question,answer\nDo you ship?,Every day.");
  const [first, second, third, other] = await Promise.all([read("a"), read("a"), read("a"), read("b")]);
  for (const done of [first, second, other])
    expect(done).toEqual({ rows: [expect.objectContaining({ row: 2 })] });
  expect(third).toMatchObject({ isBusy: true, problem: expect.stringContaining("Try again") });
});

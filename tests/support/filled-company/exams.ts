import type { ExamResult } from "#db/schema/exams.ts";
import * as schema from "#db/schema.ts";
import type { Filling } from "./filling.ts";

/** Stores two tests of the answers. The last one has an answer of each kind, also to a trick question. */
export async function storeExams({ services: { db }, companyId, mark, subdomain }: Filling): Promise<void> {
  const place = {
    title: `What about the published of ${mark}?`,
    url: `/faq/published-${subdomain}`,
    slug: `published-${subdomain}`,
    sentence: `A sentence of ${mark}.`,
  };
  const result = (name: string, values: Partial<ExamResult>): ExamResult => ({
    text: `${name} about ${mark}`,
    origin: "reworded",
    isKnown: true,
    outcome: "right",
    shown: null,
    expected: null,
    ...values,
  });
  const results = [
    result("right", {}),
    result("declined", { outcome: "declined", expected: place }),
    result("wrong", { outcome: "wrong", shown: place, expected: place }),
    result("trick", { isKnown: false, outcome: "declined" }),
    result("tricked", { isKnown: false, outcome: "wrong", shown: place }),
  ];
  const earlier = results.map((one) => ({ ...one, outcome: "right" as const, shown: null, expected: null }));
  await db.insert(schema.examRuns).values([
    {
      companyId,
      contentVersion: 1,
      ranAt: new Date("2026-11-14T03:10:00Z"),
      ...{ knownRight: 3, knownDeclined: 0, knownWrong: 0, unknownDeclined: 0, unknownWrong: 0 },
      results: earlier.filter(({ isKnown }) => isKnown),
    },
    {
      companyId,
      contentVersion: 2,
      ranAt: new Date("2026-11-15T03:10:00Z"),
      ...{ knownRight: 1, knownDeclined: 1, knownWrong: 1, unknownDeclined: 1, unknownWrong: 1 },
      results,
    },
  ]);
}

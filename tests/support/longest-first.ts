/**
 * The order of test files. Vitest starts with the largest files if it hasn't seen a run yet. A long one that started last
 * would leave the other workers without work.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take much longer than others of their size, longest first. */
export const longFiles = [
  "tests/security/intents.test.ts",
  "tests/e2e/every-page.test.ts",
  "tests/e2e/recording-flow.test.ts",
  "tests/e2e/guide-check.test.ts",
  "tests/security/body-bounds.test.ts",
  "tests/e2e/first-code.test.ts",
  "tests/e2e/private-data.test.ts",
  "platform/backup/backup.test.ts",
  "tests/indexable-pages.test.ts",
  "tests/moving-websites.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longFiles.findIndex((file) => moduleId.endsWith(`/${file}`));
      return place === -1 ? longFiles.length : place;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

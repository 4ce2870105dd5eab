import { describe, expect, test } from "vitest";
import { teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { type LedgerRow, ledgerRows as rowsIn, shortTitle, wordsText } from "./ledger-rows.ts";

const english = teamTexts(teamMessages("wizard", "en"));
const german = teamTexts(teamMessages("wizard", "de"));
const ledgerRows = (crawl: Crawl, known: LedgerRow[]) => rowsIn(crawl, known, english);

type Crawl = Parameters<typeof rowsIn>[0];

const page = (path: string, words = 10) => ({ url: `https://acme.example${path}`, path, title: null, words });
const reading = (path: string) => ({ url: `https://acme.example${path}`, path });
const skipped = (path: string, reason: string) => ({ ...reading(path), reason });
const crawl = (more: Partial<Crawl>): Crawl => ({
  status: "running",
  pages: [],
  reading: [],
  skipped: [],
  found: null,
  ...more,
});
const shown = (rows: LedgerRow[]) => rows.map(({ path, note }) => `${path} ${note}`);

describe("the rows of the ledger", () => {
  test("keep their places whatever the order pages are read in", () => {
    const first = ledgerRows(crawl({ reading: [reading("/"), reading("/a"), reading("/b")] }), []);
    expect(shown(first)).toEqual(["/ reading", "/a reading", "/b reading"]);
    const second = ledgerRows(
      crawl({ pages: [page("/b", 1), page("/", 1_412)], reading: [reading("/a"), reading("/c")] }),
      first,
    );
    expect(shown(second)).toEqual(["/ 1,412 words", "/a reading", "/b 1 word", "/c reading"]);
    const third = ledgerRows(
      crawl({ pages: [page("/b"), page("/"), page("/c")], skipped: [skipped("/a", "no text")] }),
      second,
    );
    expect(shown(third)).toEqual(["/ 10 words", "/a no text", "/b 10 words", "/c 10 words"]);
  });

  test("keep a page that is between being read and being stored", () => {
    const before = ledgerRows(crawl({ reading: [reading("/a")] }), []);
    expect(shown(ledgerRows(crawl({}), before))).toEqual(["/a reading"]);
    expect(shown(ledgerRows(crawl({ status: "completed" }), before))).toEqual(["/a skipped"]);
  });

  test("start with the pages that were read, after a reload", () => {
    const rows = ledgerRows(
      crawl({
        pages: [page("/"), page("/a")],
        reading: [reading("/b")],
        skipped: [skipped("/c", "too slow")],
      }),
      [],
    );
    expect(rows.map(({ path }) => path)).toEqual(["/", "/a", "/b", "/c"]);
  });
});

test.each([
  ["Prices | Acme", "Acme", "Prices"],
  ["Prices – ACME", "Acme", "Prices"],
  ["Prices - Acme", "Acme", "Prices"],
  ["Acme", "Acme", "Acme"],
  ["All about Acme", "Acme", "All about Acme"],
  ["Prices | Acme", null, "Prices | Acme"],
  [null, "Acme", null],
])("shortens the title %j on a site of %j to %j", (title, companyName, short) => {
  expect(shortTitle(title, companyName)).toBe(short);
});

test("uses the singular for one word", () => {
  expect([wordsText(1, english), wordsText(0, english), wordsText(1_412, german)]).toEqual([
    "1 word",
    "0 words",
    "1.412 Wörter",
  ]);
});

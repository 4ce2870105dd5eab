import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import {
  type ExchangedFaq,
  readFaqFile,
  UnreadableFileError,
  writeFaqCsv,
  writeFaqJson,
} from "./faq-exchange.ts";
import { planImport } from "./plan-import.ts";

const cell = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc
    .array(fc.constantFrom("=", "'", '"', ",", ";", "\n", "\r\n", "\r", "\t", "-", "+", "@", "a", " ", "＝"))
    .map((parts) => parts.join("")),
);
const faq: fc.Arbitrary<ExchangedFaq> = fc.record({
  id: fc.uuid(),
  question: cell,
  answer: cell,
  category: cell,
  status: fc.constantFrom("draft", "published"),
  sources: fc.array(
    fc.record({ url: cell, title: fc.option(cell), sentences: fc.array(cell), checkedAt: cell }),
    { maxLength: 2 },
  ),
});
const faqs = fc.array(faq, { minLength: 1, maxLength: 8 });

const acme: ExchangedFaq = {
  id: "6f1f0b6e-0000-4000-8000-000000000001",
  question: "Do you ship?",
  answer: "Yes, to every country.",
  category: "Orders",
  status: "published",
  sources: [],
};

describe("FAQ files", () => {
  it("round-trip as CSV and as JSON", () => {
    fc.assert(
      fc.property(faqs, (list) => {
        for (const write of [writeFaqCsv, writeFaqJson])
          expect(readFaqFile(write(list)).map(({ values }) => values)).toEqual(
            list.map(({ sources: _sources, ...values }) => values),
          );
      }),
    );
  });

  it("name the source of each answer", () => {
    const source = {
      url: "https://acme.example/orders",
      title: "Orders",
      sentences: ["We ship to every country.", "It takes a week."],
      checkedAt: "2026-11-21T10:00:00.000Z",
    };
    const [head, row]: string[][] = parse(writeFaqCsv([{ ...acme, sources: [source] }]));
    expect(Object.fromEntries(head!.map((name, index) => [name, row![index]]))).toMatchObject({
      source_url: source.url,
      source_title: "Orders",
      source_sentences: "We ship to every country.\nIt takes a week.",
      checked_at: source.checkedAt,
    });
    expect(JSON.parse(writeFaqJson([{ ...acme, sources: [source] }])).faqs[0].sources).toEqual([source]);
  });

  it("never contain a cell that a spreadsheet would run as a formula", () => {
    fc.assert(
      fc.property(faqs, (list) => {
        const cells: string[][] = parse(writeFaqCsv(list));
        for (const text of cells.flat()) expect(text).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
    expect(writeFaqCsv([{ ...acme, question: '=HYPERLINK("http://evil.example")' }])).toContain(
      `"'=HYPERLINK(""http://evil.example"")"`,
    );
  });

  it("nor one that would run where a semicolon separates cells", () => {
    const hostile = fc
      .array(fc.constantFrom("=f(1)", "-2|a", "@", "＝g(", "'", '"', ";", "\n", "\r", "\t", " ", "- ", "a"))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (texts) => {
        const list = texts.map((question) => ({ ...acme, question, answer: question, category: question }));
        const file = writeFaqCsv(list);
        for (const line of file.split(/[\r\n]+/))
          for (const text of line.split(/[;\t]/)) expect(text).not.toMatch(/^[" ]*[=+\-@＝][^,]*[(|]/);
        expect(readFaqFile(file).map(({ values }) => values.question)).toEqual(texts);
      }),
    );
    const question = `Where is the shop;=cmd|'/C calc'!A0;?`;
    expect(writeFaqCsv([{ ...acme, question }])).toContain(`shop;'=cmd|'/C calc'!A0;?`);
    expect(writeFaqCsv([{ ...acme, question: "Open today ;-) or not" }])).toContain(
      ",Open today ;-) or not,",
    );
  });

  it("may come from spreadsheets with other separators, a byte order mark or another column order", () => {
    const rows = readFaqFile('\uFEFFAnswer;Question\r\n"Yes; always.";Do you ship?\r\n\r\n');
    expect(rows).toEqual([{ row: 2, values: { id: "", question: "Do you ship?", answer: "Yes; always." } }]);
    expect(readFaqFile('\uFEFFsep=;\r\nAnswer;Question\r\n"Yes; always.";Do you ship?\r\n')).toMatchObject([
      { values: { question: "Do you ship?", answer: "Yes; always." } },
    ]);
  });

  it("report the line on which an invalid row begins", () => {
    const rows = readFaqFile('question,answer\n"Two\nlines?",An answer\nThird?,Another');
    expect(rows.map(({ row }) => row)).toEqual([2, 4]);
    expect(readFaqFile("sep=,\nquestion,answer\nOne?,An answer").map(({ row }) => row)).toEqual([3]);
    expect(() => readFaqFile('sep=,\nquestion,answer\n"One"?,An answer')).toThrow("near line 3");
  });

  it.each([
    ["", "empty"],
    ["question,answer\n", "no FAQ"],
    ["question;text\na;b", '"answer" is missing'],
    ['question,answer\n"open,b', "quotation mark"],
    ["{", "read this JSON file"],
    ["{}", 'no "faqs" list'],
  ])("report why they can't be read: %j", (text, reason) => {
    expect(() => readFaqFile(text)).toThrow(UnreadableFileError);
    expect(() => readFaqFile(text)).toThrow(reason);
  });

  it.each([
    ["rows", `question,answer\n${"Do you ship?,Yes we do ship.\n".repeat(5_001)}`, "more than 5,000 FAQs"],
    // Parsing the whole file would take minutes.
    ["rows of one letter", `question,answer\n${"a\n".repeat(1_900_000)}`, "more than 5,000 FAQs"],
    ["values", `{"faqs":[${"{},".repeat(1_300_000)}{}]}`, "too complex to import"],
    ["levels", `{"faqs":${"[".repeat(1_000_000)}`, "too complex to import"],
  ])("rejects too many %s early", (_, text, reason) => {
    const startedMs = cpuMs();
    expect(() => readFaqFile(text)).toThrow(reason);
    expect(cpuMs() - startedMs).toBeLessThan(5_000);
  });
});

describe("planImport", () => {
  const plan = (text: string) => planImport(readFaqFile(text), [acme]);

  it("finds no changes in an unmodified export", () => {
    expect(plan(writeFaqCsv([acme]))).toEqual({ added: [], changed: [], unchanged: 1, errors: [] });
  });

  it("matches rows by id or question, adds the rest as drafts, and keeps what a row omits", () => {
    const found = plan(
      "question,answer\ndo you SHIP?,Only to some countries.\nDo you knit?,Yes we knit daily.",
    );
    expect(found.changed).toMatchObject([
      {
        id: acme.id,
        row: 2,
        after: { category: "Orders", status: "published", answer: "Only to some countries." },
      },
    ]);
    expect(found.added).toMatchObject([
      { row: 3, question: "Do you knit?", status: "draft", category: null },
    ]);
  });

  it("reports each invalid row and continues", () => {
    const found = plan(
      "question,answer,status\nHm,A long enough answer\nDo you knit?,short\nDo you sew?,Yes we do sew.,live\nDo you glue?,Yes we do glue.\nDo you glue?,No we do not.\nNew Question,New Answer,published",
    );
    expect(found.errors).toEqual([
      { row: 2, message: "A question needs at least 5 characters" },
      { row: 3, message: "An answer needs at least 10 characters" },
      { row: 4, message: 'The status is "draft" or "published", not "live"' },
      { row: 6, message: "The same FAQ as in row 5" },
      { row: 7, message: "Write your own question and answer first." },
    ]);
    expect(found.added).toHaveLength(1);
  });
});

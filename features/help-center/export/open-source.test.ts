/** Untrusted files must be rejected, with the right message, before they cost much memory or CPU time. */
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { documentV1, evidenceRow, faqRow, zipOf, zipV1, zipV2 } from "#tests/support/export-files.ts";
import { openSource, UnusableExportError } from "./open-source.ts";
import { type CenterSummary, summarize } from "./read-center.ts";

async function read(bytes: Uint8Array): Promise<CenterSummary | string> {
  try {
    return await summarize(await openSource(bytes));
  } catch (error) {
    if (error instanceof UnusableExportError) return error.message;
    throw error;
  }
}

const notAnExport = "This file isn't a help center export from Step.";
const tooLarge = "This file is larger or more complex than any export from Step.";
const damaged = "This export is damaged or incomplete. Download it again.";
const unreadable = "This file has JSON we can't read.";
const question = faqRow(1);
const oneFile = [{ path: "generated_faqs-1.ndjson", table: "generated_faqs", records: 1 }];
const withRecords = (records: Uint8Array, files: unknown = oneFile) =>
  zipV2({ files: { "generated_faqs-1.ndjson": records } }, { files });

test("returns the same summary for both versions of an export", async () => {
  const tables = { generated_faqs: [question, faqRow(2)], faq_evidence: [evidenceRow(question)] };
  const expected = {
    company: expect.objectContaining({ companyName: "Old & Söhne" }),
    records: {
      generated_faqs: 2,
      faq_evidence: 1,
      collections: 0,
      collection_redirects: 0,
      redirects: 0,
      pinned_answers: 0,
      removed_faqs: 0,
      faq_proposals: 0,
      video_generated_faqs: 0,
      help_center_content: 0,
      article_drafts: 0,
      article_states: 0,
      article_redirects: 0,
      getting_started: 0,
      video_guides: 0,
      company_languages: 0,
      translations: 0,
    },
    pictures: [],
    missingPictures: 0,
  };
  for (const bytes of [zipV1({ tables }), zipV2({ tables }), strToU8(JSON.stringify(documentV1({ tables })))])
    expect(await read(bytes)).toEqual(expected);
});

describe("ZIP and JSON bombs", () => {
  const cpuMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  /** Measured under 50 ms. Parsing files over the limits would take seconds. */
  const maxCpuMs = 1_000;

  test.each([
    ["a document with the size of 49 million objects", "help-center.json", 20_000_000],
    ["a document just over the limit", "help-center.json", 10_000_001],
    ["a manifest", "manifest.json", 1_000_001],
  ])("rejects %s without unpacking it", async (_what, path, bytes) => {
    const zip = zipOf({ [path]: strToU8('{"x":['.padEnd(bytes, "{},")) });
    const before = cpuMs();
    expect(await read(zip)).toBe(tooLarge);
    expect(cpuMs() - before).toBeLessThan(maxCpuMs);
  });

  test("rejects millions of small objects within the size limit before parsing them", {
    tags: "long",
  }, async () => {
    const objects = strToU8('{"x":['.padEnd(9_999_000, "{},"));
    for (const bytes of [objects, zipOf({ "help-center.json": objects })]) {
      const before = cpuMs();
      expect(await read(bytes)).toBe(tooLarge);
      expect(cpuMs() - before).toBeLessThan(maxCpuMs);
    }
    expect(await read(withRecords(strToU8('{"x":['.padEnd(3_900_000, "{},"))))).toBe(tooLarge);
    expect(await read(zipOf({ "manifest.json": strToU8('{"x":['.padEnd(900_000, "{},")) }))).toBe(tooLarge);
  });

  test("rejects deep nesting in every part of an export", async () => {
    const deep = strToU8("[".repeat(100_000));
    expect(await read(deep)).toBe(tooLarge);
    expect(await read(zipOf({ "help-center.json": deep }))).toBe(tooLarge);
    expect(await read(zipOf({ "manifest.json": deep }))).toBe(tooLarge);
    expect(await read(withRecords(deep))).toBe(tooLarge);
  });

  test("rejects an overlong line before all of it is in memory", async () => {
    expect(await read(withRecords(strToU8(JSON.stringify({ ...question, x: "x".repeat(4_000_000) }))))).toBe(
      tooLarge,
    );
    expect(
      await read(withRecords(strToU8(JSON.stringify({ ...question, x: "x".repeat(3_900_000) })))),
    ).toBeTypeOf("object");
  });

  test("rejects a file of records over 10 MB", { tags: "long" }, async () => {
    const lines = strToU8(`${JSON.stringify(question)}\n`.padEnd(10_000_001, " "));
    expect(await read(withRecords(lines))).toBe(tooLarge);
  });

  test("rejects more records than the limit, in one file or several", { tags: "long" }, async () => {
    const evidence = strToU8(`${JSON.stringify(evidenceRow(question))}\n`.repeat(20_000));
    const paths = Array.from({ length: 6 }, (_, index) => `faq_evidence-${index + 1}.ndjson`);
    const distinct = paths.map((path, part) => [
      path,
      strToU8(
        Array.from(
          { length: 20_000 },
          (_, n) => `${JSON.stringify(evidenceRow(question, { position: part * 20_000 + n }))}\n`,
        ).join(""),
      ),
    ]);
    const files = paths.map((path) => ({ path, table: "faq_evidence", records: 20_000 }));
    expect(await read(zipV2({ files: Object.fromEntries(distinct) }, { files }))).toBe(
      "This file has too many records. An import can have up to 100,000.",
    );
    // Repeated lines are rejected as duplicates before they are counted.
    const same = zipV2({ files: Object.fromEntries(paths.map((path) => [path, evidence])) }, { files });
    expect(await read(same)).toBe("This export has a duplicate: faq_evidence (position)");
  });

  test("doesn't count empty lines as records", async () => {
    expect(await read(withRecords(new Uint8Array(9_000_000).fill(0x0a)))).toBe(unreadable);
  });

  test("reads an export with more pictures than a small help center has", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 4_000 }, (_, n) => [`files/${n}.png`, new Uint8Array()]),
    );
    expect(await read(zipV2({ files: many }))).not.toBe(notAnExport);
  });

  test("rejects too many entries and unsafe names", { tags: "long" }, async () => {
    const many = Object.fromEntries(
      Array.from({ length: 25_001 }, (_, n) => [`files/${n}.png`, new Uint8Array()]),
    );
    expect(await read(zipV2({ files: many }))).toBe(notAnExport);
    for (const path of ["../up.png", "/etc/passwd", `files/${"n".repeat(600)}.png`])
      expect(await read(zipV2({ files: { [path]: new Uint8Array(1) } })), path).toBe(notAnExport);
  });
});

describe("damaged or incomplete exports", () => {
  const tables = { generated_faqs: [question] };

  test.each([
    ["a record count that differs from the manifest", { files: [{ ...oneFile[0], records: 2 }] }, damaged],
    ["a file that isn't there", { files: [{ ...oneFile[0], path: "generated_faqs-2.ndjson" }] }, damaged],
    ["a file named twice", { files: [...oneFile, ...oneFile] }, damaged],
    ["an unexpected path", { files: [{ ...oneFile[0], path: "files/x" }] }, damaged],
    ["no list of files", { files: undefined }, damaged],
    ["a newer version", { version: 3 }, "This export was made by a newer version of Step."],
    ["another format", { format: "other" }, notAnExport],
  ])("rejects %s", async (_what, changed, problem) => {
    expect(await read(zipV2({ tables }, changed))).toBe(problem);
  });

  test("rejects a bare manifest, plain text, an empty file and an unrelated ZIP file", async () => {
    const manifest = JSON.stringify({ format: "step-account-export", version: 2 });
    expect(await read(strToU8(manifest))).toBe("This is only part of an export. Choose the whole ZIP file.");
    expect(await read(strToU8("nothing"))).toBe(unreadable);
    expect(await read(strToU8("null"))).toBe(notAnExport);
    expect(await read(new Uint8Array())).toBe(unreadable);
    expect(await read(zipOf({ "readme.txt": strToU8("x") }))).toBe(notAnExport);
    expect(await read(strToU8("PK nothing"))).toBe(notAnExport);
  });

  test("rejects a truncated file and duplicate records", async () => {
    const whole = zipV2({ tables });
    expect(await read(whole.subarray(0, whole.length - 30))).toBe(notAnExport);
    const cut = strToU8(JSON.stringify(question).slice(0, 100));
    expect(await read(withRecords(cut))).toBe(unreadable);
    const doubled = zipV2({ tables: { generated_faqs: [question, faqRow(2, { slug: question.slug })] } });
    expect(await read(doubled)).toBe("This export has a duplicate: generated_faqs (slug)");
  });

  test("reports the path of an invalid field", async () => {
    const changed = { generated_faqs: [question, faqRow(2, { slug: "../up" })] };
    for (const bytes of [zipV1({ tables: changed }), zipV2({ tables: changed })])
      expect(await read(bytes)).toMatch(/^We can't use something in this export: generated_faqs\.1\.slug /);
  });
});

test("finds pictures by their URL, and doesn't unpack one that is too large", async () => {
  const guide = {
    title: "T",
    description: "",
    frames: ["a", "b", "large"].map((name) => ({ description: name, frameUrl: `/files/${name}.png` })),
    thumbnailUrl: null,
    category: null,
    published: true,
    createdAt: "2026-11-20T08:00:00.000Z",
    updatedAt: "2026-11-20T08:00:00.000Z",
  };
  const files = { "files/a.png": strToU8("a"), "files/large.png": new Uint8Array(10_000_001) };
  const source = await openSource(zipV2({ tables: { video_guides: [guide] }, files }));
  expect(await summarize(source)).toMatchObject({
    pictures: ["/files/a.png", "/files/large.png"],
    missingPictures: 1,
  });
  expect(await source.readPicture("/files/a.png")).toEqual(Buffer.from("a"));
  for (const url of ["/files/b.png", "/files/large.png", "files/a.png", "/manifest.json/../files/a.png", ""])
    expect(await source.readPicture(url), url).toBeNull();
});

/** Handwritten export files of a help center, both valid ones of each version and malicious ones. */
import { strToU8, type Zippable, zipSync } from "fflate";

type Row = Record<string, unknown>;

export interface ExportParts {
  company?: Row;
  tables?: Record<string, Row[]>;
  files?: Record<string, Uint8Array>;
}

const plainCompany: Row = {
  companyName: "Old & Söhne",
  logoUrl: null,
  websiteUrl: "https://old.example/",
  language: "en",
  themeSettings: { primaryColor: "#1b4d3e" },
  searchSettings: {},
  contactDetails: { email: "office@old.example" },
};
const noRows = {
  generated_faqs: [],
  faq_evidence: [],
  video_generated_faqs: [],
  help_center_content: [],
  getting_started: [],
  video_guides: [],
};
const time = "2026-11-20T08:00:00.000Z";

/** The only document of a version 1 export. */
export function documentV1({ company = {}, tables = {} }: ExportParts = {}): Row {
  return {
    format: "step-account-export",
    version: 1,
    exportedAt: time,
    user: { email: "old@old.example" },
    company: { ...plainCompany, ...company },
    ...noRows,
    ...tables,
  };
}

export function zipV1(parts: ExportParts = {}): Uint8Array<ArrayBuffer> {
  return zipOf({ "help-center.json": strToU8(JSON.stringify(documentV1(parts))), ...parts.files });
}

/** Has one file per table. `changed` replaces fields of the manifest. */
export function zipV2(parts: ExportParts = {}, changed: Row = {}): Uint8Array<ArrayBuffer> {
  const tables = Object.entries({ ...noRows, ...parts.tables }).filter(([, rows]) => rows.length > 0);
  const files = tables.map(([table, rows]) => ({ path: `${table}-1.ndjson`, table, records: rows.length }));
  const { company } = documentV1(parts);
  const manifest = { format: "step-account-export", version: 2, company, files, ...changed };
  const contents = tables.map(([table, rows]) => [
    `${table}-1.ndjson`,
    strToU8(rows.map((row) => `${JSON.stringify(row)}\n`).join("")),
  ]);
  return zipOf({
    "manifest.json": strToU8(JSON.stringify(manifest)),
    ...Object.fromEntries(contents),
    ...parts.files,
  });
}

export function zipOf(files: Zippable): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(files, { level: 9 }));
}

/** A row of `generated_faqs` with columns that exports ignore. */
export function faqRow(n: number, changed: Row = {}): Row {
  return {
    id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
    companyId: "00000000-0000-4000-9000-000000000000",
    sourceUrl: "manual",
    question: `How is order ${n} sent?`,
    answer: "It goes with the morning van.",
    category: null,
    slug: `order-${n}`,
    status: "published",
    position: n,
    version: 1,
    provenVersion: 1,
    origin: "manual",
    confidence: null,
    leftOut: false,
    generationKey: null,
    createdAt: time,
    updatedAt: time,
    ...changed,
  };
}

export function evidenceRow(faq: Row, changed: Row = {}): Row {
  return {
    faqId: faq.id,
    sentence: "The van leaves in the morning.",
    sourceUrl: "https://old.example/delivery",
    sourceTitle: "Delivery",
    pageHash: "abc",
    checkedAt: time,
    missingSince: null,
    position: 0,
    ...changed,
  };
}

export function articleRow(n: number, changed: Row = {}): Row {
  return {
    title: `Article ${n}`,
    content: "What is needed: a box.",
    slug: `article-${n}`,
    category: null,
    position: n,
    status: "published",
    createdAt: time,
    updatedAt: time,
    ...changed,
  };
}

/** Creates a fictional help center of any size, in the format that owners export and import. */
import {
  dataFilePath,
  exportFormat,
  exportVersion,
  manifestPath,
} from "#features/help-center/export/export-format.ts";
import { type ZipEntry, zipStream } from "#features/help-center/export/zip-stream.ts";
import { sampleGuide } from "#features/websites/import/sample.ts";
import type { Services } from "#platform/services.ts";

export interface CenterSize {
  questions: number;
  articles: number;
}

const subjects = ["kitchen knife", "bread knife", "pair of scissors", "plane iron", "pocket knife", "chisel"];
const categories = ["Orders", "Prices", "Delivery", "Care", "Returns", "Repairs"];
const websiteUrl = "https://whetline.example/";

/** One question in eight and one article in six is a draft. */
export async function centerArchive(
  size: CenterSize,
  { clock, ids }: Pick<Services, "clock" | "ids">,
): Promise<Uint8Array<ArrayBuffer>> {
  const now = clock.now();
  const time = now.toISOString();
  const questions = numbers(size.questions).map((n) => ({ id: ids.uuid(), ...question(n, time) }));
  const tables = {
    generated_faqs: questions,
    faq_evidence: questions.map(({ id }, n) => evidence(id, n, time)),
    help_center_content: numbers(size.articles).map((n) => article(n, time)),
    getting_started: [guide(time)],
  };
  const chunks = await Array.fromAsync(zipStream(entriesOf(tables), { now }));
  // Avoids Buffer.concat, whose small buffers share memory and can't be transferred to a worker.
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

async function* entriesOf(tables: Record<string, unknown[]>): AsyncGenerator<ZipEntry> {
  const files = Object.entries(tables).map(([table, rows]) => ({
    path: dataFilePath(table, 1),
    table,
    records: rows.length,
  }));
  const manifest = { format: exportFormat, version: exportVersion, company, files };
  yield { path: manifestPath, content: JSON.stringify(manifest) };
  for (const { path, table } of files)
    yield { path, content: (tables[table] ?? []).map((row) => `${JSON.stringify(row)}\n`).join("") };
}

const company = {
  companyName: "Whetline",
  logoUrl: null,
  websiteUrl,
  language: "en",
  themeSettings: { primaryColor: "#1b4d3e" },
  searchSettings: {},
  contactDetails: { email: "hello@whetline.example", phone: "0114 496 0142", contactFormEnabled: true },
};

function question(n: number, time: string) {
  const subject = subjects[n % subjects.length]!;
  return {
    sourceUrl: pageOf(n),
    question: `How long does sharpening a ${subject} take with order ${n + 1}?`,
    answer: `A ${subject} takes **${(n % 5) + 1} working days**. Order ${n + 1} comes back by tracked delivery.`,
    category: categories[n % categories.length]!,
    slug: `order-${n + 1}`,
    status: n % 8 === 7 ? "draft" : "published",
    position: n,
    version: 1,
    provenVersion: 1,
    origin: "explicit",
    confidence: 0.9,
    leftOut: false,
    generationKey: null,
    createdAt: time,
    updatedAt: time,
  };
}

function evidence(faqId: string, n: number, time: string) {
  return {
    faqId,
    sentence: `Order ${n + 1} takes ${(n % 5) + 1} working days.`,
    sourceUrl: pageOf(n),
    sourceTitle: "Delivery",
    pageHash: "0".repeat(64),
    checkedAt: time,
    missingSince: null,
    position: 0,
  };
}

function article(n: number, time: string) {
  return {
    title: `Care for a ${subjects[n % subjects.length]!}, part ${n + 1}`,
    content: "Wipe the blade dry.\n\n## What you need\n\n- A soft cloth\n- A drop of oil",
    slug: `care-${n + 1}`,
    category: categories[n % categories.length]!,
    position: n,
    status: n % 6 === 5 ? "draft" : "published",
    createdAt: time,
    updatedAt: time,
  };
}

function guide(time: string) {
  const { title, steps } = sampleGuide;
  return {
    title,
    steps: steps.map((step, index) => ({ id: `step-${index + 1}`, ...step, imageUrl: null })),
    published: true,
    draft: null,
    recordedAt: null,
    recordingSeconds: null,
    updatedAt: time,
  };
}

function pageOf(n: number): string {
  return `${websiteUrl}delivery/${(n % 7) + 1}`;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n);
}

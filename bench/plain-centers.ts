/** Adds many help centers with only text to a running server's database. */
import { companies, generatedFaqs } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import { numbers, sentence } from "./generate-pages.ts";

export interface PlainCenter {
  companyId: string;
  /** Served at "/help/" followed by this. */
  subdomain: string;
  /** Each question is served at "/faq/" followed by one of these. */
  slugs: string[];
}

interface PlainCentersOptions {
  /** Prefix of the numbered subdomains. */
  name: string;
  count: number;
  faqCount: number;
}

/** Rows per statement. A row has some ten values, and Postgres allows 65,535 parameters. */
const batchSize = 1_000;

export async function addPlainCenters(
  db: Db,
  { name, count, faqCount }: PlainCentersOptions,
): Promise<PlainCenter[]> {
  const next = numbers(count * 31 + faqCount);
  const made = await db
    .insert(companies)
    .values(
      Array.from({ length: count }, (_, index) => ({
        companyName: `Company ${name} ${index + 1}`,
        helpCenterSubdomain: `${name}-${index + 1}`,
        isPublic: true,
        onboardingCompleted: true,
        websiteUrl: "https://website.example/",
        contactDetails: { email: "office@website.example", contactFormEnabled: true },
      })),
    )
    .returning({ companyId: companies.id, subdomain: companies.helpCenterSubdomain });
  const slugs = Array.from({ length: faqCount }, (_, index) => `question-${index + 1}`);
  const rows = made.flatMap(({ companyId }) =>
    slugs.map((slug, position) => ({
      companyId,
      question: `${sentence(next).replace(/\.$/, "")}?`,
      answer: Array.from({ length: 4 }, () => sentence(next)).join(" "),
      slug,
      category: ["Orders", "Delivery", "Repairs", "General Questions"][position % 4],
      status: "published" as const,
      position,
    })),
  );
  for (let first = 0; first < rows.length; first += batchSize) {
    await db.insert(generatedFaqs).values(rows.slice(first, first + batchSize));
  }
  return made.map(({ companyId, subdomain }) => ({ companyId, subdomain: subdomain ?? "", slugs }));
}

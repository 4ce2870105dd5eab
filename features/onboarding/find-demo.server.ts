/** One question of the sample help center with the sentence that proves it: what the start page shows. */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { companies, faqEvidence, generatedFaqs } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import { sampleSubdomain } from "./sample.ts";

export interface Demo {
  companyName: string;
  helpCenterPath: string;
  /** Null while the sample has no question with a short proof. */
  example: { question: string; sentence: string; sourceUrl: string } | null;
}

/** Long enough to say something, short enough to be read at a glance. */
const [minSentenceLength, maxSentenceLength] = [50, 160];

/** Null until the sample was made. */
export async function findDemo({ db }: Services): Promise<Demo | null> {
  const [company] = await db
    .select({ id: companies.id, companyName: companies.companyName })
    .from(companies)
    .where(eq(companies.helpCenterSubdomain, sampleSubdomain));
  if (!company) return null;
  const [example] = await db
    .select({
      question: generatedFaqs.question,
      sentence: faqEvidence.sentence,
      sourceUrl: faqEvidence.sourceUrl,
    })
    .from(generatedFaqs)
    .innerJoin(faqEvidence, eq(faqEvidence.faqId, generatedFaqs.id))
    .where(
      and(
        eq(generatedFaqs.companyId, company.id),
        eq(generatedFaqs.status, "published"),
        inArray(generatedFaqs.origin, ["explicit", "section"]),
        eq(faqEvidence.position, 0),
        sql`length(${faqEvidence.sentence}) between ${minSentenceLength} and ${maxSentenceLength}`,
      ),
    )
    .orderBy(asc(generatedFaqs.position))
    .limit(1);
  return {
    companyName: company.companyName,
    helpCenterPath: `/help/${sampleSubdomain}`,
    example: example ?? null,
  };
}

import * as schema from "#db/schema.ts";
import type { Filling } from "./filling.ts";

/** Stores pages of the company's website, and how they differ from its questions. */
export async function storeWebsite(
  { services: { db }, companyId, mark }: Filling,
  { published, draft }: { published: string; draft: string },
) {
  const url = `https://${mark}.example/`;
  const now = new Date();
  const [crawl] = await db
    .insert(schema.crawls)
    .values({ companyId, url, status: "completed", progress: 100, finishedAt: now })
    .returning();
  if (!crawl) throw new Error("the crawl was not stored");
  await db
    .insert(schema.crawlPages)
    .values({ crawlId: crawl.id, url, title: `Page of ${mark}`, status: "kept", markdown: mark });
  await db
    .insert(schema.websiteChecks)
    .values({ companyId, url, status: "completed", result: "compared", pagesRead: 12, finishedAt: now });
  const proposal = (kind: "new" | "changed" | "gone", index: number) => ({
    companyId,
    kind,
    fingerprint: `${kind}-${index}`,
    faqId: kind === "new" ? null : published,
    question: kind === "gone" ? null : `What is new about ${mark}?`,
    answer: kind === "gone" ? null : `This is what ${mark} says by now.`,
    origin: "section" as const,
    sourceUrl: url,
    evidence: [`Now ${mark}.`],
    foundAt: now,
  });
  const proposals = await db
    .insert(schema.faqProposals)
    .values([
      proposal("new", 0),
      proposal("changed", 1),
      proposal("gone", 2),
      { ...proposal("changed", 3), faqId: draft, status: "dismissed", decidedAt: now },
    ])
    .returning({ id: schema.faqProposals.id });
  const value = (shown: string) => ({
    value: shown,
    evidence: `Call ${shown} at ${mark}.`,
    sourceUrl: `${url}about`,
    sourceTitle: null,
    pageHash: "0".repeat(64),
  });
  const values = [value("+44 117 496 0142"), value("+44 117 496 0143")];
  const contradictions = await db
    .insert(schema.faqContradictions)
    .values([
      { companyId, kind: "phone", subject: mark, fingerprint: "0", values, foundAt: now },
      {
        companyId,
        kind: "phone",
        subject: `Other ${mark}`,
        fingerprint: "1",
        values,
        foundAt: now,
        status: "dismissed",
        decidedAt: now,
      },
    ])
    .returning({ id: schema.faqContradictions.id });
  const claim = (sentence: string) => ({
    sentence,
    from: 0,
    to: 4,
    title: mark,
    url: `${url}about`,
    slug: null,
  });
  const [conflict] = await db
    .insert(schema.claimConflicts)
    .values({
      companyId,
      kind: "duration",
      fingerprint: "0",
      claims: [claim(`Two days, says ${mark}.`), claim(`Ten days, says ${mark}.`)],
      foundAt: now,
    })
    .returning({ id: schema.claimConflicts.id });
  const [newProposal = "", changedProposal = "", goneProposal = "", dismissedProposal = ""] = proposals.map(
    ({ id }) => id,
  );
  const [openContradiction = "", settledContradiction = ""] = contradictions.map(({ id }) => id);
  return {
    crawlId: crawl.id,
    ids: {
      newProposal,
      changedProposal,
      goneProposal,
      dismissedProposal,
      openContradiction,
      settledContradiction,
      conflict: conflict?.id ?? "",
    },
  };
}

/** Stores the wizard's colors, logos and generation. Returns the id of a logo from the website. */
export async function storeWizard(
  { services: { db }, companyId, mark }: Filling,
  { foundLogo, crawlId }: { foundLogo: string; crawlId: string },
): Promise<string> {
  const [logo] = await db
    .insert(schema.onboardingLogos)
    .values({ companyId, crawlId, kind: "found", storageKey: foundLogo, width: 64, height: 48 })
    .returning({ id: schema.onboardingLogos.id });
  if (!logo) throw new Error("the logo was not stored");
  await db
    .insert(schema.onboardings)
    .values({ companyId, source: "website", websiteUrl: `https://${mark}.example/`, crawlId });
  await db.insert(schema.faqGenerations).values({
    companyId,
    crawlId,
    status: "completed",
    progress: 100,
    log: [`Wrote about ${mark}`],
    finishedAt: new Date(),
  });
  return logo.id;
}

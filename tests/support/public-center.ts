/** Inserts a public help center with one question and a contact form. */
import { randomUUID } from "node:crypto";
import { companies, generatedFaqs } from "#db/schema.ts";
import { createClaimLink } from "#features/companies/claim-links.server.ts";
import type { Services } from "#platform/services.ts";

export interface PublicCenter {
  companyId: string;
  /** Such as "/claim/…". */
  claimPath: string;
}

export async function makePublicCenter(services: Services, subdomain: string): Promise<PublicCenter> {
  const [company] = await services.db
    .insert(companies)
    .values({
      companyName: `The ${subdomain} company`,
      helpCenterSubdomain: subdomain,
      isPublic: true,
      onboardingCompleted: true,
      websiteUrl: "https://website.example/",
      contactDetails: { email: "office@website.example", contactFormEnabled: true },
    })
    .returning({ id: companies.id });
  if (!company) throw new Error("no company was stored");
  await services.db.insert(generatedFaqs).values({
    companyId: company.id,
    question: `What does ${subdomain} do?`,
    answer: `Everything that ${subdomain} promises, on every working day.`,
    slug: "what-is-it",
    status: "published",
    position: 0,
  });
  const claim = new URL(await createClaimLink(services, company.id));
  return { companyId: company.id, claimPath: claim.pathname };
}

/**
 * Resolves when this process has received the notifications of all earlier commits, which arrive in commit order. After
 * that, the page cache keeps what it renders.
 */
export async function contentChangesArrived({ realtime }: Pick<Services, "realtime">): Promise<void> {
  const channel = `test:${randomUUID()}`;
  const arrived = new Promise<void>((resolve) => {
    const leave = realtime.subscribe(channel, () => {
      leave();
      resolve();
    });
  });
  await realtime.publish(channel, null);
  await arrived;
}

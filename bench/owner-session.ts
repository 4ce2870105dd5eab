/** Creates an owner with a help center in use, on a running server. */

import { eq } from "drizzle-orm";
import { companies, contactMessages, faqEvidence, generatedFaqs } from "#db/schema.ts";
import { readConfig } from "#platform/config.ts";
import { openRunningServices } from "#server/services.ts";
import { createUser } from "#tests/support/sign-in.ts";

/** The owner's help center. */
export const editedSubdomain = "bench-bikes";
const faqCount = 40;
const messageCount = 12;

/** Returns the Cookie header of a new owner's session. `faqs` is the number of questions. */
export async function openOwner(
  { dataDir, port }: { dataDir: string; port: number },
  { faqs: count = faqCount } = {},
): Promise<string> {
  const opened = await openRunningServices(readConfig({ DATA_DIR: dataDir, PORT: String(port) }));
  if (!opened) throw new Error("no server runs");
  try {
    const { db } = opened.services;
    const owner = await createUser(opened.services, {
      email: "owner@bench.example",
      companyName: "Bench Bikes",
      onboardingCompleted: true,
    });
    const companyId = owner.companyId ?? "";
    await db
      .update(companies)
      .set({
        helpCenterSubdomain: editedSubdomain,
        isPublic: true,
        websiteUrl: "https://bench.example/",
        contactDetails: { email: "owner@bench.example", contactFormEnabled: true },
      })
      .where(eq(companies.id, companyId));
    for (let first = 0; first < count; first += 500) {
      const rows = await db
        .insert(generatedFaqs)
        .values(
          Array.from({ length: Math.min(500, count - first) }, (_, index) => ({
            companyId,
            question: `How long does repair number ${first + index + 1} take?`,
            answer: `Most repairs are finished within **two working days**. If a part has to be ordered we tell you the same day, and you can borrow a bike until number ${first + index + 1} is back.`,
            slug: `repair-${first + index + 1}`,
            category: ["Repairs and parts", "Booking", "Payments", "E-bikes"][index % 4],
            status: "published" as const,
            origin: "section" as const,
            position: first + index,
          })),
        )
        .returning({ id: generatedFaqs.id });
      await db.insert(faqEvidence).values(
        rows.map(({ id: faqId }, index) => ({
          faqId,
          sentence: `We turn most repairs around in two working days, number ${first + index + 1} too.`,
          sourceUrl: "https://bench.example/how-it-works",
          pageHash: "bench",
        })),
      );
    }
    await db.insert(contactMessages).values(
      Array.from({ length: messageCount }, (_, index) => ({
        companyId,
        name: `Visitor ${index + 1}`,
        email: `visitor-${index + 1}@visitor.example`,
        message: "Do you also repair cargo bikes, and how long would that take?",
      })),
    );
    return owner.cookie;
  } finally {
    await opened.close();
  }
}

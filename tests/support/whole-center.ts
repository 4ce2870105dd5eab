/** Inserts a public help center with every kind of page. */
import sharp from "sharp";
import type { ThemeSettings } from "#db/schema/companies.ts";
import type { GuideFrame } from "#db/schema/guides.ts";
import {
  companies,
  faqEvidence,
  generatedFaqs,
  gettingStarted,
  helpCenterContent,
  videoGuides,
} from "#db/schema.ts";
import type { Services } from "#platform/services.ts";

export interface WholeCenterOptions {
  subdomain: string;
  name?: string;
  /** A verified custom domain, which is the canonical address. */
  customDomain?: string;
  /** Number of published questions. Defaults to 6. */
  faqCount?: number;
  /** Returns the texts of a question. By default, all are alike. */
  writeFaq?: (index: number) => { question: string; answer: string };
  themeSettings?: ThemeSettings;
  language?: string;
  isPublic?: boolean;
}

const categories = ["Orders", "Delivery & returns", "Everything else"];

/** Returns the company's id. */
export async function makeWholeCenter(
  { db, storage }: Pick<Services, "db" | "storage">,
  {
    subdomain,
    name = "Acme & Söhne",
    customDomain,
    faqCount = 6,
    writeFaq = parcelFaq,
    themeSettings = {},
    language = "en",
    isPublic = true,
  }: WholeCenterOptions,
): Promise<string> {
  const logo = await picture(storage, `company-logos/${subdomain}-logo.png`, { width: 420, height: 120 });
  const [company] = await db
    .insert(companies)
    .values({
      companyName: name,
      helpCenterSubdomain: subdomain,
      isPublic,
      onboardingCompleted: true,
      websiteUrl: "https://website.example/",
      language,
      logoUrl: logo.url,
      logoWidth: logo.width,
      logoHeight: logo.height,
      themeSettings: { primaryColor: "#1b4d3e", nameBesideLogo: true, ...themeSettings },
      contactDetails: {
        email: "office@website.example",
        phone: "+44 117 496 0142",
        address: "1 Mill Lane\nBristol",
        contactFormEnabled: true,
        socialMedia: { linkedin: "https://www.linkedin.com/company/acme" },
      },
      ...(customDomain
        ? { customDomain, domainType: "custom" as const, domainVerificationStatus: "verified" as const }
        : {}),
    })
    .returning({ id: companies.id });
  const companyId = company!.id;
  await writeFaqs(
    db,
    companyId,
    Array.from({ length: faqCount }, (_, index) => writeFaq(index)),
  );
  await db.insert(helpCenterContent).values(
    ["How we deliver", "Care & repair"].map((title, index) => ({
      companyId,
      title,
      slug: `article-${index + 1}`,
      content: `First of all.\n\n## What is needed\n\nA box, and **tape**.\n\n## What it costs\n\n| Parcel | Price |\n|---|---|\n| small | 4 |`,
      category: index === 0 ? "Delivery" : null,
      status: "published" as const,
      position: index,
    })),
  );
  const step = await picture(storage, `public/${subdomain}/step-1.png`, { width: 1600, height: 1000 });
  await db.insert(gettingStarted).values({
    companyId,
    title: "Your first order",
    published: true,
    steps: [
      {
        id: "a",
        title: "Open the shop",
        description: "Press **Shop**.",
        imageUrl: step.url,
        imageAlt: "The shop's front page",
        imageWidth: step.width,
        imageHeight: step.height,
      },
      { id: "b", title: "Choose", description: "Take what you like.", imageUrl: null },
    ],
  });
  await db.insert(videoGuides).values({
    companyId,
    title: "Send something back",
    description: "From the label to the refund",
    category: "Returns",
    frames: [{ description: "Print the label.", frameUrl: step.url, click: printLabel }],
    thumbnailUrl: step.url,
  });
  return companyId;
}

const printLabel: NonNullable<GuideFrame["click"]> = {
  ...{ verb: "click", role: "button", name: "Print label", value: null },
  ...{ url: "https://app.acme.example/labels", pageTitle: "Labels", dialogTitle: "" },
  ...{ selectors: ["#print"], view: { width: 1_280, height: 720 } },
  covered: {
    boxes: [{ x: 900, y: 20.5, width: 180, height: 24 }],
    shown: [{ ...{ x: 40, y: 60.5, width: 120, height: 18 }, kind: "phone", mark: "0a1b2c3d" }],
    control: { x: 40, y: 300 },
    view: { width: 1_280, height: 720 },
  },
};

function parcelFaq(index: number): { question: string; answer: string } {
  return {
    question: `What happens with parcel number ${index + 1} when nobody is at home?`,
    answer: `The carrier tries again **on the next working day**, and leaves a note with number ${index + 1}.\n\nAfter two attempts it waits for seven days at the nearest shop; bring the note and something that shows your name.`,
  };
}

async function writeFaqs(
  db: Services["db"],
  companyId: string,
  faqs: { question: string; answer: string }[],
): Promise<void> {
  const rows = await db
    .insert(generatedFaqs)
    .values(
      faqs.map((faq, index) => ({
        ...faq,
        companyId,
        category: categories[index % categories.length]!,
        slug: `parcel-${index + 1}`,
        status: "published" as const,
        position: index,
      })),
    )
    .returning({ id: generatedFaqs.id });
  await db.insert(faqEvidence).values(
    rows.map(({ id }, index) => ({
      faqId: id,
      sentence: `The carrier tries again on the next working day, with note ${index + 1}.`,
      sourceUrl: `https://website.example/delivery/${(index % 7) + 1}`,
      sourceTitle: "Delivery",
      pageHash: "0".repeat(64),
    })),
  );
}

async function picture(
  storage: Services["storage"],
  key: string,
  size: { width: number; height: number },
): Promise<{ url: string; width: number; height: number }> {
  const bytes = await sharp({ create: { ...size, channels: 3, background: "#1b4d3e" } })
    .png()
    .toBuffer();
  await storage.put(key, new Uint8Array(bytes), { contentType: "image/png" });
  return { url: `/files/${key}`, ...size };
}

/** The part of the output of `npm run cli -- import URL --json` that the evaluation measures. */
import { z } from "zod";

const color = z.object({ color: z.string(), confidence: z.number().optional() });

export const importResultSchema = z.object({
  pages: z.array(
    z.object({
      url: z.string(),
      markdown: z.string().optional(),
      metadata: z.looseObject({ title: z.string().nullish() }).optional(),
    }),
  ),
  colors: z.object({ primaryColors: z.array(color), backgroundColors: z.array(color).default([]) }),
  contactInfo: z.object({
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    addresses: z.array(z.string()).default([]),
  }),
  brandAssets: z.object({
    logoUrls: z.array(z.string()),
    faviconUrl: z.string().nullable(),
    companyName: z.string().nullable(),
  }),
  faqs: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      category: z.string().optional(),
      sourceUrl: z.string().optional(),
      origin: z.string(),
      evidence: z.array(z.string()).default([]),
    }),
  ),
  contradictions: z
    .array(
      z.object({
        kind: z.string(),
        subject: z.string(),
        values: z.array(z.object({ value: z.string(), sourceUrl: z.string() })),
      }),
    )
    .default([]),
  timings: z.looseObject({ faqMs: z.number().optional() }).default({}),
});

export type ImportResult = z.output<typeof importResultSchema>;

/** Parameters and fields that several operations have. */
import { z } from "zod";
import { publicationStatuses } from "#shared/enumerations.ts";
import { faqLimits } from "#shared/faq-limits.ts";
import { pageQuery } from "./cursor.ts";

export const byId = z.object({ id: z.uuid() });

export const language = z
  .string()
  .max(35)
  .optional()
  .describe("Language of the help center, such as `de`. Its main language by default");

export const collectionName = z.string().min(1).max(faqLimits.category.max);

export const contentQuery = pageQuery.extend({
  status: z.enum(publicationStatuses).optional(),
  collection: z.string().min(1).max(80).optional().describe("Name of a collection"),
  updatedAfter: z.iso.datetime({ offset: true }).optional(),
});

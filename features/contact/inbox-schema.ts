import { z } from "zod";
import { inboxActions, inboxViews } from "./inbox-texts.ts";

export const inboxActionSchema = z.object({ intent: z.enum(inboxActions), id: z.uuid() });

/** Invalid values in the URL fall back to the first page of the inbox. */
export const inboxQuerySchema = z.object({
  view: z.enum(inboxViews).catch("inbox"),
  q: z.string().trim().max(200).catch(""),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

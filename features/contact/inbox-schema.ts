import { z } from "zod";
import { inboxActions, inboxViews } from "./inbox-texts.ts";

/** The forms of the inbox: what to do (`intent`) with which message. */
export const inboxActionSchema = z.object({ intent: z.enum(inboxActions), id: z.uuid() });

/** What is looked at, from the address; anything unreadable is the first page of the inbox. */
export const inboxQuerySchema = z.object({
  view: z.enum(inboxViews).catch("inbox"),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

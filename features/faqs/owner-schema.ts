/** Forms of the dashboard's FAQ page by intent. Other forms get status 400. */
import { z } from "zod";
import { collectionIcons } from "#shared/enumerations.ts";
import { maxFaqs } from "./owner-faq.ts";

const id = z.uuid();
const ids = z.array(id).max(maxFaqs);
const text = z.string().max(100_000);
const flag = z.enum(["true", "false"]).transform((value) => value === "true");

export const faqActionSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("show-faqs"), shown: flag }),
  z.object({ intent: z.literal("add"), category: text.optional(), question: z.string().max(200).optional() }),
  z.object({
    intent: z.literal("save"),
    faqId: id,
    version: z.coerce.number().int().min(1).max(2_000_000_000),
    question: text,
    answer: text,
    category: text,
    /** The category when the owner began to edit. */
    baseCategory: text,
  }),
  z.object({
    intent: z.literal("restore-version"),
    faqId: id,
    number: z.coerce.number().int().min(1).max(2_000_000_000),
  }),
  z.object({ intent: z.literal("publish"), ids }),
  z.object({ intent: z.literal("unpublish"), ids }),
  z.object({ intent: z.literal("delete"), ids }),
  z.object({ intent: z.literal("restore"), ids }),
  z.object({ intent: z.literal("set-category"), ids, category: text }),
  z.object({ intent: z.literal("add-category"), category: text }),
  z.object({ intent: z.literal("rename-category"), category: text, to: text }),
  z.object({
    intent: z.literal("describe-category"),
    category: text,
    description: text,
    icon: z.enum(["", ...collectionIcons]),
  }),
  z.object({ intent: z.literal("move-category"), category: text, by: z.enum(["left", "right"]) }),
  /** Inside `parent`, if it isn't empty, and in front of `before`, otherwise at the end. */
  z.object({ intent: z.literal("place-category"), category: text, parent: text, before: text }),
  z.object({ intent: z.literal("remove-category"), category: text }),
  z.object({ intent: z.literal("move"), faqId: id, before: z.union([id, z.literal("")]) }),
  z.object({ intent: z.literal("shift"), faqId: id, by: z.enum(["up", "down"]) }),
]);

export type FaqAction = z.infer<typeof faqActionSchema>;

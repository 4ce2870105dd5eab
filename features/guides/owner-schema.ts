import { z } from "zod";
import { guideLimits } from "#shared/guide-limits.ts";

const version = z.coerce.number().int().min(0).max(2_000_000_000);
const stepId = z.string().regex(/^[\w-]{1,64}$/);

const text = {
  version,
  title: z.string().max(guideLimits.title * 2),
  /** Parallel lists with one entry per step. */
  stepId: z.array(stepId).max(guideLimits.steps),
  stepTitle: z.array(z.string().max(guideLimits.stepTitle * 2)),
  stepDescription: z.array(z.string().max(guideLimits.description * 2)),
  stepImage: z.array(z.string().max(300)),
  stepAlt: z.array(z.string().max(guideLimits.alt * 2)),
  /** A button's command when JavaScript isn't available. */
  arrange: z.string().max(80).optional(),
};

const guideActionSchema = z
  .discriminatedUnion("intent", [
    z.object({ intent: z.literal("save"), ...text }),
    z.object({ intent: z.literal("publish"), ...text }),
    z.object({ intent: z.literal("discard-draft"), version }),
    z.object({ intent: z.literal("restore-previous"), version }),
    z.object({
      intent: z.literal("restore-version"),
      number: z.coerce.number().int().min(1).max(2_000_000_000),
    }),
    z.object({
      intent: z.literal("set-visibility"),
      shown: z.enum(["true", "false"]).transform((value) => value === "true"),
    }),
  ])
  .refine((action) => !("stepId" in action) || isInStep(action));

type Lists = Record<"stepId" | "stepTitle" | "stepDescription" | "stepImage" | "stepAlt", string[]>;

function isInStep({ stepId, stepTitle, stepDescription, stepImage, stepAlt }: Lists): boolean {
  const lists = [stepTitle, stepDescription, stepImage, stepAlt];
  return lists.every(({ length }) => length === stepId.length) && new Set(stepId).size === stepId.length;
}

export type GuideAction = z.infer<typeof guideActionSchema>;

const listNames = ["stepId", "stepTitle", "stepDescription", "stepImage", "stepAlt"];

export function readGuideAction(form: FormData): GuideAction | null {
  const fields: Record<string, string | string[]> = {};
  // The submit button is the last field, so its value wins.
  for (const [name, value] of form) if (typeof value === "string") fields[name] = value;
  if ("arrange" in fields) fields.intent = "save";
  for (const name of listNames) {
    const values = form.getAll(name);
    fields[name] = values.filter((value) => typeof value === "string");
  }
  return guideActionSchema.safeParse(fields).data ?? null;
}

import { z } from "zod";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { allowPress, keepStep, retakePictures, updateStep } from "./decide-step.server.ts";
import { type GuideCheckAnswer, guideCheckTexts } from "./guide-check.ts";
import { startGuideCheck } from "./guide-replays.server.ts";
import { scheduleGuideChecks } from "./replay-schedule.server.ts";

const key = z.coerce.number().int().min(0).max(1_000);
/** Of several steps, with commas between. */
const keys = z
  .string()
  .regex(/^\d{1,3}(?:,\d{1,3}){0,99}$/)
  .transform((text) => text.split(",").map(Number));
const ofStep = { replayId: z.uuid(), key };
const checkForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["check", "schedule", "unschedule"]) }),
  z.object({ intent: z.enum(["update-step", "keep-step", "allow-press", "forbid-press"]), ...ofStep }),
  z.object({ intent: z.literal("retake"), replayId: z.uuid(), keys }),
]);

/** Returns null for an unknown form. Throws only if the database is unavailable. */
export async function runGuideCheckAction(
  deps: Pick<Services, "db" | "clock" | "jobs" | "storage" | "pageCache" | "log">,
  scope: OwnerScope,
  { guideId, form }: { guideId: string; form: FormData },
): Promise<GuideCheckAnswer | null> {
  const asked = checkForm.safeParse(Object.fromEntries(form)).data;
  if (!asked) return null;
  const done = (toast: string): GuideCheckAnswer => ({ ok: true, toast });
  try {
    switch (asked.intent) {
      case "check":
        await startGuideCheck(deps, scope, guideId);
        return done(guideCheckTexts.started);
      case "schedule":
      case "unschedule": {
        const isOn = asked.intent === "schedule";
        await scheduleGuideChecks(deps, scope, { guideId, isOn });
        return done(isOn ? guideCheckTexts.scheduled : guideCheckTexts.unscheduled);
      }
      case "update-step":
        await updateStep(deps, scope, { guideId, ...asked });
        return done(guideCheckTexts.updated);
      case "keep-step":
        await keepStep(deps, scope, { guideId, ...asked });
        return done(guideCheckTexts.kept);
      case "allow-press":
      case "forbid-press": {
        const isSafe = asked.intent === "allow-press";
        await allowPress(deps, scope, { guideId, ...asked, isSafe });
        return done(isSafe ? guideCheckTexts.safe : guideCheckTexts.notSafe);
      }
      case "retake":
        await retakePictures(deps, scope, { guideId, ...asked });
        return done(guideCheckTexts.retaken);
    }
  } catch (error) {
    const { log } = deps;
    const fields = { intent: asked.intent };
    return refusalOf(error, {
      log,
      event: "guide check action failed",
      fields,
      problem: guideCheckTexts.failed,
    });
  }
}

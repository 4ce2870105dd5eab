import { z } from "zod";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { stepGuideLimits } from "#shared/guide-limits.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { offerTour } from "./offer-tour.server.ts";
import { type StepGuideAnswer, stepGuideTexts } from "./own-step-guide.ts";
import {
  deleteStepGuide,
  publishStepGuide,
  restoreStepGuideVersion,
  saveStepGuide,
} from "./own-step-guides.server.ts";

const key = z.coerce.number().int().min(0).max(1_000);
const text = z.string().max(20_000);
const versionNumber = z.coerce.number().int().min(1).max(2_000_000_000);
const guideForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum(["publish", "unpublish", "offer-tour", "withdraw-tour", "delete"]),
    id: z.uuid(),
  }),
  z.object({ intent: z.literal("restore-version"), id: z.uuid(), number: versionNumber }),
  z
    .object({
      intent: z.literal("save"),
      id: z.uuid(),
      version: versionNumber,
      title: text,
      description: text,
      category: text,
      /** Parallel lists with one entry per step. */
      frame: z.array(key).max(stepGuideLimits.frames),
      frameTitle: z.array(text),
      frameDescription: z.array(text),
      frameAlt: z.array(text),
      /** Addresses of uploaded pictures, empty where the step's own stays, and their rings. Pages of before have none. */
      framePicture: z.array(z.string().max(300)),
      frameRing: z.array(z.string().max(200)),
    })
    .refine(({ frame, frameTitle, frameDescription, frameAlt, framePicture, frameRing }) => {
      const pictures = framePicture.length === 0 ? [] : [framePicture, frameRing];
      const lists = [frameTitle, frameDescription, frameAlt, ...pictures];
      return lists.every(({ length }) => length === frame.length) && new Set(frame).size === frame.length;
    }),
]);

const listNames = ["frame", "frameTitle", "frameDescription", "frameAlt", "framePicture", "frameRing"];

/** The ring has its numbers between spaces. It is checked when it is stored. */
function pictureOf(url = "", ring = "") {
  if (url === "") return null;
  const [x = 0, y = 0, width = 0, height = 0] = ring.split(" ").map(Number);
  return { url, ring: { x, y, width, height } };
}

/** Returns null for an unknown form. Throws only if the database is unavailable. */
export async function runStepGuideAction(
  deps: Pick<Services, "db" | "clock" | "jobs" | "pageCache" | "log">,
  scope: OwnerScope,
  form: FormData,
): Promise<StepGuideAnswer | null> {
  const lists = Object.fromEntries(listNames.map((name) => [name, form.getAll(name)]));
  const asked = guideForm.safeParse({ ...Object.fromEntries(form), ...lists }).data;
  if (!asked) return null;
  const { intent, id } = asked;
  const done = (toast: string, version: number | null = null): StepGuideAnswer => ({
    ok: true,
    intent,
    id,
    toast,
    version,
  });
  try {
    switch (asked.intent) {
      case "save": {
        const frames = asked.frame.map((frameKey, index) => ({
          key: frameKey,
          title: asked.frameTitle[index] ?? "",
          description: asked.frameDescription[index] ?? "",
          imageAlt: asked.frameAlt[index] ?? "",
          picture: pictureOf(asked.framePicture[index], asked.frameRing[index]),
        }));
        return done(stepGuideTexts.saved, await saveStepGuide(deps, scope, { ...asked, frames }));
      }
      case "publish":
      case "unpublish": {
        const isPublished = asked.intent === "publish";
        await publishStepGuide(deps, scope, { id, isPublished });
        return done(isPublished ? stepGuideTexts.published : stepGuideTexts.unpublished);
      }
      case "offer-tour":
      case "withdraw-tour": {
        const isOffered = asked.intent === "offer-tour";
        await offerTour(deps, scope, { id, isOffered });
        return done(isOffered ? stepGuideTexts.tourOffered : stepGuideTexts.tourWithdrawn);
      }
      case "restore-version":
        await restoreStepGuideVersion(deps, scope, asked);
        return done(stepGuideTexts.versionRestored);
      case "delete":
        await deleteStepGuide(deps, scope, { id });
        return done(stepGuideTexts.deleted);
    }
  } catch (error) {
    const { log } = deps;
    const problem = stepGuideTexts.failed;
    const event = "step guide action failed";
    return { intent, id, ...refusalOf(error, { log, event, fields: { intent }, problem }) };
  }
}

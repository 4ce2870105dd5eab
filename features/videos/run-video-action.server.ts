import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import type { Refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { maxCaptionBytes } from "./captions.ts";
import { deleteVideo, publishVideo, renameVideo, setCaptions, setVideoFacts } from "./own-videos.server.ts";
import { videoIntents, videoLimits } from "./owner-video.ts";
import { videoTexts } from "./texts.ts";

type Deps = Pick<Services, "db" | "jobs" | "storage" | "pageCache" | "log">;

export type VideoAnswer = { ok: true; id: string; toast: string | null } | (Refused & { id: string });

const seconds = z.coerce.number().min(0).max(86_400);
const pixels = z.coerce.number().int().min(1).max(20_000);
const videoForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("rename"), id: z.uuid(), title: z.string().max(2_000) }),
  z.object({ intent: z.enum(videoIntents).exclude(["rename"]), id: z.uuid() }),
  z.object({ intent: z.literal("captions"), id: z.uuid(), file: z.instanceof(File) }),
  z.object({
    intent: z.literal("facts"),
    id: z.uuid(),
    durationSeconds: seconds,
    width: pixels,
    height: pixels,
    poster: z.instanceof(File).refine(({ size }) => size <= videoLimits.posterBytes),
  }),
]);

export async function runVideoAction(
  deps: Deps,
  scope: OwnerScope,
  form: FormData,
): Promise<VideoAnswer | null> {
  const asked = videoForm.safeParse(Object.fromEntries(form)).data;
  if (!asked) return null;
  const { id } = asked;
  const done = (toast: string | null): VideoAnswer => ({ ok: true, id, toast });
  try {
    switch (asked.intent) {
      case "rename":
        await renameVideo(deps, scope, asked);
        return done(videoTexts.renamed);
      case "publish":
      case "unpublish": {
        const isPublished = asked.intent === "publish";
        await publishVideo(deps, scope, { id, isPublished });
        return done(isPublished ? videoTexts.published : videoTexts.unpublished);
      }
      case "captions": {
        if (asked.file.size > maxCaptionBytes) throw new AppError("too_large", videoTexts.noCaptions);
        await setCaptions(deps, scope, { id, file: await asked.file.bytes() });
        return done(videoTexts.captionsSaved);
      }
      case "remove-captions":
        await setCaptions(deps, scope, { id, file: null });
        return done(videoTexts.captionsRemoved);
      case "facts": {
        const facts = { ...asked, poster: await asked.poster.bytes() };
        await setVideoFacts(deps, scope, { id, facts });
        return done(null);
      }
      case "delete":
        await deleteVideo(deps, scope, { id });
        return done(videoTexts.deleted);
    }
  } catch (error) {
    const { intent } = asked;
    const event = "video action failed";
    const problem = videoTexts.serverFailed;
    return { id, ...refusalOf(error, { log: deps.log, event, fields: { intent }, problem }) };
  }
}

/** Runs the actions of the owner's video page, such as generating FAQs and captions. */
import { z } from "zod";
import { runVideoAction, type VideoAnswer } from "#features/videos/run-video-action.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createFaqsFromVideo } from "./faqs-from-video.server.ts";
import { startTranscription } from "./transcriptions.server.ts";

/** Returns null for an unknown intent. Throws only if the database is unavailable. */
export async function runVideoPageAction(
  services: Services,
  scope: OwnerScope,
  form: FormData,
): Promise<VideoAnswer | null> {
  const intent = form.get("intent");
  const id = z.uuid().safeParse(form.get("id")).data;
  if (id && intent === "create-faqs") return createFaqsFromVideo(services, scope, id);
  if (id && (intent === "transcribe" || intent === "transcribe-faqs"))
    return startTranscription(services, scope, { id, draftsFaqs: intent === "transcribe-faqs" });
  return runVideoAction(services, scope, form);
}

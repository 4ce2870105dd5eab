/** Receives the recorder's screenshots, and returns the state of the latest recording. */
import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { acceptRecording } from "#features/recordings/accept-recording.server.ts";
import { findAnalyzedVideos, findLatestRecording } from "#features/recordings/recording-record.server.ts";
import { ownerContext } from "../../guards.server.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/recordings";
import { answerRecording, recordingHeaders } from "./answer-recording.ts";

const localVideoIds = z.array(z.uuid()).max(100);

/** `recording` is the unfinished one, or null. `videos` has the states of the ids in `?video=ID`, which may repeat. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [services, scope] = [context.get(servicesContext), context.get(ownerContext)];
  const asked = localVideoIds.safeParse(new URL(request.url).searchParams.getAll("video"));
  if (!asked.success) throw data(null, { status: 400 });
  const recording = await findLatestRecording(services, scope);
  const videos = await findAnalyzedVideos(services, scope, asked.data);
  return Response.json({ recording, videos }, { headers: recordingHeaders });
}

export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== "POST") throw data(null, { status: 405 });
  const scope = context.get(ownerContext);
  const form = await readForm(context);
  return answerRecording(() => acceptRecording(context.get(servicesContext), scope, form));
}

import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { retryRecording } from "#features/recordings/accept-recording.server.ts";
import { getRecording } from "#features/recordings/recording-record.server.ts";
import { ownerContext } from "../../guards.server.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/recording";
import { answerRecording, recordingHeaders } from "./answer-recording.ts";
import { readRecordingId } from "./read-recording-id.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(ownerContext);
  const recording = await getRecording(
    context.get(servicesContext),
    scope,
    readRecordingId(params.recordingId),
  );
  if (!recording) throw data(null, { status: 404 });
  return Response.json({ recording }, { headers: recordingHeaders });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== "POST") throw data(null, { status: 405 });
  const scope = context.get(ownerContext);
  const recordingId = readRecordingId(params.recordingId);
  const form = await readForm(context);
  if (form.get("intent") !== "retry") throw data(null, { status: 400 });
  return answerRecording(() => retryRecording(context.get(servicesContext), scope, recordingId));
}

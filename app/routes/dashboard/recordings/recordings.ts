/** Where the recorder sends the kept pictures, and asks what became of the latest recording. */
import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { acceptRecording } from "#features/recordings/accept-recording.server.ts";
import { findLatestRecording } from "#features/recordings/recording-record.server.ts";
import { ownerContext } from "../../guards.server.ts";
import { readForm } from "../../read-form.ts";
import type { Route } from "./+types/recordings";
import { answerRecording, recordingHeaders } from "./answer-recording.ts";

/** `recording` null: there was none yet. */
export async function loader({ context }: Route.LoaderArgs) {
  const recording = await findLatestRecording(context.get(servicesContext), context.get(ownerContext));
  return Response.json({ recording }, { headers: recordingHeaders });
}

export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== "POST") throw data(null, { status: 405 });
  const scope = context.get(ownerContext);
  const form = await readForm(request);
  return answerRecording(() => acceptRecording(context.get(servicesContext), scope, form));
}

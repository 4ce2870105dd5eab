/** Where the recorder sends the kept pictures, and asks what became of the latest recording. */
import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { acceptRecording } from "#features/recordings/accept-recording.server.ts";
import { findFilms, findLatestRecording } from "#features/recordings/recording-record.server.ts";
import { ownerContext } from "../../guards.server.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/recordings";
import { answerRecording, recordingHeaders } from "./answer-recording.ts";

const filmIds = z.array(z.uuid()).max(100);

/**
 * `recording` null: there was none yet. `films`: what became of those that are asked about by `?film=ID`, as often as
 * there are some.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [services, scope] = [context.get(servicesContext), context.get(ownerContext)];
  const asked = filmIds.safeParse(new URL(request.url).searchParams.getAll("film"));
  if (!asked.success) throw data(null, { status: 400 });
  const recording = await findLatestRecording(services, scope);
  const films = await findFilms(services, scope, asked.data);
  return Response.json({ recording, films }, { headers: recordingHeaders });
}

export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== "POST") throw data(null, { status: 405 });
  const scope = context.get(ownerContext);
  const form = await readForm(context);
  return answerRecording(() => acceptRecording(context.get(servicesContext), scope, form));
}

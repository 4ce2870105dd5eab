/** Streams a recording's events to its owner. Each event is the full RecordingState. */
import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { getRecording } from "#features/recordings/recording-record.server.ts";
import { openRecordingStream } from "#features/recordings/recording-stream.server.ts";
import { ownerContext } from "../../guards.server.ts";
import type { Route } from "./+types/events";
import { readRecordingId } from "./read-recording-id.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const scope = context.get(ownerContext);
  const services = context.get(servicesContext);
  const recordingId = readRecordingId(params.recordingId);
  // A client that doesn't read event streams would wait for the end of the response.
  if (!request.headers.get("accept")?.includes("text/event-stream")) {
    return new Response("This endpoint returns an event stream.", { status: 406 });
  }
  if (!(await getRecording(services, scope, recordingId))) throw data(null, { status: 404 });
  return openRecordingStream(services, scope, { recordingId, signal: request.signal });
}

/** The recording routes respond with a RecordingState as `recording`, or with an error `message`. */
import type { RecordingState } from "#features/recordings/recording.ts";

export const recordingHeaders = { "cache-control": "no-store" };

export async function answerRecording(work: () => Promise<RecordingState>): Promise<Response> {
  try {
    return Response.json({ recording: await work() }, { headers: recordingHeaders });
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { status, message } = refusal;
    return Response.json({ message }, { status, headers: recordingHeaders });
  }
}

/** Recognizes an AppError by its name and fields, without importing the class. */
function refusalOf(error: unknown): { status: number; message: string } | null {
  const isRefusal =
    error instanceof Error && "code" in error && "status" in error && error.name === "AppError";
  return isRefusal && typeof error.status === "number"
    ? { status: error.status, message: error.message }
    : null;
}

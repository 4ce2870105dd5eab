import { extensionPaths } from "#features/recordings/extension/paths.ts";
import { type ReviewedRecording, recordingForm } from "#features/recordings/recorder/recording-form.ts";
import type { KeptReview } from "#features/recordings/recorder/review-store.ts";
import { type Connection, forgetConnection } from "./connection.ts";

/** Throws an Error for the person. Sending again is safe, because the recording's id makes one guide of it. */
export async function sendRecording(
  { origin, token }: Connection,
  { id, durationSeconds }: Pick<KeptReview, "id" | "durationSeconds">,
  reviewed: Pick<ReviewedRecording, "title" | "frames" | "bare">,
): Promise<void> {
  const answer = await fetch(origin + extensionPaths.recordings, {
    method: "POST",
    credentials: "omit",
    redirect: "error",
    headers: { authorization: `Bearer ${token}` },
    body: recordingForm({ clientKey: id, durationSeconds: durationSeconds ?? 0, ...reviewed }),
  }).catch(() => null);
  if (answer?.ok) return;
  const body = (await answer?.json().catch(() => null)) as { message?: string } | null | undefined;
  if (answer?.status === 401) await forgetConnection();
  if (!answer) throw new Error(`We couldn't reach ${origin}. Check your connection.`);
  throw new Error(body?.message ?? `${origin} couldn't take the recording. Try again in a moment.`);
}

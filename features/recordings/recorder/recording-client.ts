/** Sends screenshots and follows the recording's state. */
import { isOfAnotherCompany, markCompany, switchedText } from "#features/companies/drawn-company.ts";
import type { RecordingState, RecordingTarget } from "../recording.ts";
import { recorderTexts } from "./recorder-texts.ts";
import { type ReviewedRecording, recordingForm } from "./recording-form.ts";

const recordingsPath = "/dashboard/recordings";
/** Also polls, because some proxies buffer the event stream. */
const askEveryMs = 3_000;

export async function sendRecording({
  target,
  ...recording
}: ReviewedRecording & { target: RecordingTarget }): Promise<RecordingState> {
  const form = recordingForm(recording);
  form.set("target", target);
  markCompany(form);
  return askServer(recordingsPath, { method: "POST", body: form });
}

export function retryRecording(id: string): Promise<RecordingState> {
  return askServer(`${recordingsPath}/${id}`, {
    method: "POST",
    body: new URLSearchParams({ intent: "retry" }),
  });
}

/** Returns the latest unfinished recording, or null if there is none or the server fails. */
export async function findRunning(): Promise<RecordingState | null> {
  try {
    const answer = await fetch(recordingsPath, {
      headers: { accept: "application/json" },
      redirect: "error",
    });
    const { recording } = (await answer.json()) as { recording: RecordingState | null };
    return recording && !isOver(recording) ? recording : null;
  } catch {
    return null;
  }
}

/** Returns which of these recordings have become guides or are in progress. Empty if the server fails. */
export async function findAnalyzedVideos(ids: string[]): Promise<Record<string, "made" | "making">> {
  if (ids.length === 0) return {};
  const query = new URLSearchParams(ids.map((id) => ["video", id]));
  try {
    const answer = await fetch(`${recordingsPath}?${query}`, {
      headers: { accept: "application/json" },
      redirect: "error",
    });
    const { videos } = (await answer.json()) as { videos?: Record<string, "made" | "making"> };
    return videos ?? {};
  } catch {
    return {};
  }
}

export function isOver({ status }: RecordingState): boolean {
  return status === "done" || status === "failed";
}

/** Reports every change until the recording is finished. Returns a function that stops following. */
export function followRecording(id: string, onState: (state: RecordingState) => void): () => void {
  const source = new EventSource(`${recordingsPath}/${id}/events`);
  function receive(state: RecordingState): void {
    onState(state);
    if (isOver(state)) end();
  }
  source.onmessage = ({ data }) => receive(JSON.parse(data) as RecordingState);
  const timer = setInterval(() => {
    void askServer(`${recordingsPath}/${id}`, {}).then(receive, () => {
      // The server may be restarting. The next poll tries again.
    });
  }, askEveryMs);
  function end(): void {
    source.close();
    clearInterval(timer);
  }
  return end;
}

async function askServer(url: string, init: RequestInit): Promise<RecordingState> {
  const answer = await fetch(url, {
    ...init,
    headers: { accept: "application/json" },
    redirect: "manual",
  }).catch(() => null);
  if (!answer) throw new Error(recorderTexts.sendFailed);
  // The session has ended: the response redirects to the sign-in page.
  if (answer.type === "opaqueredirect") throw new Error(recorderTexts.signedOut);
  if (await isOfAnotherCompany(answer)) throw new Error(switchedText);
  const body = (await answer.json().catch(() => null)) as {
    recording?: RecordingState;
    message?: string;
  } | null;
  if (body?.recording) return body.recording;
  throw new Error(body?.message ?? recorderTexts.sendRefused);
}

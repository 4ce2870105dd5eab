/** Reviews the recording in the browser, with the review of the dashboard. Only what is left after it is sent. */
import { useEffect, useState } from "react";
import { importClicks } from "#features/recordings/clicks/import-clicks.ts";
import { ReviewClicks } from "#features/recordings/components/review-clicks.tsx";
import { ReviewFrames } from "#features/recordings/components/review-frames.tsx";
import type { KeptFrame } from "#features/recordings/frames/kept-frame.ts";
import {
  discardReview,
  findProgress,
  findReview,
  type KeptReview,
  keepReview,
  listReviews,
  type ReviewProgress,
} from "#features/recordings/recorder/review-store.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { type Connection, loadConnection } from "../connection.ts";
import { recordingFile } from "../recording-file.ts";
import { sendRecording } from "../send-recording.ts";
import { clearSteps } from "../step-store.ts";
import { show } from "./show.tsx";

type Phase =
  | { name: "loading" | "empty" | "sending" }
  | { name: "review"; kept: KeptReview; progress: ReviewProgress | null }
  | { name: "failed"; message: string; again: () => void }
  | { name: "sent"; connection: Connection };

/** Whose reviews they are. Each browser profile has its own. */
const owner = "extension";

function ReviewRecording() {
  const [phase, setPhase] = useState<Phase>({ name: "loading" });
  useEffect(() => {
    openReview().then(setPhase, (error: unknown) =>
      setPhase({ name: "failed", message: messageOf(error), again: () => location.reload() }),
    );
  }, []);

  async function send(kept: KeptReview, frames: KeptFrame[]): Promise<void> {
    setPhase({ name: "sending" });
    try {
      const connection = await loadConnection();
      if (!connection) throw new Error("Connect this browser with your help center first.");
      await sendRecording(connection, kept, frames);
      await discard(kept.id);
      setPhase({ name: "sent", connection });
    } catch (error) {
      setPhase({ name: "failed", message: messageOf(error), again: () => void send(kept, frames) });
    }
  }

  return (
    <main className="mx-auto flex min-h-dvh max-w-5xl flex-col">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-border px-4 py-3 md:px-6">
        <h1 className="text-18">Review recording</h1>
        {phase.name === "review" ? <Actions kept={phase.kept} /> : null}
      </header>
      {phase.name === "review" && phase.kept.frames.length > 0 ? (
        <ReviewFrames
          kept={phase.kept}
          progress={phase.progress}
          onDone={(frames) => void send(phase.kept, frames)}
          onCancel={() => window.close()}
        />
      ) : phase.name === "review" ? (
        <ReviewClicks
          clicks={phase.kept.bare ?? []}
          onDone={() => void send(phase.kept, [])}
          onCancel={() => window.close()}
        />
      ) : (
        <Outcome phase={phase} />
      )}
    </main>
  );
}

function Outcome({ phase }: { phase: Exclude<Phase, { name: "review" }> }) {
  return (
    <div className="flex flex-col items-start gap-4 p-4 text-14 md:p-6">
      {phase.name === "failed" ? (
        <>
          <p role="alert">{phase.message}</p>
          <p className="text-text-2">The recording is still on this computer.</p>
          <Button onClick={phase.again}>Try again</Button>
        </>
      ) : phase.name === "sent" ? (
        <>
          <p role="status">Sent. Step is writing the guide.</p>
          <a href={`${phase.connection.origin}/dashboard/guides`} className={buttonClass()}>
            Open the guides
          </a>
        </>
      ) : (
        <p role="status">{texts[phase.name]}</p>
      )}
    </div>
  );
}

const texts = {
  loading: "Loading...",
  sending: "Sending...",
  empty: "There is no recording to review. Start one from the toolbar.",
};

function Actions({ kept }: { kept: KeptReview }) {
  return (
    <Button
      variant="ghost"
      onClick={() => {
        if (confirm("Discard this recording?")) void discard(kept.id).then(() => location.reload());
      }}
    >
      Discard
    </Button>
  );
}

/** Continues a review that a reload interrupted, unless something was recorded since. */
async function openReview(): Promise<Phase> {
  const recorded = await recordingFile();
  if (recorded) {
    const { id, file } = recorded;
    const known = await findReview(id, owner);
    if (known) return { name: "review", kept: known, progress: await findProgress(id) };
    const clicks = await importClicks(file);
    const kept = { ...clicks, id, owner, savedAtMs: Date.now(), videoId: null, leftOut: 0 };
    await keepReview(kept);
    return { name: "review", kept, progress: null };
  }
  const [open] = await listReviews(owner, { nowMs: Date.now() });
  return open ? { name: "review", kept: open, progress: await findProgress(open.id) } : { name: "empty" };
}

async function discard(id: string): Promise<void> {
  await clearSteps();
  await discardReview(id);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

show(<ReviewRecording />);

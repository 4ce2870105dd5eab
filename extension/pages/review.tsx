/** Reviews the recording in the browser, with the review of the dashboard. Only what is left after it is sent. */
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { clickWordsOf } from "#engines/recording/clicks/words-of-language.ts";
import { importClicks } from "#features/recordings/clicks/import-clicks.ts";
import { RecordingReview } from "#features/recordings/components/review/recording-review.tsx";
import { backClass, ReviewBar } from "#features/recordings/components/review/review-bar.tsx";
import type { ReviewedRecording } from "#features/recordings/recorder/recording-form.ts";
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
  | { name: "review"; kept: KeptReview; progress: ReviewProgress | null; language: string | null }
  | { name: "failed"; message: string; isConnected: boolean; again: () => void; back: (() => void) | null }
  | { name: "sent"; connection: Connection };

/** Whose reviews they are. Each browser profile has its own. */
const owner = "extension";

function ReviewRecording() {
  const [phase, setPhase] = useState<Phase>({ name: "loading" });
  function open(): void {
    openReview().then(setPhase, (error: unknown) =>
      setPhase({
        name: "failed",
        message: messageOf(error),
        isConnected: true,
        again: () => location.reload(),
        back: null,
      }),
    );
  }
  useEffect(open, []);

  async function send(
    kept: KeptReview,
    reviewed: Pick<ReviewedRecording, "title" | "frames" | "bare">,
  ): Promise<void> {
    setPhase({ name: "sending" });
    try {
      const connection = await loadConnection();
      if (!connection) throw new Error("Connect this browser with your help center first.");
      await sendRecording(connection, kept, reviewed);
      await discard(kept.id);
      setPhase({ name: "sent", connection });
    } catch (error) {
      setPhase({
        name: "failed",
        message: messageOf(error),
        isConnected: (await loadConnection()) !== null,
        again: () => void send(kept, reviewed),
        back: open,
      });
    }
  }

  const back = (
    <button
      type="button"
      aria-label="Close. Your review is kept."
      title="Close. Your review is kept."
      className={backClass}
      onClick={() => window.close()}
    >
      <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
  return (
    <main>
      {phase.name === "review" ? (
        <RecordingReview
          kept={phase.kept}
          progress={phase.progress}
          words={clickWordsOf(phase.language)}
          language={phase.language ?? "en"}
          guideTitle={null}
          video={null}
          back={back}
          onReopen={() => {
            setPhase({ name: "loading" });
            open();
          }}
          onDone={(reviewed) => void send(phase.kept, reviewed)}
          onDiscard={() => void discard(phase.kept.id).then(() => setPhase({ name: "empty" }))}
        />
      ) : (
        <>
          <ReviewBar back={back} />
          <Outcome phase={phase} />
        </>
      )}
    </main>
  );
}

function Outcome({ phase }: { phase: Exclude<Phase, { name: "review" }> }) {
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col items-start gap-4 px-4 py-10 text-14">
      {phase.name === "failed" ? (
        <>
          <p role="alert">{phase.message}</p>
          <p className="text-text-2">The recording is still on this computer.</p>
          <div className="flex gap-3">
            {phase.back ? (
              <Button variant="secondary" onClick={phase.back}>
                Back
              </Button>
            ) : null}
            {phase.isConnected ? null : (
              <a
                href={chrome.runtime.getURL("pages/connect.html")}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: "secondary" })}
              >
                Connect
              </a>
            )}
            <Button onClick={phase.again}>Try again</Button>
          </div>
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

/** Continues a review that a reload interrupted, unless something was recorded since. */
async function openReview(): Promise<Phase> {
  const language = (await loadConnection())?.language ?? null;
  const recorded = await recordingFile();
  if (recorded) {
    const { id, file } = recorded;
    const known = await findReview(id, owner);
    if (known) return { name: "review", kept: known, progress: await findProgress(id), language };
    const clicks = await importClicks(file);
    const kept = { ...clicks, id, owner, savedAtMs: Date.now(), videoId: null, leftOut: 0 };
    await keepReview(kept);
    return { name: "review", kept, progress: await findProgress(id), language };
  }
  const [open] = await listReviews(owner, { nowMs: Date.now() });
  return open
    ? { name: "review", kept: open, progress: await findProgress(open.id), language }
    : { name: "empty" };
}

async function discard(id: string): Promise<void> {
  await clearSteps();
  await discardReview(id);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

show(<ReviewRecording />);

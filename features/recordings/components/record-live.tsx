/** Shows the countdown, and then the recording with a screen preview, timer and screenshots so far. */
import { Check, Mic, MicOff, Pause, Play, Square, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PlainTeamText } from "#engines/messages/team/team-catalogs.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { clockTime } from "#shared/clock-time.ts";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { DialogBody, DialogFooter, focusOnce } from "./dialog-parts.tsx";
import { MomentRuler } from "./moment-ruler.tsx";
import type { Capture, CapturePhase } from "./use-capture.ts";

export function RecordLive({
  capture,
  phase,
  hint,
}: {
  capture: Capture;
  phase: Extract<CapturePhase, { name: "countdown" | "recording" }>;
  hint: string;
}) {
  const { t, said, number } = useTeamTexts("recorder");
  const inWords = (count: number) => {
    const word = words[count];
    return word ? t(word) : number(count);
  };
  const seconds = useSeconds(capture.seconds);
  const isCounting = phase.name === "countdown";
  const isPaused = phase.name === "recording" && phase.isPaused;
  const hasSound = phase.name === "recording" && phase.hasSound;
  const { moments, duplicates, notes } = capture;
  useTabTitle(isCounting ? `${phase.left} …` : `${isPaused ? "❚❚" : "●"} ${clockTime(seconds)}`);
  return (
    <>
      <DialogBody>
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_256px] md:gap-6">
          <div className="relative aspect-[640/368] overflow-hidden rounded-md border border-border-strong bg-surface-2">
            <LiveVideo stream={phase.screen} />
            {isCounting ? (
              <div role="status" className="absolute inset-0 grid place-items-center bg-scrim">
                <span key={phase.left} className="font-semibold text-[6rem] leading-none text-[#fff]">
                  {phase.left}
                </span>
              </div>
            ) : null}
          </div>
          <div>
            <p role="status" className="flex items-center gap-2 text-14 text-text-2">
              <span
                aria-hidden="true"
                className={cn("size-2 rounded-full", isPaused || isCounting ? "bg-control" : "bg-danger")}
              />
              {t(isCounting ? "Starting" : isPaused ? "Paused" : "Recording")}
            </p>
            <p
              role="timer"
              className="my-1 font-semibold text-30 tracking-[-0.02em] tabular-nums md:mt-2 md:mb-3 md:text-40"
            >
              {clockTime(isCounting ? 0 : seconds)}
            </p>
            <p className="text-14 text-text-2">{said(hint)}</p>
            <ul className="mt-4 divide-y divide-border border-y border-border text-13 text-text-2">
              <Fact icon={<Check />}>
                {moments.length === 1
                  ? t("One moment kept so far")
                  : t("{count} moments kept so far", { count: inWords(moments.length) })}
              </Fact>
              {duplicates > 0 ? (
                <Fact icon={<Check />}>
                  {duplicates === 1
                    ? t("One duplicate skipped")
                    : t("{count} duplicates skipped", { count: inWords(duplicates) })}
                </Fact>
              ) : null}
              {isCounting ? null : (
                <Fact icon={hasSound ? <Mic /> : <MicOff />}>
                  {t(hasSound ? "Recording your voice" : "Not recording your voice")}
                </Fact>
              )}
              {notes.map((note) => (
                <Fact key={note} icon={<TriangleAlert className="text-warn" />}>
                  {said(note)}
                </Fact>
              ))}
            </ul>
          </div>
        </div>
        <div className="mt-4 md:mt-6">
          <MomentRuler seconds={isCounting ? 0 : seconds} moments={moments} isLive={!isCounting} />
        </div>
      </DialogBody>
      <DialogFooter note={t("Thirty seconds is plenty. Longer is fine.")}>
        {isCounting ? (
          <Button variant="secondary" onClick={capture.cancel}>
            {t("Cancel")}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={capture.togglePause}>
              {isPaused ? (
                <Play className="size-4" strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <Pause className="size-4" strokeWidth={1.75} aria-hidden="true" />
              )}
              {t(isPaused ? "Resume" : "Pause")}
            </Button>
            <Button
              ref={focusOnce}
              className="bg-[#b3201f] text-[#fff] hover:bg-[#951a19]"
              onClick={() => void capture.stop()}
            >
              <Square className="size-3.5 fill-current" aria-hidden="true" />
              {t("Stop Recording")}
            </Button>
          </>
        )}
      </DialogFooter>
    </>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 py-2.5">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-text-3 *:size-3.5">
        {icon}
      </span>
      {children}
    </li>
  );
}

function LiveVideo({ stream }: { stream: MediaStream }) {
  const { t } = useTeamTexts("recorder");
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={ref}
      muted
      autoPlay
      playsInline
      aria-label={t("Live recording")}
      className="size-full object-contain"
    />
  );
}

/** The specification wants a tick every second. Polling more often avoids skipped seconds. */
function useSeconds(read: () => number): number {
  const latest = useRef(read);
  latest.current = read;
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(latest.current()), 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** While recording, the owner looks at another window, so the tab's title shows the state. */
function useTabTitle(text: string): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    document.title = text;
  }, [text]);
}

/** Counts up to twelve are spelled out. */
const words: PlainTeamText<"recorder">[] = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];

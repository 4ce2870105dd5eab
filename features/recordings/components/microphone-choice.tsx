/** Lets the owner pick a microphone or none, and shows its level. */
import { Mic, MicOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { closeStream, listMicrophones, openMicrophone, watchLevel } from "../recorder/capture.ts";
import { microphoneProblem } from "../recorder/recorder-problem.ts";

const none = "none";

export function MicrophoneChoice({
  microphone,
  onChange,
}: {
  /** Stays open while the microphone is selected. */
  microphone: MediaStream | null;
  onChange: (microphone: MediaStream | null) => void;
}) {
  const { t, said } = useTeamTexts("recorder");
  const [known, setKnown] = useState<{ id: string; name: string }[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void listMicrophones().then(setKnown, () => {});
  }, []);

  async function choose(id: string | null): Promise<void> {
    closeStream(microphone);
    setProblem(null);
    try {
      const opened = id === none ? null : await openMicrophone(id);
      onChange(opened);
      setKnown(await listMicrophones());
    } catch (error) {
      onChange(null);
      setProblem(microphoneProblem(error));
    }
  }

  const chosen = microphone?.getAudioTracks()[0]?.getSettings().deviceId ?? none;
  return (
    <div className="flex flex-col gap-2">
      <span className="font-medium text-14" id="record-microphone">
        {t("Your voice")}
      </span>
      {known.length > 0 || microphone ? (
        <Select
          aria-labelledby="record-microphone"
          value={chosen}
          onChange={(event) => void choose(event.currentTarget.value)}
        >
          <option value={none}>{t("No microphone")}</option>
          {known.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => void choose(null)}>
          <Mic className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("Use a microphone")}
        </Button>
      )}
      {microphone ? (
        <Level microphone={microphone} />
      ) : (
        <p className="flex items-center gap-2 text-13 text-text-3">
          <MicOff className="size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {t("No microphone. You don't need to speak.")}
        </p>
      )}
      <p role="alert" className="text-13 text-danger empty:hidden">
        {problem && said(problem)}
      </p>
    </div>
  );
}

/** About as loud as a breath. If the level stays below this for `quietMs`, the microphone probably doesn't work. */
const quietLevel = 0.06;
const quietMs = 5_000;

function Level({ microphone }: { microphone: MediaStream }) {
  const { t } = useTeamTexts("recorder");
  const meter = useRef<HTMLMeterElement>(null);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let heardAtMs = performance.now();
    return watchLevel(microphone, (level) => {
      const nowMs = performance.now();
      if (level > quietLevel) heardAtMs = nowMs;
      if (meter.current) meter.current.value = level;
      setQuiet(nowMs - heardAtMs > quietMs);
    });
  }, [microphone]);
  return (
    <div className="flex flex-col gap-1">
      <meter
        ref={meter}
        aria-label={t("Microphone level")}
        min={0}
        max={1}
        value={0}
        className="h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-hover [&::-moz-meter-bar]:bg-ok [&::-webkit-meter-bar]:h-2 [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-hover [&::-webkit-meter-bar]:bg-none [&::-webkit-meter-optimum-value]:bg-ok [&::-webkit-meter-optimum-value]:bg-none"
      />
      <p role="status" className="min-h-5 text-13 text-text-3">
        {isQuiet
          ? t("We can't hear anything. Is this the right microphone?")
          : t("Speak to see the bar move.")}
      </p>
    </div>
  );
}

/** Asks the server about a beta code, debounced. Drops stale responses. */
import { useEffect, useState } from "react";

export type BetaCodeState = "none" | "checking" | "valid" | "invalid" | "unknown";

const pauseMs = 400;
/** After this time, the check counts as failed. Sign-up checks the code again. */
const timeoutMs = 10_000;

export function useBetaCodeCheck(initial: string): {
  state: BetaCodeState;
  onChange: (code: string) => void;
} {
  const [code, setCode] = useState(initial.trim());
  const [answer, setAnswer] = useState<{ code: string; state: BetaCodeState } | null>(null);
  useEffect(() => {
    if (code === "") return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      askAbout(code, abort.signal).then(
        (state) => setAnswer({ code, state }),
        () => {
          if (!abort.signal.aborted) setAnswer({ code, state: "unknown" });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [code]);
  const state = code === "" ? "none" : answer?.code === code ? answer.state : "checking";
  return { state, onChange: (typed) => setCode(typed.trim()) };
}

async function askAbout(betaCode: string, signal: AbortSignal): Promise<BetaCodeState> {
  const response = await fetch("/functions/validate-beta-code", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ betaCode }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) return "unknown";
  const { isValid }: { isValid: boolean } = await response.json();
  return isValid ? "valid" : "invalid";
}

import type { Services } from "#platform/services.ts";
import { networksOf } from "#platform/visitor-networks.ts";
import { openStateStream } from "../state-stream.server.ts";
import type { TrialRow } from "./find-trial.server.ts";
import { isSettled, type TrialState } from "./trial.ts";
import { getTrialState } from "./trial-state.server.ts";

/** Short, because the place in line changes without an event. */
const checkMs = 3_000;

type Deps = Pick<Services, "db" | "realtime" | "clock" | "origin" | "config" | "log">;

/** A network's streams count together, whatever its trials. */
export function openTrialStream(
  services: Deps,
  trial: TrialRow,
  { signal, visitorAddress }: { signal: AbortSignal; visitorAddress: string },
): Response {
  return openStateStream<TrialState>(
    services,
    {
      companyId: trial.companyId ?? trial.id,
      kind: "trial",
      key: networksOf(visitorAddress),
      checkMs,
      read: () => getTrialState(services, trial),
      isLast: isSettled,
    },
    signal,
  );
}

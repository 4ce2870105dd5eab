import type { Services } from "#platform/services.ts";
import { openStateStream } from "../state-stream.server.ts";
import type { TrialRow } from "./find-trial.server.ts";
import type { TrialState } from "./trial.ts";
import { getTrialState } from "./trial-state.server.ts";

/** Short, because the place in line changes without an event. */
const checkMs = 3_000;

type Deps = Pick<Services, "db" | "realtime" | "clock" | "origin" | "config" | "log">;

export function openTrialStream(services: Deps, trial: TrialRow, signal: AbortSignal): Response {
  const companyId = trial.companyId ?? trial.id;
  const read = () => getTrialState(services, trial);
  return openStateStream<TrialState>(services, { companyId, key: trial.id, checkMs, read }, signal);
}

/** What the first process and its web processes say to each other. */
import type { ProcessMetrics } from "#platform/metrics.ts";

/** Sent to a web process when it starts. Not in its environment, which the programs that it starts would inherit. */
export interface Assignment {
  /** Such as "web-1". A process that replaces another one has its name. */
  name: string;
  port: number;
  origin: string;
  /** Includes the password. */
  databaseUrl: string;
}

export type Message =
  | { kind: "assignment"; assignment: Assignment }
  | { kind: "ready" }
  | { kind: "ask for metrics"; id: number }
  | { kind: "metrics"; id: number; parts: ProcessMetrics[] };

/** One end of the channel between two processes. */
export interface Channel {
  /** Does nothing if the other process is gone. */
  send(message: Message): void;
  onMessage(listener: (message: Message) => void): void;
}

export interface LogMessage {
  level: "error" | "warn" | "info" | "debug";
  message: string;
  fields: string[];
}

export function logMessagesIn(path: string, source: string): LogMessage[];
export function renderLogPage(messages: LogMessage[]): string;

import type { LogMessage } from "./log-messages.mjs";

export const logPageFile: string;
export function listLogMessages(): LogMessage[];
export function createLogPage(): string;

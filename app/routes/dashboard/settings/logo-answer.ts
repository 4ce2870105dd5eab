import type { Done, Refused } from "#shared/action-outcome.ts";

/** What became of a logo. `removed`: to have it back; null when there was none. */
export type LogoAnswer = Done | { ok: true; removed: string | null } | Refused;

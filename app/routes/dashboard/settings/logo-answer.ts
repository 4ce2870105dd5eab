import type { Done, Refused } from "#shared/action-outcome.ts";

/** The result of a logo change. `removed`: the logo to restore on undo; null if there was none. */
export type LogoAnswer = Done | { ok: true; removed: string | null } | Refused;

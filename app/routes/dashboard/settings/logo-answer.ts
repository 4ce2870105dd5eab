import type { Done, Refused } from "#shared/action-outcome.ts";

export type LogoAnswer = Done | { ok: true; removed: string | null } | Refused;

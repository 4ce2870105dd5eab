import type { Done, Refused } from "#shared/action-outcome.ts";

export type PictureAnswer = Done | { ok: true; removed: string | null } | Refused;

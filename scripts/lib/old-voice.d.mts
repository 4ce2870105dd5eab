export interface OldVoice {
  rule: "oldVoice" | "longTexts";
  path: string;
  line: number;
  found: string;
  instead: string;
}

export function findOldVoice(path: string, source: string): OldVoice[];
export function countByFolder(
  hits: { path: string }[],
  limits: Record<string, number>,
): Record<string, number>;
export function isIn(path: string, folder: string): boolean;
export function compareWithLimits(
  counts: Record<string, number>,
  limits: Record<string, number>,
): { folder: string; count: number; limit: number }[];

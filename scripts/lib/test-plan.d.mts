export interface TestPlan {
  /** The built pages. */
  build: boolean;
  /** A Chromium. */
  browser: boolean;
  /** A screen to record, and ffmpeg. */
  screen: boolean;
  /** Vitest's projects that have any of the files. */
  projects: string[];
}

export function projectOf(file: string): string;
export function selectTests(files: string[], filters: string[]): string[];
export function planTests(files: string[], readSource: (path: string) => string | null): TestPlan;
export function selectLongTests(files: string[], readSource: (path: string) => string | null): string[];
export function selectPropertyTests(files: string[], readSource: (path: string) => string | null): string[];
export function selectDatabaseTests(files: string[], readSource: (path: string) => string | null): string[];
/** Paths from the root. */
export function selectQuickTests(
  files: string[],
  changed: string[],
  readSource: (path: string) => string | null,
): { pure: string[]; others: string[] };
export function readSource(path: string): string | null;
export function listTestFiles(): string[];

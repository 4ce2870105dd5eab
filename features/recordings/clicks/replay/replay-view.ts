/** Where and at which size a guide is replayed. */
import type { ReplayStep } from "#engines/recording/replay/replayed-step.ts";

const defaultView = { width: 1_280, height: 800 };
const smallest = 320;
const largest = { width: 1_920, height: 1_200 };

/** As recorded, so that pictures can be compared. */
export function viewportOf(steps: ReplayStep[]): { width: number; height: number } {
  const view = steps.find(({ click }) => click.view)?.click.view ?? defaultView;
  return { width: within(view.width, largest.width), height: within(view.height, largest.height) };
}

function within(pixels: number, most: number): number {
  return Math.min(most, Math.max(smallest, pixels));
}

/** Null if no step has an address. */
export function startAddress(steps: ReplayStep[]): string | null {
  return steps.find(({ click }) => click.url !== "")?.click.url ?? null;
}

export function hostsOf(steps: ReplayStep[]): string[] {
  return [...new Set(steps.flatMap(({ click }) => URL.parse(click.url)?.host ?? []))];
}

/** Whether the page is another one than the step's. */
export function isElsewhere(now: string, url: string): boolean {
  return url !== "" && addressOf(now) !== addressOf(url);
}

function addressOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? parsed.origin + parsed.pathname.replace(/\/$/, "") : "";
}

/** Lays out the moments of a recording on its timeline. */

export interface Pin {
  id: string;
  percent: number;
  /** 0 is nearest to the timeline. Pins that would overlap move to higher lanes. */
  lane: number;
}

/** `minGap` is the minimum distance between two pins in a lane, as a percentage of the timeline. */
export function arrangePins(
  moments: { id: string; seconds: number }[],
  { total, minGap }: { total: number; minGap: number },
): Pin[] {
  /** Position of the last pin in each lane. */
  const ends: number[] = [];
  return moments
    .map(({ id, seconds }) => ({ id, percent: percentOf(seconds, total) }))
    .toSorted((one, other) => one.percent - other.percent)
    .map((pin) => {
      const free = ends.findIndex((end) => pin.percent - end >= minGap);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = pin.percent;
      return { ...pin, lane };
    });
}

export function percentOf(seconds: number, total: number): number {
  return total > 0 ? Math.min(100, Math.max(0, (seconds / total) * 100)) : 0;
}

const labelSteps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600];

/** Returns the seconds between two labels, so that there are at most `maxLabels` besides the first. */
export function labelStep(total: number, maxLabels: number): number {
  return labelSteps.find((step) => total / step <= maxLabels) ?? Math.ceil(total / maxLabels);
}

/** Formats seconds as "0:03" or "12:30". */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

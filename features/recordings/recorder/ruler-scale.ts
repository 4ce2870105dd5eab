/** Lengths of the timeline below a recording, in seconds. */
const lengths = [30, 60, 120, 300, 600, 1_200, 1_800, 3_600];
const ticks = 60;
const labels = 6;

export interface RulerScale {
  seconds: number;
  ticks: { seconds: number; isLong: boolean }[];
  labels: number[];
}

/** Returns the shortest length that fits `seconds`, in whole hours above one hour. */
export function rulerScale(seconds: number): RulerScale {
  const whole = lengths.find((length) => seconds <= length) ?? Math.ceil(seconds / 3_600) * 3_600;
  const perLabel = ticks / labels;
  return {
    seconds: whole,
    ticks: Array.from({ length: ticks + 1 }, (_, index) => ({
      seconds: (index * whole) / ticks,
      isLong: index % perLabel === 0,
    })),
    labels: Array.from({ length: labels + 1 }, (_, index) => (index * whole) / labels),
  };
}

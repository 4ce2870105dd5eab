/** In percent. Closer pins would cover each other. */
const leastGap = 1.6;

/** Where each time is between the first and the last one, in percent. Times are in order. */
export function rulerPlaces(times: readonly number[]): number[] {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const span = last - first || 1;
  const gap = Math.min(leastGap, 100 / Math.max(1, times.length - 1));
  const places: number[] = [];
  for (const time of times)
    places.push(Math.max(((time - first) / span) * 100, (places.at(-1) ?? -gap) + gap));
  // What was pushed over the end moves back.
  for (let at = places.length - 1, most = 100; at >= 0; at -= 1, most -= gap)
    places[at] = Math.max(0, Math.min(places[at]!, most));
  return places;
}

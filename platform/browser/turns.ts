/** So many at once; the others wait in the order in which they came. Each `take` is followed by one `leave`. */
export function createTurns(
  max: number,
  { onFirst, onNone }: { onFirst?: () => void; onNone?: () => void } = {},
) {
  let open = 0;
  const waiting: (() => void)[] = [];
  return {
    async take(): Promise<void> {
      if (open === 0) onFirst?.();
      if (open >= max) await new Promise<void>((resolve) => waiting.push(resolve));
      else open += 1;
    },
    leave(): void {
      const next = waiting.shift();
      if (next) {
        next();
        return;
      }
      open -= 1;
      if (open === 0) onNone?.();
    },
  };
}

/** Compares texts that were read twice with different OCR errors. */

/** True if a pointer that covers some letters explains every difference between the texts. */
export function isCloseTo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 0) return long.length <= 3;
  return (
    longestCommonSubsequence(short, long) >= Math.max(2, Math.ceil(short.length * 0.66)) &&
    short.length * 3 >= long.length
  );
}

export function longestCommonSubsequence(one: string, other: string): number {
  const [a, b] = [one.slice(0, 80), other.slice(0, 80)];
  let row = new Array<number>(b.length + 1).fill(0);
  for (const letter of a) {
    const next = [0];
    for (let index = 1; index <= b.length; index++) {
      next.push(letter === b[index - 1] ? row[index - 1]! + 1 : Math.max(row[index]!, next[index - 1]!));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

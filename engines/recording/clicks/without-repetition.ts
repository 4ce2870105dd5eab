/** Components have two labels for the same field, one of which moves while it is filled in. */
export function withoutRepetition(name: string): string {
  const half = (name.length - 1) / 2;
  const first = name.slice(0, half);
  return half > 0 && name === `${first} ${first}` ? first : name;
}

/** Appends the first free number if the name is taken. Adds the result to `taken`. */
export function uniqueName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let copy = 2; taken.has(name); copy++) name = `${wanted}-${copy}`;
  taken.add(name);
  return name;
}

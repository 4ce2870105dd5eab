/** The wanted name, or with the first free number behind it; remembers what it gave away in `taken`. */
export function uniqueName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let copy = 2; taken.has(name); copy++) name = `${wanted}-${copy}`;
  taken.add(name);
  return name;
}

/** At most this many members are named. */
const maxNames = 3;

/** "Tom Becker has neither. Step will ask at the next sign-in." */
export function unprotectedText(names: string[]): string {
  if (names.length === 0) return "Everyone has one.";
  const named = names.slice(0, maxNames);
  const others = names.length - named.length;
  if (others > 0) named.push(others === 1 ? "1 other" : `${others} others`);
  const who = new Intl.ListFormat("en", { type: "conjunction" }).format(named);
  return `${who} ${names.length === 1 ? "has" : "have"} neither. Step will ask at the next sign-in.`;
}

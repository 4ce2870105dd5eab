/** What was typed into the recorded pages. Only kept in memory, to keep it out of the recording. */

export interface TypedTexts {
  set(field: string, value: string): void;
  all(): string[];
  /** Of at least three characters, as pages are searched for them. */
  lowercase(): string[];
  /** For a recorder that is suspended. */
  save(): SavedTexts;
}

export interface SavedTexts {
  current: [field: string, value: string][];
  earlier: string[];
}

const minLength = 3;
/** Protects the search of every picture from a page that sends millions. */
const maxTexts = 2_000;

export function createTypedTexts(saved: SavedTexts = { current: [], earlier: [] }): TypedTexts {
  const current = new Map(saved.current);
  const earlier = new Set(saved.earlier);
  const all = () => [...new Set([...earlier, ...current.values()])].filter((text) => text.trim() !== "");
  return {
    set(field, value) {
      const before = current.get(field) ?? "";
      // Typing on continues the value. Anything else replaces it, and the page may still show the one before.
      if (before !== "" && !value.startsWith(before) && earlier.size < maxTexts) earlier.add(before);
      if (current.has(field) || current.size < maxTexts) current.set(field, value);
    },
    all,
    save: () => ({ current: [...current], earlier: [...earlier] }),
    lowercase() {
      return all()
        .flatMap((text) => [text, ...text.split("\n")])
        .map((text) => text.toLowerCase().replace(/\s+/g, " ").trim())
        .filter((text) => text.length >= minLength);
    },
  };
}

/** What the rules of several languages share. */

/** The title has neither a full stop nor double spaces. `language` is the whole tag. */
export type Asking = (title: string, language: string) => string | null;

interface Task {
  /** In lower case, and without the reflexive pronoun. */
  verb: string;
  isReflexive: boolean;
  /** What follows the verb. Empty after a reflexive verb alone. */
  rest: string;
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean));
}

/** For languages whose titles begin with the infinitive. */
export function infinitiveFirst({
  how,
  verbs,
  reflexive,
  lostEnding = "",
  ours,
  ask,
}: {
  /** Words such as "How to" that may precede the verb. */
  how: RegExp;
  verbs: ReadonlySet<string>;
  /** Finds the infinitive in a reflexive one, as a group. */
  reflexive: RegExp;
  /** What reflexive infinitives lose, such as the "e" of "iscrivere" in "iscriversi". */
  lostEnding?: string;
  /** Words with which the company speaks of itself. A customer would ask otherwise. */
  ours: RegExp;
  ask: (task: Task, language: string) => string;
}): Asking {
  return (title, language) => {
    const task = title.replace(how, "");
    const words = task.charAt(0).toLowerCase() + task.slice(1);
    const found = reflexive.exec(words);
    const [first = ""] = found ?? words.split(" ");
    const stem = found?.slice(1).find((group) => group !== undefined);
    const verb = stem === undefined ? first.toLowerCase() : stem + lostEnding;
    const rest = words.slice(first.length).trim();
    if (!verbs.has(verb) || ours.test(rest)) return null;
    // A verb alone, such as "Importer", says too little, unless it is reflexive, such as "S’inscrire".
    if (rest === "" && !found) return null;
    return ask({ verb, isReflexive: found !== null, rest }, language);
  };
}

/** Words of a sentence, of which some may be empty. */
export function joined(...words: string[]): string {
  return words.filter((word) => word !== "").join(" ");
}

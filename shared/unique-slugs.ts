import { slugify } from "./text.ts";

/**
 * Returns a short, readable slug for each question, unique on its page and different from `takenSlugs`. Questions in
 * non-Latin scripts get numbers.
 */
export function uniqueSlugs(questions: string[], takenSlugs: string[] = []): string[] {
  const taken = new Set(takenSlugs);
  return questions.map((question, index) => {
    const base = slugify(question).slice(0, 80).replace(/-+$/, "") || `question-${index + 1}`;
    let slug = base;
    for (let n = 2; taken.has(slug); n++) slug = `${base}-${n}`;
    taken.add(slug);
    return slug;
  });
}

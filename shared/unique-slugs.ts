import { slugify } from "./text.ts";

/**
 * Address of each question on its page: short, readable, each once and none of those that are taken. Questions in
 * other scripts are numbered.
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

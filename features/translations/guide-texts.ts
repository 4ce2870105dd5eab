/** Fields of a guide's translation: its title, its description, and those of each step. */
import type { TranslatedFields } from "./translated-item.ts";

export interface GuideTexts {
  title: string;
  description: string;
  steps: { title: string; description: string }[];
}

/** Empty texts have no field, because there is nothing to translate. */
export function guideFields({ title, description, steps }: GuideTexts): TranslatedFields {
  const all = [
    ["title", title],
    ["description", description],
    ...steps.flatMap((step, index) => [
      [`steps.${index}.title`, step.title],
      [`steps.${index}.description`, step.description],
    ]),
  ];
  return Object.fromEntries(all.filter(([, text]) => text !== ""));
}

interface Made {
  fields: TranslatedFields;
  sourceFields: TranslatedFields;
}

/**
 * Returns the guide with the translated texts. Steps that have moved since are matched by their text. Null if steps
 * were added or removed, because a step's text must never appear next to another step's picture.
 */
export function guideTextsIn({ fields, sourceFields }: Made, source: GuideTexts): GuideTexts | null {
  const before = stepsIn(sourceFields);
  const lastWritten = source.steps.findLastIndex(({ title, description }) => title + description !== "");
  if (before.length !== lastWritten + 1) return null;
  const places = placesOf(source.steps, before);
  const shown = (name: string, text: string) => (text === "" ? "" : (fields[name] ?? text));
  return {
    title: shown("title", source.title),
    description: shown("description", source.description),
    steps: source.steps.map(({ title, description }, index) => ({
      title: shown(`steps.${places[index]}.title`, title),
      description: shown(`steps.${places[index]}.description`, description),
    })),
  };
}

type Steps = GuideTexts["steps"];

function stepsIn(fields: TranslatedFields): Steps {
  const indexes = Object.keys(fields).flatMap((name) => /^steps\.(\d+)\./.exec(name)?.[1] ?? []);
  const count = Math.max(-1, ...indexes.map(Number)) + 1;
  return Array.from({ length: count }, (_, index) => ({
    title: fields[`steps.${index}.title`] ?? "",
    description: fields[`steps.${index}.description`] ?? "",
  }));
}

/**
 * Returns each step's previous position. Unchanged steps are found by their text. Changed ones take the remaining
 * positions in order.
 */
function placesOf(steps: Steps, before: Steps): number[] {
  const left = new Set(before.keys());
  const take = (place: number) => (left.delete(place) ? place : null);
  const same = steps.map(({ title, description }, index) => {
    const isSame = (place: number) =>
      before[place]?.title === title && before[place]?.description === description;
    const place = left.has(index) && isSame(index) ? index : [...left].find(isSame);
    return place === undefined ? null : take(place);
  });
  return same.map((place, index) => place ?? take(left.has(index) ? index : Math.min(...left)) ?? index);
}

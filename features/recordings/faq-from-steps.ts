/**
 * Builds an FAQ from a step guide whose title names a task, such as "Import a list". The answer quotes the guide's
 * steps as the owner edited them.
 */
import { clickWordsOf } from "#engines/recording/clicks/words-of-language.ts";
import { taskQuestion } from "#engines/recording/tasks/task-question.ts";

export interface StepFaq {
  question: string;
  answer: string;
  startSeconds: number;
}

interface GuideStepText {
  description: string;
  videoStartTime?: number;
}

const [fewestSteps, mostSteps] = [2, 12];
/** From recordings before descriptions were in the center's language. */
const saidNothing = /^Step \d+: This shows part \d+ of the interface/;

/**
 * Returns null if the title names no task, a step has no real description, or there are fewer than 2 or more than 12
 * steps.
 */
export function faqFromSteps(title: string, steps: GuideStepText[], language: string): StepFaq | null {
  const question = taskQuestion(title, language);
  const saysNothing = undescribed(language);
  const telling = steps.filter(
    ({ description }) =>
      description.trim() !== "" && !saysNothing.test(description) && !saidNothing.test(description),
  );
  const [first] = telling;
  // Instructions with a missing step would be useless.
  if (!question || !first || telling.length < fewestSteps || telling.length !== steps.length) return null;
  if (steps.length > mostSteps) return null;
  const answer = telling.map(({ description }, index) => `${index + 1}. ${oneLine(description)}`).join("\n");
  return { question, answer, startSeconds: first.videoStartTime ?? 0 };
}

/** Finds descriptions of steps that couldn't be described, such as "The screen at 0:12.". */
function undescribed(language: string): RegExp {
  const texts = [clickWordsOf(language), clickWordsOf("en")].flatMap(({ screen }) => [
    screen.screenAt,
    screen.pageAt,
  ]);
  const patterns = texts.map((text) =>
    RegExp.escape(text)
      .replace(RegExp.escape("{time}"), String.raw`\d+:\d\d`)
      .replace(RegExp.escape("{page}"), String.raw`\*.{1,200}\*`),
  );
  return new RegExp(`^(?:${patterns.join("|")})`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

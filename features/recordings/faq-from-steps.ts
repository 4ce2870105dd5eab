/**
 * Builds an FAQ from a step guide whose title names a task, such as "Import a list". The answer quotes the guide's
 * steps as the owner edited them.
 */
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
/** Description of a step that couldn't be described. */
const saysNothing =
  /^(?:The (?:screen|\*.+\* page) at \d+:\d\d\.|Step \d+: This shows part \d+ of the interface)/;

/** Verbs for tasks in software. A title that begins with another word may name a thing, such as "Dashboard tour". */
const verbs =
  "accept add adjust allow answer apply approve archive assign attach block book build buy cancel change check choose claim close combine compare complete confirm connect contact convert copy create customise customize cut deactivate decline delete disable disconnect download drag duplicate edit embed enable enter export extend filter find fix follow generate give group hide import insert install invite join label leave link log make manage mark merge move name open order organise organize pause pay pin plan post prepare preview print publish receive record recover redeem refund register reject remove rename renew reorder replace reply request reset restore resume return revoke save scan schedule search select sell send set share ship show sign sort split start stop submit subscribe switch sync tag track transfer turn undo unlock unsubscribe update upgrade upload use verify view withdraw write".split(
    " ",
  );

/**
 * Returns null if the title names no task, a step has no real description, or there are fewer than 2 or more than 12
 * steps.
 */
export function faqFromSteps(title: string, steps: GuideStepText[]): StepFaq | null {
  const question = taskQuestion(title);
  const telling = steps.filter(
    ({ description }) => description.trim() !== "" && !saysNothing.test(description),
  );
  const [first] = telling;
  // Instructions with a missing step would be useless.
  if (!question || !first || telling.length < fewestSteps || telling.length !== steps.length) return null;
  if (steps.length > mostSteps) return null;
  const answer = telling.map(({ description }, index) => `${index + 1}. ${oneLine(description)}`).join("\n");
  return { question, answer, startSeconds: first.videoStartTime ?? 0 };
}

function taskQuestion(title: string): string | null {
  const plain = title
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.!?…]+$/, "");
  const task = plain.replace(/^how (?:to|do i|can i|do you) /i, "");
  const [verb = "", object] = task.split(" ");
  if (!object || task.length > 100 || !verbs.includes(verb.toLowerCase())) return null;
  return `How do I ${verb.toLowerCase()}${task.slice(verb.length).replace(/\byour\b/gi, "my")}?`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * The question that a step guide answers, when its title names a task: "Import a list" is how somebody does that. The
 * answer is the guide's own steps, word for word, as its owner left them.
 */
export interface StepFaq {
  question: string;
  /** Markdown. */
  answer: string;
  /** When the film comes to the first step. */
  startSeconds: number;
}

interface GuideStepText {
  /** Markdown. */
  description: string;
  videoStartTime?: number;
}

const [fewestSteps, mostSteps] = [2, 12];
/** What the describing of pictures says when it can say nothing of them. */
const saysNothing = /^Step \d+: This shows part \d+ of the interface/;

/** What people do in programs. A title that begins otherwise may be a thing: "Dashboard tour". */
const verbs =
  "accept add adjust allow answer apply approve archive assign attach block book build buy cancel change check choose claim close combine compare complete confirm connect contact convert copy create customise customize cut deactivate decline delete disable disconnect download drag duplicate edit embed enable enter export extend filter find fix follow generate give group hide import insert install invite join label leave link log make manage mark merge move name open order organise organize pause pay pin plan post prepare preview print publish receive record recover redeem refund register reject remove rename renew reorder replace reply request reset restore resume return revoke save scan schedule search select sell send set share ship show sign sort split start stop submit subscribe switch sync tag track transfer turn undo unlock unsubscribe update upgrade upload use verify view withdraw write".split(
    " ",
  );

/** Null when the title names no task, or fewer steps than two say anything. */
export function faqFromSteps(title: string, steps: GuideStepText[]): StepFaq | null {
  const question = taskQuestion(title);
  const telling = steps.filter(
    ({ description }) => description.trim() !== "" && !saysNothing.test(description),
  );
  const [first] = telling;
  // A gap in the middle would be a way that leads nowhere.
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

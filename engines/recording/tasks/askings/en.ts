import { type Asking, wordSet } from "../asking.ts";

const verbs = wordSet(
  "accept add adjust allow answer apply approve archive assign attach block book build buy cancel change check choose claim close combine compare complete confirm connect contact convert copy create customise customize cut deactivate decline delete disable disconnect download drag duplicate edit embed enable enter export extend filter find fix follow generate give group hide import insert install invite join label leave link log make manage mark merge move name open order organise organize pause pay pin plan post prepare preview print publish receive record recover redeem refund register reject remove rename renew reorder replace reply request reset restore resume return revoke save scan schedule search select sell send set share ship show sign sort split start stop submit subscribe switch sync tag track transfer turn undo unlock unsubscribe update upgrade upload use verify view withdraw write",
);

/** The company's words for itself. A customer wouldn't ask how to follow "us". */
const ours = /\b(?:us|our|ours)\b/i;

export const asking: Asking = (title) => {
  const task = title.replace(/^how (?:to|do i|can i|do you) /i, "");
  const [verb = "", object] = task.split(" ");
  if (!object || !verbs.has(verb.toLowerCase()) || ours.test(task)) return null;
  return `How do I ${verb.toLowerCase()}${task.slice(verb.length).replace(/\byour\b/gi, "my")}?`;
};

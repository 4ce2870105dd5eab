import { type Asking, wordSet } from "../asking.ts";

const verbs = wordSet(
  "accept activate add adjust allow apply approve assign attach buy cancel choose combine compare configure confirm connect convert create customise customize deactivate decline delete disable disconnect drag enable enter extend find follow generate give hide install make manage merge organise organize prepare publish receive recover redeem reject remove rename renew reorder replace revoke select sell send submit subscribe undo unlock unsubscribe use verify withdraw write",
);

/** Also nouns: "export formats", but "export contacts" is a task. */
const verbsOrNouns = wordSet(
  "answer archive block build change claim close copy crop download duplicate edit embed export filter fix import insert invite join link mark move paste pause pay pin preview print refund request reset restore save scan share ship show sign sort split stop switch sync tag track transfer update upgrade upload view",
);

/** Nouns or adjectives before most other nouns: "order history", "search results", "open positions". */
const mostlyNouns = wordSet(
  "book check complete contact cut group label leave log name open order plan post record register reply report resume return schedule search set start turn",
);

/** Verbs with words that follow no noun. */
const verbPhrase =
  /^(?:check (?:in|out)|export (?:as|from|into|to)|(?:filter|group|search|sort|split) by|import (?:from|into|via)|join (?:as|with)|log (?:in|into|off|on|out)|move (?:between|from|to)|(?:book|order|pay|register) (?:by|online|via|with|without)|pay (?:for|from|in|later|on|using)|pin to|post (?:on|to)|print (?:from|on)|register (?:as|at|for)|reply to|search (?:across|for|in|within)|set up|share (?:on|via|with)|sign (?:in|off|on|out|up)|start (?:over|with)|switch (?:back|between|from|off|on|to)|sync (?:to|with)|turn (?:down|off|on|up)|upgrade (?:from|to)|upload (?:from|to|via))(?: |$)/;

const determiner =
  /^(?:an?|the|my|your|their|his|her|its|this|that|these|those|all|any|each|every|another|both|either|many|more|multiple|one|other|several|some|two|three|four|five|it|them|how|what|when|where|whether|which|who)(?: |$)|^\d[\d.,]* [a-z-]+s(?: |$)/;

const adjectives =
  "active archived custom deleted draft existing inactive monthly new old past recurring saved unpaid unread";
const plural = "(?:data|people|children|[a-z-]+(?<![siu’'])s)";
const afterObject =
  "(?:again|and|as|at|automatically|between|by|for|from|in|into|manually|off|on|online|or|to|together|using|via|with|without)";
const pluralObject = new RegExp(`^${plural}(?: ${afterObject} .+| ${afterObject})?$`);
const describedObject = new RegExp(
  `^(?:${adjectives.split(" ").join("|")}) ${plural}(?: ${afterObject} .+| ${afterObject})?$`,
);

/** With a verb that is also a noun, these rather name a thing: "import errors". */
const nameThings =
  /^(?:basics|buttons|cases|codes|conditions|confirmations|costs|dates|details|errors|examples|failures|features|fees|formats|forms|guidelines|hours|ideas|instructions|issues|limits|logs|methods|modes|notes|numbers|options|policies|preferences|problems|rates|requests|results|rights|rules|settings|sizes|slips|statistics|stats|steps|terms|times|tips|tools|types)(?: |$)/;

/** Things named with a verb and a plural, or with a word that is a verb otherwise. */
const names =
  /^(?:add ons?|close friends|download links|merge conflicts|restore points|share prices|stop words|use cases?)(?: |$)/;

/** A customer wouldn't ask how to follow "us", nor how "you" are billed. */
const others = /\b(?:us|ours?|ourselves|we|you|yours|yourself|yourselves)\b/i;

const how = /^how (?:to|do i|can i|do you) /i;
/** Such as "create, edit and delete". */
const list = /^([a-z]+(?:, [a-z]+)*),? (?:and|or|&) ([a-z]+) (?=\S)/i;

export const asking: Asking = (title) => {
  const task = title.replace(how, "");
  const { words, object } = verbsAndObject(task);
  if (object === "" || !words.every(isVerb) || others.test(task)) return null;
  if (!how.test(title) && !isTask(words, object)) return null;
  const [first = ""] = words;
  return `How do I ${first}${task.slice(first.length).replace(/\byour\b/gi, "my")}?`;
};

function verbsAndObject(task: string): { words: string[]; object: string } {
  const lower = task.toLowerCase();
  const found = list.exec(lower);
  const listed = found ? [...(found[1] ?? "").split(", "), found[2] ?? ""] : [];
  if (found && listed.every(isVerb)) return { words: listed, object: lower.slice(found[0].length) };
  const [first = ""] = lower.split(" ");
  return { words: [first], object: lower.slice(first.length).trim() };
}

function isVerb(word: string): boolean {
  return verbs.has(word) || verbsOrNouns.has(word) || mostlyNouns.has(word);
}

/** Whether what follows shows that the words are verbs. */
function isTask(words: string[], object: string): boolean {
  const phrase = `${words.at(-1)} ${object}`;
  if (names.test(phrase)) return false;
  if (words.some((word) => verbs.has(word)) || verbPhrase.test(phrase)) return true;
  if (determiner.test(object) || describedObject.test(object)) return true;
  return (
    words.every((word) => verbsOrNouns.has(word)) && pluralObject.test(object) && !nameThings.test(object)
  );
}

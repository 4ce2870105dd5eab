import { packs } from "#engines/languages/packs.ts";
import { readingLength } from "#engines/languages/reading-length.ts";
import { anyOf } from "#engines/languages/words.ts";
import { clauseToQuestion } from "./clause-to-question.ts";
import { cleanLabel } from "./detect-question.ts";
import { factQuestions } from "./fact-phrases.ts";
import { isInCapitals } from "./in-capitals.ts";
import { aboutCompany, phrase, type Topic, topics } from "./topics.ts";

const sectionsOur = new RegExp(`^(?:${anyOf("sections.our")}) `, "iu");
const sectionsAnd = new RegExp(String.raw` (?:${anyOf("sections.and")}) |\s?・\s?`, "iu");

export interface HeadingQuestion {
  question: string;
  /** Null if the question comes from a grammatical pattern. */
  topic: string | null;
  needsSubject: boolean;
  /** If set, the text below the heading must match it. */
  mentions?: RegExp;
}

/** Verbs that introduce instructions in help and service headings. Headings with other verbs don't become questions. */
const verbs =
  "access activate add adjust apply arrange assign attach book browse build buy calculate cancel capture change charge check choose claim clean clear close collect combine compare complete configure confirm connect contact convert copy create customise customize deactivate delete deploy design disable disconnect donate download duplicate edit embed enable enrol enroll enter exchange export extend file filter find fix format generate get give hide host import improve increase insert install integrate invite join link load log make manage measure merge mount move navigate open optimise optimize order organise organize pair pause pay place plan post prepare prevent print process protect publish purchase reach receive recover redeem reduce refer refund register reinstall remove rename renew rent repair replace report request reschedule reserve reset resize restart restore retrieve return review run save scan schedule search select sell send set share ship sign skip sort start stop store submit subscribe switch sync test track train transfer translate troubleshoot turn uninstall unlock unsubscribe update upgrade upload use verify view volunteer withdraw write".split(
    " ",
  );
const imperatives = new Set(verbs);
const gerunds = new Map(verbs.flatMap((verb) => gerundsOf(verb).map((form) => [form, verb] as const)));

/** Words in "-ing" that are usually nouns, and imperatives that are just as often nouns. */
const nounLike = new Set([
  "shipping",
  "mounting",
  "training",
  "building",
  "printing",
  "planning",
  "processing",
  "cleaning",
  "hosting",
  "design",
  "file",
  "host",
  "order",
  "test",
  "report",
  "plan",
  "post",
  "search",
  "store",
  "review",
  "place",
  "process",
  "train",
  "load",
  "contact",
  "charge",
  "book",
  "link",
  "access",
  "format",
  "request",
  "filter",
  "return",
  "refund",
  "exchange",
  "track",
  "view",
  "start",
  "update",
  "upgrade",
  "use",
  "share",
  "set",
  "run",
  "sign",
  "log",
  "support",
  "transfer",
  "rent",
  "mount",
  "measure",
  "repair",
  "replace",
  "buy",
  "copy",
]);
const objectStart = /^(?:an?|the|your|my|our|this|that|these|those|all|multiple|several|new|existing)\b/i;
const phrasal = /^(?:log|sign|turn|set|switch|opt|check) (?:in|on|off|up|out)\b/i;

export interface HeadingContext {
  language: string;
  calledName: string | null;
  isHelpPage: boolean;
  /** Text below the heading, for ambiguous words. */
  text?: string;
}

/**
 * Returns the question that a heading answers, in the page's language. Returns null if no pattern yields a natural
 * question, because an artificial one is worse than none.
 */
export function headingToQuestion(heading: string, context: HeadingContext): HeadingQuestion | null {
  const title = cleanLabel(heading).replace(/[.:!…。：！\s]+$/u, "");
  if (readingLength(title) < 4 || title.length > 80 || /[|/•]|\d{3,}|#\d/.test(title)) return null;
  // Topics list their headings without question marks, but pages write "Comment ça marche ?".
  const bareTitle = title.replace(/^¿|\s*[?？]$/gu, "");
  const plain = bareTitle.replace(sectionsOur, "");
  const named = topics.filter(({ heading }) => heading?.test(plain) || heading?.test(bareTitle));
  const whole = named.find(({ mentions }) => !mentions || mentions.test(context.text ?? "")) ?? named[0];
  const part = whole ? null : (topicOfPart(plain) ?? topicOfEnd(plain));
  const topic = whole ?? part?.topic;
  if (topic) {
    const question =
      phrase(topic.questions, context.language, context.calledName) ??
      (topic.id === "who" ? phrase(factQuestions.us, context.language, null) : null);
    if (!question) return null;
    const made = { question, topic: topic.id, needsSubject: topic.needsSubject ?? false };
    // A section called "Bird nests and emergencies" may barely mention emergencies, so its text must match.
    const mentions = topic.mentions ?? (part?.isFirst === false ? topic.asked : undefined);
    return mentions ? { ...made, mentions } : made;
  }
  if (title.includes("?")) return null;
  if (context.language !== "en") {
    const asked = fromInfinitive(title, context.language);
    return asked ? { question: asked, topic: null, needsSubject: title.split(" ").length < 3 } : null;
  }
  const clause = clauseToQuestion(title);
  if (clause) return { question: clause, topic: null, needsSubject: needsPageSubject(clause) };
  const question =
    fromHowTo(title, context.text) ??
    (context.isHelpPage
      ? (fromTrouble(title) ?? (/[.!]$/.test(heading.trim()) ? null : fromAction(title, context.text)))
      : null);
  return question ? { question, topic: null, needsSubject: false } : null;
}

/** "What should I include?" is unclear without the page's topic, while "How are you funded?" isn't. */
function needsPageSubject(question: string): boolean {
  if (/\b(?:it|this|them)\b/.test(question)) return true;
  const most = question.startsWith("Who ") ? 3 : 5;
  return question.split(" ").length <= most && !/\byou\b/.test(question);
}

/** Finds a topic in one part of a heading: "Invoices and payment" also says how to pay. */
function topicOfPart(title: string): { topic: Topic; isFirst: boolean } | null {
  const parts = title.split(sectionsAnd);
  if (parts.length !== 2 || parts.some((part) => part.split(" ").length > 3)) return null;
  for (const [at, part] of parts.entries()) {
    // "Breakfast and after-school club" is about a club.
    const topic = topics.find(
      ({ id, heading }) => !aboutCompany.test(id) && id !== "breakfast" && heading?.test(part),
    );
    if (topic) return { topic, isFirst: at === 0 };
  }
  return null;
}

/** "Lesson Cancellation Policy" is about cancellation. */
function topicOfEnd(title: string): { topic: Topic; isFirst: boolean } | null {
  const words = title.split(" ");
  const end = words.slice(1).join(" ");
  if (words.length < 3 || words.length > 4) return null;
  const topic = topics.find(({ id, heading }) => !aboutCompany.test(id) && heading?.test(end));
  return topic ? { topic, isFirst: false } : null;
}

/** Handles "How to reset your password". */
function fromHowTo(title: string, text = ""): string | null {
  const match = /^how (?:to|you can|can you) ([a-z]+)((?: [^.;:]+)?)$/i.exec(title);
  if (!match?.[1] || !imperatives.has(match[1].toLowerCase())) return null;
  return askHow(match[1].toLowerCase(), match[2]!.trim(), text);
}

/**
 * Handles "Resetting your password" and "Reset your password", but only on help pages. Elsewhere such headings are
 * slogans.
 */
function fromAction(title: string, text = ""): string | null {
  const [first = "", ...rest] = title.split(" ");
  const word = first.toLowerCase();
  const verb = gerunds.get(word) ?? (imperatives.has(word) ? word : null);
  const isTitle =
    rest.length > 1 &&
    rest.every((part) => /^\p{Lu}|^(?:an?|and|at|by|for|in|of|on|or|the|to|with)$/u.test(part));
  const object = isTitle ? rest.map((part) => lowerFirst(part)).join(" ") : rest.join(" ");
  if (!verb || rest.length === 0 || rest.length > 8 || /[,;:–—]/.test(object)) return null;
  // "Order history" and "Mounting services" are nouns; "Order a sample" and "Mounting your TV" are actions.
  if ((nounLike.has(word) || !gerunds.has(word)) && !objectStart.test(object) && !phrasal.test(title))
    return null;
  if (/^(?:now|today|here|more|us|started|in touch|together|with us|free|it|better|best)\b/i.test(object))
    return null;
  return askHow(verb, object, text);
}

/** Handles "Import does not start" and "The page is blank". */
function fromTrouble(title: string): string | null {
  if (/,|;/.test(title) || title.split(" ").length < 3) return null;
  return /^(?!(?:if|when|what|why|how|where|we|you|i) )(?:[\w’'-]+ ){1,6}(?:(?:does not|doesn[’']t|do not|don[’']t|cannot|can[’']t|won[’']t|will not|did not|didn[’']t) [a-z]+|(?:is|are) (?:not|missing|blank|empty|slow|wrong|stuck|unavailable|disabled|blocked|greyed)|fails?|stops?|keeps? [a-z]+ing)\b/i.test(
    title,
  )
    ? `What can I do if ${lowerFirst(title)}?`
    : null;
}

function askHow(verb: string, object: string, text: string): string | null {
  const ending = object.replace(/\byour\b/gi, "my").replace(/\byou\b/gi, "I");
  if (ending.length === 0 || ending.length > 70) return null;
  const [first = ""] = ending.split(" ");
  // If the text below capitalizes the word mid-sentence, it is a name, as in "Disconnecting Slack".
  const isName = /^\p{Lu}\p{L}+$/u.test(first) && new RegExp(`[\\p{Ll},] ${first}(?!\\p{L})`, "u").test(text);
  return `How do I ${verb} ${isName ? ending : lowerFirst(ending)}?`;
}

/** Handles "Comment commander" in languages whose infinitives form questions. */
function fromInfinitive(title: string, language: string): string | null {
  const rule = packs.find(({ code }) => code === language)?.infinitive;
  return rule?.heading.test(title) && !/[,;:–—]/.test(title)
    ? rule.question.replace("{title}", () => title)
    : null;
}

/** Lowercases the first word unless it is a name, an acronym or "I". */
export function lowerFirst(text: string): string {
  const [first = ""] = text.split(" ");
  return /^\p{Lu}[\p{Ll}’'-]*$/u.test(first) && first !== "I" && !/^I[’']/.test(first)
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}

/**
 * Lowercases "Kitchen knives", whose second word is lowercase. "Classic Shave" may be a name, so it stays unchanged.
 */
/** In letters. Shorter ones are acronyms. */
const minCapitals = 8;

/** "REMOVAL DEFENSE" becomes "removal defense" in English, and "SOIN DU VISAGE" becomes "Soin du visage" in French. */
export function calmCapitals(name: string, language: string): string {
  if (!isInCapitals(name, minCapitals)) return name;
  const lower = name.toLocaleLowerCase(language);
  if (language === "en") return lower;
  return language === "de"
    ? lower.replace(/(?<!\p{L})\p{L}(?=\p{L}{3})/gu, (first) => first.toUpperCase())
    : lower.charAt(0).toLocaleUpperCase(language) + lower.slice(1);
}

export function lowerCommon(name: string): string {
  const [, second = ""] = name.split(" ");
  return /^\p{Ll}/u.test(second) ? lowerFirst(name) : name;
}

function gerundsOf(verb: string): string[] {
  if (/[^e]e$/.test(verb)) return [`${verb.slice(0, -1)}ing`];
  if (/(?:^|[^aeiou])[aeiou][bdglmnprt]$/.test(verb)) return [`${verb}${verb.at(-1)}ing`, `${verb}ing`];
  return [`${verb}ing`];
}

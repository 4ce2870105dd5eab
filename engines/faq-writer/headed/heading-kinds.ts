/** Recognizes the headings and labels that most small organizations' pages share: "What's included", "Duration". */
import type { HeadingId } from "#engines/languages/headings/heading-words.ts";
import type { CategoryId } from "#engines/languages/language-pack.ts";
import { packOf } from "#engines/languages/packs.ts";

interface Kind {
  /** As in the templates and the bank, so that no question is asked twice. */
  topic: string;
  category: CategoryId;
  /** What the text below must contain. */
  needs?: RegExp;
}

const digit = /\d/;

export const headingKinds: Record<HeadingId, Kind> = {
  included: { topic: "included", category: "services" },
  excluded: { topic: "excluded", category: "services" },
  duration: { topic: "how-long-it-takes", category: "services", needs: digit },
  audience: { topic: "audience", category: "services" },
  areas: { topic: "areas", category: "contact", needs: /\p{Lu}|\d|\p{Lo}/u },
  place: { topic: "place", category: "contact", needs: /\p{Lu}|\p{Lo}/u },
  payment: { topic: "payment", category: "prices" },
  deposit: { topic: "deposit", category: "prices" },
  booking: { topic: "booking", category: "start" },
  cancellation: { topic: "cancellation", category: "returns" },
  amenities: { topic: "amenities", category: "services" },
  rules: { topic: "conduct", category: "start" },
  directions: { topic: "directions", category: "contact" },
  parking: { topic: "parking", category: "contact" },
  arrival: { topic: "check-in", category: "contact", needs: digit },
  departure: { topic: "check-out", category: "contact", needs: digit },
  process: { topic: "process", category: "services" },
  qualifications: { topic: "licence", category: "about" },
  "group-size": { topic: "class-size", category: "services", needs: digit },
  materials: { topic: "materials", category: "services" },
  vouchers: { topic: "vouchers", category: "prices" },
  discounts: { topic: "discounts", category: "prices" },
  emergency: { topic: "emergency", category: "services" },
  "first-visit": { topic: "first-visit", category: "start" },
  warranty: { topic: "warranty", category: "returns" },
  bring: { topic: "bring", category: "start" },
  requirements: { topic: "requirements", category: "start" },
  delivery: { topic: "delivery", category: "orders" },
  minimum: { topic: "minimum", category: "prices", needs: digit },
  treats: { topic: "treats", category: "services" },
  hours: { topic: "hours", category: "contact" },
};

interface Reader {
  id: HeadingId;
  question: string;
  whole: RegExp;
}

/** "And also the" before the words of a heading. */
const maxArticles = 4;
const readers = new Map<string, Reader[]>();

function readersOf(language: string): Reader[] {
  const known = readers.get(language);
  if (known) return known;
  const pack = packOf(language);
  const our = pack?.sections.our?.source;
  const isOur = new RegExp(our ? `^(?:${our})$` : "(?!)", "iu");
  const small = (pack?.words.small ?? "").split(" ").filter((word) => word !== "" && !isOur.test(word));
  const article = [our, ...new Set(small.map(RegExp.escape)), String.raw`\p{L}{1,3}['’]`]
    .filter(Boolean)
    .join("|");
  const made = Object.entries(pack?.headings.kinds ?? {}).map(([id, [question, words]]) => ({
    id: id as HeadingId,
    question,
    // Italian reads "il" as one article or as two, so that any number of them would take exponential time.
    whole: new RegExp(
      String.raw`^(?:(?:${article})\s?){0,${maxArticles}}(?:${words.source})[\s:：.!]*$`,
      "iu",
    ),
  }));
  readers.set(language, made);
  return made;
}

function readerOf(heading: string, language: string): Reader | null {
  return readersOf(language).find(({ whole }) => whole.test(heading)) ?? null;
}

interface Found {
  id: HeadingId;
  question: string;
}

/** In characters. */
const maxHeading = 60;
/** The same headings are asked about again and again. Emptied when full. */
const cache = new Map<string, Found | null>();
const maxCached = 5000;

/** The kind that a heading names and nothing else, and its question. */
export function kindOfHeading(heading: string, language: string): Found | null {
  if (heading.length > maxHeading) return null;
  const key = `${language} ${heading}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const reader = readerOf(heading, language);
  const found = reader ? { id: reader.id, question: reader.question } : null;
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, found);
  return found;
}

/** The kind of the first of two things that a heading names, as in "Payment and exclusions". */
export function kindOfFirst(heading: string, language: string): Found | null {
  const and = packOf(language)?.sections.and?.source;
  const joint = new RegExp(and ? String.raw`\s*[&+/,]\s*|\s(?:${and})\s` : String.raw`\s*[&+/,]\s*`, "iu");
  const [first = "", other = ""] = heading.split(joint);
  const found = first === "" || other === "" ? null : kindOfHeading(first, language);
  return found && joinable.has(found.id) ? found : null;
}

/** "Features and benefits" and "Training and behavior" are what is sold. */
const joinable: ReadonlySet<HeadingId> = new Set([
  "excluded",
  "duration",
  "areas",
  "payment",
  "deposit",
  "booking",
  "cancellation",
  "directions",
  "parking",
  "arrival",
  "departure",
  "vouchers",
  "discounts",
  "bring",
]);

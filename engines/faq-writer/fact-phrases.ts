import type { FactId } from "#engines/languages/language-pack.ts";
import { anyOf, type Phrases, phrasesOf } from "#engines/languages/words.ts";

const ids: FactId[] = [
  "contact",
  "contactUs",
  "address",
  "hours",
  "price",
  "pricePlural",
  "kindPrice",
  "planPrice",
  "prices",
  "services",
  "products",
  "programs",
  "features",
  "company",
  "work",
  "us",
  "event",
  "founded",
  "eventPlace",
  "eventDate",
  "phone",
  "phoneOf",
  "email",
  "emailOf",
  "hoursOf",
  "addressOf",
  "includes",
  "person",
];

export const factQuestions = Object.fromEntries(
  ids.map((id) => [id, phrasesOf((pack) => pack.facts[id])]),
) as Record<FactId, Phrases>;

const kinds = ["services", "products", "programs", "features"] as const;

export const offerPaths = kinds.map((kind) => ({
  kind,
  path: new RegExp(`^(?:our-)?(?:${anyOf(`paths.${kind}`)})$`, "i"),
}));

export const offerHeadings = kinds.map((kind) => ({
  kind,
  heading: new RegExp(`^(?:${anyOf(`offers.${kind}`)})$`, "iu"),
}));

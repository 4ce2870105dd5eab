import { type Asking, wordSet } from "../asking.ts";

const verbs = wordSet(
  "aanbieden aanklikken aankopen aanmaken aanmelden aanpassen aanvragen aanvullen aanzetten accepteren activeren afdrukken afmelden afronden afspelen afwijzen afzeggen annuleren archiveren beantwoorden beheren bekijken benaderen bestellen betalen bevestigen bewaren bewerken bijwerken blokkeren boeken combineren controleren corrigeren deactiveren deblokkeren deinstalleren delen doorsturen downloaden dupliceren exporteren filteren gebruiken genereren goedkeuren groeperen herhalen hernoemen herstellen huren identificeren importeren indienen inloggen inplannen inschakelen inschrijven installeren instellen intrekken invoegen invoeren invullen inwisselen kiezen koppelen kopen kopiëren loskoppelen maken markeren melden omruilen omzetten ondertekenen ontgrendelen ontvangen openen opheffen opnemen opslaan opvragen opzeggen opzoeken organiseren overdragen pauzeren personaliseren plaatsen plannen printen publiceren raadplegen registreren reserveren resetten retourneren ruilen samenstellen samenvoegen scannen schrijven selecteren sluiten sorteren splitsen starten stoppen sturen synchroniseren tekenen terugbetalen terugsturen terugvinden toepassen toevoegen toewijzen tonen uitbreiden uitchecken uitloggen uitnodigen uitproberen uitschakelen uitschrijven updaten upgraden uploaden verbergen verbinden verdelen vergelijken verhuren verlengen vernieuwen verplaatsen verkopen versturen vertalen vervangen verwerken verwijderen verzenden verzetten vinden volgen voorbereiden wijzigen wisselen zoeken",
);

/** Also nouns in the plural: "alle plannen", "de nieuwe boeken", "vijf plaatsen". */
const nouns = wordSet("boeken delen huren plaatsen plannen stoppen tekenen tonen");
const beforeNoun = /^(?:\d+|vier|vijf|zes|zeven|acht|negen|tien|veel|meer|\p{L}+e)$/u;
/** Nouns with the "e" of adjectives, such as "advertentie". */
const noAdjective = /(?:[cgst]ie|\p{L}{3}age)$/u;

/** Without an object they need "me". */
const reflexives = wordSet(
  "aanmelden abonneren afmelden identificeren inschrijven melden registreren uitschrijven verbinden",
);

/** Words of whole sentences, and the company's for itself. */
const sentence =
  /(?<!\p{L})(?:hoe|wat|waar|wie|wanneer|waarom|zo|wij|we|onze|ons|ik|hij|zij|is|zijn|was|waren|wordt|worden|werd|werden|heeft|hebben|kan|kun|kunt|kunnen|moet|moeten|mag|mogen|wil|willen|zal|zullen|niet|geen|die|dat|als|te)(?!\p{L})/iu;

const determiner = `(?:een|de|het|alle|uw|je|jouw|mijn)`;
const preposition = `(?:met|per|via|van|naar|in|op|aan|uit|bij|voor|zonder|tot)`;
const adverb = `(?:online|zelf|ziek|gratis|snel|direct|opnieuw)`;
const startsPart = new RegExp(`^(?:${determiner}|${preposition}|${adverb}|zich|u) `);
const isDeterminer = new RegExp(`^${determiner}$`);
/** No more than one noun follows a preposition, with its adjectives. */
const noObject = new RegExp(
  String.raw`^(?:${adverb} |${preposition} (?:${determiner} )?(?:\p{L}+e )?[\p{L}\p{N}-]+ )+$`,
  "u",
);
/** "Je" before a preposition or the verb is no possessive. */
const reflexive = new RegExp(
  String.raw`(?<!\p{L})(?:zich|jezelf|uzelf|(?:je|u)(?= (?:${preposition} |${adverb} |\p{L}+$)))(?!\p{L})`,
  "u",
);

/** The customer, of whom the title speaks: "een bericht naar je sturen". */
const pronoun = new RegExp(
  String.raw`(?<!\p{L})(?:jou|jullie|jezelf|uzelf|(?:je|u)(?= (?:${preposition} |\p{L}+$)))(?!\p{L})`,
  "iu",
);

/** The infinitive is the last word. A bare noun before it would need an article in a sentence. */
export const asking: Asking = (title) => {
  const words = title.split(" ");
  const verb = words.at(-1) ?? "";
  if (words.length < 2 || !verbs.has(verb) || sentence.test(title)) return null;
  const task = title.charAt(0).toLowerCase() + title.slice(1);
  const last = task.split(" ").at(-2) ?? "";
  if (nouns.has(verb) && last !== "online" && saysNoun(last)) return null;
  if (!startsPart.test(task)) return `Hoe werkt ‘${title}’?`;
  const needsMe = reflexives.has(verb) && noObject.test(task.slice(0, -verb.length));
  const mine = reflexives.has(verb) ? task.replace(reflexive, "me") : task;
  return pronoun.test(mine) ? null : `Hoe kan ik ${needsMe ? "me " : ""}${withMine(mine)}?`;
};

function saysNoun(before: string): boolean {
  return isDeterminer.test(before) || (beforeNoun.test(before) && !noAdjective.test(before));
}

function withMine(task: string): string {
  return task.replace(/(?<!\p{L})(?:uw|jouw|je)(?!\p{L})/giu, "mijn");
}

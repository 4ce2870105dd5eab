/**
 * Asks how to do the task that a title names: "Import a list" becomes "How do I import a list?". Only titles whose grammar
 * shows that they name a task: with a verb where the language puts the infinitive. Null for every other title, such as
 * "Dashboard tour", and for languages without a rule.
 */
import { primaryLanguage } from "#shared/primary-language.ts";

/** The title has neither a full stop nor double spaces. */
type Asking = (title: string) => string | null;

const maxTitle = 100;

export function taskQuestion(title: string, language: string): string | null {
  const plain = title
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[¿¡]|[.!?…。！？]+$/g, "")
    .trim();
  if (plain.length > maxTitle) return null;
  return askings[primaryLanguage(language)]?.(plain) ?? null;
}

/** Verbs for tasks in software. A title that begins with another word may name a thing, such as "Dashboard tour". */
const englishVerbs =
  "accept add adjust allow answer apply approve archive assign attach block book build buy cancel change check choose claim close combine compare complete confirm connect contact convert copy create customise customize cut deactivate decline delete disable disconnect download drag duplicate edit embed enable enter export extend filter find fix follow generate give group hide import insert install invite join label leave link log make manage mark merge move name open order organise organize pause pay pin plan post prepare preview print publish receive record recover redeem refund register reject remove rename renew reorder replace reply request reset restore resume return revoke save scan schedule search select sell send set share ship show sign sort split start stop submit subscribe switch sync tag track transfer turn undo unlock unsubscribe update upgrade upload use verify view withdraw write".split(
    " ",
  );

/** For languages whose titles begin with the infinitive. */
function infinitiveFirst({
  how,
  verb,
  nouns,
  ask,
}: {
  how: RegExp;
  verb: RegExp;
  /** They end as verbs do. */
  nouns: string;
  ask: (task: string) => string;
}): Asking {
  const notVerbs = new Set(nouns.split(" "));
  return (title) => {
    const [first = "", ...rest] = title.replace(how, "").split(" ");
    const word = first.toLowerCase();
    if (!verb.test(word) || notVerbs.has(word)) return null;
    // A verb alone, such as "Importer", says too little, unless it is reflexive, such as "S’inscrire".
    if (rest.length === 0 && !isReflexive.test(word)) return null;
    return ask([word, ...rest].join(" "));
  };
}

const isReflexive = /^s[’']|(?:[aeií]rse|[aei]rsi|r-se|ться|тись)$/;

/** For languages whose titles end with the infinitive. A bare noun before it would need an article in a sentence. */
function infinitiveLast({
  verb,
  openers,
  ask,
  quote,
}: {
  verb: RegExp;
  /** Words with which the title is a part of a sentence as it is. */
  openers: RegExp;
  ask: (task: string) => string;
  quote: (title: string) => string;
}): Asking {
  return (title) => {
    const words = title.split(" ");
    const [first = ""] = words;
    if (words.length < 2 || !verb.test(words.at(-1) ?? "") || noTask.test(first)) return null;
    return openers.test(first) ? ask(first.toLowerCase() + title.slice(first.length)) : quote(title);
  };
}

/** A title that begins with one of these is a sentence. */
const noTask =
  /^(?:wie|was|wo|wer|wann|warum|so|wir|unsere?|hoe|wat|waar|wie|wanneer|waarom|zo|wij|we|onze|ons)$/i;

const dutchVerbs =
  "aanmaken|aanmelden|aanpassen|aanvragen|accepteren|activeren|afdrukken|afmelden|annuleren|archiveren|beheren|bekijken|bestellen|betalen|bevestigen|bewerken|boeken|controleren|deactiveren|delen|downloaden|exporteren|filteren|gebruiken|herstellen|importeren|inloggen|inplannen|inschrijven|installeren|instellen|invoeren|inwisselen|kiezen|kopen|koppelen|kopiëren|maken|omruilen|openen|opslaan|opzeggen|opzoeken|plaatsen|plannen|printen|publiceren|registreren|reserveren|resetten|retourneren|ruilen|samenvoegen|selecteren|sorteren|stoppen|sturen|synchroniseren|terugsturen|toevoegen|uitchecken|uitloggen|uitnodigen|uitschrijven|uploaden|verbinden|vergelijken|verlengen|verplaatsen|versturen|vervangen|verwijderen|verzenden|volgen|wijzigen|wisselen|zoeken";

const askings: Record<string, Asking> = {
  en(title) {
    const task = title.replace(/^how (?:to|do i|can i|do you) /i, "");
    const [verb = "", object] = task.split(" ");
    if (!object || !englishVerbs.includes(verb.toLowerCase())) return null;
    return `How do I ${verb.toLowerCase()}${task.slice(verb.length).replace(/\byour\b/gi, "my")}?`;
  },
  de: infinitiveLast({
    // Nouns begin with a capital letter.
    verb: /^\p{Ll}{2,}(?:en|ern|eln)$/u,
    openers:
      /^(?:eine?[nmr]?|die|den|das|der|alle|mehrere|ihre?[nmrs]?|meine?[nmrs]?|online|selbst|mit|per|über|von|zu[mr]?|im|in|am|an|aus|auf|bei)$/i,
    ask: (task) => `Wie kann ich ${task.replace(/(?<!\p{L})ihr(e[nmrs]?)?(?!\p{L})/giu, "mein$1")}?`,
    quote: (title) => `Wie geht „${title}“?`,
  }),
  nl: infinitiveLast({
    verb: new RegExp(`^(?:${dutchVerbs})$`),
    openers: /^(?:een|de|het|alle|uw|je|jouw|mijn|online|zelf|met|per|via|van|naar|in|op|aan|uit|bij)$/i,
    ask: (task) => `Hoe kan ik ${task.replace(/(?<!\p{L})(?:uw|jouw|je)(?!\p{L})/giu, "mijn")}?`,
    quote: (title) => `Hoe werkt ‘${title}’?`,
  }),
  fr: infinitiveFirst({
    how: /^comment /i,
    verb: /^(?:s[’'])?\p{Ll}{2,}(?:er|ir|re)$/u,
    nouns:
      "premier dernier panier calendrier papier courrier dossier fichier atelier escalier métier quartier hiver livre titre cadre chambre offre lettre centre autre notre votre nombre ordre histoire territoire laboratoire loisir avenir plaisir désir espoir soir miroir devoir pouvoir semestre trimestre théâtre fenêtre montre affaire formulaire inventaire horaire commentaire annuaire salaire",
    ask: (task) => `Comment ${task}\u00a0?`,
  }),
  es: infinitiveFirst({
    how: /^cómo (?:se puede |puedo )?/i,
    verb: /^\p{Ll}{2,}(?:[aeií]r|[aeií]rse)$/u,
    nouns:
      "lugar hogar taller alquiler mujer ayer azúcar celular dólar carácter par altar pilar collar poder placer deber líder máster póster escáner particular popular familiar",
    ask: (task) =>
      `¿Cómo puedo ${task
        .replace(/^(\p{L}+r)se(?!\p{L})/u, "$1me")
        .replace(/(?<!\p{L})(?:su|tu)(s?)(?!\p{L})/giu, "mi$1")}?`,
  }),
  it: infinitiveFirst({
    how: /^come (?:si fa a |posso )?/i,
    verb: /^\p{Ll}{2,}(?:[aei]re|[aei]rsi|[ou]rre|arre)$/u,
    nouns:
      "cellulare mare potere piacere cameriere genere corriere quartiere mestiere cantiere carattere altare affare esemplare particolare popolare familiare dovere sapere avere essere parere bicchiere infermiere ingegnere giardiniere barriere tastiere frontiere",
    ask: (task) =>
      `Come posso ${task
        .replace(/^(\p{L}+r)si(?!\p{L})/u, "$1mi")
        .replace(
          /(?<!\p{L})(?:il tuo|la tua|i tuoi|le tue)(?!\p{L})/gu,
          (yours) => myInItalian[yours] ?? yours,
        )}?`,
  }),
  pt: infinitiveFirst({
    how: /^como (?:posso )?/i,
    verb: /^\p{Ll}{2,}[aei]r(?:-se)?$/u,
    nouns:
      "lugar celular jantar mulher colher aluguer açúcar dólar familiar particular popular poder prazer dever caráter líder",
    ask: (task) => `Como posso ${task.replace(/-se(?!\p{L})/u, "-me")}?`,
  }),
  pl: infinitiveFirst({
    how: /^jak (?:mogę |można )?/i,
    // "Dostępność" and other nouns end with "ść".
    verb: /^\p{Ll}{2,}[aeiuyąó]ć$/u,
    nouns: "sieć pamięć",
    ask: (task) => `Jak ${task}?`,
  }),
  ru: infinitiveFirst({
    how: /^как (?:мне |можно )?/i,
    // "Скорость" and other nouns end with "ость".
    verb: /^\p{Ll}{2,}(?:[аяиеуы]ть|[аеу]чь|ти)(?:ся|сь)?$/u,
    nouns: "сеть печать кровать речь печь почти новости области скорости гости части сети пути дети память",
    ask: (task) => `Как ${task}?`,
  }),
  // A verbal noun: "Liste içe aktarma".
  tr(title) {
    const words = title.split(" ");
    const last = words.at(-1)?.toLocaleLowerCase("tr") ?? "";
    if (words.length < 2 || !/\p{L}{2,}m[ae]$/u.test(last) || turkishNouns.has(last)) return null;
    return `${title} nasıl yapılır?`;
  },
  // A verb in its dictionary form, or "the way to" after one.
  ja(title) {
    const task = title.replace(/(?:方法|手順)$/, "");
    return /[^\s\p{P}](?:する|[うくぐすつぬぶむる])$/u.test(task)
      ? `${task}にはどうすればよいですか？`
      : null;
  },
};

const turkishNouns = new Set(["firma", "tema", "sinema", "diploma", "şema", "drama"]);

const myInItalian: Record<string, string> = {
  "il tuo": "il mio",
  "la tua": "la mia",
  "i tuoi": "i miei",
  "le tue": "le mie",
};

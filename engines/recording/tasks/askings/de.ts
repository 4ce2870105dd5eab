import { type Asking, wordSet } from "../asking.ts";

/** Without those whose participle is the same word, such as "vergessen". */
const verbs = wordSet(
  "abbestellen abbrechen abholen abmelden abonnieren abrufen abschließen absagen abschicken akzeptieren aktivieren aktualisieren ändern anfordern anfragen angeben anhalten anhängen ankreuzen anlegen anmelden annehmen anpassen anrufen anschauen anschließen ansehen anwenden anzeigen archivieren aufladen aufnehmen aufrufen ausblenden ausdrucken ausfüllen ausloggen ausschalten austauschen austragen auswählen ausprobieren beantragen beantworten bearbeiten beenden befolgen begleichen beitreten benennen benutzen berechnen bestätigen bestellen bewerben bewerten bezahlen blockieren buchen deaktivieren deinstallieren downloaden drucken duplizieren einblenden einbetten einbinden einfügen einladen einlösen einloggen einreichen einrichten einschalten einscannen einschreiben einsehen einstellen eintragen empfehlen entfernen entsperren erfassen erhöhen erledigen erneuern erstellen erteilen erweitern exportieren festlegen filtern finden formatieren fortsetzen freigeben freischalten generieren gestalten gruppieren herunterladen hinterlegen hinzufügen hochladen identifizieren importieren installieren kaufen kennzeichnen konfigurieren kombinieren kontaktieren kontrollieren kopieren korrigieren kündigen laden leihen löschen machen markieren melden mieten mitteilen nachbestellen nutzen öffnen ordnen personalisieren pausieren planen posten prüfen reaktivieren registrieren reklamieren reparieren reservieren retournieren sammeln scannen schicken schließen schreiben schützen senden setzen signieren sortieren speichern sperren spenden starten stellen stoppen stornieren suchen synchronisieren tauschen teilen teilnehmen testen trennen überprüfen übersetzen übertragen umbenennen umbuchen umstellen umtauschen umwandeln umziehen unterschreiben unterzeichnen verbinden vereinbaren verfolgen vergeben vergleichen verknüpfen verlängern verlegen vermieten veröffentlichen verschicken verschieben versenden verwalten verwenden vorbereiten vornehmen wählen wechseln weiterleiten widerrufen wiederherstellen zahlen zeigen zuordnen zurückgeben zurücksenden zurücksetzen zurückschicken zusammenführen zuweisen",
);

/** Without an object they need "mich". */
const reflexives = wordSet(
  "abmelden anmelden ausloggen austragen bewerben einloggen einschreiben eintragen identifizieren melden registrieren verbinden",
);

/** Also participles: "Alle Plätze vergeben" can say that none is left. */
const participles = wordSet("vergeben widerrufen");

/** Words of whole sentences, and the company's for itself. */
const sentence =
  /(?<!\p{L})(?:wie|was|wo|wer|wann|warum|so|ist|sind|war|waren|wird|werden|wurden?|hat|haben|hatten?|kann|können|muss|müssen|soll|sollen|will|wollen|darf|dürfen|möchten?|mag|lässt|lassen|nicht|keine?[nmrs]?|ich|du|er|es|sie|wir|man|uns|unser\p{L}*|wenn|dass|um)(?!\p{L})| zu \p{L}+$/iu;

const determiners = String.raw`(?:eine?[nmr]?|die|den|dem|das|der|alle|mehrere|meine?[nmrs]?|ihre?[nmrs]?)(?!\p{L})`;
const prepositions = `(?:mit|per|über|vo[nm]|zum?|zur|im|ins?|am|ans?|aus|auf|beim?|für|nach|ohne|vor|via|als)`;
const adverbs = `(?:online|selbst|krank|kostenlos|neu|schnell|direkt|einfach|wieder)`;

/** With its noun, such as "mit dem neuen Gerät". */
const phrase = new RegExp(
  String.raw`(?<!\p{L})${prepositions} (?:${determiners} )?(?:\p{Ll}\S* )*\p{Lu}\S* `,
  "gu",
);
const adverb = new RegExp(String.raw`(?<!\p{L})${adverbs} `, "gu");
const canBeginObject = new RegExp(String.raw`^(?:${determiners}|sich(?!\p{L}))`, "u");

const article = /^(?:ein|eine[nmr]?|die|den|dem|das|meine?[nmrs]?)(?!\p{L})/u;

/** The infinitive is the last word. A bare noun before it would need an article in a sentence. */
export const asking: Asking = (title) => {
  const words = title.split(" ");
  const verb = words.at(-1) ?? "";
  if (words.length < 2 || !verbs.has(verb) || sentence.test(title)) return null;
  const task = withMine(title);
  const before = task.slice(0, -verb.length);
  const object = before.replace(phrase, "").replace(adverb, "").trim();
  if (participles.has(verb) && !article.test(object)) return null;
  // The first words are a part of a sentence as they are.
  const isPart = object === "" || canBeginObject.test(object);
  if (!isPart) return `Wie geht „${title}“?`;
  const needsMe = object === "" && reflexives.has(verb);
  return `Wie kann ich ${needsMe ? "mich " : ""}${task.replace(/(?<!\p{L})sich(?!\p{L})/u, "mich")}?`;
};

/** In lower case at its beginning. "Ihr" is formal with a capital letter only: "ihre Termine" are other people's. */
function withMine(title: string): string {
  const mine = title
    .replace(/^ihr(e[nmrs]?)?(?!\p{L})/iu, "mein$1")
    .replace(/(?<!\p{L})(?:Ihr|[Dd]ein)(e[nmrs]?)?(?!\p{L})/gu, "mein$1");
  return mine.charAt(0).toLowerCase() + mine.slice(1);
}

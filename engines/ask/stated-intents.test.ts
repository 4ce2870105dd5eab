/** Short questions that ask for one thing which a sentence states, in words that they don't share. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerText } from "./answer-text.fixture.ts";
import { ask } from "./ask.ts";
import { buildAskIndex } from "./ask-index.ts";
import { readWordMeanings } from "./meaning/word-meanings.ts";
import type { Passage } from "./passage.ts";

function passage(kind: Passage["kind"], language: string, title: string, ...sentences: string[]): Passage {
  return {
    id: `${kind}-${title}`,
    kind,
    title: kind === "page" ? "Birchhill" : title,
    heading: kind === "page" ? title : null,
    sentences,
    url: `/${kind}/${encodeURIComponent(title)}`,
    checkedAt: null,
    language,
  };
}

const english = [
  passage("page", "en", "Find us", "Mon–Fri 8 am – 6 pm · Sat 9 am – 1 pm", "12 Mill Road, Leeds LS1 4AB"),
  passage("page", "en", "Where we work", "We proudly serve Wharfedale.", "Otley", "Ilkley", "Skipton"),
  passage(
    "page",
    "en",
    "Good to know",
    "Pets are welcome on a lead.",
    "There is free parking behind the house.",
  ),
  passage("page", "en", "Weather", "If it rains, we meet in the barn."),
  passage("page", "en", "Parties", "Our hall can be hired for private events."),
  passage("page", "en", "Rates", "A day ticket is £12."),
];
const german = [
  passage(
    "question",
    "de",
    "Was soll ich mitbringen?",
    "Bringen Sie bequeme Kleidung und etwas zu trinken mit.",
  ),
];
const times = [passage("page", "de", "Kontakt", "Mo–Fr 8–18 Uhr · Sa 9–15 Uhr")];
const days = [passage("page", "de", "Öffnungszeiten", "Di-Fr 11:00 - 18:00 Uhr", "Sa geschlossen")];
const rates = [
  passage(
    "page",
    "de",
    "Preise pro Person",
    "im Doppelzimmer mit Dusche und WC",
    "Übernachtung mit Frühstück",
    "27,00 €",
    "Halbpension",
    "36,00 €",
    "Vollpension",
    "41,00 €",
  ),
];
const french = [
  passage(
    "question",
    "fr",
    "Y a-t-il la climatisation ?",
    "Le gîte dispose d’une climatisation réversible pour l’été.",
  ),
  passage(
    "page",
    "fr",
    "Sans animaux",
    "Les animaux de compagnie ne peuvent pas être accueillis dans le gîte.",
  ),
  passage("page", "fr", "Accueil", "Mardi · 14h30 – 19h00", "Dimanche · 10h00 – 13h00"),
];
const spanish = [
  passage("page", "es", "Por la mañana", "Su reserva incluye un desayuno completo."),
  passage("page", "es", "Cafetería", "Para su comodidad, puede pagar con tarjeta o en efectivo."),
];
const dutch = [passage("question", "nl", "Waar bent u gevestigd?", "Molenstraat 12, 3904 EL Veenendaal")];
const italian = [
  passage("page", "it", "Pagamenti", "Accettiamo carte e contanti."),
  passage("page", "it", "Animali", "I cani sono ammessi al guinzaglio."),
];

test.each([
  ["are you open on saturday", english, "Sat 9 am"],
  ["do you come to otley", english, "Otley"],
  ["can i bring my dog", english, "Pets are welcome"],
  ["what if it rains", english, "in the barn"],
  ["room for a birthday party", english, "private events"],
  ["habt ihr samstags auf", times, "Sa 9–15"],
  ["clim en été", french, "réversible"],
  ["on peut prendre notre chien", french, "animaux de compagnie"],
  ["ouvert mardi ?", french, "14h30"],
  ["dan de desayunar", spanish, "desayuno"],
  ["se puede pagar con tarjeta", spanish, "con tarjeta o en efectivo"],
  ["adres", dutch, "Molenstraat 12"],
  ["accettate il bancomat", italian, "carte e contanti"],
  ["posso portare il cane", italian, "al guinzaglio"],
  [
    "is there a fee for late pick-up",
    [passage("page", "en", "Late pick-up", "We don’t charge a fee for late pick-up of children.")],
    "don’t charge a fee",
  ],
  ["samstag offen?", days, "Sa geschlossen"],
  ["doppelzimmer vollpension preis", rates, "Vollpension 41,00 €"],
])("“%s” is answered", async (question, passages, part) => {
  expect(await answerText(question, passages)).toContain(part);
});

test.each([
  ["where can i park my bike", english],
  ["do you train dogs", english],
  ["are dogs cheaper", english],
  ["do you come to paris", english],
  ["can i pay in instalments", [passage("page", "en", "Payment", "We accept cards and cash.")]],
  ["where are you", [passage("page", "en", "Way there", "10 minute drive", "Over 5000 happy guests")]],
  ["are you open on sunday", [passage("page", "en", "Press", "Radio interview: Sunday 8 am on BBC Leeds")]],
  ["are you open on sundays", [passage("page", "en", "Terms", "HALF TERM: Monday 18 – Sunday 24 February")]],
  ["can i leave my dog alone", english],
  ["do you take amex", [passage("page", "en", "Payment", "You can pay in cash.")]],
  ["sprecht ihr arabisch", [passage("page", "de", "Team", "Wir sprechen Englisch.")]],
  ["caution", [passage("page", "fr", "Réserver", "Un acompte de 100 € est demandé.")]],
  [
    "quanto costa una camera",
    [passage("page", "it", "Regole", "Parcheggio 5 € dietro la casa.", "È vietato fumare nelle camere.")],
  ],
  ["wat is het wifi wachtwoord", [passage("page", "nl", "Huis", "Het huis heeft gratis wifi.")]],
  ["wat zijn de bezorgkosten", [passage("page", "nl", "Winkel", "Wij bezorgen in Leiden.")]],
  ["quiz on sunday?", [passage("page", "en", "Bar", "Quiz night: Thursday 8 pm – 10 pm")]],
  ["is er een open haard", [passage("page", "nl", "Contact", "Maandag 9:00 – 17:00")]],
  [
    "do you come to otley",
    [passage("page", "en", "Where we work", "We proudly serve Wharfedale.", "Not Otley")],
  ],
  ["darf mein hund mitkommen", german],
  ["kann ich meinen hund mitbringen", german],
  ["kann ich in raten zahlen", [passage("page", "de", "Zahlung", "Sie können bar oder mit Karte zahlen.")]],
  ["on peut payer en trois fois", [passage("page", "fr", "Paiement", "Le paiement par carte est sécurisé.")]],
  ["ouvert le lundi ?", french],
  [
    "sind hunde erlaubt",
    [
      passage(
        "page",
        "de",
        "Ausflüge",
        "Im Wildpark kann man die Tiere beobachten und hat viele Möglichkeiten.",
      ),
    ],
  ],
  [
    "how much is dog boarding per night",
    [passage("page", "en", "Dog boarding", "For a night of dog boarding, please call to reserve a kennel.")],
  ],
  ["posso portare il gatto", italian],
])("“%s” says something else, and isn't answered", async (question, passages) => {
  expect(await answerText(question, passages)).toBe("");
});

test("an amount answers a question for prices only if it is for what the question names", async () => {
  const deposit = passage(
    "page",
    "de",
    "Anmeldung",
    "Für die Anmeldung ist eine Kaution von 40 € zu hinterlegen.",
  );
  expect(await answerText("müssen wir was zahlen", [deposit])).toBe("");
  expect(await answerText("preis anmeldung", [deposit])).toContain("40 €");
});

test("what is about one of two things asked for, and lacks most words, is no answer", async () => {
  const meanings = readWordMeanings(readFileSync(join(import.meta.dirname, "meaning/en.meanings")));
  const tour = [
    passage("question", "en", "How much are tickets?", "Adults pay €24 and children under 12 pay €12."),
    passage(
      "question",
      "en",
      "Can I bring my dog?",
      "Yes, dogs ride along for free. Please keep them on a leash.",
    ),
    passage("question", "en", "Where do you depart?", "From pier 3, behind the fish market."),
  ];
  const index = await buildAskIndex(tour, { meaningsOf: () => Promise.resolve(meanings) });
  const decide = (text: string) => ask(index, { text }).decision;
  expect(decide("how much are tickets")).toBe("answer");
  expect(decide("are tickets cheaper for groups")).not.toBe("answer");
});

test("a sentence about another time isn't shown beside the one that answers", async () => {
  const rooms = passage(
    "page",
    "en",
    "Rooms",
    "Breakfast ends at 10 am.",
    "On Sundays you may check out late, at 1 pm.",
  );
  expect(await answerText("can I check out late on sundays", [rooms])).toBe(
    "On Sundays you may check out late, at 1 pm.",
  );
});

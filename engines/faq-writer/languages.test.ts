import { describe, expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { factQuestions } from "./fact-phrases.ts";
import { topics } from "./topics.ts";
import { writeFaqs } from "./write-faqs.ts";

const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "tr"];

test("words every template in all eight languages as a question", () => {
  const english = new Set(["pricePlural", "kindPrice", "planPrice"]);
  const worded = [
    ...topics.map(({ id, questions }) => [id, questions] as const),
    ...Object.entries(factQuestions).filter(([id]) => !english.has(id)),
  ];
  for (const [id, questions] of worded)
    for (const language of languages)
      expect((questions as Record<string, string>)[language], `${id} in ${language}`).toMatch(/\?$/);
});

/** Per language, the text of a small site and the questions expected from it. */
const sites: [language: string, body: string, phones: string[], questions: string[]][] = [
  [
    "de",
    "<p>Wir verleihen Räder und reparieren sie auch. Die Werkstatt ist im Hof, und wir sind zu viert.</p><h2>Öffnungszeiten</h2><p>Montag bis Freitag 9 bis 18 Uhr</p><h2>Kaution</h2><p>Für E-Bikes nehmen wir eine Kaution von 100 Euro. Sie bekommen sie bei der Rückgabe sofort zurück.</p><h2>Bezahlung</h2><p>Sie können bar oder mit Karte bezahlen. Gruppen bezahlen auf Wunsch per Rechnung.</p><p>Telefon: 030 23125 087</p>",
    ["030 23125 087"],
    [
      "Wann haben Sie geöffnet?",
      "Ist eine Kaution nötig?",
      "Wie kann ich bezahlen?",
      "Wie kann ich Acme kontaktieren?",
    ],
  ],
  [
    "fr",
    "<p>Nous sommes un petit musée et nous vous accueillons avec plaisir pour une visite guidée des ateliers.</p><h2>Horaires</h2><p>Du mardi au dimanche de 10h à 18h</p><h2>Tarifs</h2><ul><li>Plein tarif : 6,50 €</li><li>Tarif réduit : 4 €</li><li>Moins de 18 ans : gratuit</li></ul><h2>Accès</h2><p>Le musée est à dix minutes à pied de la gare. Un parking se trouve à 200 mètres de l’entrée.</p>",
    [],
    ["Quels sont vos horaires d'ouverture ?", "Quels sont vos tarifs ?", "Comment venir chez vous ?"],
  ],
  [
    "es",
    "<p>Somos un despacho de cinco abogados y le explicamos cada paso con palabras claras en nuestra oficina.</p><h2>Nuestros servicios</h2><h3>Familia</h3><p>Divorcios, custodias y pensiones.</p><h3>Laboral</h3><p>Despidos y reclamaciones de salario.</p><h3>Extranjería</h3><p>Permisos de residencia y nacionalidad.</p><h2>Formas de pago</h2><p>Puede pagar en efectivo o con tarjeta. Ofrecemos pago aplazado sin intereses en seis meses.</p>",
    [],
    ["¿Qué servicios ofrecen?", "¿Qué formas de pago aceptan?"],
  ],
  [
    "it",
    "<p>Il nostro albergo a gestione familiare si trova a pochi passi dal centro ed è aperto tutto l’anno.</p><h2>Animali</h2><p>I cani di piccola taglia sono benvenuti con un supplemento di 10 € a notte. Non sono ammessi in piscina.</p><h2>Parcheggio</h2><p>Il parcheggio privato è gratuito per gli ospiti. Sono disponibili due colonnine per auto elettriche.</p>",
    [],
    ["Sono ammessi gli animali?", "C'è un parcheggio?"],
  ],
  [
    "pt",
    "<p>No nosso ginásio encontra aulas de grupo e musculação com treinadores que estão sempre presentes para si.</p><h2>Modalidades</h2><h3>Pilates</h3><p>Aulas de 50 minutos para todos.</p><h3>Musculação</h3><p>Sala com treinadores presentes.</p><h3>Natação</h3><p>Piscina aquecida de 25 metros.</p><h2>Cancelamento</h2><p>Pode cancelar o plano a qualquer momento. Basta enviar um e-mail com trinta dias de antecedência.</p>",
    [],
    ["Quais serviços vocês oferecem?", "Como posso cancelar?"],
  ],
  [
    "nl",
    "<p>In onze winkel vind je meer dan tweehonderd soorten wol en we helpen je graag met het kiezen van een patroon.</p><h2>Openingstijden</h2><ul><li>Maandag gesloten</li><li>Dinsdag t/m vrijdag 10.00 - 17.30 uur</li></ul><h2>Verzending</h2><p>Bestellingen van voor 16.00 uur versturen we dezelfde dag. De verzendkosten zijn € 4,95 per bestelling.</p>",
    [],
    ["Wat zijn de openingstijden?", "Hoe werkt de levering?"],
  ],
  [
    "tr",
    "<p>Kliniğimiz uzun yıllardır şehir merkezinde hizmet vermektedir ve altı hekimimiz ile her yaştan hasta kabul ediyoruz.</p><h2>Çalışma saatleri</h2><p>Pazartesi - Cuma: 09:00 - 19:00</p><p>Pazar: Kapalı</p><h2>Ödeme seçenekleri</h2><p>Nakit, kredi kartı veya havale ile ödeme yapabilirsiniz. Kredi kartına altı aya kadar taksit yapılmaktadır.</p><table><tr><td>Muayene</td><td>500 ₺</td></tr><tr><td>Dolgu</td><td>2.500 ₺</td></tr><tr><td>Temizlik</td><td>1.800 ₺</td></tr></table>",
    [],
    ["Çalışma saatleriniz nedir?", "Hangi ödeme yöntemlerini kabul ediyorsunuz?", "Fiyatlarınız nedir?"],
  ],
];

describe("a small site", () => {
  test.each(sites)(
    "in %s gets questions in its language for what it answers",
    (language, body, phones, questions) => {
      const { faqs } = writeFaqs({
        pages: [buildPage(body, { url: "https://acme.example/info", language })],
        companyName: "Acme",
        contactInfo: { emails: [], phones, addresses: [], socialMedia: {} },
      });
      expect(faqs.map(({ question }) => question)).toEqual(expect.arrayContaining(questions));
      expect(
        faqs
          .filter(({ origin }) => origin !== "explicit")
          .every(({ category }) => category !== "Returns and cancellation" || language === "pt"),
      ).toBe(true);
    },
  );
});

import { expect, test } from "vitest";
import { packs } from "#engines/languages/packs.ts";
import { tradeIds } from "#shared/enumerations.ts";
import { coreQuestionsOf, customerQuestions, intentsAsked, languageWords, questionsOf } from "./bank.ts";
import { type IntentId, intents } from "./intents.ts";
import { coverageOf } from "./missing-questions.ts";
import { recognizeTrade } from "./recognize-trade.ts";
import { statesAnswer } from "./states-answer.ts";

const states = (text: string, id: IntentId, language = "en"): boolean =>
  statesAnswer({ text, language, companyName: null }, customerQuestions(language).get(id)!);

test("English and German ask every intent, the other languages with a pack at least 25", () => {
  for (const language of ["en", "de"])
    expect(intents.filter(({ id }) => !customerQuestions(language).has(id))).toEqual([]);
  for (const { code } of packs) expect(customerQuestions(code).size).toBeGreaterThanOrEqual(25);
  expect(Object.keys(languageWords).sort()).toEqual(packs.map(({ code }) => code).sort());
  expect(customerQuestions("sv").size).toBe(0);
});

test("every trade has about 60 questions, 10 or more of them obvious", () => {
  for (const trade of tradeIds) {
    expect(questionsOf(trade, "en").length, trade).toBeGreaterThanOrEqual(44);
    expect(coreQuestionsOf(trade, "en").length, trade).toBeGreaterThanOrEqual(10);
  }
  expect(coreQuestionsOf(null, "en").length).toBeGreaterThanOrEqual(5);
});

test("each question is recognized as one about its own intent", () => {
  for (const { code } of packs)
    for (const { intent, question } of customerQuestions(code).values())
      expect(intentsAsked(question, code), `${code} ${question}`).toContain(intent.id);
});

test.each<[id: IntentId, question: string, isAsked: boolean]>([
  ["exams", "Can you give me an example?", false],
  ["exams", "How many exams are there?", true],
  ["prices", "How do I give feedback?", false],
  ["pool", "How much space do I need?", false],
  ["pets", "Do you clean carpets?", false],
  ["pets", "Are dogs allowed?", true],
  ["custom-orders", "Do customers get a discount?", false],
  ["custom-orders", "Can it be customized?", true],
  ["industries", "Which industry are you in?", true],
  ["delivery-abroad", "Do you ship internationally?", true],
  ["rain", "Do you repair windows?", false],
])("a word ends where its pattern does, about %s: %s", (id, question, isAsked) => {
  expect(intentsAsked(question, "en").includes(id)).toBe(isAsked);
});

test.each<[language: string, id: IntentId, question: string, isAsked: boolean]>([
  ["fr", "pool", "Faites-vous des photos spatiales ?", false],
  ["fr", "pool", "Y a-t-il des piscines ?", true],
  ["fr", "vegetarian", "Avez-vous des menus végétariens ?", true],
  ["es", "pool", "Do you speak Spanish?", false],
  ["es", "pool", "¿Hay jacuzzis?", true],
  ["it", "pets", "Siete aperti nella canicola?", false],
  ["it", "pets", "I cani possono entrare?", true],
  ["it", "allergens", "Cosa fate per le allergie?", true],
  ["de", "jobs", "Wie kann ich bestellen?", false],
  ["de", "jobs", "Stellen Sie Rechnungen aus?", false],
  ["de", "jobs", "Wie viele Mitarbeiter haben Sie?", false],
  ["de", "jobs", "Haben Sie offene Stellen?", true],
  ["de", "smoking", "Welche Unterlagen brauche ich?", false],
  ["de", "browsers", "Machen Sie auch Notdienst?", false],
  ["de", "private-events", "Haben Sie am Feiertag geöffnet?", false],
  ["de", "pick-up-service", "Darf ich meinen Hund mitbringen?", false],
  ["de", "pick-up-service", "Holen Sie das Rad ab?", true],
  ["de", "booking", "Kann ich einen Tisch reservieren?", true],
  ["de", "check-in", "Ab wann kann ich einchecken?", true],
  ["de", "directions", "Wie komme ich mit der Bahn zu Ihnen?", true],
  ["de", "join", "Wie melde ich mein Kind an?", true],
  ["en", "jobs", "What if the job takes longer than expected?", false],
  ["en", "jobs", "Do small jobs cost extra?", false],
  ["en", "jobs", "Do you have any jobs?", true],
  ["es", "prices", "¿Cada cuánto debo acudir a revisión?", false],
  ["es", "prices", "¿Cuánto dura un tratamiento?", false],
  ["es", "prices", "¿Cuánto vale un tratamiento?", true],
  ["it", "prices", "Quanto dura il corso?", false],
  ["it", "prices", "Quanto costa il corso?", true],
  ["pl", "prices", "Ile trwa kurs?", false],
  ["pl", "prices", "Ile muszę zapłacić za kurs?", true],
  ["pt", "prices", "Quanto tempo leva?", false],
  ["pt", "prices", "Quanto custa?", true],
  ["ru", "prices", "Сколько человек в группе?", false],
  ["ru", "prices", "Сколько нужно заплатить?", true],
  ["tr", "prices", "Kurs kaç gün sürer?", false],
  ["tr", "prices", "Kurs ne kadar?", true],
  ["en", "prices", "How much time do I need?", false],
  ["en", "prices", "How much do I pay?", true],
])("a word ends where its pattern does in %s, about %s: %s", (language, id, question, isAsked) => {
  expect(intentsAsked(question, language).includes(id)).toBe(isAsked);
});

test.each([
  ["We always send a photo and a price before we start.", false],
  ["Photos and videos are allowed in the garden.", true],
  ["Photography is not permitted.", true],
])("whether “%s” says if photos may be taken: %s", (sentence, isSaid) => {
  expect(customerQuestions("en").get("photos")?.says?.test(sentence)).toBe(isSaid);
});

test("no pattern of a language with endings matches a part of a word", () => {
  const languages = Object.entries(languageWords).filter(([, { endings }]) => endings);
  expect(languages.map(([language]) => language)).toEqual(["en", "fr", "es", "it"]);
  for (const [language, { intents: words }] of languages) {
    let count = 0;
    for (const { asks, says, question, intent } of customerQuestions(language).values()) {
      // The wordings of a topic are in the language pack.
      const patterns = words[intent.id] instanceof RegExp ? [says] : [asks, says];
      for (const pattern of patterns) {
        const [found = ""] = pattern?.exec(question.toLowerCase()) ?? [];
        // A pattern with a stem matches whatever follows it.
        if (!pattern || !/\p{L}$/u.test(found) || pattern.source.includes(String.raw`\d_]*`)) continue;
        expect(pattern.exec(`${found}xqxq`)?.[0] ?? "", `${language} ${intent.id}`).not.toBe(found);
        count += 1;
      }
    }
    expect(count, language).toBeGreaterThanOrEqual(15);
  }
});

test("a number at the end of a pattern may have its unit", () => {
  expect(states("Sundays: 9am to 5pm", "open-sundays")).toBe(true);
  expect(states("Nous sommes ouverts le dimanche de 9h à 18h.", "open-sundays", "fr")).toBe(true);
  expect(states("Dimanche 9h-12h", "open-sundays", "fr")).toBe(true);
});

test("the questions of a language differ", () => {
  for (const { code } of packs) {
    const questions = [...customerQuestions(code).values()].map(({ question }) => question);
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
  }
});

test("a statement answers if it has what its question asks for", () => {
  expect(states("Wi-Fi included", "wifi")).toBe(true);
  expect(states("Free parking is available behind the house.", "parking")).toBe(true);
  expect(states("Delivery costs $5 within the city.", "delivery-cost")).toBe(true);
  expect(states("Delivery depends on your address.", "delivery-cost")).toBe(false);
  expect(states("Bring your ID and a pen to your first appointment.", "bring")).toBe(true);
  expect(states("Bring your blades to the counter on Quenching Lane.", "bring")).toBe(false);
  expect(states("Bring your bike in for a free check.", "bring")).toBe(false);
  expect(states("Animaux non acceptés", "pets", "fr")).toBe(true);
  expect(states("Kostenlose Kundenparkplätze vor dem Haus", "parking", "de")).toBe(true);
});

test("a sentence about someone else answers nothing", () => {
  expect(states("The town built a large hall in 1998 with a café and parking for 200 cars.", "parking")).toBe(
    false,
  );
});

test.each<[language: string, id: IntentId, text: string, isAnswer: boolean]>([
  ["de", "pets", "Hunde sind in unseren Ferienwohnungen erlaubt.", true],
  ["en", "lead-time", "Please book your class at least 3 days in advance.", true],
  ["en", "lead-time", "We finished the hall three days before the opening.", false],
  ["de", "lead-time", "Bitte bestellen Sie Torten mindestens zwei Tage im Voraus.", true],
  ["fr", "lead-time", "Merci de réserver votre atelier 48 heures à l'avance.", true],
  ["es", "lead-time", "Recomendamos pedir las tartas con dos días de antelación.", true],
  ["it", "lead-time", "Vi preghiamo di prenotare con 24 ore di anticipo.", true],
  ["nl", "lead-time", "U bestelt uw taart het liefst twee dagen van tevoren.", true],
  ["pt", "lead-time", "Os nossos clientes reservam com dois dias de antecedência.", true],
  ["pl", "lead-time", "Prosimy Państwa o rezerwację z 2 dni wyprzedzeniem.", true],
  ["tr", "lead-time", "Lütfen rezervasyonunuzu 2 gün önceden yapın.", true],
  ["ru", "lead-time", "Просим вас забронировать столик за 2 дня до визита.", true],
  ["ja", "lead-time", "ご利用の3日前までに予約をお願いします。", true],
  ["en", "experience", "Since 1987, we have built kilns for schools.", true],
  ["en", "experience", "Maren has been with us since 2017 and leads the studio.", false],
  ["de", "experience", "Seit 1962 sind wir für Sie in Bonn da.", true],
  ["fr", "experience", "Notre atelier accueille des élèves depuis 1998.", true],
  ["es", "experience", "Somos un taller familiar desde 1985.", true],
  ["it", "experience", "Il nostro laboratorio lavora la ceramica dal 1970.", true],
  ["nl", "experience", "Wij zijn sinds 1990 gevestigd in Delft.", true],
  ["pt", "experience", "A nossa oficina trabalha com barro desde 1980.", true],
  ["pl", "experience", "Nasza pracownia działa od 1995 roku.", true],
  ["tr", "experience", "Atölyemiz 1990 yılında kuruldu ve size hizmet veriyor.", true],
  ["en", "experience", "We opened in 1974 with three looms.", true],
  ["en", "experience", "The station nearby opened in 1974.", false],
  ["de", "experience", "Unser Familienbetrieb seit 1931 backt jede Nacht.", true],
  ["de", "experience", "Das Haus nebenan wurde 1931 gebaut.", false],
  ["es", "experience", "Abrimos nuestras puertas en 1952 con cuatro mesas.", true],
  ["es", "experience", "El puente de la plaza es de 1952.", false],
  ["fr", "experience", "Nous avons ouvert notre première boutique en 1989.", true],
  ["it", "experience", "Il nostro forno, aperto nel 1948, è ancora qui.", true],
  ["nl", "experience", "Wij zijn gestart in 2003 met één bus.", true],
  ["pl", "experience", "Nasza firma powstała w 2001 roku.", true],
  ["pt", "experience", "Abrimos a nossa primeira loja em 1996.", true],
  ["ru", "experience", "Наша мастерская открылась в 1994 году.", true],
  ["tr", "experience", "Fırınımız 1988’de kuruldu.", true],
  ["ja", "experience", "昭和52年創業の和菓子店です。", true],
  ["ja", "experience", "昭和52年の写真です。", false],
  ["es", "experience", "María nació en 1980 y dirige el taller.", false],
  ["it", "experience", "Anna è nata nel 1980 e insegna ceramica.", false],
  ["fr", "experience", "Julie est née en 1980 à Lyon.", false],
  ["nl", "experience", "De brug is geopend in 1932.", false],
  ["pl", "experience", "Most powstał w 1901 roku.", false],
  ["ru", "experience", "Парк открылся в 1990 году.", false],
  ["en", "allergens", "All of our rolls contain wheat and may contain traces of nuts.", true],
  ["en", "allergens", "The box contains a manual and two cables.", false],
  ["ru", "experience", "Наша мастерская работает с 1995 года.", true],
  ["ja", "experience", "当社は1975年に創業しました。", true],
  ["en", "custom-orders", "We offer personalized cakes for every birthday.", true],
  ["en", "custom-orders", "Our instructors provide personalized lessons for all levels.", false],
  ["de", "custom-orders", "Wir bieten personalisierte Beratung für Ihre Familie.", false],
  ["en", "how-to-order", "Our bowls are made to order, so every one of yours is fresh.", false],
  ["de", "pets", "Wir justieren Ihre Geräte nach, mit unserer eigenen Methode.", false],
  ["de", "pets", "Wir bieten seit einem Jahrhundert gute Küche.", false],
  ["nl", "pets", "Honden zijn bij ons welkom.", true],
  ["it", "private-events", "L'agriturismo è dotato di una sala per matrimoni e feste.", true],
  ["it", "private-events", "La camera ha un letto matrimoniale e un soggiorno con divano letto.", false],
  ["nl", "pets", "Wij bieten onderdak aan honderd gasten.", false],
  ["nl", "smoking", "Er is niet afgesproken waar u mag parkeren.", false],
  ["nl", "dinner", "Wij kunnen uw bezoek coördineren.", false],
  ["de", "wifi", "Im ganzen Haus bieten wir kostenloses WLAN.", true],
  ["de", "wifi", "Sie enthalten Daten zur IP-Adresse und zur kostenlosen Internetverbindung.", false],
  ["en", "wifi", "We can read your IP address from the free internet connection.", false],
  ["tr", "hours", "Hafta içi 09:00 - 18:00 arası açığız.", true],
  ["tr", "hours", "Randevu saatinden 1-2 saat önce konumunuzu göndermenizi rica ediyoruz.", false],
  ["it", "minimum-age", "I nostri corsi sono per ragazzi dai 6 anni.", true],
  ["it", "minimum-age", "Da 30 anni anticipiamo le esigenze dei nostri clienti.", false],
  ["it", "emergency", "Offriamo assistenza 24 ore su 24.", true],
  ["it", "emergency", "Ordina su WhatsApp, 24 ore su 24.", false],
  ["es", "emergency", "Respondemos a su mensaje en 24 horas.", false],
  ["de", "emergency", "Im Notfall sind wir rund um die Uhr erreichbar.", true],
  ["de", "emergency", "Unser Studio ist rund um die Uhr geöffnet.", false],
  ["en", "mobile-app", "Using mobile apps makes washing your car simple.", false],
  ["en", "mobile-app", "Our mobile app is free for all members.", true],
  ["de", "groups", "Wir haben Gruppen ab 6 Jahren.", false],
  ["de", "groups", "Gruppen ab 10 Personen sind bei uns willkommen.", true],
  ["de", "delivery", "Wir liefern Material in bester Qualität.", false],
  ["de", "delivery", "Wir liefern Ihre Möbel nach Hause.", true],
  ["de", "delivery", "Wir liefern auch in die Dörfer der Umgebung.", true],
  ["de", "delivery", "Wir liefern Treppen in hoher Qualität.", false],
])("whole words decide, in %s about %s: %s", (language, id, text, isAnswer) => {
  expect(states(text, id, language)).toBe(isAnswer);
});

test("recognizes a trade by its words and by what its pages declare", () => {
  const hotel = {
    titles: ["Hotel Seeblick", "Zimmer"],
    texts: ["Unsere Zimmer mit Frühstück. Anreise ab 15 Uhr. Bettwäsche inklusive. Übernachtung ab 80 €."],
    types: [],
  };
  expect(recognizeTrade(hotel).trade).toBe("hotel");
  expect(recognizeTrade({ titles: [], texts: ["Hello world"], types: ["Dentist"] }).trade).toBe("clinic");
  expect(recognizeTrade({ titles: ["Welcome"], texts: ["We are here."], types: [] }).trade).toBeNull();
});

test("a club may be the end of a word", () => {
  const titles = ["Judoclub Birkenau", "Training im Judoclub"];
  expect(
    recognizeTrade({ titles, texts: ["Der Judoclub hat zwei Gruppen."], types: [] }).candidates,
  ).toContain("club");
});

test("a taxi company isn't a hotel, however many hotels it drives to", () => {
  const hotels = "We drive you to your hotel at any hour of the night. Hotels call us from all over town.";
  const { trade, candidates } = recognizeTrade({
    titles: ["Mill Taxi", "Taxi to your hotel", "Taxi to the airport"],
    texts: [hotels, "Our taxis wait at the station. Book a taxi for the night before."],
    types: [],
  });
  expect([trade, candidates]).toEqual([null, []]);
});

test.each([
  ["salon", "Spacious halls and a browser for visitors. Spacious, browsers, spacious."],
  ["salon", "Spaß für alle, Spaßbad und Spaßfaktor. Browów, nailé."],
  ["software", "Bon appétit, un appât et un appétissant plat."],
  ["software", "Approximately 20 appliances. Please apply early, applause is appreciated."],
])("words that only begin alike don't make a %s", (trade, text) => {
  expect(recognizeTrade({ titles: [], texts: [text.repeat(9)], types: [] }).candidates).not.toContain(trade);
});

test("a hostel lets rooms, and a psychologist treats people", () => {
  const of = (title: string, text: string) =>
    recognizeTrade({ titles: [title], texts: [text], types: ["HealthAndBeautyBusiness"] }).trade;
  expect(
    of("Hilltop hostel", "Backpackers stay in dorms. Rooms for two, and accommodation for families."),
  ).toBe("hotel");
  expect(of("Psychologist", "Counselling and hypnotherapy for patients who can't sleep.")).toBe("clinic");
});

test("lists the obvious questions that a help center doesn't answer", () => {
  const questions = ["Is there Wi-Fi?", "Do you allow dogs?", "What are the check-in times?"];
  const { asked, answered, missing } = coverageOf("hotel", { language: "en", questions });
  expect(answered.length).toBe(asked - missing.length);
  const labels = missing.map(({ intent }) => intent.label);
  expect(labels).toContain("parking");
  expect(labels).not.toContain("pets");
  expect(labels).not.toContain("Wi-Fi");
});

test("a text below a title answers what its sentences state", () => {
  const rules =
    "**Arrival**\n\n- Free parking is available behind the house.\n\nOur hens love the parking meter.";
  const missingOf = (texts: string[]) =>
    coverageOf("hotel", { language: "en", questions: ["Do you allow dogs?"], texts }).missing.map(
      ({ intent }) => intent.label,
    );
  expect(missingOf([rules])).not.toContain("parking");
  expect(missingOf(["Our hens love the parking meter of the village."])).toContain("parking");
  expect(missingOf([])).toContain("parking");
});

test.each([
  ["de", "Die Kinder können unsere Tiere füttern.", false],
  ["de", "Tiere sind bei uns willkommen.", true],
  ["fr", "Vous pouvez nourrir les animaux de la ferme.", false],
  ["fr", "Nos amis les animaux sont acceptés.", true],
  ["es", "Puedes ver los animales de la granja.", false],
  ["es", "Puedes venir con animales.", true],
  ["it", "Potete vedere gli animali della fattoria.", false],
  ["it", "Gli animali sono ammessi.", true],
])("%s: whether “%s” says if pets are allowed is %s", (language, text, expected) => {
  expect(states(text, "pets", language)).toBe(expected);
});

test("the afternoon isn't lunch", () => {
  expect(intentsAsked("Habt ihr mittwochs nachmittags offen?", "de")).not.toContain("lunch");
  expect(intentsAsked("Gibt es mittags Essen?", "de")).toContain("lunch");
});

test.each([
  ["en", "We make Egyptian import and export operations easier to manage.", false],
  ["en", "You can export all your reports as CSV files.", true],
  ["de", "Wir begleiten Unternehmen im Import und Export von Maschinen.", false],
  ["de", "Sie können Ihre Daten jederzeit als CSV exportieren.", true],
  ["nl", "Wij exporteren bloemen naar heel Europa.", false],
  ["nl", "U kunt uw gegevens op elk moment exporteren.", true],
])("%s: whether “%s” says if data can be exported is %s", (language, text, expected) => {
  expect(states(text, "export", language)).toBe(expected);
});

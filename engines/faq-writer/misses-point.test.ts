import { expect, test } from "vitest";
import { intents } from "#engines/customer-questions/intents.ts";
import { missesPoint } from "./misses-point.ts";
import { pointsAtPage } from "./refused-texts.ts";

const misses = (id: string, text: string, language = "en") =>
  missesPoint(text, { intent: intents.find((intent) => intent.id === id)!, language });

test.each([
  ["en", "If you miss a consultation, you lose your deposit.", true],
  ["en", "No-shows of trial lessons are charged.", true],
  ["en", "A missed follow-up visit is charged.", true],
  ["de", "Nicht wahrgenommene Gruppentermine berechnen wir.", true],
  ["en", "If you miss your appointment, you lose your deposit.", false],
  ["en", "If you miss a consultation or an appointment, you lose your deposit.", false],
  ["en", "The first time you miss an appointment is free.", false],
  ["de", "Nicht wahrgenommene Erstgespräche berechnen wir.", true],
  ["de", "Nicht wahrgenommene Termine berechnen wir.", false],
  ["de", "Nicht wahrgenommene Buchungen werden nicht erstattet.", false],
  ["fr", "Une séance d'essai manquée est due.", true],
  ["fr", "Une consultation manquée est due.", false],
  ["es", "La primera cita perdida se cobra.", true],
  ["es", "Una cita perdida se cobra.", false],
])("a rule for one kind of appointment isn't the rule for all, in %s: %s", (language, text, isMissed) => {
  expect(misses("missed", text, language)).toBe(isMissed);
});

test.each([
  ["parking", "en", "By bike, we never have to look for parking in your street.", true],
  ["parking", "fr", "Pas de stationnement à chercher : nous venons à pied.", true],
  ["parking", "de", "Ohne Parkplatzsuche sind wir schneller bei Ihnen.", true],
  ["parking", "es", "No perdemos tiempo en buscar aparcamiento.", true],
  ["parking", "en", "There is free parking behind the mill.", false],
  ["pets", "en", "There are cows, horses, pigs and dogs on the farm.", true],
  ["pets", "de", "Auf dem Hof leben Kühe, Hunde und Schweine.", true],
  ["pets", "en", "No pets in the rooms.", false],
  ["pets", "fr", "Les animaux ne sont pas admis.", false],
  ["experience", "en", "Specializes in glazes with 12 years of experience", true],
  ["experience", "en", "Over 12 years of experience with glazes", false],
  ["booking", "de", "Zögern Sie nicht, sich bei Fragen oder für einen Termin an uns zu wenden.", true],
  ["booking", "de", "Für einen Termin rufen Sie uns am besten vormittags an.", false],
])("%s, in %s: %s", (id, language, text, isMissed) => {
  expect(misses(id, text, language)).toBe(isMissed);
});

test.each([
  ["en", "All cabins include a quiet bedroom with soft linens and a desk.", true],
  ["en", "All cabins come with fresh towels and bed linen.", false],
  ["en", "We provide all of our guests with towels.", false],
  ["en", "Towels and bed linen are included.", false],
  ["de", "Sie schlafen in Betten mit feiner Bettwäsche.", true],
  ["de", "Die Betten sind mit Bettwäsche ausgestattet.", false],
  ["fr", "Des chambres calmes avec de beaux draps vous attendent.", true],
  ["fr", "Les draps sont fournis.", false],
  ["es", "Habitaciones con suaves sábanas de algodón.", true],
  ["es", "Las sábanas están incluidas.", false],
])("praise of the beds doesn't say whether linen is included, in %s: %s", (language, text, isMissed) => {
  expect(misses("linen", text, language)).toBe(isMissed);
});

test.each([
  ["en", "Choose your day to reserve a table.", true],
  ["en", "Please select the dates of your trip.", true],
  ["en", "Our guests choose the day of their tour.", false],
  ["de", "Wählen Sie Ihren Termin und senden Sie ab.", true],
  ["de", "Sie können den Termin selbst bestimmen.", false],
  ["fr", "Choisissez vos dates pour réserver.", true],
  ["fr", "Les dates sont fixées ensemble.", false],
  ["es", "Seleccione sus fechas para reservar.", true],
  ["es", "Las fechas se acuerdan juntos.", false],
])("a sentence that only makes sense beside its form, in %s: %s", (language, text, points) => {
  expect(pointsAtPage(text, language)).toBe(points);
});

test.each([
  ["en", "From the pool next door to our own lake, you'll never be bored.", true],
  ["en", "From May to October, our swimming pool is open and free for guests.", false],
  ["de", "Vom Schwimmbad nebenan bis zu unserem See – es wird nie langweilig.", true],
  ["de", "Von Mai bis Oktober, auch abends, ist das Schwimmbad für Gäste geöffnet.", false],
])("a list from here to there offers no pool, but a season does, in %s: %s", (language, text, isMissed) => {
  expect(misses("pool", text, language)).toBe(isMissed);
});

test.each([
  ["join", "en", "Email us to be notified when registration opens.", true],
  ["join", "en", "You will be prompted to create an account.", true],
  ["join", "de", "Sie werden benachrichtigt, sobald die Anmeldung öffnet.", true],
  ["join", "fr", "Écrivez-nous pour être informés dès l'ouverture des inscriptions.", true],
  ["join", "en", "Fill in the form and bring it to training.", false],
  ["join", "de", "Füllen Sie das Formular aus und bringen Sie es mit.", false],
  ["minimum-age", "en", "Parents must come in to pick up students younger than 7 years.", true],
  ["minimum-age", "de", "Kinder unter 8 Jahren werden an der Tür abgeholt.", true],
  ["minimum-age", "en", "Children must be at least 7 years old.", false],
  ["invoice", "de", "Direktabrechnung mit Versicherungen möglich", true],
  ["invoice", "en", "We settle invoices directly with your insurer.", true],
  ["invoice", "en", "You get an invoice by email.", false],
])("what comes later or is about others isn't the answer: %s, in %s: %s", (id, language, text, isMissed) => {
  expect(misses(id, text, language)).toBe(isMissed);
});

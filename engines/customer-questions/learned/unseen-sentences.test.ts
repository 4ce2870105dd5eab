/** Sentences and questions that no example has. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { likelyIntents, readIntentModel } from "./intent-model.ts";

const models = new Map(
  ["de", "en", "es", "fr", "it", "nl"].map((language) => [
    language,
    readIntentModel(readFileSync(join(import.meta.dirname, `${language}.intents`))),
  ]),
);

test.each([
  ["en", "wifi", "The whole building has fast wireless internet for our guests."],
  ["en", "class-size", "Each lesson has a maximum of eight dancers."],
  ["en", "response-time", "We answer every message within one working day."],
  ["de", "parking", "Ihr könnt kostenlos auf dem Hof hinter dem Haus parken."],
  ["de", "payment", "nehmt ihr auch ec karte"],
  ["de", "cancellation", "Bitte sagen Sie Ihren Termin spätestens 24 Stunden vorher ab."],
  ["fr", "pets", "Nos amis les chiens sont les bienvenus moyennant un supplément de 5 €."],
  ["fr", "vouchers", "je voudrais offrir une séance, vous avez des chèques cadeaux ?"],
  ["es", "parking", "Los clientes pueden aparcar gratis delante del local."],
  ["es", "cancellation", "y si al final no puedo ir y quiero anular la reserva"],
  ["it", "accessibility", "L'ingresso è senza gradini e adatto alle sedie a rotelle."],
  ["it", "breakfast", "a che ora servite la colazione"],
  ["nl", "payment", "Bij ons kun je pinnen of contant betalen."],
  ["nl", "minimum-age", "vanaf hoe oud mag mijn dochter meedoen"],
])("%s: %s: %s", (language, id, text) => {
  const [first] = likelyIntents(models.get(language)!, text);
  expect(first?.id).toBe(id);
  expect(first?.share).toBeGreaterThan(0.35);
});

test.each([
  ["en", "Our story began in a small kitchen, many summers ago."],
  ["de", "Der Herbst taucht die Wälder rund um unser Dorf in warme Farben."],
  ["fr", "Le vent souffle doucement sur les collines au petit matin."],
  ["es", "La luz de la tarde entra despacio por las ventanas."],
  ["it", "Il mare in inverno ha un fascino tutto suo."],
  ["nl", "De wind draaide en de zee werd langzaam grijs."],
])("%s: %s answers nothing", (language, text) => {
  expect(likelyIntents(models.get(language)!, text).filter(({ share }) => share >= 0.5)).toEqual([]);
});

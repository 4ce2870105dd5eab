import { describe, expect, test } from "vitest";
import { customerQuestions } from "#engines/customer-questions/bank.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { statesAnswer } from "#engines/customer-questions/states-answer.ts";

const says = (id: IntentId, language: string, text: string) =>
  statesAnswer({ text, language }, customerQuestions(language).get(id)!);

describe("rooms", () => {
  test.each<[IntentId, string, string]>([
    ["private-bathroom", "en", "All our rooms have a private bathroom."],
    ["private-bathroom", "de", "Alle Zimmer haben ein eigenes Bad."],
    ["private-bathroom", "fr", "Toutes nos chambres disposent d'une salle de bain privative."],
    ["private-bathroom", "es", "Todas nuestras habitaciones están equipadas con baños privados."],
    ["private-bathroom", "it", "Tutte le nostre camere dispongono di bagno privato."],
    ["private-bathroom", "nl", "Al onze kamers hebben een eigen badkamer."],
    ["television", "en", "Our rooms have a TV."],
    ["television", "de", "Unsere Zimmer haben einen Fernseher."],
    ["balcony", "en", "Our rooms on the first floor have a balcony."],
    ["balcony", "de", "Unsere Zimmer haben einen Balkon."],
    ["room-count", "en", "Our guest house has six rooms."],
    ["room-count", "de", "Unser Haus hat sechs Zimmer."],
    ["room-count", "fr", "Notre maison compte cinq chambres."],
    ["room-count", "es", "Nuestro hotel cuenta con seis habitaciones."],
    ["room-count", "it", "Il nostro albergo ha dodici camere."],
    ["room-count", "nl", "Ons hotel heeft twaalf kamers."],
  ])("%s is stated in %s: %s", (id, language, text) => {
    expect(says(id, language, text)).toBe(true);
  });

  test.each<[IntentId, string, string]>([
    ["private-bathroom", "en", "We fit new bathrooms in your house."],
    ["private-bathroom", "de", "Unsere Gäste baden im See."],
    ["private-bathroom", "es", "Nuestros baños de bosque duran dos horas."],
    ["television", "en", "Our chef was seen on screens all over the country."],
    ["room-count", "en", "Our rooms have two windows."],
    ["room-count", "de", "Unser Haus hat zwei Etagen."],
    ["room-count", "fr", "Notre maison compte deux étages."],
  ])("%s isn't stated in %s: %s", (id, language, text) => {
    expect(says(id, language, text)).toBe(false);
  });
});

describe("ages", () => {
  test.each([
    ["en", "Our class is for children from 3 to 5 years."],
    ["en", "Mixed classes with students 3 - 5-year olds."],
    ["de", "Wir nehmen Kinder von 3 bis 6 Jahren auf."],
    ["fr", "Nous accueillons les enfants de 3 à 6 ans."],
    ["es", "Aceptamos niños de 3 a 6 años."],
    ["it", "Accogliamo bambini dai 3 ai 6 anni."],
    ["nl", "Wij helpen kinderen tussen de 6 en 14 jaar."],
  ])("are stated in %s: %s", (language, text) => {
    expect(says("minimum-age", language, text)).toBe(true);
  });

  test.each([
    ["en", "Our warranty is for 3 to 5 years."],
    ["de", "Die Ausbildung dauert 3 bis 6 Jahre."],
    ["fr", "La formation dure de 3 à 6 ans."],
    ["es", "El contrato es de 3 a 6 años."],
    ["it", "Il contratto dura da 3 a 6 anni."],
    ["nl", "Het contract duurt van 3 tot 6 jaar."],
  ])("aren't stated in %s: %s", (language, text) => {
    expect(says("minimum-age", language, text)).toBe(false);
  });
});

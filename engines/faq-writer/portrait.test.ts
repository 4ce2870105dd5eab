import { expect, test } from "vitest";
import { isDoubtfulPortrait, missesPerson, sentencesOnly } from "./portrait.ts";
import { asksToClick } from "./refused-texts.ts";

test.each([
  ["en", "Quality is at the heart of all that we do. Our craftsmanship is unique.", true],
  ["en", "Our pumps are of the best quality. We are a family business in Leeds.", false],
  ["en", "We are a friendly choir of people who love to sing.", false],
  ["en", "Our best work hangs in 40 houses.", false],
  ["de", "Qualität ist unser Anspruch. Wir arbeiten mit Leidenschaft.", true],
  ["de", "Wir arbeiten mit Leidenschaft. Wir sind ein Malerbetrieb aus Birkenau.", false],
  ["fr", "La qualité est notre priorité. Nous travaillons avec passion.", true],
  ["fr", "Nous travaillons avec passion. Nous réparons des vélos.", false],
  ["es", "Trabajamos con pasión. La calidad es lo primero.", true],
  ["es", "Trabajamos con pasión. Reparamos bicicletas.", false],
])("a portrait in %s says what the company is: %s", (language, text, isDoubtful) => {
  expect(isDoubtfulPortrait([text], language)).toBe(isDoubtful);
});

test.each([
  ["en", ["Our attention goes to each seam.", "He chooses the leather with care."], true],
  ["en", ["Our founder began in a garage.", "He chooses the leather with care."], false],
  ["en", ["The workshop belongs to Anna Marlow.", "She chooses the leather with care."], false],
  ["en", ["Each seam counts, says Anna.", "She chooses the leather with care."], false],
  ["de", ["Sorgfalt steht für uns vorne.", "Er wählt das Leder selbst aus."], true],
  ["de", ["Der Meister arbeitet allein.", "Er wählt das Leder selbst aus."], false],
  ["es", ["Cada costura cuenta.", "Él elige la piel con cuidado."], true],
  ["es", ["Nuestra directora trabaja sola.", "Ella elige la piel con cuidado."], false],
  ["fr", ["Chez nous, tout compte.", "Elle choisit les cuirs avec soin."], true],
  ["fr", ["La patronne travaille seule.", "Elle choisit les cuirs avec soin."], false],
])("a pronoun in %s needs its person: %s", (language, lines, isMissing) => {
  expect(missesPerson(lines, language)).toBe(isMissing);
});

test.each([
  ["You can get the form if you click here.", true],
  ["Click on the picture below.", true],
  ["Das Formular erhalten Sie, indem Sie hier klicken.", true],
  ["Cliquez ici pour le formulaire.", true],
  ["Haga clic aquí para ver el formulario.", true],
  ["Click Settings, then Projects.", false],
  ["The lock clicks when the door is shut.", false],
])("asks to click a link that the answer lacks: %s", (text, asks) => {
  expect(asksToClick(text)).toBe(asks);
});

test("what is below a large number isn't a sentence of the text beside it", () => {
  const line = (text: string, isListItem = false) => ({ text, isListItem });
  const texts = (...lines: ReturnType<typeof line>[]) => sentencesOnly(lines).map(({ text }) => text);
  const told = "We repair clocks of every age.";
  expect(texts(line("Years of our own workshop"), line(told))).toEqual([told]);
  const quoted = "Unser Motto: „Alles aus einer Hand.“";
  expect(texts(line(quoted), line(told))).toEqual([quoted, told]);
  expect(texts(line("Clocks", true), line(told))).toEqual(["Clocks", told]);
  expect(texts(line(told), line("We repair all of the clocks and lamps of our town"))).toHaveLength(2);
  // Without any sentence, nothing says which line is the text.
  expect(texts(line("Years of our own workshop"))).toEqual(["Years of our own workshop"]);
});

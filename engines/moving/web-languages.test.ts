import { expect, test } from "vitest";
import { matchLanguages } from "./web-languages.ts";

type Row = [locale: string, address: string, id?: string, title?: string, text?: string];

function matched(rows: Row[], main = "en") {
  const { moved, copies } = matchLanguages(
    rows.map(([locale, address, sourceId = address, title = address, hash = ""]) => ({
      ...{ locale, sourceId, title, hash },
      addresses: [address],
    })),
    main,
  );
  const shown = ({ from, to }: (typeof moved)[number]) => `${from.sourceId} -> ${to.locale} ${to.sourceId}`;
  return { moved: moved.map(shown), copies: copies.map(shown) };
}

test("finds translations by folders, parameters and endings", () => {
  const { moved } = matched([
    ["", "/help/pay"],
    ["de", "/de/help/pay"],
    ["fr", "/help/pay?lang=fr"],
    ["", "/en/ship", "/ship"],
    ["fr", "/fr/ship"],
    ["", "/terms.html"],
    ["de", "/terms.de.html"],
  ]);
  expect(moved).toEqual([
    "/de/help/pay -> de /help/pay",
    "/help/pay?lang=fr -> fr /help/pay",
    "/fr/ship -> fr /ship",
    "/terms.de.html -> de /terms.html",
  ]);
});

test("never guesses: other paths, other languages than the address names, and taken places", () => {
  const { moved, copies } = matched([
    ["", "/help/pay"],
    ["de", "/de/hilfe/zahlen"],
    ["de", "/fr/help/pay"],
    ["fr", "/fr/help/pay", "/help/pay"],
    ["fr", "/help/pay?lang=fr"],
  ]);
  expect(moved).toEqual([]);
  expect(copies).toEqual([]);
});

test("languages of two regions are two languages, and one region is the language", () => {
  const portuguese = matched([
    ["", "/x"],
    ["pt", "/x?lang=pt-br", "/x"],
    ["pt", "/x?lang=pt-pt"],
    ["de", "/x?lang=de-at"],
  ]);
  expect(portuguese.moved).toEqual(["/x -> pt-BR /x", "/x?lang=pt-pt -> pt-PT /x", "/x?lang=de-at -> de /x"]);
  const besideRegion = matched([
    ["", "/x"],
    ["pt", "/pt-br/x", "/x"],
    ["pt", "/pt/x"],
  ]);
  expect(besideRegion.moved).toEqual(["/x -> pt-BR /x", "/pt/x -> pt /x"]);
});

test("an untranslated page is the page in the main language again", () => {
  const { copies } = matched([
    ["", "/pay", "/pay", "Pay"],
    ["", "/de/pay", "/de/pay", "Pay"],
    ["", "/fr/pay", "/fr/pay", "Payment abroad"],
    ["", "/ca/pay", "/ca/pay", "Pay", "In Canada, by Interac."],
  ]);
  expect(copies).toEqual(["/de/pay ->  /pay"]);
});

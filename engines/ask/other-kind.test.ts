import { describe, expect, test } from "vitest";
import { namesSameKind, otherKindThan } from "./other-kind.ts";

describe("another kind of the same thing", () => {
  test.each([
    ["may my cat sleep in the room", "Yes, dogs sleep in the rooms for €10 a night."],
    ["is there a bicycle stand", "Where can I park my car? In the yard."],
    ["when is dinner served", "Breakfast is served from 7 to 10 am."],
    ["do adults need a helmet", "Children need a helmet."],
    ["are you open on Sundays", "On Saturday we open at nine."],
    ["do you take credit cards", "You can pay in cash at the desk."],
    ["until when do I have to check out", "Check-in is from 3 pm."],
    ["can I buy a kayak", "We rent kayaks by the hour."],
    ["Do you run on Linux?", "It runs on Windows and macOS."],
  ])("in English: “%s” isn't answered by “%s”", (question, text) => {
    expect(otherKindThan(question)(text, "en")).toBe(true);
  });

  test.each([
    ["Darf ich meine Katze mitbringen?", "Hunde sind bei uns willkommen."],
    ["Wo stelle ich mein Fahrrad ab?", "Autos parken im Hof."],
    ["Gibt es eine Monatskarte?", "Die Tageskarte kostet 9 €."],
    ["Kann ich mit Kreditkarte zahlen?", "Bei uns können Sie bar zahlen."],
    ["Haben Sie am Sonntag auf?", "Samstags öffnen wir um neun."],
  ])("in German: “%s” isn't answered by “%s”", (question, text) => {
    expect(otherKindThan(question)(text, "de")).toBe(true);
  });

  test.each([
    ["may my cat sleep in the room", "Pets sleep in the rooms for €10 a night.", "speaks of all kinds"],
    ["may my cat sleep in the room", "Dogs and cats are welcome.", "names both"],
    ["may my cat sleep in the room", "Only dogs are allowed.", "excludes the others"],
    ["may my pets sleep in the room", "Dogs are welcome.", "names one of all kinds"],
    ["may my cat sleep in the room", "Please lock the door.", "names none"],
    ["Can I pay by card?", "We accept cash and card.", "names it in another form"],
    ["Can I pay by check?", "We take cash and checks.", "names it in another form"],
    ["are you open on Tuesdays", "We open from Monday to Friday.", "has the day in between"],
    ["are you open on Tuesdays", "Mon–Fri from 9, Saturday from 10.", "has the day in short"],
    ["are you open on Tuesdays", "We are closed on Mondays.", "excludes the others"],
    ["are you open in September", "We open from May through October.", "has the month in between"],
    ["are you open in September", "Open until the end of October.", "has the month before"],
    ["Do adults need a ticket?", "Children under 6 are free.", "sets a limit"],
    ["can I buy a kayak", "The rental shop is by the lake.", "names no other"],
  ])("“%s” may be answered by “%s”, which %s", (question, text) => {
    expect(otherKindThan(question)(text, "en")).toBe(false);
  });

  test.each([
    ["Wann ist am Dienstag offen?", "Montag bis Freitag ab 9 Uhr.", "has the day in between"],
    ["Wann ist am Dienstag offen?", "Di–So ab 9 Uhr, Samstag ab 10 Uhr.", "has the day in short"],
    ["Wann ist am Dienstag offen?", "Montag ist Ruhetag.", "excludes the others"],
    ["Haben Sie im Juli offen?", "Von Mai bis September.", "has the month in between"],
    ["Darf ich meine Katze mitbringen?", "Nur Hunde sind erlaubt.", "excludes the others"],
    ["Kann ich mit PayPal zahlen?", "Nein, nur Visa und Mastercard.", "excludes the others"],
    ["Kann ich bar zahlen?", "Bar, EC-Karte oder PayPal.", "names it in another form"],
    ["Kann ich auf Rechnung zahlen?", "PayPal, Kreditkarte und Rechnung.", "names it in another form"],
    ["Wann gibt es Frühstück?", "Frühstücksbuffet ab 7, Abendessen ab 18 Uhr.", "names it in a longer word"],
    [
      "Was zahlen Kinder?",
      "Der Kinderpreis ist die Hälfte von dem für Erwachsene.",
      "names it in a longer word",
    ],
  ])("“%s” may be answered by “%s”, which %s, in German", (question, text) => {
    expect(otherKindThan(question)(text, "de")).toBe(false);
  });

  test.each([
    ["are you open on Sundays", "On Saturday we open from 9 to 5."],
    ["are you open on Sundays", "We open from 9 to 5 on Saturdays."],
    ["may I come on Sunday", "You may come on Saturday."],
    ["may my cat stay", "Dogs are a category of their own."],
  ])("a time or a similar word doesn't help: “%s” beside “%s”", (question, text) => {
    expect(otherKindThan(question)(text, "en")).toBe(true);
  });

  test("the question before tells the kind only if the question itself names none", () => {
    const before = "May my cat sleep in the room?";
    const isOther = (question: string) => otherKindThan(question, `${before} ${question}`);
    expect(isOther("How much is it?")("Dogs cost €8 a night.", "en")).toBe(true);
    expect(isOther("And my dog?")("Dogs cost €8 a night.", "en")).toBe(false);
  });

  test("says nothing in a language without a list", () => {
    expect(otherKindThan("may my cat stay")("Dogs may stay.", "ja")).toBe(false);
  });
});

describe("in further languages", () => {
  test.each([
    ["fr", "les chats sont acceptés ?", "Les chiens sont les bienvenus."],
    ["fr", "ouvert le dimanche ?", "Le samedi de 9h à 12h."],
    ["es", "¿aceptan gatos?", "Los perros son bienvenidos."],
    ["es", "¿abren el domingo?", "El sábado abrimos a las nueve."],
    ["it", "posso portare il gatto", "I cani sono ammessi."],
    ["it", "aperti la domenica?", "Il sabato dalle 9 alle 12."],
    ["nl", "mag mijn kat mee", "Honden zijn welkom."],
    ["nl", "zijn jullie zondag open", "Op zaterdag van 9 tot 12."],
  ])("%s: “%s” isn't answered by “%s”", (language, question, text) => {
    expect(otherKindThan(question)(text, language)).toBe(true);
    expect(namesSameKind(question, text, language)).toBe(false);
  });

  test.each([
    ["fr", "les chats sont acceptés ?", "Les animaux sont les bienvenus."],
    ["fr", "ouvert le mardi ?", "Du lundi au vendredi de 9h à 12h."],
    ["es", "¿aceptan gatos?", "Solo se admiten perros."],
    ["es", "¿abren el martes?", "Abrimos de lunes a viernes."],
    ["it", "posso portare il gatto", "Gli animali domestici sono ammessi."],
    ["it", "aperti il martedì?", "Aperto dal lunedì al venerdì."],
    ["nl", "mag mijn kat mee", "Huisdieren zijn welkom."],
    ["nl", "zijn jullie dinsdag open", "Maandag t/m vrijdag van 9 tot 17."],
  ])("%s: “%s” may be answered by “%s”", (language, question, text) => {
    expect(otherKindThan(question)(text, language)).toBe(false);
  });
});

test("the same kind is the one asked for, or all kinds of it", () => {
  expect(namesSameKind("may I bring my dog", "Dogs are welcome.", "en")).toBe(true);
  expect(namesSameKind("may I bring my dog", "Pets are welcome.", "en")).toBe(true);
  expect(namesSameKind("may I bring my dog", "Please lock the door.", "en")).toBe(false);
  expect(namesSameKind("may I bring my bag", "Pets are welcome.", "en")).toBe(false);
});

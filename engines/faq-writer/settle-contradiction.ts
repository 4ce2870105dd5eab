/** Words a question for what a site says two ways, and its answer with the value that its owner has picked. Pure. */
import { escapeMarkdown } from "./answer-lines.ts";
import { categorise } from "./categorise.ts";
import { factQuestions } from "./fact-phrases.ts";
import type { Phrases } from "./topics.ts";
import type { Contradiction, ContradictionKind } from "./types.ts";

const questions: Record<ContradictionKind, { own: Phrases; of: Phrases }> = {
  phone: {
    own: {
      en: "What is your phone number?",
      de: "Wie lautet Ihre Telefonnummer?",
      fr: "Quel est votre numéro de téléphone ?",
      es: "¿Cuál es su número de teléfono?",
      it: "Qual è il vostro numero di telefono?",
      nl: "Wat is jullie telefoonnummer?",
      pt: "Qual é o seu número de telefone?",
      tr: "Telefon numaranız nedir?",
    },
    of: {
      en: "What is the phone number for {name}?",
      de: "Wie lautet die Telefonnummer für {name}?",
      fr: "Quel est le numéro de téléphone pour « {name} » ?",
      es: "¿Cuál es el número de teléfono de {name}?",
      it: "Qual è il numero di telefono per {name}?",
      nl: "Wat is het telefoonnummer van {name}?",
      pt: "Qual é o número de telefone de {name}?",
      tr: "{name} için telefon numarası nedir?",
    },
  },
  email: {
    own: {
      en: "What is your email address?",
      de: "Wie lautet Ihre E-Mail-Adresse?",
      fr: "Quelle est votre adresse e-mail ?",
      es: "¿Cuál es su correo electrónico?",
      it: "Qual è il vostro indirizzo e-mail?",
      nl: "Wat is jullie e-mailadres?",
      pt: "Qual é o seu e-mail?",
      tr: "E-posta adresiniz nedir?",
    },
    of: {
      en: "What is the email address for {name}?",
      de: "Wie lautet die E-Mail-Adresse für {name}?",
      fr: "Quelle est l'adresse e-mail pour « {name} » ?",
      es: "¿Cuál es el correo electrónico de {name}?",
      it: "Qual è l'indirizzo e-mail per {name}?",
      nl: "Wat is het e-mailadres van {name}?",
      pt: "Qual é o e-mail de {name}?",
      tr: "{name} için e-posta adresi nedir?",
    },
  },
  price: { own: factQuestions.prices, of: factQuestions.price },
  hours: {
    own: factQuestions.hours,
    of: {
      en: "What are the opening hours of {name}?",
      de: "Wann ist {name} geöffnet?",
      fr: "Quels sont les horaires de « {name} » ?",
      es: "¿Cuál es el horario de {name}?",
      it: "Quali sono gli orari di {name}?",
      nl: "Wat zijn de openingstijden van {name}?",
      pt: "Qual é o horário de {name}?",
      tr: "{name} çalışma saatleri nedir?",
    },
  },
  address: {
    own: factQuestions.address,
    of: {
      en: "Where is {name}?",
      de: "Wo finde ich {name}?",
      fr: "Où se trouve « {name} » ?",
      es: "¿Dónde está {name}?",
      it: "Dove si trova {name}?",
      nl: "Waar is {name}?",
      pt: "Onde fica {name}?",
      tr: "{name} nerede?",
    },
  },
};

const names: Record<ContradictionKind, Phrases> = {
  phone: {
    en: "Phone",
    de: "Telefon",
    fr: "Téléphone",
    es: "Teléfono",
    it: "Telefono",
    nl: "Telefoon",
    pt: "Telefone",
    tr: "Telefon",
  },
  email: {
    en: "Email",
    de: "E-Mail",
    fr: "E-mail",
    es: "Correo",
    it: "E-mail",
    nl: "E-mail",
    pt: "E-mail",
    tr: "E-posta",
  },
  price: {
    en: "Price",
    de: "Preis",
    fr: "Prix",
    es: "Precio",
    it: "Prezzo",
    nl: "Prijs",
    pt: "Preço",
    tr: "Fiyat",
  },
  hours: {
    en: "Opening hours",
    de: "Öffnungszeiten",
    fr: "Horaires",
    es: "Horario",
    it: "Orari",
    nl: "Openingstijden",
    pt: "Horário",
    tr: "Çalışma saatleri",
  },
  address: {
    en: "Address",
    de: "Adresse",
    fr: "Adresse",
    es: "Dirección",
    it: "Indirizzo",
    nl: "Adres",
    pt: "Endereço",
    tr: "Adres",
  },
};

/** `language`: a primary tag; another than the known ones is asked in English. */
export function settledFaq(
  { kind, subject }: Pick<Contradiction, "kind" | "subject">,
  { value, language }: { value: string; language: string },
): { question: string; answer: string; category: string } {
  const name = subject.replace(/\s+/g, " ").trim();
  const phrases = name === "" ? questions[kind].own : questions[kind].of;
  const question = (phrases[language] ?? phrases.en).replace("{name}", () => name);
  const label = name || (names[kind][language] ?? names[kind].en);
  const answer = `${escapeMarkdown(label)}: ${escapeMarkdown(value.trim())}`;
  return { question, answer, category: categorise({ question, answer, section: null }) };
}

/** What visitors ask about their data. */
import type { Topic } from "../topics.ts";

export const dataTopics: Topic[] = [
  {
    id: "data",
    heading:
      /^(?:data (?:we collect|collection|collected)|(?:what )?information we collect|what (?:data|information) we collect|welche daten wir erheben|données collectées|(?:les )?données (?:que nous collectons|personnelles collectées)|datos que recopilamos|dati raccolti|welke gegevens wij verzamelen|dados que coletamos|topladığımız bilgiler)$/i,
    sentence: null,
    asked: /(?:data|information) (?:do you|does|is) .{0,30}collect|welche daten|quelles données/i,
    questions: {
      en: "What information do you collect?",
      de: "Welche Daten erheben Sie?",
      fr: "Quelles données collectez-vous ?",
      es: "¿Qué datos recopilan?",
      it: "Quali dati raccogliete?",
      pt: "Quais dados são coletados?",
      nl: "Welke gegevens verzamelt u?",
      tr: "Hangi bilgileri topluyorsunuz?",
    },
  },
  {
    id: "data-retention",
    heading:
      /^(?:(?:data )?retention(?: (?:period|policy))?|data retention|how long we (?:keep|retain|store) .{2,30}|speicherdauer|(?:durée de )?conservation des données|conservación de (?:los )?datos|conservazione dei dati|bewaartermijn(?:en)?|saklama süresi)$/i,
    sentence: null,
    asked: /how long .{0,40}(?:data|information)|speicherdauer|wie lange .{0,40}daten|conserv/i,
    questions: {
      en: "How long do you keep my data?",
      de: "Wie lange werden meine Daten gespeichert?",
      fr: "Combien de temps mes données sont-elles conservées ?",
      es: "¿Cuánto tiempo se conservan mis datos?",
      it: "Per quanto tempo vengono conservati i miei dati?",
      pt: "Por quanto tempo meus dados são guardados?",
      nl: "Hoe lang worden mijn gegevens bewaard?",
      tr: "Verilerim ne kadar süre saklanıyor?",
    },
  },
  {
    id: "data-storage",
    heading:
      /^(?:(?:where (?:we|your data is) )?(?:data )?(?:storage|stored)|data storage|datenspeicherung|gegevensopslag|verilerin saklanması)$/i,
    sentence: null,
    asked: /(?:store|keep) .{0,30}(?:data|information)|speicher|conserv/i,
    questions: {
      en: "How is my data stored?",
      de: "Wie werden meine Daten gespeichert?",
      fr: "Comment mes données sont-elles conservées ?",
      es: "¿Cómo se conservan mis datos?",
      it: "Come vengono conservati i miei dati?",
      pt: "Como meus dados são armazenados?",
      nl: "Hoe worden mijn gegevens bewaard?",
      tr: "Verilerim nasıl saklanıyor?",
    },
  },
];

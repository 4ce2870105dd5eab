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
      /^(?:where (?:your data is|we) (?:kept|stored?|keep)(?: (?:your )?data)?|where (?:is|are) (?:your|the) data (?:kept|stored)|data (?:storage|location|residency)|hosting location|wo (?:ihre|deine) daten (?:liegen|gespeichert werden)|datenspeicherung|gegevensopslag|verilerin saklanması)$/i,
    sentence: null,
    asked: /(?:store|keep) .{0,30}(?:data|information)|speicher|conserv/i,
    questions: {
      en: "Where and how is my data stored?",
      de: "Wo und wie werden meine Daten gespeichert?",
      fr: "Où et comment mes données sont-elles conservées ?",
      es: "¿Dónde y cómo se conservan mis datos?",
      it: "Dove e come vengono conservati i miei dati?",
      pt: "Onde e como meus dados são armazenados?",
      nl: "Waar en hoe worden mijn gegevens bewaard?",
      tr: "Verilerim nerede ve nasıl saklanıyor?",
    },
  },
  {
    id: "data-security",
    heading:
      /^(?:(?:data )?(?:encryption|security measures)|(?:how (?:we|your data is) )?(?:keep|protect|kept|protected)(?: your)? (?:data|information)(?: safe| secure)?|verschlüsselung|datensicherheit|chiffrement|sécurité des données|cifrado|seguridad de los datos|cifratura|sicurezza dei dati|versleuteling|beveiliging van gegevens|criptografia|segurança dos dados|veri güvenliği)$/i,
    sentence: null,
    mentions:
      /encrypt|tls|ssl|aes|https|hash|verschlüssel|chiffr|cifra|crittogra|versleutel|criptogr|encript|şifrele/i,
    asked: /secure|security|encrypt|safe|sicher|verschlüssel|sécuri|segur|sicur|veilig|güven/i,
    questions: {
      en: "How is my data protected?",
      de: "Wie werden meine Daten geschützt?",
      fr: "Comment mes données sont-elles protégées ?",
      es: "¿Cómo se protegen mis datos?",
      it: "Come vengono protetti i miei dati?",
      pt: "Como meus dados são protegidos?",
      nl: "Hoe worden mijn gegevens beveiligd?",
      tr: "Verilerim nasıl korunuyor?",
    },
  },
];

/** What guests and patients ask before they come. */
import type { Topic } from "../topics.ts";

export const appointmentTopics: Topic[] = [
  {
    id: "when-where",
    heading:
      /^(?:where (?:&|and) when|when (?:&|and) where|times? (?:&|and) places?|wo (?:&|und) wann|wann (?:&|und) wo|où et quand|quand et où|dónde y cuándo|cuándo y dónde|dove e quando|quando e dove|waar en wanneer|wanneer en waar|onde e quando|quando e onde|nerede ve ne zaman)$/i,
    sentence: null,
    mentions: /\d/,
    asked: /where and when|when and where|wo und wann|wann und wo|où et quand|quand et où/i,
    questions: {
      en: "Where and when does it take place?",
      de: "Wo und wann findet es statt?",
      fr: "Où et quand cela a-t-il lieu ?",
      es: "¿Dónde y cuándo tiene lugar?",
      it: "Dove e quando si svolge?",
      pt: "Onde e quando acontece?",
      nl: "Waar en wanneer vindt het plaats?",
      tr: "Nerede ve ne zaman?",
    },
    needsSubject: true,
  },
  {
    id: "insurance",
    heading:
      /^(?:(?:health |dental |pet )?insurances?(?: (?:we accept|accepted|plans|providers|information))?|accepted insurances?|(?:kranken|tier)?versicherung(?:en)?|kranken(?:kasse|versicherung)(?:n|en)?|assurances?(?: et mutuelles)?|(?:prise en charge|mutuelles?)|seguros?(?: (?:médicos|e acordos|e convénios))?|aseguradoras|mutuas|assicurazion[ei](?: e convenzioni)?|convenzioni|(?:rechtsbijstand|zorg)?verzekering(?:en)?|vergoeding(?:en)?|convénios?|convênios?|acordos|sigorta(?:lar)?|anlaşmalı (?:kurumlar|sigortalar))$/i,
    sentence: null,
    // A tradesman's own cover is none of the visitor's.
    mentions:
      /accept|bill|claim|in-network|your (?:plan|insur|policy|provider|card)|direkt ab|abrechn|rechnen|ihre[rn]? (?:versicher|kranken)|rembours|mutuelle|prise en charge|tiers payant|trabaja|cubre|tarjeta|convenzion|rimbors|vergoed|verzekeraar|verzekerd|acordo|convé|convê|cartão|anlaşma|karşıla/i,
    asked:
      /insur|versicher|krankenkass|assuranc|mutuelle|seguro|aseguradora|assicur|verzeker|convénio|convênio|sigorta/i,
    questions: {
      en: "How does it work with my insurance?",
      de: "Wie läuft es mit meiner Versicherung?",
      fr: "Comment cela se passe-t-il avec mon assurance ou ma mutuelle ?",
      es: "¿Trabajan con mi seguro?",
      it: "Come funziona con la mia assicurazione?",
      pt: "Trabalham com o meu seguro?",
      nl: "Hoe zit het met mijn verzekering?",
      tr: "Sigortam geçerli mi?",
    },
  },
  {
    id: "first-visit",
    heading:
      /^(?:(?:your )?(?:first|initial) (?:visit|appointment|consultation)|(?:what to expect (?:at|on|during) your first (?:visit|appointment))|(?:ihr )?(?:erster? (?:besuch|termin)|erstgespräch|erstberatung)|(?:votre )?(?:premier rendez-vous|première (?:visite|consultation|séance))|(?:tu |su )?primera (?:visita|consulta|cita)|prima visita|eerste (?:afspraak|bezoek|gesprek|consult)|primeira consulta|ilk (?:muayene|randevu|görüşme))$/i,
    sentence: null,
    asked:
      /first (?:visit|appointment|consult)|erste[rn]? (?:besuch|termin)|premi[èe]re? |primera |prima visita|eerste |primeira |ilk /i,
    questions: {
      en: "What happens at the first visit?",
      de: "Wie läuft der erste Termin ab?",
      fr: "Comment se passe le premier rendez-vous ?",
      es: "¿Cómo es la primera visita?",
      it: "Come si svolge la prima visita?",
      pt: "Como é a primeira consulta?",
      nl: "Hoe verloopt de eerste afspraak?",
      tr: "İlk randevu nasıl geçiyor?",
    },
  },
  {
    id: "breakfast",
    heading:
      /^(?:breakfast|frühstück|(?:le )?petit[- ]déjeuner|(?:el )?desayuno|(?:la )?(?:prima )?colazione|ontbijt|pequeno[- ]almoço|café da manhã|kahvaltı)$/i,
    sentence: null,
    mentions:
      /includ|serv|\d|price|order|inklusive|enthalten|inbegriffen|inclus|compris|inclui|incluid|sunul|dahil|geserveerd|inbegrepen/i,
    asked: /breakfast|frühstück|déjeuner|desayuno|colazione|ontbijt|pequeno-almoço|café da manhã|kahvaltı/i,
    questions: {
      en: "Is there breakfast?",
      de: "Gibt es Frühstück?",
      fr: "Y a-t-il un petit-déjeuner ?",
      es: "¿Hay desayuno?",
      it: "C'è la colazione?",
      pt: "Há pequeno-almoço?",
      nl: "Is er ontbijt?",
      tr: "Kahvaltı var mı?",
    },
  },
  {
    id: "allergens",
    heading:
      /^(?:allerg(?:ens?|ies)(?: (?:&|and) (?:intolerances|diets|dietary needs))?|dietary (?:needs|requirements|information)|allergene?n?|allergien|unverträglichkeiten|allergènes|alérgenos|alergias|allergeni|allergieën|alergénios|alergénicos|alerjenler)$/i,
    sentence: null,
    asked: /allerg|diet|gluten|vegan|unverträg|alérg|alerg|alerjen/i,
    questions: {
      en: "What should I know about allergens and diets?",
      de: "Was muss ich bei Allergien wissen?",
      fr: "Que faut-il savoir sur les allergènes ?",
      es: "¿Qué debo saber sobre los alérgenos?",
      it: "Cosa devo sapere sugli allergeni?",
      pt: "O que devo saber sobre os alergénios?",
      nl: "Wat moet ik weten over allergenen?",
      tr: "Alerjenler hakkında ne bilmeliyim?",
    },
  },
];

import type { Phrases } from "./topics.ts";

/** Questions of the fixed templates, by language. */
export const factQuestions = {
  contact: {
    en: "How can I contact {company}?",
    de: "Wie kann ich {company} kontaktieren?",
    fr: "Comment contacter {company} ?",
    es: "¿Cómo puedo contactar con {company}?",
    it: "Come posso contattare {company}?",
    nl: "Hoe kan ik contact opnemen met {company}?",
    pt: "Como posso contactar {company}?",
    tr: "{company} ile nasıl iletişime geçebilirim?",
  },
  contactUs: {
    en: "How can I contact you?",
    de: "Wie kann ich Sie kontaktieren?",
    fr: "Comment vous contacter ?",
    es: "¿Cómo puedo contactar con ustedes?",
    it: "Come posso contattarvi?",
    nl: "Hoe kan ik contact met jullie opnemen?",
    pt: "Como posso entrar em contato?",
    tr: "Sizinle nasıl iletişime geçebilirim?",
  },
  address: {
    en: "Where are you located?",
    de: "Wo finde ich Sie?",
    fr: "Où êtes-vous situés ?",
    es: "¿Dónde están ubicados?",
    it: "Dove vi trovate?",
    nl: "Waar zijn jullie gevestigd?",
    pt: "Onde vocês ficam?",
    tr: "Adresiniz nedir?",
  },
  hours: {
    en: "What are your opening hours?",
    de: "Wann haben Sie geöffnet?",
    fr: "Quels sont vos horaires d'ouverture ?",
    es: "¿Cuál es su horario?",
    it: "Quali sono gli orari di apertura?",
    nl: "Wat zijn de openingstijden?",
    pt: "Qual é o horário de funcionamento?",
    tr: "Çalışma saatleriniz nedir?",
  },
  price: {
    en: "What is the price of {name}?",
    // A noun before the name agrees with names of any number and gender.
    de: "Wie hoch ist der Preis für {name}?",
    fr: "Quel est le prix pour « {name} » ?",
    es: "¿Cuál es el precio de {name}?",
    it: "Qual è il prezzo per {name}?",
    nl: "Wat is de prijs van {name}?",
    pt: "Qual é o preço de {name}?",
    tr: "{name} fiyatı ne kadar?",
  },
  pricePlural: { en: "How much do {name} cost?" },
  kindPrice: { en: "How much does the {name} cost?" },
  planPrice: { en: "How much does the {name} plan cost?" },
  prices: {
    en: "What are your prices?",
    de: "Was sind Ihre Preise?",
    fr: "Quels sont vos tarifs ?",
    es: "¿Cuáles son sus precios?",
    it: "Quali sono i vostri prezzi?",
    nl: "Wat zijn jullie prijzen?",
    pt: "Quais são os preços?",
    tr: "Fiyatlarınız nedir?",
  },
  services: {
    en: "What services do you offer?",
    de: "Welche Leistungen bieten Sie an?",
    fr: "Quels services proposez-vous ?",
    es: "¿Qué servicios ofrecen?",
    it: "Quali servizi offrite?",
    nl: "Welke diensten bieden jullie aan?",
    pt: "Que serviços oferecem?",
    tr: "Hangi hizmetleri sunuyorsunuz?",
  },
  products: {
    en: "What products do you offer?",
    de: "Welche Produkte bieten Sie an?",
    fr: "Quels produits proposez-vous ?",
    es: "¿Qué productos ofrecen?",
    it: "Quali prodotti offrite?",
    nl: "Welke producten bieden jullie aan?",
    pt: "Que produtos oferecem?",
    tr: "Hangi ürünleri sunuyorsunuz?",
  },
  programs: {
    en: "What programs do you offer?",
    de: "Welche Programme bieten Sie an?",
    fr: "Quels programmes proposez-vous ?",
    es: "¿Qué programas ofrecen?",
    it: "Quali programmi offrite?",
    nl: "Welke programma's bieden jullie aan?",
    pt: "Que programas oferecem?",
  },
  features: {
    en: "What are the main features?",
    de: "Was sind die wichtigsten Funktionen?",
    fr: "Quelles sont les principales fonctionnalités ?",
    es: "¿Cuáles son las funciones principales?",
    it: "Quali sono le funzioni principali?",
    nl: "Wat zijn de belangrijkste functies?",
    pt: "Quais são as principais funcionalidades?",
  },
  offer: {
    en: "Do you offer {name}?",
    de: "Bieten Sie {name} an?",
    fr: "Proposez-vous « {name} » ?",
    es: "¿Ofrecen {name}?",
    it: "Offrite {name}?",
    nl: "Bieden jullie {name} aan?",
    pt: "Oferecem {name}?",
  },
} satisfies Record<string, Phrases>;

/** Addresses of pages that list what is offered. */
export const offerPaths: { kind: "services" | "products" | "programs" | "features"; path: RegExp }[] = [
  {
    kind: "services",
    path: /^(?:our-)?(?:services|leistungen|dienstleistungen|prestations|nos-services|servicios|servizi|diensten|servicos)$/i,
  },
  {
    kind: "products",
    path: /^(?:our-)?(?:products|produkte|produits|productos|prodotti|producten|produtos)$/i,
  },
  {
    kind: "programs",
    path: /^(?:our-)?(?:programs|programmes|programme|classes|courses|kurse|cours|cursos|corsi|cursussen)$/i,
  },
  {
    kind: "features",
    path: /^(?:features|funktionen|fonctionnalites|funciones|funzionalita|functies|funcionalidades)$/i,
  },
];

/** Headings above lists of what is offered. */
export const offerHeadings: { kind: "services" | "products" | "programs" | "features"; heading: RegExp }[] = [
  {
    kind: "services",
    heading:
      /^(?:(?:our |my |all |the |main |core |popular |featured )*services(?: (?:we (?:offer|provide)|offered|include|overview))?|what we (?:do|offer|provide)(?: for you)?|services (?:&|and) (?:prices|pricing|repairs)|(?:unsere )?(?:leistungen|dienstleistungen|services|angebote)|was wir (?:bieten|tun|machen)|(?:nos |mes )?(?:services|prestations)|ce que nous (?:faisons|proposons)|(?:nuestros )?servicios|qué (?:hacemos|ofrecemos)|(?:i nostri )?servizi|cosa (?:facciamo|offriamo)|(?:onze )?diensten|wat wij doen|(?:nossos )?serviços|o que fazemos)$/iu,
  },
  {
    kind: "products",
    heading:
      /^(?:(?:our |all |main |popular |featured |the )*(?:products?(?: range| categories)?|product (?:range|categories|lines?)|range of products)|what we sell|(?:unsere )?produkte|sortiment|(?:nos )?produits|(?:nuestros )?productos|(?:i nostri )?prodotti|(?:onze )?producten|(?:nossos )?produtos)$/iu,
  },
  {
    kind: "programs",
    heading:
      /^(?:(?:our |all |the )*(?:programs?|programmes|classes|courses|workshops)(?: (?:we offer|offered))?|(?:unsere )?(?:programme|kurse)|(?:nos )?(?:programmes|cours|ateliers)|(?:nuestros )?(?:programas|cursos|talleres)|(?:i nostri )?(?:programmi|corsi)|cursussen|(?:nossos )?cursos)$/i,
  },
  {
    kind: "features",
    heading:
      /^(?:(?:our |all |the |key |main |core )*features|(?:key )?(?:features|capabilities)(?: overview)?|what (?:it|you can) do(?:es)?(?: with it)?|funktionen|(?:les )?fonctionnalités|(?:principales )?funciones|características|funzionalità|functies|funcionalidades)$/i,
  },
];

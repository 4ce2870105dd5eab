import type { Phrases } from "./topics.ts";

/** Questions of the fixed templates, by language. */
export const factQuestions = {
  contact: {
    en: "How can I contact {company}?",
    de: "Wie kann ich {company} kontaktieren?",
    fr: "Comment vous contacter ?",
    es: "¿Cómo puedo contactar con ustedes?",
    it: "Come posso contattarvi?",
    nl: "Hoe kan ik contact opnemen met {company}?",
    pt: "Como posso entrar em contato?",
    tr: "Size nasıl ulaşabilirim?",
  },
  contactUs: {
    en: "How can I contact you?",
    de: "Wie kann ich Sie kontaktieren?",
    fr: "Comment vous contacter ?",
    es: "¿Cómo puedo contactar con ustedes?",
    it: "Come posso contattarvi?",
    nl: "Hoe kan ik contact met u opnemen?",
    pt: "Como posso entrar em contato?",
    tr: "Size nasıl ulaşabilirim?",
  },
  address: {
    en: "Where are you located?",
    de: "Wo finde ich Sie?",
    fr: "Où êtes-vous situés ?",
    es: "¿Dónde están ubicados?",
    it: "Dove vi trovate?",
    nl: "Waar bent u gevestigd?",
    pt: "Onde vocês estão localizados?",
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
    de: "Wie viel kostet „{name}“?",
    fr: "Quel est le prix pour « {name} » ?",
    es: "¿Cuál es el precio de «{name}»?",
    it: "Qual è il prezzo di «{name}»?",
    nl: "Wat kost ‘{name}’?",
    pt: "Qual é o preço de “{name}”?",
    tr: "“{name}” fiyatı ne kadar?",
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
    nl: "Wat zijn uw prijzen?",
    pt: "Quais são os preços?",
    tr: "Fiyatlarınız nedir?",
  },
  services: {
    en: "What services do you offer?",
    de: "Welche Leistungen bieten Sie an?",
    fr: "Quels services proposez-vous ?",
    es: "¿Qué servicios ofrecen?",
    it: "Quali servizi offrite?",
    nl: "Welke diensten biedt u aan?",
    pt: "Quais serviços vocês oferecem?",
    tr: "Hangi hizmetleri sunuyorsunuz?",
  },
  products: {
    en: "What products do you offer?",
    de: "Welche Produkte bieten Sie an?",
    fr: "Quels produits proposez-vous ?",
    es: "¿Qué productos ofrecen?",
    it: "Quali prodotti offrite?",
    nl: "Welke producten biedt u aan?",
    pt: "Quais produtos vocês oferecem?",
    tr: "Hangi ürünleri sunuyorsunuz?",
  },
  programs: {
    en: "What programs do you offer?",
    de: "Welche Programme bieten Sie an?",
    fr: "Quels programmes proposez-vous ?",
    es: "¿Qué programas ofrecen?",
    it: "Quali programmi offrite?",
    nl: "Welke cursussen biedt u aan?",
    pt: "Quais programas vocês oferecem?",
    tr: "Hangi programları sunuyorsunuz?",
  },
  features: {
    en: "What are the main features?",
    de: "Was sind die wichtigsten Funktionen?",
    fr: "Quelles sont les principales fonctionnalités ?",
    es: "¿Cuáles son las funciones principales?",
    it: "Quali sono le funzioni principali?",
    nl: "Wat zijn de belangrijkste functies?",
    pt: "Quais são as principais funcionalidades?",
    tr: "Başlıca özellikler nelerdir?",
  },
  offer: {
    en: "Do you offer {name}?",
    de: "Bieten Sie „{name}“ an?",
    fr: "Proposez-vous « {name} » ?",
    es: "¿Ofrecen «{name}»?",
    it: "Offrite «{name}»?",
    nl: "Biedt u ‘{name}’ aan?",
    pt: "Vocês oferecem “{name}”?",
    tr: "“{name}” hizmeti veriyor musunuz?",
  },
} satisfies Record<string, Phrases>;

/** Addresses of pages that list what is offered. */
export const offerPaths: { kind: "services" | "products" | "programs" | "features"; path: RegExp }[] = [
  {
    kind: "services",
    path: /^(?:our-)?(?:services|leistungen|dienstleistungen|prestations|nos-services|servicios|servizi|diensten|servicos|hizmetler(?:imiz)?)$/i,
  },
  {
    kind: "products",
    path: /^(?:our-)?(?:products|produkte|produits|productos|prodotti|producten|produtos|urunler(?:imiz)?)$/i,
  },
  {
    kind: "programs",
    path: /^(?:our-)?(?:programs|programmes|programme|classes|courses|kurse|cours|cursos|corsi|cursussen)$/i,
  },
  {
    kind: "features",
    path: /^(?:features|funktionen|fonctionnalites|funciones|funzionalita|functies|funcionalidades|özellikler)$/i,
  },
];

/** Headings above lists of what is offered. */
export const offerHeadings: { kind: "services" | "products" | "programs" | "features"; heading: RegExp }[] = [
  {
    kind: "services",
    heading:
      /^(?:(?:our |my |all |the |main |core |popular |featured )*services(?: (?:we (?:offer|provide)|offered|include|overview))?|what we (?:do|offer|provide)(?: for you)?|services (?:&|and) (?:prices|pricing|repairs)|(?:unsere )?(?:leistungen|dienstleistungen|services|angebote)|was wir (?:bieten|tun|machen)|(?:nos |mes )?(?:services|prestations)|ce que nous (?:faisons|proposons)|(?:nuestros )?servicios|qué (?:hacemos|ofrecemos)|(?:i nostri )?servizi|cosa (?:facciamo|offriamo)|(?:onze )?diensten|wat wij doen|(?:nossos )?serviços|o que fazemos|modalidades|hizmetlerimiz|hizmetler|tedavilerimiz|neler yapıyoruz)$/iu,
  },
  {
    kind: "products",
    heading:
      /^(?:(?:our |all |main |popular |featured |the )*(?:products?(?: range| categories)?|product (?:range|categories|lines?)|range of products)|what we sell|(?:unsere )?produkte|sortiment|(?:nos )?produits|(?:nuestros )?productos|(?:i nostri )?prodotti|(?:onze )?producten|(?:nossos )?produtos|ürünlerimiz|ürünler)$/iu,
  },
  {
    kind: "programs",
    heading:
      /^(?:(?:our |all |the )*(?:programs?|programmes|classes|courses|workshops)(?: (?:we offer|offered))?|(?:unsere )?(?:programme|kurse)|(?:nos )?(?:programmes|cours|ateliers)|(?:nuestros )?(?:programas|cursos|talleres)|(?:i nostri )?(?:programmi|corsi)|cursussen|(?:nossos )?cursos|kurslarımız|eğitimlerimiz)$/i,
  },
  {
    kind: "features",
    heading:
      /^(?:(?:our |all |the |key |main |core )*features|(?:key )?(?:features|capabilities)(?: overview)?|what (?:it|you can) do(?:es)?(?: with it)?|funktionen|(?:les )?fonctionnalités|(?:principales )?funciones|características|funzionalità|functies|funcionalidades|özellikler)$/i,
  },
];

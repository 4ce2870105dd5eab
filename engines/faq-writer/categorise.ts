/** The categories that generated FAQs are sorted into, in the order in which a help center shows them. */
export const faqCategories = [
  "Getting started",
  "Services",
  "Pricing and payment",
  "Orders and delivery",
  "Returns and cancellation",
  "Account and privacy",
  "Contact and location",
  "General Questions",
] as const;

export type FaqCategory = (typeof faqCategories)[number];

const byTopic: Record<FaqCategory, string> = {
  "Getting started": "booking join requirements bring prepare trial age first-visit",
  Services: "services products programs features offer included licence emergency breakfast allergens",
  "Pricing and payment": "prices payment deposit estimate vouchers discounts grants insurance",
  "Orders and delivery": "delivery ordering",
  "Returns and cancellation": "returns refunds cancellation warranty",
  "Account and privacy": "data data-retention data-storage data-security",
  "Contact and location":
    "contact location hours areas parking directions accessibility check-in accommodation event event-date dates when-where",
  "General Questions": "who mission values why careers donate volunteer founded conduct team",
};
const categoryByTopic = new Map(
  Object.entries(byTopic).flatMap(([category, topics]) =>
    topics.split(" ").map((topic) => [topic, category as FaqCategory] as const),
  ),
);

/** Where a template's question belongs, whatever words its language has; null when its words decide. */
export function categoryOf(topic: string | null): FaqCategory | null {
  return categoryByTopic.get(topic ?? "") ?? null;
}

const none: FaqCategory = "General Questions";

/** Whole-word beginnings in seven languages; a question's words count most, then its section's. */
const rules: { category: FaqCategory; words: RegExp }[] = [
  {
    category: "Returns and cancellation",
    words:
      /(?<![\p{L}])(?:return(?:s|ed|ing)?(?![\p{L}])|refund|exchange|cancel|money[- ]back|warrant|guarant|rückgabe|umtausch|widerruf|stornier|kündig|erstatt|garantie|rembours|retour(?!ner à)|annul|rétract|devol|reembols|cancela|garant[ií]a|\bresi\b|rimbors|recesso|retourner|opzegg|darse? de baja|permanencia|iade|iptal|değişim|garanti)/giu,
  },
  {
    category: "Orders and delivery",
    words:
      /(?<![\p{L}])(?:ship|deliver|dispatch|courier|parcel|track(?:ing)?(?: number| my)|order(?:s|ing|ed)?(?![\p{L}])|pick[- ]?up|bestell|liefer|versand|sendung|paket|abhol|livr|expédi|command(?:e|er)|colis|env[ií]o|entreg|pedido|spedi|consegn|ordine|bezorg|verzend|levering|bestelling|encomenda|frete|kargo|teslim|sipariş|gönderim)/giu,
  },
  {
    category: "Pricing and payment",
    words:
      /(?<![\p{L}])(?:pric|cost|fee(?:s)?(?![\p{L}])|discount|pay|paid|charge|invoice|discount|estimate|quote|credit card|deposit|cheap|afford|free(?![\p{L}])|financ|plan(?:s)?(?![\p{L}])|subscription|billing|minimum|tax|gst|scholarship|preis|kost(?:et|en)|zahl|rechnung|rabatt|gebühr|kostenlos|angebot|prix|tarif|coût|coûte|paie|payer|facture|gratuit|devis|remise|precio|tarifa|cuesta|cuánto (?:vale|sale|cobra)|pago|pagar|gratis|presupuesto|descuento|prezz|costa|pagament|sconto|gratuito|prijs|kosten|betal|korting|preço|custa|pagamento|desconto|cuota|fiyat|ücret|ödeme|öde(?:yebil|nir)|taksit|indirim|fatura)/giu,
  },
  {
    category: "Account and privacy",
    words:
      /(?<![\p{L}])(?:account|log ?in|sign ?in|password|profile|privacy|personal (?:data|information)|data(?![\p{L}])|secur|stored?(?![\p{L}])|backup|uninstall|cookie|konto|anmelden bei|passwort|datenschutz|daten|compte|mot de passe|confidential|données|cuenta|contraseña|privacidad|datos|conto utente|account|riservatezza|wachtwoord|gegevens|conta(?![\p{L}])|senha|dados|hesab|şifre|üyelik bilgi|kişisel veri|gizlilik)/giu,
  },
  {
    category: "Contact and location",
    words:
      /(?<![\p{L}])(?:contact|phone|e-?mail|call(?![\p{L}])|reach you|address|locat|where are|parking|directions|hours?(?= of|\?|$)|opening|open(?![\p{L}])|closed|weekend|sunday|saturday|area(?:s)?(?![\p{L}])|stores?(?= |\?)|adresse|öffnungszeit|geöffnet|telefon|kontakt|anfahrt|erreichen|wo (?:sind|ist|finde)|horaire|ouvert|téléphone|où (?:se|êtes|sont|est)|situé|zone|horario|abierto|dirección|dónde|teléfono|ubicad|orari|apert|indirizzo|dove|openingstijd|geopend|adres|waar|horário|endereço|onde|adres|otopark|iletişim|ulaş|telefon|çalışma saat|nerede)/giu,
  },
  {
    category: "Getting started",
    words:
      /(?<![\p{L}])(?:(?:get(?:ting)? |(?:i|we|kids|beginners|you|child) (?:get )?)start(?:ed)?(?![\p{L}])|begin(?:ner|ning)?(?![\p{L}])|regist|sign ?up|sign us up|join|enrol|tryout|book(?:ing|ed)?(?![\p{L}])|appointment|schedule an|how (?:do|can|to|should) (?:i |you |we )?install|set ?up|requirement|first (?:time|visit|session|class)|need to (?:bring|have|know)|never|how does it work|appl(?:y|ying) (?:for|to|as|online|now)|(?:i|we|who can) apply(?![\p{L}])|member|documents?(?= )|termin|anmeld|buch(?:en|ung)|mitglied|beginn|installier|inscri|rendez-vous|réserv|commenc|comment ça|empezar|reserv|cita(?![\p{L}])|iscri|prenot|inizi|begin|afspraak|inschrij|começar|agendar|lid worden|randevu|rezervasyon|kayıt|üye ol)/giu,
  },
  {
    category: "Services",
    words:
      /(?<![\p{L}])(?:servic|do you (?:offer|provide|do|supply|support|sell|carry|repair|install|make)|can you|what (?:brands?|types?|kinds?)|repair|install(?:ation)?(?![\p{L}])|materials?|tools?|product|program|feature|bieten sie|leistung|reparat|proposez|faites-vous|prestation|ofrec|servizi|offrite|bieden|diensten|serviço|oferec|hizmet|yapıyor musunuz)/giu,
  },
];

/**
 * One of the eight categories. The site's own section headings only add weight: as free text they would leave a
 * help center with as many categories as the site has headings.
 */
export function categorise(faq: { question: string; answer: string; section: string | null }): FaqCategory {
  let best: FaqCategory = none;
  let bestScore = 1;
  for (const { category, words } of rules) {
    const score =
      3 * count(faq.question, words) +
      1.5 * Math.min(1, count(faq.section ?? "", words)) +
      Math.min(2, count(faq.answer.slice(0, 300), words)) * 0.5;
    if (score > bestScore) {
      best = category;
      bestScore = score;
    }
  }
  return best;
}

function count(text: string, words: RegExp): number {
  return Math.min(2, text.match(words)?.length ?? 0);
}

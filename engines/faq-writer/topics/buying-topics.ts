/** What visitors ask about paying, getting and giving back. */
import type { Topic } from "../topics.ts";

export const buyingTopics: Topic[] = [
  {
    id: "payment",
    heading:
      /^(?:(?:accepted )?payments?(?: (?:methods?|options?|terms|information))?|how to pay|zahlung(?:sarten|smöglichkeiten|sbedingungen)?|bezahlung|(?:modes?|moyens?|conditions) de paiement|paiements?(?: sécurisés?)?|(?:formas?|métodos?) de pago|pagos?|(?:metodi di )?pagament[io]|betaling|betaalmethoden|(?:formas de )?pagamentos?|ödeme(?: (?:seçenekleri|yöntemleri|şekilleri|koşulları|bilgileri))?|betalen|betaalmogelijkheden|meios de pagamento)$/i,
    sentence:
      /\b(?:we (?:also )?accept .{0,60}(?:cash|cards?|visa|mastercard|paypal|checks?|cheques?|transfer|upi|venmo|zelle)|payment (?:is|can be|methods?|by|via|due)|pay (?:by|with|via|using|in) (?:cash|card|credit|debit|paypal|check|cheque|bank)|zahl(?:en|bar|ung) .{0,30}(?:per|mit|bar|karte|rechnung|überweisung|paypal)|wir akzeptieren|(?:paiement|payer|régler|règlement) .{0,40}(?:par|en|cb|carte|chèque|espèces|virement)|aceptamos .{0,40}(?:efectivo|tarjeta|pago|transfer)|pago (?:con|por|mediante)|accettiamo|pagamento (?:con|tramite|via)|betalen (?:met|via)|aceitamos)\b/i,
    sentenceInTurkish: /(?<!\p{L})(?:(?:nakit|kredi kart|havale|eft|banka kart).{0,80}(?:öde|kabul))/iu,
    asked:
      /\bpay|payment|credit card|zahl|paiement|payer|régler|pago|pagar|pagament|betal|ödeme|öde(?:yebil|nir)/i,
    questions: {
      en: "How can I pay?",
      de: "Wie kann ich bezahlen?",
      fr: "Quels sont les moyens de paiement acceptés ?",
      es: "¿Qué formas de pago aceptan?",
      it: "Quali metodi di pagamento accettate?",
      pt: "Quais são as formas de pagamento?",
      nl: "Hoe kan ik betalen?",
      tr: "Hangi ödeme yöntemlerini kabul ediyorsunuz?",
    },
  },
  {
    id: "estimate",
    heading:
      /^(?:(?:(?:get|request|ask for) (?:an?|your) )?(?:free |no[- ]obligation )?(?:estimates?|quotes?)|(?:kostenloses )?angebot|devis(?: gratuits?)?|presupuesto(?: gratis| sin compromiso)?|preventivo(?: gratuito)?|(?:ücretsiz )?(?:teklif|keşif)(?: al(?:ın)?)?|offerte(?: aanvragen)?|orçamentos?(?: grátis| gratuito)?)$/i,
    sentence:
      /\b(?:(?:free|no[- ]obligation) (?:[a-z-]+ )?(?:estimates?|quotes?)\b.{0,80}(?:no|within|before|is|are|we|in)|kostenlose[sn]? angebot|devis (?:est |sont )?gratuits?|(?:estimation|étude) gratuite|presupuestos? (?:gratis|gratuito|sin compromiso)|preventivo gratuito)\b/i,
    asked: /estimate|quote|angebot|devis|estimation|presupuesto|preventiv|consultation|teklif/i,
    questions: {
      en: "How do I get a quote?",
      de: "Wie bekomme ich ein Angebot?",
      fr: "Comment obtenir un devis ?",
      es: "¿Cómo puedo pedir un presupuesto?",
      it: "Come posso richiedere un preventivo?",
      pt: "Como posso pedir um orçamento?",
      nl: "Hoe vraag ik een offerte aan?",
      tr: "Nasıl teklif alabilirim?",
    },
  },
  {
    id: "deposit",
    heading:
      /^(?:(?:security |damage )?deposits?|kaution|(?:dépôt de garantie|caution|acompte)|fianza|(?:cauzione|caparra)|borg|caução|depozito)$/i,
    sentence:
      /\b(?:we (?:do not |don['’]t )?(?:ask for|take|require|charge) (?:a|an|no|any) .{0,30}deposit|an? .{0,25}deposit (?:of .{1,20} )?(?:is|will be|secures)|no deposit (?:is|needed|required)|(?:eine )?(?:anzahlung|kaution) (?:von|beträgt|ist)|(?:un acompte|une caution) de|(?:una )?fianza de|(?:una )?(?:cauzione|caparra) di|(?:een )?(?:borg|aanbetaling) van|caução de)\b/i,
    asked: /deposit|kaution|anzahlung|caution|acompte|fianza|cauzione|caparra|\bborg|caução|depozito/i,
    questions: {
      en: "Is a deposit required?",
      de: "Ist eine Kaution nötig?",
      fr: "Faut-il verser un acompte ou une caution ?",
      es: "¿Hay que dejar una fianza?",
      it: "È richiesta una cauzione?",
      pt: "É preciso pagar caução?",
      nl: "Moet ik borg betalen?",
      tr: "Depozito gerekiyor mu?",
    },
  },
  {
    id: "ordering",
    heading:
      /^(?:how to (?:order|buy)|(?:placing|place) an order|ordering|so bestellen sie|bestellung|bestellen|bestellablauf|comment (?:commander|passer commande)|passer (?:une )?commande|commander|cómo (?:pedir|comprar|hacer (?:un|tu) pedido)|hacer un pedido|come (?:ordinare|acquistare)|(?:zo|hoe) bestel(?:t u|len|je)|como (?:encomendar|comprar|pedir)|nasıl sipariş (?:verilir|veririm)|sipariş(?: verme)?)$/i,
    sentence: null,
    asked: /\border|bestell|command|pedido|comprar|ordin|bestel|encomend|sipariş/i,
    questions: {
      en: "How do I order?",
      de: "Wie kann ich bestellen?",
      fr: "Comment commander ?",
      es: "¿Cómo puedo hacer un pedido?",
      it: "Come posso ordinare?",
      pt: "Como posso encomendar?",
      nl: "Hoe kan ik bestellen?",
      tr: "Nasıl sipariş verebilirim?",
    },
  },
  {
    id: "delivery",
    heading:
      /^(?:(?:shipping|delivery|shipping (?:&|and) delivery|delivery (?:&|and) shipping)(?: (?:policy|information|info|times?|options?|methods?|costs?|rates|charges))?|versand(?:kosten|informationen|arten)?|lieferung|lieferzeit(?:en)?|versand (?:&|und) (?:lieferung|zahlung)|livraison(?:s)?|(?:frais|délais?) (?:de livraison|d['’]expédition)|expédition|envíos?|(?:gastos|plazos?) de (?:envío|entrega)|spedizion[ei]|consegna|verzending|bezorging|levering|envios?|entregas?|frete|teslimat(?: (?:bilgileri|süresi|koşulları))?|kargo(?: ve teslimat| bilgileri)?|gönderim|verzenden(?: (?:en|&) bezorgen)?|verzendkosten|frais de port|tempi di consegna)$/i,
    sentence:
      /\b(?:we (?:ship|dispatch|(?:also )?deliver(?: (?:to|across|within|throughout|nationwide|worldwide|locally|anywhere|free|for free|from|on|in|by|your|all|any|every|orders?|parcels?|goods)))|(?:orders|items|parcels|packages|products) (?:are|will be|is) (?:shipped|delivered|dispatched|sent)|(?:free|standard|express|home|same[- ]day|next[- ]day) (?:shipping|delivery) (?:is|on|for|takes|within|available|to)|shipping (?:takes|costs|is)|delivery (?:takes|costs|is)|(?<!(?:die|den|das|was) )wir (?:versenden|liefern) (?:.{0,40} )?(?:nach|an|in|innerhalb|bundesweit|weltweit|deutschlandweit|kostenlos|frei|per|ab|mit)|(?:die )?lieferzeit (?:beträgt|ist)|versandkosten|nous (?:livrons|expédions)|(?:la )?livraison (?:est|gratuite|offerte|sous|en)|enviamos (?:a|en|por|tu|su|los?|las?|todos)|entregamos (?:a domicilio|en (?:tu|su|toda|todo)|(?:tu|su|los) pedidos?)|envío gratis|spediamo|consegniamo (?:in|a|entro)|wij (?:bezorgen|verzenden|leveren (?:in|aan|binnen|gratis|door))|entregamos em)\b/i,
    sentenceInTurkish:
      /(?<!\p{L})(?:(?:sipariş|ürün|kargo)\p{L}*.{0,80}(?:teslim ed|gönderil|kargoya ver|kargoya teslim))/iu,
    asked:
      /\bship|deliver|versand|liefer|livr|expédi|envío|envia|entrega|spedi|consegn|bezorg|lever|teslim|kargo/i,
    questions: {
      en: "How does delivery work?",
      de: "Wie läuft die Lieferung ab?",
      fr: "Comment se passe la livraison ?",
      es: "¿Cómo funciona el envío?",
      it: "Come funziona la spedizione?",
      pt: "Como funciona a entrega?",
      nl: "Hoe werkt de levering?",
      tr: "Teslimat nasıl yapılıyor?",
    },
  },
  {
    id: "returns",
    heading:
      /^(?:returns?(?: (?:policy|information))?|refunds?(?: policy)?|returns? (?:&|and) (?:refunds?|exchanges?)|refunds? (?:&|and) returns?|exchanges?|rückgabe(?:recht)?|rücksendung(?:en)?|umtausch|widerruf(?:srecht)?|retours?(?: et (?:échanges|remboursements))?|remboursements?|droit de rétractation|devoluciones(?: y (?:cambios|reembolsos))?|resi(?: e rimborsi)?|retourneren|retour(?:beleid)?|devoluções|iade(?: ve değişim)?|iade (?:koşulları|politikası)|değişim ve iade|retourneren en ruilen|trocas e devoluções)$/i,
    sentence:
      /\b(?:(?:you (?:can|may) |to )return .{0,60}(?:within|days|item|product|order)|returns? (?:are|is|must|within|accepted)|refunds? (?:are|is|will be|within)|money[- ]back|full refund|(?:rückgabe|umtausch|rücksendung) .{0,60}(?:tage|wochen|möglich|kostenlos)|zurücksenden|zurückgeben|widerrufsrecht|umtauschen|(?:retourner|renvoyer) .{0,50}(?:jours|article|produit)|remboursé|satisfait ou remboursé|devol(?:ver|uciones) .{0,50}(?:días|producto)|reembols|entro \d+ giorni|retourneren)\b/i,
    sentenceInTurkish: /(?<!\p{L})(?:iade ed(?:ebilir|ilebilir)|iade hakk)/iu,
    // Money is given back for more than goods.
    mentions:
      /return|sen[dt] .{0,20}back|exchange|rückgabe|rücksend|zurück(?:send|geb|schick)|umtausch|widerruf|retour|renvo|échang|devol|devuelv|cambio|\bres[io]\b|restitu|ruil|terugst|trocas?|iade|değişim/i,
    asked:
      /return|refund|money back|exchange|rückgabe|umtausch|zurückgeben|retour|rembours|devol|reembols|\bresi\b|rimbors|iade/i,
    questions: {
      en: "What is your return policy?",
      de: "Wie kann ich etwas zurückgeben?",
      fr: "Comment faire un retour ?",
      es: "¿Cómo puedo hacer una devolución?",
      it: "Come posso fare un reso?",
      pt: "Como posso fazer uma devolução?",
      nl: "Hoe kan ik iets retourneren?",
      tr: "Nasıl iade edebilirim?",
    },
  },
  {
    id: "refunds",
    heading:
      /^(?:refunds?(?: policy| information)?|rückerstattung(?:en)?|erstattung(?:en)?|remboursements?|(?:politique|conditions) de remboursement|reembolsos?|política de reembolsos?|rimborsi|politica di rimborso|terugbetaling(?:en)?|restitutie|para iadesi|ücret iadesi)$/i,
    sentence: null,
    asked: /refund|money back|erstatt|rembours|reembols|rimbors|terugbetal|iade/i,
    questions: {
      en: "Can I get a refund?",
      de: "Bekomme ich mein Geld zurück?",
      fr: "Puis-je être remboursé ?",
      es: "¿Puedo obtener un reembolso?",
      it: "Posso avere un rimborso?",
      pt: "Posso receber um reembolso?",
      nl: "Kan ik mijn geld terugkrijgen?",
      tr: "Para iadesi alabilir miyim?",
    },
  },
  {
    id: "cancellation",
    heading:
      /^(?:cancell?ations?(?: policy)?|cancell?ing(?: .{2,30})?|stornierung(?:en)?|kündigung|annulations?|(?:conditions d['’]annulation)|cancelaci(?:ón|ones)|cancellazione|annulering|cancelamento|[iİ]ptal(?: koşulları| politikası| ve iade)?|annuleren|faltas e cancelamentos|cancelamentos|absagen|politique d['’]annulation|política de cancelaci[óo]n|cancelaciones)$/i,
    sentence:
      /\b(?:(?:you (?:can|may) |to |please )cancel\b.{0,80}(?:time|hours|days|notice|before)|cancell?ations? (?:are|is|must|made|within)|cancel any ?time|jederzeit kündbar|kostenlos stornier|annul(?:er|ation) .{0,60}(?:heures|jours|gratuit)|cancelar .{0,60}(?:horas|días|momento))\b/i,
    sentenceInTurkish: /(?<!\p{L})(?:iptal ed(?:ebilir|ilebilir)|iptal.{0,40}(?:saat|gün) önce)/iu,
    asked: /cancel|kündig|stornier|annul|[iİ]ptal/i,
    questions: {
      en: "What is your cancellation policy?",
      de: "Wie kann ich stornieren oder kündigen?",
      fr: "Comment puis-je annuler ?",
      es: "¿Cómo puedo cancelar?",
      it: "Come posso annullare?",
      pt: "Como posso cancelar?",
      nl: "Hoe kan ik annuleren?",
      tr: "Nasıl iptal edebilirim?",
    },
  },
  {
    id: "warranty",
    heading:
      /^(?:(?:warranty|guarantee)(?: (?:policy|information|&|and).{0,30})?|garantie|gewährleistung|garanties?|garantía|garanzia|garantia|garanti(?: koşulları| süresi)?)$/i,
    sentence:
      /\b(?:\d+[- ](?:day|month|year)s? (?:[a-z]+ )?(?:guarantee|warranty)|(?:backed by|comes? with|offer|provide) .{0,40}(?:guarantee|warranty)\b|\d+ jahre garantie|garantie de \d+|\d+ (?:ans|mois) de garantie|garantía de \d+|\d+ años de garantía|garanzia di \d+)/i,
    sentenceInTurkish: /(?<!\p{L})(?:\d+ (?:yıl|ay)\p{L}* garanti|garantilidir|garantisi ver)/iu,
    asked: /warrant|guarant|garant|gewähr|garanti/i,
    questions: {
      en: "Is there a warranty or guarantee?",
      de: "Gibt es eine Garantie?",
      fr: "Y a-t-il une garantie ?",
      es: "¿Hay garantía?",
      it: "C'è una garanzia?",
      pt: "Há garantia?",
      nl: "Is er garantie?",
      tr: "Garanti var mı?",
    },
  },
  {
    id: "included",
    heading:
      /^(?:what(?:['’]s| is) included|what you get|included(?: services)?|inclusions|leistungsumfang|im preis (?:enthalten|inbegriffen)|ce qui est (?:inclus|compris)|qué incluye|cosa (?:è )?(?:include|incluso)|wat is inbegrepen|o que está incluído|neler dahil|fiyata dahil (?:olanlar|hizmetler)|leistungen im preis)$/i,
    sentence: null,
    asked: /included|enthalten|inclus|incluye|inbegrepen|dahil/i,
    questions: {
      en: "What is included?",
      de: "Was ist enthalten?",
      fr: "Qu'est-ce qui est inclus ?",
      es: "¿Qué incluye?",
      it: "Cosa è incluso?",
      pt: "O que está incluído?",
      nl: "Wat is inbegrepen?",
      tr: "Fiyata neler dahil?",
    },
    needsSubject: true,
  },
  {
    id: "requirements",
    heading:
      /^(?:(?:system |minimum )?requirements|what (?:you(?:['’]ll)? need|you need to know)|voraussetzungen|was sie brauchen|prérequis|conditions requises|requisitos|requisiti|vereisten|wat heb je nodig|gereksinimler|gerekli belgeler|documentos necesarios|documenti necessari|benodigde (?:documenten|papieren|gegevens)|documentos necessários|benötigte unterlagen|pièces à fournir)$/i,
    sentence: null,
    asked: /requirement|what do i need|voraussetzung|prérequis|requisit|gerekli|gerekiyor/i,
    questions: {
      en: "What do I need?",
      de: "Welche Voraussetzungen gibt es?",
      fr: "Quelles sont les conditions requises ?",
      es: "¿Cuáles son los requisitos?",
      it: "Quali sono i requisiti?",
      pt: "Quais são os requisitos?",
      nl: "Wat heb ik nodig?",
      tr: "Neler gerekiyor?",
    },
    needsSubject: true,
  },
];

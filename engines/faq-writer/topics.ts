/** What visitors of small organisations' sites ask, with the words by which pages answer it. */

export type Phrases = Partial<Record<string, string>> & { en: string };

export interface Topic {
  id: string;
  /** Whole heading, cleaned and without "our". Languages mixed: headings are too short to confuse them. */
  heading: RegExp | null;
  /** A sentence that answers the question by itself. */
  sentence: RegExp | null;
  /** A question that already asks this, so that no second one is written. */
  asked: RegExp;
  /** By language; {company} stands for the company's name. */
  questions: Phrases;
  /** Makes sense only with the page's subject named. */
  needsSubject?: boolean;
}

export const topics: Topic[] = [
  {
    id: "process",
    heading:
      /^(?:(?:[\p{L}&-]+ ){0,4}process|(?:unser )?(?:arbeits)?prozess|(?:notre |le )?(?:processus|déroulement)|nuestro proceso|proceso|il processo)$/iu,
    sentence: null,
    asked: /(?:the|your) process|how (?:does|do) (?:it|this|the process) work/i,
    questions: {
      en: "What does the process look like?",
      de: "Wie läuft das ab?",
      fr: "Comment se déroule la prestation ?",
      es: "¿Cómo es el proceso?",
      it: "Come si svolge il processo?",
    },
    needsSubject: true,
  },
  {
    id: "how-it-works",
    heading:
      /^(?:how (?:it|this|everything|the process) works|how (?:we|to) work(?: with us)?|how does it work|how (?:to get started|we do it)|(?:\d+|three|four) (?:easy |simple )?steps.{0,30}|so funktioniert(?:['’]s| es)|so läuft es ab|(?:der )?ablauf|comment ça marche|comment ça fonctionne|fonctionnement|cómo funciona|come funziona|hoe werkt het|como funciona)$/iu,
    sentence: null,
    asked:
      /how (?:does|do) (?:it|this|the process) work|comment ça (?:marche|fonctionne)|wie funktioniert es|cómo funciona\?/i,
    questions: {
      en: "How does it work?",
      de: "Wie funktioniert das?",
      fr: "Comment ça marche ?",
      es: "¿Cómo funciona?",
      it: "Come funziona?",
      nl: "Hoe werkt het?",
      pt: "Como funciona?",
    },
    needsSubject: true,
  },
  {
    id: "who",
    heading:
      /^(?:who we are|about(?: us)?|about (?:the|our) (?:company|team|business|organi[sz]ation|club|practice|shop|store)|(?:our|the) (?:story|history)|story|history|über uns|wer wir sind|unsere geschichte|qui sommes[- ]nous|à propos(?: de nous)?|notre histoire|quiénes somos|sobre nosotros|nuestra historia|chi siamo|la nostra storia|over ons|wie zijn wij|sobre nós|quem somos)$/i,
    sentence: null,
    asked: /who (?:are you|is|are we)|qui (?:êtes|sommes)|wer (?:sind|ist)|quiénes? (?:son|somos|es)/i,
    questions: {
      en: "Who is {company}?",
      de: "Wer ist {company}?",
      fr: "Qui est {company} ?",
      es: "¿Quién es {company}?",
      it: "Chi è {company}?",
      nl: "Wie is {company}?",
      pt: "Quem é {company}?",
    },
  },
  {
    id: "mission",
    heading:
      /^(?:(?:our )?(?:mission|mission (?:&|and) vision|purpose)|unsere mission|leitbild|notre mission|nuestra misión|misión|la nostra missione|onze missie|nossa missão)$/i,
    sentence:
      /^(?:our mission is|unsere mission ist|notre mission est|nuestra misión es|la nostra missione è|onze missie is|nossa missão é)/i,
    asked: /mission|leitbild|misión|missão/i,
    questions: {
      en: "What is the mission of {company}?",
      de: "Was ist die Mission von {company}?",
      fr: "Quelle est la mission de {company} ?",
      es: "¿Cuál es la misión de {company}?",
      it: "Qual è la missione di {company}?",
      nl: "Wat is de missie van {company}?",
      pt: "Qual é a missão da {company}?",
    },
  },
  {
    id: "values",
    heading:
      /^(?:(?:our )?(?:core )?values|what we (?:stand for|believe)|unsere werte|werte|nos valeurs|valeurs|valores|i nostri valori|valori|onze waarden)$/i,
    sentence: null,
    asked: /values|werte|valeurs|valores|valori/i,
    questions: {
      en: "What does {company} stand for?",
      de: "Wofür steht {company}?",
      fr: "Quelles sont les valeurs de {company} ?",
      es: "¿Cuáles son los valores de {company}?",
      it: "Quali sono i valori di {company}?",
    },
  },
  {
    id: "why",
    heading:
      /^(?:why (?:choose|us|work with|hire|trust)(?: us)?|why (?:choose|pick|use|join) .{2,40}|why .{2,40} (?:choose|trust|love|pick|prefer|use) (?:us|.{2,40})|(?:the )?benefits(?: we (?:provide|offer))?|warum wir|warum .{2,30} wählen|pourquoi nous choisir|pourquoi choisir .{2,40}|por qué elegirnos|perché sceglierci|waarom (?:wij|kiezen voor ons)|por que nos escolher)$/i,
    sentence: null,
    asked: /why (?:should i )?choose|pourquoi (?:nous )?choisir|por qué elegir/i,
    questions: {
      en: "Why choose {company}?",
      de: "Warum {company}?",
      fr: "Pourquoi choisir {company} ?",
      es: "¿Por qué elegir {company}?",
      it: "Perché scegliere {company}?",
      nl: "Waarom {company}?",
      pt: "Por que escolher a {company}?",
    },
  },
  {
    id: "areas",
    heading:
      /^(?:(?:service )?areas? (?:we )?(?:serve|cover|served|covered)?|service areas?|where we (?:work|serve)|(?:unser )?einzugsgebiet|einsatzgebiet|zones? d['’]intervention|secteurs? d['’]intervention|zonas? de (?:servicio|cobertura)|zone servite|werkgebied)$/i,
    sentence:
      /\b(?:[Ww]e (?:proudly |currently |also )?(?:serve|cover|deliver to|work (?:in|across|throughout)) (?:(?:clients|customers|families|homeowners|businesses|people) (?:in|across|throughout) )?(?:(?:the|all|of|entire|whole|greater|surrounding|most) ){0,4}[A-Z]|[Ss]erving (?:(?:the|all|of|entire|greater) ){0,3}[A-Z]|[Ww]ir (?:sind|arbeiten|liefern) (?:in|im|für) .{3,60}(?:Umgebung|Region|Raum)|[Nn]ous intervenons|[Nn]ous nous déplaçons (?:à|dans|sur|en|partout)|[Zz]one d['’]intervention|[Aa]tendemos en|[Dd]amos servicio en|[Tt]rabajamos en toda|[Oo]periamo (?:in|su)|[Ww]ij werken in [A-Z]|[Aa]tendemos em)/,
    asked:
      /\bareas?\b|my (?:town|city|area|location)|do you (?:travel|cover|serve)|einzugsgebiet|zones?|secteur|déplac/i,
    questions: {
      en: "Which areas do you serve?",
      de: "In welchem Gebiet sind Sie tätig?",
      fr: "Dans quelle zone intervenez-vous ?",
      es: "¿En qué zonas trabajan?",
      it: "In quali zone lavorate?",
      nl: "In welk gebied werken jullie?",
      pt: "Em que regiões atendem?",
    },
  },
  {
    id: "payment",
    heading:
      /^(?:(?:accepted )?payments?(?: (?:methods?|options?|terms|information))?|how to pay|zahlung(?:sarten|smöglichkeiten|sbedingungen)?|bezahlung|(?:modes?|moyens?|conditions) de paiement|paiements?(?: sécurisés?)?|(?:formas?|métodos?) de pago|pagos?|(?:metodi di )?pagament[io]|betaling|betaalmethoden|(?:formas de )?pagamentos?)$/i,
    sentence:
      /\b(?:we (?:also )?accept .{0,60}(?:cash|cards?|visa|mastercard|paypal|checks?|cheques?|transfer|upi|venmo|zelle)|payment (?:is|can be|methods?|by|via|due)|pay (?:by|with|via|using) (?:cash|card|credit|debit|paypal|check|cheque|bank)|zahl(?:en|bar|ung) .{0,30}(?:per|mit|bar|karte|rechnung|überweisung|paypal)|wir akzeptieren|(?:paiement|payer|régler|règlement) .{0,40}(?:par|en|cb|carte|chèque|espèces|virement)|aceptamos .{0,40}(?:efectivo|tarjeta|pago|transfer)|pago (?:con|por|mediante)|accettiamo|pagamento (?:con|tramite|via)|betalen (?:met|via)|aceitamos)\b/i,
    asked: /\bpay|payment|credit card|zahl|paiement|payer|régler|pago|pagar|pagament|betal/i,
    questions: {
      en: "How can I pay?",
      de: "Wie kann ich bezahlen?",
      fr: "Quels sont les moyens de paiement acceptés ?",
      es: "¿Qué formas de pago aceptan?",
      it: "Quali metodi di pagamento accettate?",
      nl: "Hoe kan ik betalen?",
      pt: "Quais são as formas de pagamento?",
    },
  },
  {
    id: "delivery",
    heading:
      /^(?:(?:shipping|delivery|shipping (?:&|and) delivery|delivery (?:&|and) shipping)(?: (?:policy|information|info|times?|options?|methods?|costs?|rates|charges))?|versand(?:kosten|informationen|arten)?|lieferung|lieferzeit(?:en)?|versand (?:&|und) (?:lieferung|zahlung)|livraison(?:s)?|(?:frais|délais?) (?:de livraison|d['’]expédition)|expédition|envíos?|(?:gastos|plazos?) de (?:envío|entrega)|spedizion[ei]|consegna|verzending|bezorging|levering|envios?|entregas?|frete)$/i,
    sentence:
      /\b(?:we (?:ship|dispatch|(?:also )?deliver(?: (?:to|across|within|throughout|nationwide|worldwide|locally|anywhere|free|for free|from|on|in|by|your|all|any|every|orders?|parcels?|goods)))|(?:orders|items|parcels|packages|products) (?:are|will be|is) (?:shipped|delivered|dispatched|sent)|(?:free|standard|express|home|same[- ]day|next[- ]day) (?:shipping|delivery) (?:is|on|for|takes|within|available|to)|shipping (?:takes|costs|is)|delivery (?:takes|costs|is)|(?<!(?:die|den|das|was) )wir (?:versenden|liefern) (?:.{0,40} )?(?:nach|an|in|innerhalb|bundesweit|weltweit|deutschlandweit|kostenlos|frei|per|ab|mit)|(?:die )?lieferzeit (?:beträgt|ist)|versandkosten|nous (?:livrons|expédions)|(?:la )?livraison (?:est|gratuite|offerte|sous|en)|enviamos (?:a|en|por|tu|su|los?|las?|todos)|entregamos (?:a domicilio|en (?:tu|su|toda|todo)|(?:tu|su|los) pedidos?)|envío gratis|spediamo|consegniamo (?:in|a|entro)|wij (?:bezorgen|verzenden|leveren (?:in|aan|binnen|gratis|door))|entregamos em)\b/i,
    asked: /\bship|deliver|versand|liefer|livr|expédi|envío|envia|entrega|spedi|consegn|bezorg|lever/i,
    questions: {
      en: "How does delivery work?",
      de: "Wie läuft die Lieferung ab?",
      fr: "Comment se passe la livraison ?",
      es: "¿Cómo funciona el envío?",
      it: "Come funziona la spedizione?",
      nl: "Hoe werkt de levering?",
      pt: "Como funciona a entrega?",
    },
  },
  {
    id: "returns",
    heading:
      /^(?:returns?(?: (?:policy|information))?|refunds?(?: policy)?|returns? (?:&|and) (?:refunds?|exchanges?)|refunds? (?:&|and) returns?|exchanges?|rückgabe(?:recht)?|rücksendung(?:en)?|umtausch|widerruf(?:srecht)?|retours?(?: et (?:échanges|remboursements))?|remboursements?|droit de rétractation|devoluciones(?: y (?:cambios|reembolsos))?|reembolsos?|resi(?: e rimborsi)?|rimborsi|retourneren|retour(?:beleid)?|devoluções|reembolso)$/i,
    sentence:
      /\b(?:(?:you (?:can|may) |to )return .{0,60}(?:within|days|item|product|order)|returns? (?:are|is|must|within|accepted)|refunds? (?:are|is|will be|within)|money[- ]back|full refund|rückgabe|zurücksenden|widerrufsrecht|umtausch(?:en)?|(?:retourner|renvoyer) .{0,50}(?:jours|article|produit)|remboursé|satisfait ou remboursé|devol(?:ver|uciones) .{0,50}(?:días|producto)|reembols|entro \d+ giorni|retourneren)\b/i,
    asked:
      /return|refund|money back|exchange|rückgabe|umtausch|zurückgeben|retour|rembours|devol|reembols|\bresi\b|rimbors/i,
    questions: {
      en: "What is your return policy?",
      de: "Wie kann ich etwas zurückgeben?",
      fr: "Comment faire un retour ?",
      es: "¿Cómo puedo hacer una devolución?",
      it: "Come posso fare un reso?",
      nl: "Hoe kan ik iets retourneren?",
      pt: "Como posso fazer uma devolução?",
    },
  },
  {
    id: "cancellation",
    heading:
      /^(?:cancell?ations?(?: policy)?|cancell?ing(?: .{2,30})?|stornierung(?:en)?|kündigung|annulations?|(?:conditions d['’]annulation)|cancelaci(?:ón|ones)|cancellazione|annulering|cancelamento)$/i,
    sentence:
      /\b(?:(?:you (?:can|may) |to |please )cancel\b.{0,80}(?:time|hours|days|notice|before)|cancell?ations? (?:are|is|must|made|within)|cancel any ?time|jederzeit kündbar|kostenlos stornier|annul(?:er|ation) .{0,60}(?:heures|jours|gratuit)|cancelar .{0,60}(?:horas|días|momento))\b/i,
    asked: /cancel|kündig|stornier|annul/i,
    questions: {
      en: "What is your cancellation policy?",
      de: "Wie kann ich stornieren oder kündigen?",
      fr: "Comment puis-je annuler ?",
      es: "¿Cómo puedo cancelar?",
      it: "Come posso annullare?",
      nl: "Hoe kan ik annuleren?",
      pt: "Como posso cancelar?",
    },
  },
  {
    id: "booking",
    heading:
      /^(?:(?:how to )?book(?:ing)?(?: (?:an appointment|information|with us|online))?|appointments?|reservations?|make (?:a reservation|an appointment)|how to (?:order|book|reserve)|(?:termin(?:vereinbarung)?|termin (?:vereinbaren|buchen)|online-?termin|buchung|reservierung)|prise de rendez-vous|prendre rendez-vous|réservations?|reservas?|citas?|prenotazion[ei]|reserver(?:en|ing)|afspraak(?: maken)?|agendamento)$/i,
    sentence:
      /\b(?:(?:you can |to |please )(?:book|schedule|reserve)\b.{0,80}(?:online|phone|calling|website|form|app|e-?mail|appointment)|by appointment|appointments? (?:are|is|can|required|only)|walk-ins? (?:are )?welcome|nur nach (?:vereinbarung|terminabsprache)|termine? (?:nach|können|vereinbaren)|sur rendez-vous|prendre rendez-vous|réserver .{0,40}(?:ligne|téléphone)|(?:cita previa|pedir cita|reservar .{0,40}(?:línea|teléfono|web))|su appuntamento|op afspraak)\b/i,
    asked: /\bbook|appointment|reserv|schedul|termin|buch|rendez-vous|\bcita|prenot|afspraak/i,
    questions: {
      en: "How do I book?",
      de: "Wie kann ich einen Termin buchen?",
      fr: "Comment prendre rendez-vous ou réserver ?",
      es: "¿Cómo puedo reservar?",
      it: "Come posso prenotare?",
      nl: "Hoe kan ik reserveren?",
      pt: "Como posso reservar?",
    },
  },
  {
    id: "warranty",
    heading:
      /^(?:(?:warranty|guarantee)(?: (?:policy|information|&|and).{0,30})?|garantie|gewährleistung|garanties?|garantía|garanzia|garantia)$/i,
    sentence:
      /\b(?:\d+[- ](?:day|month|year)s? (?:[a-z]+ )?(?:guarantee|warranty)|(?:backed by|comes? with|offer|provide) .{0,40}(?:guarantee|warranty)\b|\d+ jahre garantie|garantie de \d+|\d+ (?:ans|mois) de garantie|garantía de \d+|\d+ años de garantía|garanzia di \d+)/i,
    asked: /warrant|guarant|garant|gewähr/i,
    questions: {
      en: "Is there a warranty or guarantee?",
      de: "Gibt es eine Garantie?",
      fr: "Y a-t-il une garantie ?",
      es: "¿Hay garantía?",
      it: "C'è una garanzia?",
      nl: "Is er garantie?",
      pt: "Há garantia?",
    },
  },
  {
    id: "estimate",
    heading:
      /^(?:(?:(?:get|request|ask for) (?:an?|your) )?(?:free |no[- ]obligation )?(?:estimates?|quotes?)|(?:kostenloses )?angebot|devis(?: gratuits?)?|presupuesto(?: gratis| sin compromiso)?|preventivo(?: gratuito)?)$/i,
    sentence:
      /\b(?:(?:free|no[- ]obligation) (?:[a-z-]+ )?(?:estimates?|quotes?)\b.{0,80}(?:no|within|before|is|are|we|in)|kostenlose[sn]? angebot|devis (?:est |sont )?gratuits?|(?:estimation|étude) gratuite|presupuestos? (?:gratis|gratuito|sin compromiso)|preventivo gratuito)\b/i,
    asked: /estimate|quote|angebot|devis|estimation|presupuesto|preventiv|consultation/i,
    questions: {
      en: "How do I get a quote?",
      de: "Wie bekomme ich ein Angebot?",
      fr: "Comment obtenir un devis ?",
      es: "¿Cómo puedo pedir un presupuesto?",
      it: "Come posso richiedere un preventivo?",
      nl: "Hoe vraag ik een offerte aan?",
      pt: "Como posso pedir um orçamento?",
    },
  },
  {
    id: "licence",
    heading:
      /^(?:licen[sc](?:ed|ing)(?:,? (?:&|and) insured)?|insurance|certifications?|zertifizierungen|assurances?|certificaciones)$/i,
    sentence:
      /\b(?:(?:we(?:['’]re| are)|(?:our|the) (?:team|company|business|staff|crews?|technicians|contractors|plumbers|electricians|cleaners|installers|practice) (?:is|are)) (?:all |fully |also |both )*(?:licen[sc]ed|insured|certified|accredited|bonded)\b.{0,80}|wir sind .{0,20}(?:zertifiziert|versichert)|nous sommes .{0,30}(?:assurés|certifiés|agréés))/i,
    asked: /licen[sc]ed|insured|certifi|accredit|versichert|assur|agréé/i,
    questions: {
      en: "Are you licensed, insured or certified?",
      de: "Sind Sie zertifiziert oder versichert?",
      fr: "Êtes-vous certifiés et assurés ?",
      es: "¿Están certificados o asegurados?",
    },
  },
  {
    id: "parking",
    heading: /^(?:parking|parken|parkplätze|stationnement|aparcamiento|parcheggio)$/i,
    sentence:
      /\b(?:(?:free |on-site |ample )parking|parking (?:is|are|available|lot)|parkplätze|parkmöglichkeiten|stationnement|places de parking|aparcamiento|parcheggio)\b/i,
    asked: /park|stationn|aparca|parcheggi/i,
    questions: {
      en: "Is parking available?",
      de: "Gibt es Parkplätze?",
      fr: "Y a-t-il un parking ?",
      es: "¿Hay aparcamiento?",
      it: "C'è un parcheggio?",
    },
  },
  {
    id: "directions",
    heading:
      /^(?:getting here|directions|how to (?:find|get to|reach) us|anfahrt|accès|venir|comment venir|cómo llegar|come arrivare|come raggiungerci|route|bereikbaarheid|como chegar)$/i,
    sentence: null,
    asked: /get there|directions|anfahrt|venir|llegar|arriva/i,
    questions: {
      en: "How do I get there?",
      de: "Wie komme ich zu Ihnen?",
      fr: "Comment venir chez vous ?",
      es: "¿Cómo puedo llegar?",
      it: "Come si arriva?",
      nl: "Hoe kom ik bij jullie?",
      pt: "Como posso chegar?",
    },
  },
  {
    id: "join",
    heading:
      /^(?:(?:how to )?(?:join|register|enrol|enroll|sign up)(?: (?:us|now|today))?|registration|enrol?lment|admissions?|(?:become a )?member(?:ship)?|anmeldung|mitglied(?:schaft| werden)|inscriptions?|adhésion|(?:adhérer|s['’]inscrire)|inscripci(?:ón|ones)|iscrizion[ei]|inschrijven|lid worden|inscrições|matrículas?)$/i,
    sentence: null,
    asked:
      /join|register|registration|enrol|sign up|member|anmeld|mitglied|inscri|adhér|iscri|inschrij|matrícul/i,
    questions: {
      en: "How do I join or register?",
      de: "Wie kann ich mich anmelden?",
      fr: "Comment s'inscrire ?",
      es: "¿Cómo puedo inscribirme?",
      it: "Come posso iscrivermi?",
      nl: "Hoe kan ik me inschrijven?",
      pt: "Como posso me inscrever?",
    },
  },
  {
    id: "donate",
    heading:
      /^(?:(?:how to )?(?:donate|donations?|give|giving|support us)|spenden?|unterstützen sie uns|faire un don|dons?|nous soutenir|donar|donaciones|dona(?:re|zioni)?|doneren|doações)$/i,
    sentence: null,
    asked: /donat|spende|\bdon\b|donar|doneren|support you/i,
    questions: {
      en: "How can I donate?",
      de: "Wie kann ich spenden?",
      fr: "Comment faire un don ?",
      es: "¿Cómo puedo donar?",
      it: "Come posso donare?",
      nl: "Hoe kan ik doneren?",
      pt: "Como posso doar?",
    },
  },
  {
    id: "volunteer",
    heading:
      /^(?:volunteer(?:ing)?(?: (?:with us|opportunities))?|get involved|mitmachen|ehrenamt|(?:devenir )?bénévoles?|bénévolat|voluntariado|volontariato|vrijwilligers?)$/i,
    sentence: null,
    asked: /volunteer|get involved|ehrenamt|bénévol|voluntari|vrijwillig/i,
    questions: {
      en: "How can I volunteer or get involved?",
      de: "Wie kann ich mitmachen?",
      fr: "Comment devenir bénévole ?",
      es: "¿Cómo puedo colaborar como voluntario?",
      it: "Come posso fare volontariato?",
      nl: "Hoe word ik vrijwilliger?",
    },
  },
  {
    id: "careers",
    heading:
      /^(?:careers?|jobs?|work with us|join (?:our|the) team|we(?:['’]re| are) hiring|karriere|stellenangebote|recrutement|nous rejoindre|empleo|trabaja con nosotros|lavora con noi|vacatures|trabalhe conosco)$/i,
    sentence: null,
    asked: /career|jobs?\b|hiring|karriere|stelle|recrut|emplois?|trabaj|lavor|vacature/i,
    questions: {
      en: "How can I work with {company}?",
      de: "Wie kann ich mich bei {company} bewerben?",
      fr: "Comment rejoindre {company} ?",
      es: "¿Cómo puedo trabajar en {company}?",
    },
  },
  {
    id: "included",
    heading:
      /^(?:what(?:['’]s| is) included|what you get|included(?: services)?|inclusions|leistungsumfang|im preis (?:enthalten|inbegriffen)|ce qui est (?:inclus|compris)|qué incluye|cosa (?:è )?(?:include|incluso)|wat is inbegrepen|o que está incluído)$/i,
    sentence: null,
    asked: /included|enthalten|inclus|incluye|inbegrepen/i,
    questions: {
      en: "What is included?",
      de: "Was ist enthalten?",
      fr: "Qu'est-ce qui est inclus ?",
      es: "¿Qué incluye?",
      it: "Cosa è incluso?",
      nl: "Wat is inbegrepen?",
      pt: "O que está incluído?",
    },
    needsSubject: true,
  },
  {
    id: "requirements",
    heading:
      /^(?:(?:system |minimum )?requirements|what (?:you(?:['’]ll)? need|to bring)|what you need to (?:know|bring)|voraussetzungen|was sie brauchen|prérequis|conditions requises|requisitos|requisiti|vereisten|wat heb je nodig)$/i,
    sentence: null,
    asked: /requirement|what do i need|voraussetzung|prérequis|requisit/i,
    questions: {
      en: "What do I need?",
      de: "Welche Voraussetzungen gibt es?",
      fr: "Quelles sont les conditions requises ?",
      es: "¿Cuáles son los requisitos?",
      it: "Quali sono i requisiti?",
      nl: "Wat heb ik nodig?",
      pt: "Quais são os requisitos?",
    },
    needsSubject: true,
  },
  {
    id: "support",
    heading:
      /^(?:(?:customer |technical |product )?support|(?:getting|get) (?:help|support)|help(?: (?:&|and) support)?|kundendienst|kundenservice|service client|assistance|atención al cliente|soporte|assistenza|klantenservice|suporte)$/i,
    sentence: null,
    asked: /support|get help|kundendienst|service client|soporte|assistenza/i,
    questions: {
      en: "How do I get support?",
      de: "Wie bekomme ich Unterstützung?",
      fr: "Comment obtenir de l'aide ?",
      es: "¿Cómo puedo obtener ayuda?",
      it: "Come posso ricevere assistenza?",
      nl: "Hoe krijg ik hulp?",
      pt: "Como posso obter suporte?",
    },
  },
  {
    id: "data",
    heading:
      /^(?:data (?:we collect|collection|collected)|(?:what )?information we collect|what (?:data|information) we collect|welche daten wir erheben|données collectées|(?:les )?données (?:que nous collectons|personnelles collectées)|datos que recopilamos|dati raccolti)$/i,
    sentence: null,
    asked: /(?:data|information) (?:do you|does|is) .{0,30}collect|welche daten|quelles données/i,
    questions: {
      en: "What information do you collect?",
      de: "Welche Daten erheben Sie?",
      fr: "Quelles données collectez-vous ?",
      es: "¿Qué datos recopilan?",
      it: "Quali dati raccogliete?",
    },
  },
  {
    id: "data-retention",
    heading:
      /^(?:(?:data )?retention(?: (?:period|policy))?|data retention|how long we (?:keep|retain|store) .{2,30}|speicherdauer|(?:durée de )?conservation des données|conservación de (?:los )?datos|conservazione dei dati|bewaartermijn(?:en)?)$/i,
    sentence: null,
    asked: /how long .{0,40}(?:data|information)|speicherdauer|wie lange .{0,40}daten|conserv/i,
    questions: {
      en: "How long do you keep my data?",
      de: "Wie lange werden meine Daten gespeichert?",
      fr: "Combien de temps mes données sont-elles conservées ?",
      es: "¿Cuánto tiempo se conservan mis datos?",
      it: "Per quanto tempo vengono conservati i miei dati?",
      nl: "Hoe lang worden mijn gegevens bewaard?",
    },
  },
  {
    id: "data-storage",
    heading:
      /^(?:(?:where (?:we|your data is) )?(?:data )?(?:storage|stored)|data storage|datenspeicherung)$/i,
    sentence: null,
    asked: /(?:store|keep) .{0,30}(?:data|information)|speicher|conserv/i,
    questions: {
      en: "How is my data stored?",
      de: "Wie werden meine Daten gespeichert?",
      fr: "Comment mes données sont-elles conservées ?",
      es: "¿Cómo se conservan mis datos?",
    },
  },
];

/** The phrase in a language, or null when there is none; a phrase that names the company needs its name. */
export function phrase(phrases: Phrases, language: string, companyName: string | null): string | null {
  const text = phrases[language];
  if (!text) return null;
  if (!text.includes("{company}")) return text;
  return companyName && companyName.length <= 60 ? text.replaceAll("{company}", companyName) : null;
}

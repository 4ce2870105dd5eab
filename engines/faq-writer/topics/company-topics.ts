/** What visitors ask about an organisation itself. */
import type { Topic } from "../topics.ts";

export const companyTopics: Topic[] = [
  {
    id: "process",
    heading:
      /^(?:(?:[\p{L}&-]+ ){0,4}process|(?:unser )?(?:arbeits)?prozess|(?:notre |le )?(?:processus|déroulement)|nuestro proceso|proceso|il processo|sürecimiz|süreç|çalışma sürecimiz|ons proces|werkwijze|o processo|nosso processo)$/iu,
    sentence: null,
    asked: /(?:the|your) process|how (?:does|do) (?:it|this|the process) work/i,
    questions: {
      en: "What does the process look like?",
      de: "Wie läuft das ab?",
      fr: "Comment se déroule la prestation ?",
      es: "¿Cómo es el proceso?",
      it: "Come si svolge il processo?",
      pt: "Como é o processo?",
      nl: "Hoe verloopt het proces?",
      tr: "Süreç nasıl işliyor?",
    },
    needsSubject: true,
  },
  {
    id: "how-it-works",
    heading:
      /^(?:how (?:it|this|everything|the process) works|how (?:we|to) work(?: with us)?|how does it work|how (?:to get started|we do it)|(?:\d+|three|four) (?:easy |simple )?steps.{0,30}|so funktioniert(?:['’]s| es)|so läuft es ab|(?:der )?ablauf|comment ça marche|comment ça fonctionne|fonctionnement|cómo funciona|come funziona|hoe werkt het|como funciona|nasıl çalışır|nasıl çalışıyor(?:uz)?|nasıl işliyor)$/iu,
    sentence: null,
    asked:
      /how (?:does|do) (?:it|this|the process) work|comment ça (?:marche|fonctionne)|wie funktioniert es|cómo funciona\?/i,
    questions: {
      en: "How does it work?",
      de: "Wie funktioniert das?",
      fr: "Comment ça marche ?",
      es: "¿Cómo funciona?",
      it: "Come funziona?",
      pt: "Como funciona?",
      nl: "Hoe werkt het?",
      tr: "Nasıl çalışıyor?",
    },
    needsSubject: true,
  },
  {
    id: "who",
    heading:
      /^(?:who (?:we are|i am)|about(?: us| me)?|about (?:the|our) (?:company|team|business|organi[sz]ation|club|practice|shop|store)|(?:our|the) (?:story|history)|story|history|über uns|wer wir sind|unsere geschichte|qui sommes[- ]nous|à propos(?: de nous)?|notre histoire|quiénes somos|sobre nosotros|nuestra historia|chi siamo|la nostra storia|over ons|wie zijn wij|sobre nós|quem somos|hakkımızda|biz kimiz|hikayemiz|tarihçemiz|kurumsal)$/i,
    sentence: null,
    asked:
      /who (?:are you|is|are we)|qui (?:êtes|sommes)|wer (?:sind|ist)|quiénes? (?:son|somos|es)|kimsiniz|kimdir/i,
    questions: {
      en: "Who is {company}?",
      de: "Wer ist {company}?",
      fr: "Qui est {company} ?",
      es: "¿Quién es {company}?",
      it: "Chi è {company}?",
      pt: "Quem é {company}?",
      nl: "Wie is {company}?",
      tr: "{company} kimdir?",
    },
  },
  {
    id: "mission",
    heading:
      /^(?:(?:our )?(?:mission|mission (?:&|and) vision|purpose)|unsere mission|leitbild|notre mission|nuestra misión|misión|la nostra missione|onze missie|nossa missão|misyonumuz|misyon)$/i,
    sentence:
      /^(?:our mission is|unsere mission ist|notre mission est|nuestra misión es|la nostra missione è|onze missie is|nossa missão é)/i,
    asked: /mission|leitbild|misión|missão/i,
    questions: {
      en: "What is the mission of {company}?",
      de: "Was ist die Mission von {company}?",
      fr: "Quelle est la mission de {company} ?",
      es: "¿Cuál es la misión de {company}?",
      it: "Qual è la missione di {company}?",
      pt: "Qual é a missão de {company}?",
      nl: "Wat is de missie van {company}?",
      tr: "{company} firmasının misyonu nedir?",
    },
  },
  {
    id: "values",
    heading:
      /^(?:(?:our )?(?:core )?values|what we (?:stand for|believe)|unsere werte|werte|nos valeurs|valeurs|valores|i nostri valori|valori|onze waarden|değerlerimiz|nossos valores)$/i,
    sentence: null,
    asked: /values|werte|valeurs|valores|valori/i,
    questions: {
      en: "What does {company} stand for?",
      de: "Wofür steht {company}?",
      fr: "Quelles sont les valeurs de {company} ?",
      es: "¿Cuáles son los valores de {company}?",
      it: "Quali sono i valori di {company}?",
      pt: "Quais são os valores de {company}?",
      nl: "Waar staat {company} voor?",
      tr: "{company} hangi değerlere bağlıdır?",
    },
  },
  {
    id: "why",
    heading:
      /^(?:why (?:choose|us|work with|hire|trust)(?: us)?|why (?:choose|pick|use|join) .{2,40}|why .{2,40} (?:choose|trust|love|pick|prefer|use) (?:us|.{2,40})|(?:the )?benefits(?: we (?:provide|offer))?|warum wir|warum .{2,30} wählen|pourquoi nous choisir|pourquoi choisir .{2,40}|por qué elegirnos|perché sceglierci|waarom (?:wij|kiezen voor ons)|por que nos escolher|neden biz|neden bizi (?:seçmelisiniz|tercih etmelisiniz)|por que a? ?.{2,40}\?|waarom .{2,30})$/i,
    sentence: null,
    asked: /why (?:should i )?choose|pourquoi (?:nous )?choisir|por qué elegir/i,
    questions: {
      en: "Why choose {company}?",
      de: "Warum {company}?",
      fr: "Pourquoi choisir {company} ?",
      es: "¿Por qué elegir {company}?",
      it: "Perché scegliere {company}?",
      pt: "Por que escolher {company}?",
      nl: "Waarom {company}?",
      tr: "Neden {company}?",
    },
  },
  {
    id: "licence",
    heading:
      /^(?:licen[sc](?:ed|ing)(?:,? (?:&|and) insured)?|insurance|certifications?|zertifizierungen|assurances?|certificaciones|sertifikalarımız|belgelerimiz|certificazioni|certificeringen|certificações)$/i,
    sentence:
      /\b(?:(?:we(?:['’]re| are)|(?:our|the) (?:team|company|business|staff|crews?|technicians|contractors|plumbers|electricians|cleaners|installers|practice) (?:is|are)) (?:all |fully |also |both )*(?:licen[sc]ed|insured|certified|accredited|bonded)\b.{0,80}|wir sind .{0,20}(?:zertifiziert|versichert)|nous sommes .{0,30}(?:assurés|certifiés|agréés))/i,
    sentenceInTurkish: /(?<!\p{L})(?:(?:sertifikalı|sigortalı)(?:yız|dır))/iu,
    asked: /licen[sc]ed|insured|certifi|accredit|versichert|assur|agréé|sertifika|sigorta/i,
    questions: {
      en: "Are you licensed, insured or certified?",
      de: "Sind Sie zertifiziert oder versichert?",
      fr: "Êtes-vous certifiés et assurés ?",
      es: "¿Están certificados o asegurados?",
      it: "Siete certificati o assicurati?",
      pt: "Vocês são certificados ou têm seguro?",
      nl: "Bent u gecertificeerd of verzekerd?",
      tr: "Belgeli veya sigortalı mısınız?",
    },
  },
  {
    id: "careers",
    heading:
      /^(?:careers?|jobs?|vacancies|job openings|open positions|work (?:with|for) us|join (?:our|the) team|we(?:['’]re| are) hiring|karriere|stellenangebote|recrutement|nous rejoindre|empleo|trabaja con nosotros|lavora con noi|vacatures|trabalhe conosco|kariyer|iş ilanları|trabalhe conosco|trabalhe connosco)$/i,
    sentence: null,
    asked: /career|jobs?\b|hiring|karriere|stelle|recrut|emplois?|trabaj|lavor|vacature/i,
    questions: {
      en: "Are there jobs at {company}?",
      de: "Wie kann ich mich bei {company} bewerben?",
      fr: "Comment rejoindre {company} ?",
      es: "¿Cómo puedo trabajar en {company}?",
      it: "Come posso lavorare con {company}?",
      pt: "Como posso me candidatar a uma vaga?",
      nl: "Hoe kan ik bij {company} werken?",
      tr: "{company} bünyesinde nasıl çalışabilirim?",
    },
  },
  {
    id: "donate",
    heading:
      /^(?:(?:how to )?(?:donate|donations?|give|giving|support us)|(?:donate|donating|give|giving) money|ways to give|spenden?|unterstützen sie uns|faire un don|dons?|nous soutenir|donar|donaciones|dona(?:re|zioni)?|doneren|doações|bağış(?: yap(?:ın)?)?)$/i,
    sentence: null,
    asked: /donat|spende|\bdon\b|donar|doneren|support you|bağış/i,
    questions: {
      en: "How can I donate?",
      de: "Wie kann ich spenden?",
      fr: "Comment faire un don ?",
      es: "¿Cómo puedo donar?",
      it: "Come posso donare?",
      pt: "Como posso doar?",
      nl: "Hoe kan ik doneren?",
      tr: "Nasıl bağış yapabilirim?",
    },
  },
  {
    id: "volunteer",
    heading:
      /^(?:volunteer(?:ing)?(?: (?:with us|opportunities))?|get involved|mitmachen|ehrenamt|(?:devenir )?bénévoles?|bénévolat|voluntariado|volontariato|vrijwilligers?|gönüllü(?: ol(?:un)?)?|gönüllülük|seja voluntário)$/i,
    sentence: null,
    asked: /volunteer|get involved|ehrenamt|bénévol|voluntari|vrijwillig|gönüllü/i,
    questions: {
      en: "How can I volunteer or get involved?",
      de: "Wie kann ich mitmachen?",
      fr: "Comment devenir bénévole ?",
      es: "¿Cómo puedo colaborar como voluntario?",
      it: "Come posso fare volontariato?",
      pt: "Como posso ser voluntário?",
      nl: "Hoe word ik vrijwilliger?",
      tr: "Nasıl gönüllü olabilirim?",
    },
  },
  {
    id: "support",
    heading:
      /^(?:(?:customer |technical |product )?support|(?:getting|get) (?:help|support)|help(?: (?:&|and) support)?|kundendienst|kundenservice|service client|assistance|atención al cliente|soporte|assistenza|klantenservice|suporte|destek|teknik destek|müşteri hizmetleri)$/i,
    sentence: null,
    asked: /support|get help|kundendienst|service client|soporte|assistenza|destek/i,
    questions: {
      en: "How do I get support?",
      de: "Wie bekomme ich Unterstützung?",
      fr: "Comment obtenir de l'aide ?",
      es: "¿Cómo puedo obtener ayuda?",
      it: "Come posso ricevere assistenza?",
      pt: "Como posso obter suporte?",
      nl: "Hoe krijg ik hulp?",
      tr: "Nasıl destek alabilirim?",
    },
  },
];

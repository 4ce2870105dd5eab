/** What visitors of an event, a course, a club or a charity ask, and what they ask before an appointment. */
import type { Topic } from "../topics.ts";

export const occasionTopics: Topic[] = [
  {
    id: "dates",
    heading:
      /^(?:(?:important|key) dates|dates (?:&|and) deadlines|wichtige termine|dates (?:importantes|clés)|fechas (?:importantes|clave)|date importanti|datas importantes|belangrijke data|önemli tarihler)$/i,
    sentence: null,
    mentions: /\d/,
    asked: /dates|deadline|termine|fechas|datas|tarihler/i,
    questions: {
      en: "What are the important dates?",
      de: "Was sind die wichtigen Termine?",
      fr: "Quelles sont les dates importantes ?",
      es: "¿Cuáles son las fechas importantes?",
      it: "Quali sono le date importanti?",
      pt: "Quais são as datas importantes?",
      nl: "Wat zijn de belangrijke data?",
      tr: "Önemli tarihler nelerdir?",
    },
  },
  {
    id: "accommodation",
    heading:
      /^(?:accommodations?|places to stay|hotels?|unterk(?:unft|ünfte)|übernachtung(?:en)?|hébergements?|alojamientos?|allogg(?:io|i)|alojamentos?|hospedagem|accommodatie|overnachten|konaklama)$/i,
    sentence: null,
    asked: /\bstay\b|accommodation|hotel|unterk|übernacht|héberg|aloja|allogg|overnacht|konaklama/i,
    questions: {
      en: "What accommodation is there?",
      de: "Welche Unterkünfte gibt es?",
      fr: "Quels hébergements y a-t-il ?",
      es: "¿Qué alojamiento hay?",
      it: "Quali alloggi ci sono?",
      pt: "Que alojamento existe?",
      nl: "Welke accommodatie is er?",
      tr: "Hangi konaklama seçenekleri var?",
    },
  },
  {
    id: "conduct",
    heading:
      /^(?:(?:code of conduct|house rules)|verhaltenskodex|hausordnung|code de conduite|règlement intérieur|código de conducta|normas de la casa|codice di condotta|código de conduta|gedragscode|huisregels|davranış kuralları)$/i,
    sentence: null,
    asked: /conduct|rules|verhaltens|hausordnung|règlement|conduite|normas|condotta|gedragscode|kurallar/i,
    questions: {
      en: "Which rules apply?",
      de: "Welche Regeln gelten?",
      fr: "Quelles règles s'appliquent ?",
      es: "¿Qué normas hay?",
      it: "Quali regole valgono?",
      pt: "Que regras se aplicam?",
      nl: "Welke regels gelden er?",
      tr: "Hangi kurallar geçerli?",
    },
  },
  {
    id: "vouchers",
    heading:
      /^(?:(?:gift )?vouchers?|gift (?:cards?|certificates?)|(?:geschenk)?gutscheine?|(?:chèques?|bons|cartes?)[- ]cadeaux?|tarjetas? regalo|bon(?:os?)? regalo|buoni regalo|vales?[- ](?:presente|oferta)|cadeau(?:bon(?:nen)?|kaart(?:en)?)|hediye (?:kartı|çeki))$/i,
    sentence: null,
    asked: /voucher|gift c|gutschein|cadeau|regalo|vale|hediye/i,
    questions: {
      en: "Do you have gift vouchers?",
      de: "Gibt es Gutscheine?",
      fr: "Proposez-vous des chèques-cadeaux ?",
      es: "¿Tienen tarjetas regalo?",
      it: "Ci sono buoni regalo?",
      pt: "Há vales-presente?",
      nl: "Zijn er cadeaubonnen?",
      tr: "Hediye çeki var mı?",
    },
  },
  {
    id: "discounts",
    heading:
      /^(?:discounts?|concessions?|reduced (?:rates?|prices?|tickets?)|ermäßigung(?:en)?|rabatte?|réductions?|tarifs? réduits?|descuentos?|sconti|riduzioni|descontos?|korting(?:en)?|indirim(?:ler)?)$/i,
    sentence: null,
    asked:
      /discount|concession|reduced|ermäßig|rabatt|réduc|réduit|descuento|scont|riduzion|desconto|korting|indirim/i,
    questions: {
      en: "Are there discounts?",
      de: "Gibt es Ermäßigungen?",
      fr: "Y a-t-il des réductions ?",
      es: "¿Hay descuentos?",
      it: "Ci sono sconti?",
      pt: "Há descontos?",
      nl: "Zijn er kortingen?",
      tr: "İndirim var mı?",
    },
  },
  {
    id: "grants",
    heading:
      /^(?:(?:travel |study |student )?(?:grants?|scholarships?|bursar(?:y|ies))|financial (?:aid|support|assistance|help)|stipendi(?:en|um)|bourses?|becas?|borse di studio|bolsas?|(?:studie)?beurzen|burs(?:lar)?)$/i,
    sentence: null,
    asked: /grant|scholarship|bursar|financial|stipend|bourse|becas?|borse|bolsas?|beurzen|burs/i,
    questions: {
      en: "Is there financial support?",
      de: "Gibt es finanzielle Unterstützung?",
      fr: "Y a-t-il une aide financière ?",
      es: "¿Hay ayudas económicas?",
      it: "Sono previsti aiuti economici?",
      pt: "Há apoio financeiro?",
      nl: "Is er financiële steun?",
      tr: "Maddi destek var mı?",
    },
  },
  {
    id: "trial",
    heading:
      /^(?:(?:free )?(?:trial|taster) (?:lessons?|class(?:es)?|sessions?)|(?:your )?first (?:lesson|class) (?:is )?free|(?:kostenlose )?(?:probe|schnupper)(?:stunden?|training|unterricht|kurse?)|cours d['’]essai|clases? de prueba|lezion[ei] di prova|(?:días?|semanas?|sesi(?:ón|ones)) de prueba|prueba gratis|(?:probetag|probewoche|kostenlos testen)|(?:séances?|semaines?|journées?) d['’]essai|settimana di prova|(?:gratis )?proefweek|deneme (?:günü|haftası)|(?:free )?trial (?:day|week|pass)|aulas? experimenta(?:l|is)|proefles(?:sen)?|deneme dersi)$/i,
    sentence: null,
    asked: /trial|taster|try|probe|schnupper|essai|prueba|prova|experiment|proef|deneme/i,
    questions: {
      en: "Can I try it first?",
      de: "Kann ich es erst ausprobieren?",
      fr: "Peut-on faire un essai ?",
      es: "¿Puedo probar antes?",
      it: "Posso fare una prova?",
      pt: "Posso experimentar antes?",
      nl: "Kan ik het eerst proberen?",
      tr: "Önce deneyebilir miyim?",
    },
  },
  {
    id: "bring",
    heading:
      /^(?:what (?:to|you(?: should| need to)?|should i) bring(?: along| with you)?|was (?:sie|du|ihr) mitbring(?:en|st|t)(?: sollte[nst]?| müssen)?|mitbringen|(?:ce qu['’]il faut |à )apporter|qué (?:traer|llevar)|cosa portare|o que (?:trazer|levar)|wat (?:neem|neemt) (?:je|u) mee|yanınızda getirmeniz gerekenler)$/i,
    sentence: null,
    asked: /bring|mitbring|apporter|traer|llevar|portare|trazer|levar|meenemen|getir/i,
    questions: {
      en: "What should I bring?",
      de: "Was soll ich mitbringen?",
      fr: "Que faut-il apporter ?",
      es: "¿Qué tengo que llevar?",
      it: "Cosa devo portare?",
      pt: "O que devo levar?",
      nl: "Wat moet ik meenemen?",
      tr: "Yanımda ne getirmeliyim?",
    },
    needsSubject: true,
  },
  {
    id: "prepare",
    heading:
      /^(?:before (?:we (?:come|arrive|start)|you (?:come|arrive|visit)|(?:your|the) (?:first )?(?:visit|appointment|lesson|class|session|treatment))|how to prepare(?: for .{3,40})?|preparing for (?:your|the) .{3,30}|vor (?:dem|ihrem|deinem) (?:ersten )?(?:termin|besuch)|so bereiten sie sich vor|(?:ihre )?vorbereitung (?:auf (?:den|ihren) (?:besuch|termin)|vor dem termin)|avant (?:le|la|votre) (?:premier |première )?(?:rendez-vous|visite|séance)|antes de (?:la|tu|su) (?:primera )?(?:visita|cita|sesión)|prima della (?:visita|seduta)|antes da (?:visita|consulta|sessão)|voor (?:uw|je|de) (?:eerste )?(?:bezoek|afspraak)|gelmeden önce)$/i,
    sentence: null,
    asked: /prepare|vorbereit|prépar|prepar|voorbereid|hazırla/i,
    questions: {
      en: "How should I prepare?",
      de: "Wie bereite ich mich vor?",
      fr: "Comment me préparer ?",
      es: "¿Cómo debo prepararme?",
      it: "Come mi devo preparare?",
      pt: "Como devo me preparar?",
      nl: "Hoe bereid ik me voor?",
      tr: "Nasıl hazırlanmalıyım?",
    },
  },
  {
    id: "emergency",
    heading:
      /^(?:emergenc(?:y|ies)|emergency (?:service|call-?outs?|repairs?|appointments?)|not(?:dienst|fall|fälle)|urgences?|urgências|dépannage d['’]urgence|urgencias|emergencias|emergenze|pronto intervento|emergências|spoed(?:gevallen)?|noodgevallen|acil (?:durum(?:lar)?|servis))$/i,
    sentence: null,
    asked: /emergenc|urgent|notdienst|notfall|urgence|urgencia|emergen|spoed|nood|acil/i,
    questions: {
      en: "What can I do in an emergency?",
      de: "Was kann ich im Notfall tun?",
      fr: "Que faire en cas d'urgence ?",
      es: "¿Qué hago en caso de urgencia?",
      it: "Cosa faccio in caso di emergenza?",
      pt: "O que faço em caso de emergência?",
      nl: "Wat doe ik bij spoed?",
      tr: "Acil durumda ne yapabilirim?",
    },
  },
  {
    id: "age",
    heading:
      /^(?:(?:minimum )?age(?: limits?| requirements?| groups?)?|ages|mindestalter|âge minimum|edad mínima|età minima|idade mínima|minimumleeftijd|yaş sınırı)$/i,
    sentence:
      /\b(?:you|participants?|members?|volunteers?|children|kids|guests?|players?|students?|riders?|swimmers?|visitors?|applicants?|drivers?|attendees?)\b.{0,30}\b(?:at least|over|aged|minimum of) \d{1,2}\b(?! (?:days|weeks|hours|minutes|months|people|persons))|\bminimum age (?:is|of)\b|\bmindestalter (?:ist|beträgt)|\bâge minimum est|\bedad mínima es|\betà minima è|\bidade mínima é|\bminimumleeftijd is/i,
    asked: /how old|\bage\b|\baged\b|mindestalter|wie alt|âge|edad|età|idade|leeftijd|yaş/i,
    questions: {
      en: "How old do I have to be?",
      de: "Wie alt muss ich sein?",
      fr: "Quel est l'âge minimum ?",
      es: "¿Cuál es la edad mínima?",
      it: "Qual è l'età minima?",
      pt: "Qual é a idade mínima?",
      nl: "Wat is de minimumleeftijd?",
      tr: "Yaş sınırı var mı?",
    },
  },
  {
    id: "spoken",
    heading: null,
    sentence:
      /\b(?:we|our (?:team|staff|guides)) (?:also |all )?speaks? \p{Lu}|\bwir sprechen (?:auch )?\p{Lu}\p{L}+(?:isch)?|\bnous parlons (?:aussi )?(?:français|anglais|allemand)|\bhablamos (?:también )?(?:español|inglés)|\bparliamo (?:anche )?(?:italiano|inglese|tedesco)|\bfalamos (?:também )?(?:português|inglês)|\bwij spreken (?:ook )?\p{Lu}/u,
    asked:
      /language|speak|sprache|sprechen|langue|parlez|idioma|habla|lingue|parla|línguas|falam|talen|spreek|dil/i,
    questions: {
      en: "Which languages do you speak?",
      de: "Welche Sprachen sprechen Sie?",
      fr: "Quelles langues parlez-vous ?",
      es: "¿Qué idiomas hablan?",
      it: "Quali lingue parlate?",
      pt: "Que línguas falam?",
      nl: "Welke talen spreekt u?",
      tr: "Hangi dilleri konuşuyorsunuz?",
    },
  },
];

/** What visitors ask before they come, book or join. */
import type { Topic } from "../topics.ts";

export const visitingTopics: Topic[] = [
  {
    id: "areas",
    heading:
      /^(?:(?:service )?areas? (?:(?:we|i) )?(?:serve|cover|served|covered)?|service areas?|where (?:we|i) (?:work|serve|travel)|(?:unser )?einzugsgebiet|einsatzgebiet|zones? d['’]intervention|secteurs? d['’]intervention|zonas? de (?:servicio|cobertura)|zone servite|werkgebied|hizmet bölgelerimiz|hizmet bölgeleri|áreas? de atuação|regiões atendidas)$/i,
    sentence:
      /\b(?:[Ww]e (?:proudly |currently |also )?(?:serve|cover|deliver to|work (?:in|across|throughout)) (?:(?:clients|customers|families|homeowners|businesses|people) (?:in|across|throughout) )?(?:(?:the|all|of|entire|whole|greater|surrounding|most) ){0,4}[A-Z]|[Ss]erving (?:(?:the|all|of|entire|greater) ){0,3}[A-Z]|[Ww]ir (?:sind|arbeiten|liefern) (?:in|im|für) .{3,60}(?:Umgebung|Region|Raum)|[Nn]ous intervenons|[Nn]ous nous déplaçons (?:à|dans|sur|en|partout)|[Zz]one d['’]intervention|[Aa]tendemos en|[Dd]amos servicio en|[Tt]rabajamos en toda|[Oo]periamo (?:in|su)|[Ww]ij werken in [A-Z]|[Aa]tendemos em)/,
    sentenceInTurkish: /(?<!\p{L})(?:(?:bölge|ilçe|şehir|il)\p{L}* hizmet ver)/iu,
    asked:
      /\bareas?\b|my (?:town|city|area|location)|do you (?:travel|cover|serve)|einzugsgebiet|zones?|secteur|déplac|bölge/i,
    questions: {
      en: "Which areas do you serve?",
      de: "In welchem Gebiet sind Sie tätig?",
      fr: "Dans quelle zone intervenez-vous ?",
      es: "¿En qué zonas trabajan?",
      it: "In quali zone lavorate?",
      pt: "Em que regiões atendem?",
      nl: "In welk gebied werkt u?",
      tr: "Hangi bölgelerde hizmet veriyorsunuz?",
    },
  },
  {
    id: "booking",
    heading:
      /^(?:(?:how to )?book(?:ing)?(?: (?:an appointment|information|with us|online))?|appointments?|reservations?|make (?:a reservation|an appointment)|how to (?:book|reserve)|(?:termin(?:vereinbarung)?|termin (?:vereinbaren|buchen)|online-?termin|buchung|reservierung)|prise de rendez-vous|prendre rendez-vous|réservations?|reservas?|citas?|prenotazion[ei]|reserver(?:en|ing)|afspraak(?: maken)?|agendamento|randevu(?: al(?:ma|ın)?| bilgileri)?|rezervasyon(?: bilgileri)?|marcações|marcação de consultas|pedir cita|come prenotare|comment réserver|cómo reservar|como (?:reservar|marcar))$/i,
    sentence:
      /\b(?:(?:you can |to |please )(?:book|schedule|reserve)\b.{0,80}(?:online|phone|calling|website|form|app|e-?mail|appointment)|by appointment|appointments? (?:are|is|can|required|only)|walk-ins? (?:are )?welcome|nur nach (?:vereinbarung|terminabsprache)|termine? (?:nach|können|vereinbaren)|sur rendez-vous|prendre rendez-vous|réserver .{0,40}(?:ligne|téléphone)|(?:cita previa|pedir cita|reservar .{0,40}(?:línea|teléfono|web))|su appuntamento|op afspraak)\b/i,
    sentenceInTurkish:
      /(?<!\p{L})(?:randevu al(?:abilir|manız|arak)|randevu sistemi|rezervasyon yap(?:abilir|tır))/iu,
    asked:
      /\bbook|appointment|reserv|schedul|termin|buch|rendez-vous|\bcita|prenot|afspraak|randevu|rezervasyon/i,
    questions: {
      en: "How do I book?",
      de: "Wie kann ich einen Termin buchen?",
      fr: "Comment prendre rendez-vous ou réserver ?",
      es: "¿Cómo puedo reservar?",
      it: "Come posso prenotare?",
      pt: "Como posso reservar?",
      nl: "Hoe kan ik reserveren?",
      tr: "Nasıl randevu alabilir veya rezervasyon yapabilirim?",
    },
  },
  {
    id: "check-in",
    heading:
      /^(?:check-?in(?: (?:&|and|und|et|y|e|en|ve) check-?out)?(?: times?)?|arrival (?:&|and) departure|an-? und abreise|arrivées? et départs?|llegada y salida|arrivo e partenza|chegada e saída|aankomst en vertrek|giriş (?:ve )?çıkış(?: saatleri)?)$/i,
    sentence: null,
    mentions: /\d/,
    asked: /check-?in|check-?out|arriv|abreise|llegada|chegada|aankomst|giriş/i,
    questions: {
      en: "When are check-in and check-out?",
      de: "Wann sind An- und Abreise möglich?",
      fr: "Quels sont les horaires d'arrivée et de départ ?",
      es: "¿Cuáles son los horarios de entrada y salida?",
      it: "Quali sono gli orari di check-in e check-out?",
      pt: "Quais são os horários de check-in e check-out?",
      nl: "Hoe laat kan ik in- en uitchecken?",
      tr: "Giriş ve çıkış saatleri nedir?",
    },
  },
  {
    id: "parking",
    heading:
      /^(?:parking|parken|parkplätze|stationnement|aparcamiento|parcheggio|parkeren|parkeergelegenheid|estacionamento|otopark)$/i,
    sentence:
      /\b(?:(?:free |on-site |ample )parking|parking (?:is|are|available|lot)|parkplätze|parkmöglichkeiten|stationnement|places de parking|aparcamiento|parcheggio)\b/i,
    sentenceInTurkish: /(?<!\p{L})(?:(?:ücretsiz |ücretli )?otopark\p{L}* (?:bulun|mevcut|var|yararlan))/iu,
    asked: /park|stationn|aparca|parcheggi|otopark|parkeer|estaciona/i,
    questions: {
      en: "Is parking available?",
      de: "Gibt es Parkplätze?",
      fr: "Y a-t-il un parking ?",
      es: "¿Hay aparcamiento?",
      it: "C'è un parcheggio?",
      pt: "Há estacionamento?",
      nl: "Is er parkeergelegenheid?",
      tr: "Otopark var mı?",
    },
  },
  {
    id: "directions",
    heading:
      /^(?:getting (?:here|there|to us)|directions|travel(?: information)?|how to (?:find|get to|reach) us|anfahrt|accès|venir|comment venir|cómo llegar|come arrivare|come raggiungerci|route|bereikbaarheid|como chegar|ulaşım|nasıl gelinir|yol tarifi|routebeschrijving|como llegar|so finden sie uns|mit (?:bus und bahn|dem auto|öffentlichen verkehrsmitteln|bahn und bus)|en (?:bus|train|transports? en commun)|by (?:train|bus|car|public transport))$/i,
    sentence: null,
    // In Dutch the same word heads the hours in which somebody can be called.
    mentions:
      /(?<!\p{L})(?:bus(?:es|se)?|trains?|trams?|metro|tube|stations?|airports?|cars?|drive|motorway|exit|junction|walk(?:ing)?|foot|minutes?|miles?|km|bahn\p{L}*|bahnhof|zug|auto(?:bahn|bus\p{L}*|route|s)?|linien?|haltestelle|ausfahrt|gehminuten|gare|arrêt|lignes?|voiture|sortie|pied|estación|autob[úu]s(?:es)?|coche|salida|andando|stazione|treno|aeroporto|uscita|piedi|trein|snelweg|afrit|halte|lopen|estação|comboio|autocarro|ônibus|carro|pé|saída|otobüs\p{L}*|durağ?\p{L}*|tren\p{L}*|vapur\p{L}*|dakika\p{L}*|yürü\p{L}*|parking|parken|parkeer\p{L}*)(?!\p{L})/iu,
    asked: /get there|directions|anfahrt|venir|llegar|arriva|ulaş/i,
    questions: {
      en: "How do I get there?",
      de: "Wie komme ich zu Ihnen?",
      fr: "Comment venir chez vous ?",
      es: "¿Cómo puedo llegar?",
      it: "Come si arriva?",
      pt: "Como posso chegar?",
      nl: "Hoe bereik ik u met de auto of het openbaar vervoer?",
      tr: "Yanınıza nasıl gelebilirim?",
    },
  },
  {
    id: "accessibility",
    heading:
      /^(?:(?:wheelchair |disabled )?access(?:ibility)?(?: for wheelchairs)?|barrierefreiheit|accessibilité(?: pmr)?|accesibilidad|accessibilità|acessibilidade|toegankelijkheid|erişilebilirlik)$/i,
    sentence:
      /(?:wheelchair|rollstuhl|fauteuils? roulants?|mobilité réduite|silla de ruedas|movilidad reducida|sedia a rotelle|mobilità ridotta|cadeira de rodas|mobilidade reduzida|rolstoel|tekerlekli).{0,80}(?:accessible|access|zugänglich|gerecht|accesible|accessibil[ei]|acessível|toegankelijk|erişim)|(?:accessible|zugänglich|accesible|accessibil[ei]|acessível|toegankelijk).{0,60}(?:wheelchair|rollstuhl|fauteuils? roulants?|mobilité réduite|silla de ruedas|movilidad reducida|sedia a rotelle|mobilità ridotta|cadeira de rodas|mobilidade reduzida|rolstoel)/i,
    // Elsewhere the word heads a statement about the website itself.
    mentions:
      /wheelchair|step-free|(?:by|a|have) lifts?\b|ramps?\b|induction loop|rollstuhl|barrierefrei|fauteuil|mobilité réduite|silla de ruedas|movilidad reducida|sedia a rotelle|mobilità ridotta|cadeira de rodas|mobilidade reduzida|rolstoel|tekerlekli/i,
    asked: /wheelchair|accessib|barrierefrei|rollstuhl|mobilité réduite|accesib|acessí|rolstoel|tekerlekli/i,
    questions: {
      en: "Is there wheelchair access?",
      de: "Ist der Zugang barrierefrei?",
      fr: "Le lieu est-il accessible aux personnes à mobilité réduite ?",
      es: "¿El acceso es apto para personas con movilidad reducida?",
      it: "L'accesso è adatto alle persone con mobilità ridotta?",
      pt: "O acesso é adequado a pessoas com mobilidade reduzida?",
      nl: "Is het toegankelijk voor rolstoelen?",
      tr: "Tekerlekli sandalyeyle erişim mümkün mü?",
    },
  },
  {
    id: "pets",
    heading:
      /^(?:pets?(?: policy)?|haustiere|animaux(?: de compagnie)?|mascotas|animali(?: domestici)?|animais(?: de estimação)?|huisdieren|evcil hayvan(?:lar)?)$/i,
    sentence: null,
    mentions:
      /welcome|allowed|permitted|accept|erlaubt|willkommen|acceptés?|admis|admiten|permiten|bienvenid|ammess[ei]|benvenut[ei]|aceit|permitid|welkom|toegestaan|kabul/i,
    asked:
      /\bpets?\b|\bdogs?\b|haustier|\bhunde?\b|animaux|chiens?|mascota|perros?|animali|\bcan[ei]\b|animais|huisdier|evcil/i,
    questions: {
      en: "Are pets allowed?",
      de: "Sind Haustiere erlaubt?",
      fr: "Les animaux sont-ils acceptés ?",
      es: "¿Se admiten mascotas?",
      it: "Sono ammessi gli animali?",
      pt: "Animais de estimação são permitidos?",
      nl: "Zijn huisdieren toegestaan?",
      tr: "Evcil hayvan kabul ediliyor mu?",
    },
  },
  {
    id: "join",
    heading:
      /^(?:(?:how to )?(?:join|register|enrol|enroll|sign up)(?: (?:us|now|today))?|registration|enrol?lment|admissions?|(?:become a )?member(?:ship)?|anmeldung|mitglied(?:schaft| werden)|inscriptions?|adhésion|(?:adhérer|s['’]inscrire)|inscripci(?:ón|ones)|iscrizion[ei]|inschrijven|lid worden|inscrições|matrículas?|kayıt(?: ol(?:un)?)?|üyelik|üye ol(?:un)?|aanmelden|aanmelding)$/i,
    sentence: null,
    asked:
      /join|register|registration|enrol|sign up|member|anmeld|mitglied|inscri|adhér|iscri|inschrij|matrícul|kayıt|üye/i,
    // A fee alone tells nobody how.
    mentions:
      /appl(?:y|ication|ied)|form|online|regist|sign|join|contact|call|e-?mail|enrol|visit|member|anmeld|formular|antrag|mitglied|inscri|dossier|adhé|formul|solicit|apúnta|rellen|iscri|modul|domanda|inschrijv|aanmeld|lid|ficha|preench|kayıt|başvur|üye|form/i,
    questions: {
      en: "How do I join or register?",
      de: "Wie kann ich mich anmelden?",
      fr: "Comment s'inscrire ?",
      es: "¿Cómo puedo inscribirme?",
      it: "Come posso iscrivermi?",
      pt: "Como posso me inscrever?",
      nl: "Hoe kan ik me inschrijven?",
      tr: "Nasıl üye olabilir veya kayıt yaptırabilirim?",
    },
  },
];

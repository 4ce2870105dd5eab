import type { WordLists } from "./language-pack.ts";

/** Words of languages that have no pack: enough to recognize a question, a street or a detail, never to write a sentence. */
export const neutral: { [G in keyof WordLists]?: Partial<WordLists[G]> } = {
  questions: {
    mark: /f(?:råge?)?|p(?:ytanie)?|s(?:pørgsmål|pørsmål)?|k(?:ysymys)?|ε(?:ρώτηση)?|в(?:опрос)?|п(?:итання)?|[问問質](?:问|問)?/,
    answerMark: /s(?:var)?|o(?:dpowiedź)?|απάντηση|о(?:твет)?|в(?:ідповідь)?|答(?:え|案)?|回答/,
    needsMark: /co |jak /,
    faqTitle:
      /vanliga frågor|ofte stillede spørgsmål|ofte stilte spørsmål|spørsmål og svar|frågor och svar|usein kysytt|najczęściej zadawane|pytania i odpowiedzi|často kladené|часто задаваемые|вопросы и ответы|поширені|よくある(?:ご)?質問|常见问题|常見問題|자주 묻는|الأسئلة الشائعة|pertanyaan umum|συχνές ερωτήσεις|שאלות (?:נפוצות|ותשובות)|سوالات متداول|سؤالات متداول|अक्सर पूछे जाने वाले|คำถามที่พบบ่อย|câu hỏi thường gặp|întrebări frecvente|gyakori(?: |an ismételt )kérdések|čest[ao] (?:postavljana )?pitanja|часті (?:питання|запитання)/,
    opener:
      /(?:vad|hur|varför|när|vilken|vilka|vilket|kan jag|måste|finns|hva|hvordan|hvorfor|hvornår|når|hvor|hvilke[nt]?|hvem|er det|mitä|miten|miksi|milloin|missä|kuka|voiko|onko)|(?:co|jak|jakie|jaki|jaka|ile|kiedy|gdzie|dlaczego|kto|czy|który|która|które|w jaki|od czego)|(?:что|как|какие|какой|какая|когда|где|почему|кто|сколько|можно ли|нужно ли|есть ли|що|як|які|де|чому|скільки|чи)|apa|bagaimana|berapa|kapan|di mana|apakah|mengapa|siapa|co je|proč|kde|kolik|jsou|lze/,
    call: /(?:an(?:y)?other|(?:une |un['’]?|uma )?(?:otra|altr[ao]|outra|autre)|d['’]autres|(?:eine )?andere|(?:een )?andere|otras?|altr[ei]|outras?|autres?|başka(?: bir)?) (?:questions?|frage?n?|preguntas?|dudas?|domand[ae]|perguntas?|dúvidas?|vra(?:ag|gen)|soru\p{L}*).{0,20}/u,
  },
  contact: {
    phone: /puh|tlf/,
  },
  site: {
    rights: /alle rettigheder/,
    nearPlace: /i/,
  },
  prices: {
    // "3 BD" are bedrooms, and "1 QR" is a code. Of "10 BD, 8 BA", the second are bathrooms.
    currency:
      /(?:(?:JD|KD|SR|(?<=\d[.,]?\d\s?)(?:BD|QR))(?=\s*(?:$|[–—×x,;)+]|-\s|per\b|each\b))(?!\s*[,;–—+|-]?\s*\d+(?:\.\d)?\s?(?:BA|ba(?:ths?)?)\b))|Dhs?|FCFA|(?:AED|ARS|AUD|BBD|BDT|BGN|BHD|BRL|CAD|CLP|CNY|COP|CZK|DKK|EGP|GBP|GHS|HKD|HUF|IDR|ILS|INR|ISK|JMD|JOD|JPY|KES|KRW|KWD|KZT|LKR|MAD|MXN|MYR|NGN|NOK|NPR|NZD|OMR|PEN|PHP|PKR|PLN|QAR|RON|RSD|RUB|SAR|SEK|SGD|THB|TND|TRY|TTD|TWD|UAH|UGX|UYU|VND|XAF|XCD|XOF|ZAR)/,
  },
  address: {
    streetStart: /ul\.|ulica|aleja|plac/,
    streetEnd: /gade|vej|gate|veien|gatan|vägen|katu/,
    beforeNumber: /\bul\.|\bulica/,
  },
};

/** By language tag: words that are frequent in it and rare in the others, to tell it from languages with a pack. */
export const frequentWords: Record<string, string> = {
  sv: "och att det som på är för med av till den inte har ett vi kan du om från våra",
  da: "og at det som på er for med af til den ikke har et vi kan du om fra vores",
  nb: "og at det som på er for med av til den ikke har et vi kan du om fra våre",
  fi: "ja on ei se että ovat tai kun myös sekä niin mutta voit meidän oli jos joka vain kanssa ole",
  cs: "a v na se je že do pro jsou jako nebo které jsme také při ale pokud vám naše po",
  sk: "a v na sa je že do pre sú ako alebo ktoré sme tiež pri ale ak vám naše po",
  hu: "és a az hogy nem is egy van meg vagy mint csak már azt ha lehet minden után akkor ezt",
  ro: "și de la în cu pe care este sunt nu pentru din mai sau fi noastre ce vă prin după",
  hr: "i u je na se za su od da ili kao koji nije smo s mogu naše kako te po",
  sl: "in je na za so se da ki z v pa ali tudi smo lahko od po pri vam naše",
  ca: "amb els és són més també seva aquest aquesta dels als fins seu què nostra nostre nosaltres podeu així",
  id: "yang dan di untuk dengan ini dari pada adalah kami tidak dapat anda atau juga akan ke oleh itu bisa",
  vi: "và của là có cho các được không với trong một này bạn khi để những từ chúng tôi người",
  uk: "і та в у на що не з до для це ми як за від або ви є можна наші",
  bg: "и на да за се от в с не са че или като ще по със може ни вие който",
};

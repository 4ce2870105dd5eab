import type { WordLists } from "./language-pack.ts";

/** Words of languages that have no pack: enough to recognize a question, a street or a detail, never to write a sentence. */
export const otherLanguages: { [G in keyof WordLists]?: Partial<WordLists[G]> } = {
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
  address: {
    streetStart: /ul\.|ulica|aleja|plac/,
    streetEnd: /gade|vej|gate|veien|gatan|vägen|katu/,
    beforeNumber: /\bul\.|\bulica/,
  },
};

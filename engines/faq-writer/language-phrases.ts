/**
 * Words by which a question, or something that only looks like one, is told apart.
 * The languages are those of most small organisations' websites; other languages fall back to the question mark.
 */

const openers = [
  // English: an interrogative followed by a verb ("What is", not "What we do"), or an auxiliary.
  "(?:what|which|who|whom|whose|when|where|why|how)(?:['’]s|['’]re|['’]d| (?:is|are|was|were|am|do|does|did|can|could|will|would|should|shall|may|might|must|has|have|had|if|about|happens?|makes?|kinds?|types?|sorts?|much|many|long|often|far|soon|old|big|quickly|fast|early|late|else|to|not|needs?|pays?|counts?|qualif\\p{L}+|causes?|comes?|goes|provides?|owns?|runs?|uses?|choose|hire|become|use|[\\p{L}-]+ (?:is|are|do|does|did|can|could|will|would|should|may|must|has|have)|[\\p{L}-]+ [\\p{L}-]+ (?:is|are|do|does|did|can|could|will|would|should|may|must|has|have)))",
  "(?:is|are|was|were|am|do|does|did|can|could|will|would|should|shall|may|must|has|have|had|isn['’]t|aren['’]t|don['’]t|doesn['’]t|can['’]t|won['’]t) (?:i|you|we|they|he|she|it|my|your|our|their|its|the|a|an|this|that|these|those|there|any|all|some|each|every|one|both|people|children|kids|[\\p{L}\\d'’-]+)",
  "(?:in|on|at|by|for|from|to|with|under|until|since|as of) (?:what|which|whom|where|when)",
  "(?:what|how|why|who|when|where)$",
  // German
  "(?:(?:bis |seit |von |ab )?wann|warum|wieso|weshalb|wo|woher|wohin|wer|wem|wen|wessen|was|wie|wieviel|welche[rsmn]?|wof[üu]r|womit|woran|worauf|wodurch|wozu|wovon|worin|kann|kannst|k[öo]nnen|k[öo]nnt|darf|d[üu]rfen|muss|m[üu]ssen|soll|sollte|sollten|sollen|ist|sind|gibt|gilt|hat|haben|habe|wird|werden|werde|w[äa]re|bin|bekomme|brauche|braucht|lohnt|bietet|bieten|bietest|kostet|dauert|geht|liefert|in welche[rmn]?|mit welche[rmn]?|f[üu]r wen|an wen|bei wem|zu welche[rmn]?|ab welche[rm])",
  "(?:mit|für|bei|an|von|zu|ab|bis|in|auf|aus|nach|unter|über|um|gegen|seit) (?:wem|wen|was|wann|wo|wie|welche[rmns]?)",
  // French
  "(?:avec|pour|de|sur|par|depuis|en|chez|dans|à|jusqu['’]à|vers) (?:qui|quoi|quel(?:le)?s?|combien|quand|où)",
  "(?:comment|combien|pourquoi|quand|où|qui|que|quoi|qu['’]est|quel(?:le)?s?|lequel|laquelle|lesquel(?:le)?s|est-ce|est-il|existe-t|y a-t|puis-je|peut-on|dois-je|doit-on|faut-il|pouvez-vous|proposez-vous|avez-vous|êtes-vous|faites-vous|acceptez-vous|livrez-vous|dans quel(?:le)?s?|à quel(?:le)?s?|à qui|de quel(?:le)?s?|sous quel(?:le)?s?|avec qui|en quoi|en combien|jusqu['’]à quand|d['’]où|quels sont|[\\p{L}’' ]{1,40}-t?-?(?:il|elle|ils|elles|on|je|vous|nous|tu|t-il|t-elle))",
  // Spanish, Portuguese, Italian
  "¿",
  "(?:qué|que|cómo|como|cuándo|cuando|cuánto|cuánta|cuántos|cuántas|cuanto|dónde|donde|quién|quiénes|cuál|cuáles|por qué|para qué|puedo|puede|pueden|podemos|debo|hay|tengo que|es posible|es necesario|a qué|en qué|con qué|de qué)",
  "(?:o que|quais|qual|quanto|quantos|onde|quem|por que|porque|posso|preciso|existe|é possível|é necessário|vocês|em quanto)",
  "(?:come|quanto|quanti|quante|quando|dove|chi|che cosa|cosa|cos['’]è|quale|quali|qual è|perch[éè]|posso|si può|devo|è possibile|è necessario|c['’]è|ci sono|avete|fate|offrite|in cosa|a chi|da dove)",
  "(?:con|per|di|da|a|in|su|entro|fino a) (?:chi|che|cosa|quale|quali|quanto|quanti|quando|dove)",
  "(?:com|para|de|a|em|até|por|desde) (?:quem|que|qual|quais|quanto|quando|onde)",
  "(?:met|voor|bij|aan|van|op|in|tot|naar|vanaf|binnen|onder|over|uit) (?:wie|welke?|wat|wanneer|hoe|hoeveel|waar)",
  // Dutch, the Nordic languages, Polish
  "(?:wat|hoe|waarom|wanneer|waar|wie|welke?|hoeveel|hoelang|kan ik|kunnen|mag ik|moet ik|is het|zijn er|heb ik|heeft|hebben|krijg ik|bieden|biedt|kost)",
  "(?:vad|hur|varför|när|vilken|vilka|vilket|kan jag|måste|finns|hva|hvordan|hvorfor|hvornår|når|hvor|hvilke[nt]?|hvem|er det|mitä|miten|miksi|milloin|missä|kuka|voiko|onko)",
  "(?:co|jak|jakie|jaki|jaka|ile|kiedy|gdzie|dlaczego|kto|czy|który|która|które|w jaki|od czego)",
  "(?:что|как|какие|какой|какая|когда|где|почему|кто|сколько|можно ли|нужно ли|есть ли|що|як|які|де|чому|скільки|чи)",
  "(?:ne|nasıl|neden|niçin|nerede|kim|kaç|hangi|apa|bagaimana|berapa|kapan|di mana|apakah|mengapa|siapa|co je|proč|kde|kolik|jsou|lze)",
];
const opener = new RegExp(`^(?:${openers.join("|")})(?![\\p{L}\\p{N}])`, "iu");
const spanishOpener = /^¿/;

/** "What happens if …": opens like a question in one of the languages known here. Case does not matter. */
export function opensLikeQuestion(text: string): boolean {
  const start = text.slice(0, 120);
  return spanishOpener.test(start) || opener.test(start);
}

/** Turkish asks in the middle or at the end of a sentence. */
const turkish =
  /(?<!\p{L})(?:nedir|nelerdir|neler|nasıl|ne kadar|ne zaman|nerede|nereden|nereye|nerelerde|neden|niçin|kimler|hangi(?:si|leri)?|kaç)(?!\p{L})|(?=.*[ığşçöüİĞŞÇÖÜ]).* m[ıiuü](?:y[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?|d[ıiuü]r)?\s?\?$/iu;

export function asksInTurkish(text: string): boolean {
  return turkish.test(text.slice(0, 200));
}

/** Never a question of a help center, wherever it stands. */
const calls = [
  "(?:(?:do )?you )?(?:still|have|got|any|more|other|further|additional)(?: (?:got|have|a|an|any|some|more|other|further|specific))* (?:questions?|doubts|queries|concerns)\\b.{0,60}",
  "(?:quick |general |a )?questions?(?: or (?:comments|concerns))?",
  "(?:i |we )?(?:can['’]t|cannot|can not|couldn['’]t|could not|didn['’]t|did not|don['’]t) (?:find|see) .{0,60}",
  "(?:my|your) question is(?:n['’]t| not) .{0,40}",
  "how (?:can|may) (?:we|i) help(?: you)?(?: today)?",
  "(?:was|is|did) this (?:page|article|answer|helpful|information|useful).{0,40}",
  "what (?:are you (?:waiting|looking) for|do you think|can we help.{0,40}|['’]?s (?:new|next))",
  "(?:need|want|require) (?:any |some |more |further |additional |immediate |extra )*(?:help|support|assistance|info|information|advice|a hand|details)\\b.{0,60}",
  "(?:are you )?(?:ready|interested|curious|sounds? good|intrigued|convinced|why wait|not convinced|lost|stuck|hungry)\\b.{0,60}",
  "(?:an(?:y)?other|(?:une |un['’]?|uma )?(?:otra|altr[ao]|outra|autre)|d['’]autres|(?:eine )?andere|(?:een )?andere|otras?|altr[ei]|outras?|autres?|başka(?: bir)?) (?:questions?|frage?n?|preguntas?|dudas?|domand[ae]|perguntas?|dúvidas?|vra(?:ag|gen)|soru\\p{L}*).{0,20}",
  "(?:forgot|forgotten|lost) (?:your )?password|already (?:have|a) .{0,40}|don['’]t have an account.{0,20}|new here|not a member.{0,30}",
  "(?:haben sie |hast du |habt ihr |sie haben |du hast )?(?:noch |weitere |eine |offene |andere |mehr )*fragen?(?: zu .{0,40})?|(?:sie )?(?:brauchen|benötigen|brauchst)(?: sie| du)? .{0,30}(?:hilfe|unterstützung|beratung)|wie können wir .{0,20}helfen|(?:haben wir ihr )?interesse(?: geweckt)?|interessiert|bereit\\b.{0,50}|passwort vergessen|neugierig(?: geworden)?|(?:sind )?(?:noch |weitere |ihre |alle )*fragen (?:offen|übrig|geblieben|geklärt|unbeantwortet).{0,20}|(?:\\S+ )?fragen (?:vor|zum|zur|rund um|über|an) .{2,60}|(?:und )?lieber .{2,40}|(?:deine|ihre) frage .{2,40}",
  "(?:vous avez |avez-vous |encore |d['’]autres |toujours )*(?:des |une |d['’]autres )?questions?|besoin d['’e].{0,50}|prêts? .{0,50}|intéressée?s?|comment pouvons-nous vous aider|mot de passe oublié|vous ne trouvez pas .{0,50}|(?:un|vous avez un) projet\\b.{0,30}",
  "¿?(?:(?:aún |todavía )?(?:tienes|tiene|tenés|tienen) )?(?:alguna |algunas |más |otras? )*(?:preguntas?|dudas?|consultas?)|¿?(?:necesitas?|necesita usted) .{0,20}(?:ayuda|información|asesor).{0,30}|¿?(?:estás? )?(?:listo|lista|listos|interesad[oa])\\b.{0,50}|¿?(?:cómo|en qué) podemos ayudar.{0,10}|¿?olvid.{0,20}contraseña|¿(?:situación|emergencia|urgencia|problemas?|prefier[eo]s?|preferís|damos|hablamos|conversamos|nos conocemos|te (?:interesa|ayudamos|llamamos)|no (?:has|sabes|encuentras|encontraste|encontró)) ?.{0,60}",
  "(?:hai |avete )?(?:ancora |altre )*(?:domande|dubbi)|(?:hai )?bisogno di .{0,40}|pronti? a .{0,40}|(?:heeft u|heb je|heb jij) (?:nog |een )*vra(?:gen|ag)|(?:nog )?vragen|hulp nodig|klaar (?:om|voor) .{0,40}|(?:ainda )?(?:tem |tens |alguma |mais )*(?:dúvidas?|perguntas?)|precisa de .{0,20}ajuda.{0,20}",
  "(?:başka |daha fazla |bir )*soru(?:nuz|larınız)? (?:mu|mı) var|(?:aradığınız )?cevabı? ?bulamadınız mı|(?:size )?nasıl yardımcı olabiliriz|(?:.{1,25} )?neden bizi? (?:seçmeli|tercih etmeli)siniz|(?:neden|niçin) biz|(?:müşterilerimiz|.{1,25}) ne(?:ler)? diyor(?:lar)?|.{1,60} m[ıiuü] (?:istiyorsunuz|arıyorsunuz|ihtiyacınız var)|.{1,60} yok mu|hazır mısınız.{0,30}|(?:biz )?ne(?:ler)? (?:yapıyoruz|sunuyoruz)",
];
const call = new RegExp(`^(?:${calls.join("|")})[\\s?!.¿]*$`, "iu");

export function isCallToAction(question: string): boolean {
  return call.test(question.slice(0, 200));
}

/** Openings that sell rather than ask; a question only where the page clearly lists questions. */
const pitch =
  /^(?:(?:do you |are you )?(?:need|want|wish|looking|searching|tired|thinking|considering|planning|wondering|struggling|hate|love|like|dream|prefer|got|ready|interested|new to|still|feeling|not sure|unsure|imagine|wanna|would you like|have you ever|did you know|who's next|shall we|why not|why (?:choose|us|hire|trust|work with|join)|what if you|what (?:could|would|will) your?|sound)\b|warum (?:wir|uns)\b|pourquoi (?:nous )?choisir|¿?por qué (?:elegir|nosotros)|perché sceglier|are you (?:a|an|the|ready|looking|sure)\b|¿?(?:quieres?|buscas?|sabías|te gustar|necesitas?|deseas?|listo)|vous (?:souhaitez|cherchez|voulez|êtes|avez)|envie d|sie (?:suchen|möchten|wollen|haben|sind)|du (?:suchst|möchtest|willst)|möchten sie|lust auf|suchen sie|wussten sie|vuoi|cerchi|sei |wil je|zoek je|op zoek|você quer|quer |procura)/iu;

export function isPitch(question: string): boolean {
  return pitch.test(question.slice(0, 80));
}

/** An answer that only invites people to call or write. */
export function isInvitation(answer: string): boolean {
  return (
    answer.length < 260 &&
    /^(?:(?:please |simply |just |feel free to |don['’]t hesitate to )*(?:call|contact|e-?mail|reach out|get in touch|message|text|drop|send|book|schedule|click|join|sign up|subscribe|start|visit|talk|speak|chat|let['’]s|let us|ask us|write|request|discover|explore|browse|download|try|imagine|picture (?:this|yourself))\b|we(?:['’]re| are) here|our (?:friendly )?(?:team|staff|experts?) (?:is|are|will)|kontaktieren|rufen sie|schreiben sie|melden sie|wir sind (?:gerne )?für|contactez|appelez|écrivez|n['’]hésitez|notre équipe|contáct|contacta|llám|escríb|nuestro equipo|contattaci|scrivici|chiama|neem contact|bel ons|mail ons|fale |escreva|ligue|bize (?:ulaşın|yazın)|bizi arayın|entre em contato)/iu.test(
      answer,
    )
  );
}

/** What stands below a question that the page asks its visitor, in a quote form of several steps, say. */
export function isFormHint(answer: string): boolean {
  return (
    answer.length < 120 &&
    /^(?:(?:please )?(?:select|choose|pick|check|tick|mark) (?:all|any|one|the (?:one|option|closest|best)|an? (?:option|answer)|whichever|what)\b|(?:this|it) (?:helps|lets|allows) us\b|(?:so|that way) we (?:can|know)\b|we(?:['’]ll| will) use this\b|wählen sie (?:alle|eine|die passende)|sélectionnez|cochez|selecciona|marca (?:la|todas|una)|seleziona|selecteer|kies (?:een|de))/iu.test(
      answer,
    )
  );
}

/** Page or section names that announce questions and answers. */
export const faqHint =
  /(?:^|[^\p{L}])(?:faqs?|f\.a\.q\.?|q ?(?:&|and|&amp;) ?a|(?:common|frequent(?:ly)?(?: asked)?|popular|general|your|top) questions?|questions? (?:and|&) answers?|häufige?(?: gestellte)? fragen|fragen (?:und|&) antworten|foire aux questions|questions? (?:fréquentes?|courantes)|vos questions|preguntas (?:frecuentes|habituales|comunes)|domande (?:frequenti|comuni)|perguntas frequentes|dúvidas frequentes|veel ?gestelde vragen|vanliga frågor|ofte stillede spørgsmål|ofte stilte spørsmål|spørsmål og svar|frågor och svar|usein kysytt|najczęściej zadawane|pytania i odpowiedzi|často kladené|часто задаваемые|вопросы и ответы|поширені|よくある(?:ご)?質問|常见问题|常見問題|자주 묻는|الأسئلة الشائعة|sıkça sorulan|sık sorulan|pertanyaan umum|συχνές ερωτήσεις|שאלות (?:נפוצות|ותשובות)|سوالات متداول|سؤالات متداول|अक्सर पूछे जाने वाले|คำถามที่พบบ่อย|câu hỏi thường gặp|întrebări frecvente|gyakori(?: |an ismételt )kérdések|čest[ao] (?:postavljana )?pitanja|часті (?:питання|запитання)|q＆a)(?![\p{L}])/iu;
/** The same in class names and addresses. */
export const faqName =
  /(?:^|[^a-z])(?:faqs?|q-?and-?a|qa|questions?|preguntas|fragen|domande|perguntas)(?:[^a-z]|$)|faq/i;

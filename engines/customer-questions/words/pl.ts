import type { LanguageWords } from "../language-words.ts";

export const pl: LanguageWords = {
  persons:
    /my|nasz\w*|nas|nam|oferujemy|posiadamy|mamy|pan\w*|państw\w*|ty|twój|twoje\w*|gości\w*|goście|klien\w+|pacjen\w+|członk\w+|uczni\w+|uczestni\w+|dzieci\w*|rodzic\w*|początkując\w+|oferuje|posiada|(?:hotel|restauracja|pokoje|apartament|szkoła|gabinet|salon|sklep)|do dyspozycji|jest|są/,
  affirms:
    /bezpłatn\w+|darmow\w+|gratis|wliczon\w+|w cenie|zapraszamy|mile widzian\w+|dozwolon\w+|zakaz\w*|akceptuj\w+|oferuj\w+|dostępn\w+|posiada\w*|mamy|jest|są|możliw\w+|można|mogą|nie|bez|na życzenie|wymagan\w+|z/,
  acts: /zadzwoń|dzwoni\w+|telefon\w*|napisz|mail\w*|kontakt\w*|zarezerw\w+|rezerw\w+|zamów\w*|online|formularz\w*|stron\w+|zapis\w*|zgłosz\w*|przyjdź|przez|poprzez/,
  intents: {
    contact: ["Jak mogę się skontaktować?", /kontakt|telefon|e-?mail/],
    address: ["Gdzie się znajdujecie?", /gdzie|adres/],
    hours: ["Jakie są godziny otwarcia?", /godzin|otwart|czynne/, /(?:czynn\w+|otwar\w+) .{0,60}\d/],
    prices: ["Jakie są ceny?", /cen[ay]?|koszt|(?:za|po) ile|ile (?:\p{L}+ )?(?:za)?płac|cennik|opłat/u],
    parking: /parking\w*/,
    wifi: ["Czy jest Wi-Fi?", /wi[ -]?fi|internet/],
    pets: /zwierz[ęą]t?\w*|ps[ay]|pies/,
    smoking: ["Czy można palić?", /pal(?:ić|enia|enie|ący)/],
    breakfast: /śniada\w+/,
    dinner: ["Czy można zjeść kolację?", /kolacj|obiadokolacj|wyżywieni/],
    "check-in": /(?:zameldowani|wymeldowani|doba hotelowa|przyjazd|wyjazd|check-?in|check-?out)\w*.{0,40}\d/,
    "extra-bed": ["Czy jest łóżeczko lub dostawka?", /łóżecz|dostawk|krzesełk/],
    linen: ["Czy są ręczniki i pościel?", /ręcznik|pościel/],
    kitchen: [
      "Czy jest kuchnia?",
      /kuchni|aneks/,
      /(?:aneks(?:em)? kuchenn|w pełni wyposażon\w+ kuchni|kuchnia (?:ogólnodostępna|do dyspozycji))/,
    ],
    "minimum-stay": [
      "Czy jest minimalna długość pobytu?",
      /minimaln\w+ (?:pobyt|długość)|minimum .{0,8}(?:noc|dob)/,
    ],
    pool: ["Czy jest basen lub sauna?", /basen|saun|jacuzzi/],
    children: [
      "Czy dzieci są mile widziane?",
      /dzieci|niemowl|rodzin/,
      /dzieci .{0,30}(?:bezpłatn|gratis|lat|zapraszamy|do)|plac zabaw/,
    ],
    groups: ["Czy przyjmujecie grupy?", /grup/, /grup\w* (?:do|od|zorganizowan)|dla grup/],
    payment: /(?:płatnoś|zapłac|płac)\w* .{0,50}(?:kart|gotówk|przelew|blik|paypal)/,
    deposit: /zadat\w+|zalicz\w+|kaucj\w+/,
    cancellation: /(?:anulow|odwoła|rezygnacj)\w+ .{5,}/,
    booking: /(?:rezerw|zapis|umów)\w* .{0,50}(?:telefon|online|mail|formularz|stron)/,
    "walk-ins": [
      "Czy trzeba się umówić?",
      /umówi|bez rezerwacji|zapis/,
      /bez (?:umawiania|rezerwacji|zapisów)|po wcześniejszym umówieniu/,
    ],
    delivery: /(?:dostaw|wysyłk|dowóz)\w* .{5,}/,
    quote: /(?:bezpłatna|darmowa) wycena|wycena .{0,20}(?:bezpłatn|gratis)/,
    warranty: /gwarancj\w+ .{3,}/,
    takeaway: ["Czy jest jedzenie na wynos?", /na wynos|odbiór/, /na wynos/],
    vegetarian: ["Czy są dania wegetariańskie lub wegańskie?", /wegeta|wegań/],
    "gluten-free": ["Czy są dania bezglutenowe?", /gluten/, /bezgluten\S*|bez glutenu/],
    vouchers: /(?:bon|karta|voucher)\w* podarunkow\w+|voucher/,
    accessibility: /wózk\w+ inwalidzk|niepełnosprawn/,
    trial: /(?:zajęcia|lekcja|okres) prób\w+|pierwsz\w+ (?:zajęcia|lekcja) (?:gratis|bezpłatn)/,
    "open-sundays": [
      "Czy jest otwarte w niedziele?",
      /niedziel/,
      /niedziel\w*.{0,25}(?:zamkni|nieczynn|otwart|\d)/,
    ],
    "who-runs-it": [
      "Kto to prowadzi?",
      /kto|kim/,
      /(?:rodzinna firma|firma rodzinna|założon\w+ przez|prowadzon\w+ przez)/,
    ],
    "lead-time": [
      "Z jakim wyprzedzeniem trzeba rezerwować lub zamawiać?",
      /wyprzedzeni\w+|ostatni\w+ chwil\w+/,
      /(?:\d+|jeden|dwa|trzy|cztery)[- ]?(?:godzin\w*|dni\w*|dniow\w*|tygodni\w*|miesi\w*) wyprzedzeni\w+|wyprzedzeni\w+ .{0,20}(?:\d+|jeden|dwa|trzy) (?:godzin\w*|dni|tygodni\w*)/,
    ],
    experience: [
      "Od jak dawna Państwo to robią?",
      /od kiedy|jak długo (?:działa|istnie)\w+|ile lat|(?:kiedy|w którym roku) .{0,40}(?:powsta|założ)\w+/,
      /(?:działa|istnieje|pracuje|prowadz)\w* .{0,40}od (?:1[89]|20)\d\d|od (?:1[89]|20)\d\d roku .{0,30}(?:działa|pracuje|prowadz|oferuje)\w*|(?:ponad|z|prawie) (?:\d+|dziesięci\w+|dwudziest\w+)[- ]?letni\w* doświadczeni\w+|(?:ponad|mamy) \d+ lat doświadczenia|(?:nasz[aey]?|firma|pracownia|restauracja|szkoła|sklep|klub) .{0,30}(?:powsta|założ|otw[oa])[^ ]+ w (?:1[89]|20)\d\d/,
    ],
  },
};

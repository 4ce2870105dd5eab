import { headings } from "./headings/pl.ts";
import { type LanguagePack, topic } from "./language-pack.ts";

/** Polish. Questions address the company as "Państwo" and avoid its name, which would have to be declined. */
export const pl: LanguagePack = {
  code: "pl",
  hasEndings: true,
  isSpaced: true,
  questions: {
    faqName: /pytania(?:-i-odpowiedzi)?|najczestsze-pytania/,
    mark: /p(?:ytanie)?/,
    answerMark: /o(?:dpowied[zź])?/,
    linkStart: /jak|co|dlaczego|kiedy|gdzie|ile|czy|kto|jakie|jaki|jaka|ktory|ktora/,
    filler: /ja|my|mi|mnie|państwo|państwa|państwu|nas|was|jest|są|się|w|na|z|do|dla|i|moja|mój|moje|u/,
    announces: /poniżej|następując\p{L}+/u,
    asking: /co|jak(?:i|a|ie|ich)?|kiedy|gdzie|kto|dlaczego|ile|czy|czym|skąd|dokąd/,
    dangling: /ile (?:to|on|ona) (?:kosztuje|trwa)|jak to działa/,
    deictic: null,
    needsMark: /co |jak /,
    invertedMark: null,
    inside: null,
    pitch:
      /(?:szukasz|szukają państwo|chcesz|marzysz|planujesz|potrzebujesz|masz dość|zastanawiasz się|wiesz, że|czy wiesz|dlaczego (?:my|warto nas|warto wybrać nas)|gotow[yai])(?!\p{L})/u,
    invitation:
      /(?:zadzwoń|prosimy o kontakt|skontaktuj się|napisz|zapraszamy|zapisz się|umów|zamów|sprawdź|dowiedz się|jesteśmy do (?:twojej|państwa) dyspozycji)/,
    formHint: /(?:wybierz|zaznacz) (?:wszystkie|jedną|jeden|odpowiedni\p{L}*)/u,
    faqTitle:
      /najczęściej zadawane|często zadawane|częste pytania|najczęstsze pytania|pytania i odpowiedzi|masz pytania\?|popularne pytania/,
    ofAnything:
      /(?:twoje |wasze |państwa )?pytania|odpowiedzi na (?:twoje|wasze|państwa|najczęstsze) pytania|odpowiadamy na (?:twoje|wasze|państwa) pytania|(?:co )?warto wiedzieć|dobrze wiedzieć|o co pytają (?:nasi )?klienci/,
    pointing: /t(?:en|a|o|e|ych)|tutaj|tu/,
    opener:
      /(?:w |na |z |ze |od |do |dla |o |po |przez |za |przed |ku )?(?:co|czego|czemu|czym|jak|jaki|jaka|jakie|jakich|jakim|jaką|jakiej|kiedy|gdzie|skąd|dokąd|dlaczego|kto|kogo|komu|kim|ile|ilu|czyj|który|która|które|których|której|którym)|czy|(?:a )?co jeśli|a jeśli/,
    call: /(?:masz |mają państwo |macie |czy masz )?(?:jeszcze |jakieś |inne |dodatkowe |więcej )*pytani(?:a|e)(?: lub .{0,30})?|nie (?:znalazłeś|znalazłaś|znaleźli państwo|znalazłeś\/aś).{0,60}|potrzebujesz (?:pomocy|wsparcia|więcej informacji).{0,40}|nie pamiętasz hasła|zapomniałeś hasła|jak możemy (?:ci |państwu )?pomóc|gotow[yai] .{0,40}|zainteresowan[yai](?: .{0,40})?|zadaj (?:nam )?pytanie|dlaczego (?:my|warto nam zaufać|warto nas wybrać)/,
  },
  contact: {
    phone: /tel(?:efon)?|kom(?:órka)?|infolinia|zadzwoń|dzwoń|rejestracja/,
    bracketAt: /małpa/,
    spelledAt: null,
    dot: /kropka/,
    spelledDot: null,
    capitalLabel: null,
    tail: /tel(?:efon)?|faks/,
    labelWord:
      /telefon|tel|kom|kontakt|adres|poczta|mail|e|nasz|nas|my|jak|się|z|nami|skontaktuj|napisz|zadzwoń|godziny|otwarcia|otwarte|w|na|i|lub|do|od|infolinia|numer/,
    mailCue: /kontakt|napisz|pytania|poczta|adres/,
    mailLabel: /poczta/,
    departmentMail: /faktury?|ksiegowosc|rodo|iod|rekrutacja/,
    fax: /\bfaks/,
    phoneLabel: /tel(?:efon)?|kom/,
    otherOwner: /wykonanie strony|projekt strony|realizacja strony|urząd ochrony danych osobowych|hosting/,
    publicLine: /telefon zaufania|numer alarmowy|pogotowie|urząd skarbowy/,
    publicService: null,
    labelStart: /telefon|kontakt|adres|godzin|napisz/,
  },
  credit: {
    made: /stron[aę]|wykonan\p{L}*|zaprojektowan\p{L}*|stworzon\p{L}*/u,
    thing: /strona/,
    by: /przez/,
    label: /wykonanie|realizacja|projekt(?: i wykonanie)?/,
  },
  site: {
    home: /strona główna/,
    rights: /wszelkie prawa|wszystkie prawa/,
    logoOf: null,
    contactClass: /kontakt/,
    footerClass: /stopka/,
    headerClass: /naglowek/,
    nearPlace: /w/,
    menuItem: /strona główna|powrót|wstecz|menu/,
    organization:
      /restauracja|pizzeria|hotel|pensjonat|kawiarnia|piekarnia|gabinet|przychodnia|klinika|stomatologia|salon|studio|sklep|warsztat|szkoła|przedszkole|klub|fundacja|stowarzyszenie|firma|agencja|biuro|muzeum|kancelaria|grupa|projekt|zdjęcie|logo/,
  },
  samples: {
    folder: /przyklady|cwiczenia|szablony/,
    your: /twoj[ae]?|twój/,
    business: /firma|strona|domena|mail/,
    host: /przyklad/,
    mailName: /imie.*|nazwa/,
  },
  paths: {
    own: /poko|aparta|info|ofert/,
    contactPage: /kontakt|o-nas|o-firmie/,
    place: /oddzialy|placowki|lokalizacje/,
    copy: /druk|wydruk/,
    legalNotice: /polityka|regulamin|(?:^|[/_-])rodo(?![a-z])/,
    services: /uslugi|oferta|zabiegi/,
    products: /produkty|asortyment/,
    programs: /kursy|zajecia|programy/,
    features: /funkcje|mozliwosci/,
    contact: /kontakt|dojazd/,
    notice: /polityka|regulamin|(?:^|[/_-])rodo(?![a-z])/,
    help: /pomoc|poradnik|dostawa|zwroty/,
    law: /polityka|regulamin|(?:^|[/_-])rodo(?![a-z])|cookies/,
    privacy: /prywatnosc|polityka|regulamin|(?:^|[/_-])rodo(?![a-z])/,
    course: /kursy?|zajecia|zajęcia|warsztaty/,
    listing: /aktualnosci|blog/,
    opinions:
      /(?:opinie|referencje)(?:[-_ ]klient[oó]w)?|co (?:o nas )?mówią (?:o nas|nasi .{3,30}|klienci|rodzice|goście|pacjenci|uczniowie)/,
    event: /wydarzeni[ae]/,
    general: /strona-glowna|kontakt|o-nas|oferta|uslugi|cennik/,
  },
  prices: {
    counted: /szt|sztuk[ai]?|sesj[ai]/,
    atLeast: /od/,
    atLeastEnding: null,
    isPriced: /kosztuje|kosztują|koszt|cena|wynosi|od|tylko/,
    cost: /kosztuje|kosztują/,
    per: /za/,
    unitEnding: null,
    slashUnit: /mies(?:iąc)?|rok|godz|doba|os/,
    recurring: /miesięcznie|rocznie|za (?:miesiąc|rok)|na (?:miesiąc|rok)/,
    thing: null,
    free: /bezpłatnie|bezpłatny|bezpłatna|za darmo|gratis|darmowy|darmowa/,
    from: /od/,
    before: /od|cena|koszt|tylko|razem|łącznie/,
    noName: /od|do|za|razem|łącznie|zamów|sprawdź|zobacz/,
    noNameWhole: /cena|ceny|cennik|koszt|razem|łącznie|usługa|nazwa/,
    badge:
      /(?:naj(?:popularniejsz[ya]|częściej wybieran[ya]|lepszy wybór)|popularn[ya]|polecan[ya]|bestseller|nowość|promocja)/,
    currency: /zł(?:otych)?|PLN/,
  },
  company: {
    is: /to|jest/,
    noDoing: null,
    praise: /najleps\p{L}*|wiodąc\p{L}*|wyjątkow\p{L}*|lider\p{L}*|marzeni\p{L}*|pasj\p{L}*/u,
    article: null,
    kind: null,
    boast: null,
    aNoun: null,
    does: /ofer(?:uje|ujemy)|specjalizuje(?:my)? się|sprzeda(?:je|jemy)|produkuje(?:my)?|naprawia(?:my)?|prowadzi(?:my)?|wynajmuje(?:my)?|świadczy(?:my)?|zajmuje(?:my)? się/u,
    takesPlace: /odbędzie się|odbywa się|odbędą się/,
    founded:
      /(?:został\p{L}* )?(?:założon|otwart|utworzon)\p{L}* (?:.{1,40} )?w (?:1[6-9]|20)\d\d|(?:powstał|działa)\p{L}* (?:.{0,20} )?(?:w|od) (?:1[6-9]|20)\d\d/u,
    notice: /dan(?:e|ych) osobow|cookie|zgod|polityk|odpowiedzialnoś|prawa autorskie/,
    legalese:
      /zwan\w+ dalej|(?:klient|najemca|usługobiorca) (?:zobowiązuje się|jest zobowiązany)|zgodnie z art/,
    goesOn: /od tego czasu|dziś|dzisiaj|obecnie|my|oni|nasz[ae]?/,
  },
  sections: {
    praise:
      /najleps\p{L}*|wiodąc\p{L}*|wyjątkow\p{L}*|marzeni\p{L}*|idealn\p{L}*|niezapomnian\p{L}*|pasj\p{L}*/u,
    practical:
      /można|nie można|należy|trzeba|prosimy|bezpłatn\p{L}*|tylko|do|po|przed|wymagan\p{L}*|dostępn\p{L}*|obejmuje|płat\p{L}*/u,
    all: /(?:zobacz|pokaż) wszystkie?(?: .{1,30})?/,
    more: /czytaj (?:więcej|dalej)|dowiedz się więcej|zobacz (?:więcej|wszystkie)|więcej|pokaż więcej|do góry|umów (?:się|wizytę)|zarezerwuj|zapisz się|czytaj (?:artykuł|wpis|całość|odpowiedź)|przeczytaj (?:artykuł|wpis|więcej|całość)/,
    our: /nasz[ae]?|nasi/,
    and: /i|oraz/,
    speaks: /my|nas|nam|nasz\p{L}*|ty|tobie|twoj\p{L}*|twój|państwa|państwo|to|jest|są|poznaj|o/u,
    general:
      /strona główna|menu|kontakt|aktualności|opinie|galeria|portfolio|zespół|partnerzy|klienci|o nas|o firmie|linki|regulamin|polityka prywatności|kariera|informacje|inne|pozostałe|różne/,
    furtherReading: /źródła|bibliografia|przydatne linki|zobacz też|podobne (?:artykuły|wpisy)/,
  },
  address: {
    our: /nasz /,
    title: /adres|gdzie jesteśmy|jak dojechać|siedziba|lokalizacja|kontakt/,
    sample: /twój adres|twoja ulica|przykładowa/,
    streetStart: /ul\.|ulica|al\.|aleja|aleje|pl\.|plac|os\.|osiedle|rynek/,
    streetEnd: null,
    afterNumber: null,
    beforeNumber: /\bul\.|\bulica|\bal\.|\bpl\./,
    postBox: /skrytka pocztowa/,
    floor: /lok\.|lokal|piętro|m\.|pokój|bud\.|budynek/,
    label: /adres|nasz adres/,
    located: null,
  },
  durations: {
    number: /jeden|jedną|dwa|dwie|trzy|cztery|pięć|sześć|półtorej/,
    unit: /minut[ay]?|godzin[aęy]?|dni|dzień|tygodni[ea]?|tydzień|miesiąc[ea]?|miesięcy|lat[a]?|rok/,
    limit: /jednak|ale|przy|jeśli|dla/,
    noThing: /który|która|które|to|on|ona|my/,
  },
  answers: {
    frequency: /raz|razy|co|każd\p{L}*|codziennie|tygodniowo|miesięcznie|rocznie/u,
    pointing:
      /poniżej|poniższ\w+|powyżej|powyższ\w+|następując\w+|kliknij|tutaj|tej (?:stronie|sekcji)|ten (?:formularz|link)|czytaj (?:więcej|dalej)|zobacz|przycisk\w*|link\w*|pobierz/,
    numbered: /art|ust|pkt|poz|rozdz|str/,
    abbreviation:
      /ul|al|pl|nr|np|m\.in|tel|godz|min|tys|mln|ok|św|dr|prof|inż|mgr|itd|itp|os|tzw|max|ew|woj|pow/,
    turnsRound: null,
    qualifies:
      /jednak|ale|z wyjątkiem|oprócz|chyba że|jeśli|wyjątek|dodatkowo|dla (?:innych|pozostałych|większych)/,
    goesFurther: /dla|do|w|na|po/,
    leans: /jednak|ale|a|i|także|również|to|te|ten|ta|oni|on|ona|dlatego|potem|następnie|ponadto|wtedy/,
    yesNo: /tak|nie/,
    urges: /zarezerwuj|zadzwoń|skontaktuj|odkryj|przyjdź|odwiedź|umów|zapisz/u,
    thanks: /dziękuj\w+/u,
    atMost: /poniżej|młodszy?ch niż|młodsze niż|do/,
    greets: /witamy|witaj(?:cie)?|dzień dobry/u,
    person: /ona?/,
    someone: /\p{L}{3,}/u,
  },
  hours: {
    between: /i/,
    open: /otwart|czynn|zamknięt|od/,
    allDay: /24 ?(?:h|godziny?)|całodobowo|całą dobę/,
    closed: /zamknięte|nieczynne|zamknięty|nieczynny|zamknięta|nieczynna/,
    byAppointment: /po (?:wcześniejszym )?umówieniu|tylko na zapisy/,
    until: /do/,
    through: /do/,
    and: /i|oraz/,
    from: /od/,
    clock: /godz\.?/,
    heading: /godziny (?:otwarcia|pracy|przyjęć|urzędowania)|czynne|jesteśmy otwarci|otwarte w godzinach/,
    opening: /otwarcia|otwart\p{L}+|czynne/u,
    saysOpen:
      /jesteśmy (?:otwarci|czynni)|pracujemy|(?:nasz[ae]? )?(?:sklep|salon|gabinet|biuro|studio|warsztat|muzeum|kawiarnia|restauracja|przychodnia|recepcja) (?:jest )?(?:otwart|czynn)[yae]/,
    event: /msz[ae](?: święt[ae])?|nabożeństw[oa]?|zajęcia|lekcje|treningi?|próby|warsztaty|spotkani[ae]/,
  },
  calendar: {
    noon: null,
    days: [
      /poniedział(?:ek|ki|ku)|pon/,
      /wtor(?:ek|ki|ku)|wt/,
      /środ[ayęo]|śr/,
      /czwart(?:ek|ki|ku)|czw/,
      /piąt(?:ek|ki|ku)|pt/,
      /sobot[ayęo]|sob/,
      /niedziel[aęey]|niedz|nd/,
    ],
    shortDays: null,
    weekdays: /dni robocze|w tygodniu/,
    weekend: /weekend(?:y|u)?/,
    daily: /codziennie|każdego dnia|7 dni w tygodniu/,
    looseDays: null,
    month:
      /stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|styczeń|luty|marzec|kwiecień|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień/,
  },
  pages: { missing: /nie znaleziono strony|strona nie istnieje|strona nie została znaleziona/ },
  categories: {
    returns: /zwrot|zwróci|wymian|wymieni|reklamac|odwoł|anulow|rezygnac|odstąpi|gwaranc/,
    orders: /dostaw|wysył|wysła|zamówie|zamówi|przesył|paczk|kurier|odbi[oó]r/,
    prices:
      /cen[ayę]|cennik|koszt|płat|płac|zapłac|rabat|zniżk|faktur|raty|ratach|zaliczk|kaucj|bezpłat|darmow|karnet/,
    account: /kont[aoe](?!\p{L})|logow|hasł|dane osobowe|danych|prywatnoś|rodo/u,
    contact:
      /kontakt|skontaktować|telefon|adres|gdzie|znajduj|dojazd|dojech|parking|godzin|otwarc|otwart|czynn/,
    start:
      /rezerwac|rezerwow|zarezerw|zapis|umówi|wizyt|rejestrac|zarejestr|dołączy|członk|przygotow|dokument|pierwsz\p{L}+ (?:wizyt|zaję)/u,
    services: /usług|napraw|oferuj|ofert|wykonuj|program|kurs|zajęc|produkt|asortyment/,
    about: /o nas|histori|misja|zespół|zarząd|partner|sponsor/,
  },
  categoryNames: {
    start: "Pierwsze kroki",
    services: "Usługi",
    prices: "Ceny i płatności",
    orders: "Zamówienia i dostawa",
    returns: "Zwroty i rezygnacja",
    account: "Konto i prywatność",
    contact: "Kontakt i dojazd",
    about: "O nas",
    general: "Pytania ogólne",
  },
  offers: {
    services:
      /(?:nasze |zakres |wszystkie )?usług[i]?|(?:nasza )?oferta|co (?:robimy|oferujemy|naprawiamy|pieczemy|sprzedajemy)|zakres usług|(?:nasze )?zabiegi|(?:nasze )?specjalizacje|w czym pomagamy/,
    products: /(?:nasze )?produkty|asortyment/,
    programs: /(?:nasze )?(?:kursy|programy|zajęcia|warsztaty)/,
    features: /(?:główne )?funkcje|możliwości/,
    noOffer: /kontakt|opinie|pytania|cennik|aktualności|blog|galeria/,
    noOfferGroup: /proces|kroki|etapy|jak (?:działa|pracujemy)|dlaczego/,
  },
  grammar: { spacedMark: null },
  asks: {
    price: /ile kosztuj|jaki jest koszt|jaka jest cena/,
    hours: /godziny otwarcia|w jakich godzinach|kiedy (?:jest|są|jesteście) .{0,20}(?:otwar|czynn)/,
    location: /gdzie (?:się )?(?:znajduj|mieśc|jesteście|są państwo)|adres/,
    contact: /jak .{0,30}skontaktować/,
    prices: /ile (?:to )?kosztuj|jakie są ceny/,
  },
  answerTypes: {
    frequency: /jak często|ile razy/,
    price: /ile kosztuj\p{L}*|koszt(?:uje|ują|y)?|cen[ay]|cennik|opłat\p{L}*|drogo/u,
    time: /kiedy|o której|w jaki(?:e|ch) dni\p{L}*|godziny otwarcia/u,
    duration: /jak (?:długo|szybko)|ile (?:minut|godzin|dni|tygodni|miesięcy|lat|trwa)/,
    count: /ilu|ile|jak (?:daleko|duży|często)/,
    person: /kto|kogo|komu/,
    place: /gdzie|dokąd|jaki(?:ej)? (?:adres|ulicy)/,
    mail: /e-?mail(?:a|em)?|adres mailowy/,
    phone: /(?:numer )?telefonu?|numer/,
    weight: /ile waż\p{L}+|jak ciężk\p{L}+|maksymalna waga|ile kilo/u,
    size: /jak (?:szerok|głębok)\p{L}+/u,
    temperature: /jaka temperatura/,
  },
  measures: {
    weight: /kilo(?:gram\p{L}*)?|gram\p{L}*|ton\p{L}?/u,
    size: /(?:centy|mili)?metr\p{L}*/u,
    temperature: /stopni\p{L}*/u,
  },
  access: {
    wheelchair: /wózk|niepełnosprawn/,
    accessible: /dostępn|dostosowan|podjazd|wind/,
    accessibleAfter: null,
  },
  topics: {
    process: topic("Jak przebiega współpraca?", {
      heading: /(?:przebieg|etapy) (?:współpracy|prac)|proces|jak wygląda współpraca/,
    }),
    "how-it-works": topic("Jak to działa?", {
      heading: /jak (?:to działa|działamy|pracujemy)/,
      asked: /jak to działa/,
    }),
    who: topic("Kim jest {company}?", {
      heading: /o nas|o firmie|kim jesteśmy|nasza historia|o gabinecie|o muzeum|historia firmy|poznaj nas/,
      asked: /kim (?:jesteście|są państwo|jest)/,
    }),
    mission: topic("Jaka jest misja firmy {company}?", {
      heading: /(?:nasza )?misja/,
      sentence: /naszą misją jest/,
      asked: /misj/,
    }),
    values: topic("Jakimi wartościami się Państwo kierują?", {
      heading: /(?:nasze )?wartości/,
      asked: /wartości/,
    }),
    why: topic("Dlaczego warto wybrać Państwa firmę?", {
      heading: /dlaczego (?:my|warto nas wybrać|warto nam zaufać|warto)|(?:nasze )?(?:zalety|atuty)/,
      asked: /dlaczego (?:warto|państwa)/,
    }),
    licence: topic("Czy mają Państwo certyfikaty i ubezpieczenie?", {
      heading: /certyfikaty|uprawnienia|licencje/,
      sentence: /(?:posiadamy|mamy) .{0,40}(?:certyfikat|uprawnieni|ubezpieczeni|licencj)/,
      asked: /certyfikat|uprawnie|ubezpieczeni|licencj/,
    }),
    careers: topic("Jak można u Państwa pracować?", {
      heading: /kariera|praca|oferty pracy|dołącz do (?:nas|zespołu)/,
      asked: /prac(?:a|ować)|rekrutac/,
    }),
    donate: topic("Jak mogę przekazać darowiznę?", {
      heading: /darowizn[ay]|wesprzyj nas|wsparcie|jak pomóc|przekaż 1[.,]5 ?%/,
      asked: /darowizn|wesprzeć/,
    }),
    volunteer: topic("Jak mogę zostać wolontariuszem?", {
      heading: /wolontariat|zostań wolontariuszem/,
      asked: /wolontari/,
    }),
    support: topic("Jak mogę uzyskać pomoc?", {
      heading: /(?:obsługa klienta|pomoc techniczna|wsparcie techniczne|biuro obsługi klienta)/,
      asked: /pomoc|obsługa klienta/,
    }),
    payment: topic("Jak mogę zapłacić?", {
      heading: /płatnoś(?:ć|ci)|(?:formy|sposoby|metody|warunki) płatności/,
      sentence:
        /(?:zapłacić|płacić|płatności|akceptujemy|przyjmujemy)(?!\p{L}) .{0,60}(?:gotówk|kart|przelew|blik|online|rat)|akceptujemy (?:karty|płatności)/u,
      asked: /płat|płac|zapłac|kartą/,
    }),
    estimate: topic("Jak mogę otrzymać wycenę?", {
      heading: /(?:bezpłatna |darmowa )?wycena|kosztorys/,
      sentence:
        /(?:bezpłatn\p{L}+|darmow\p{L}+) (?:wycen|kosztorys)|wycen\p{L}+ (?:jest|są) (?:bezpłatn|darmow)/u,
      asked: /wycen|kosztorys/,
    }),
    deposit: topic("Czy pobierają Państwo kaucję lub zaliczkę?", {
      heading: /kaucja|zaliczka|zadatek/,
      sentence:
        /(?:pobieramy|wymagamy|wynosi) .{0,30}(?:kaucj|zaliczk|zadat)|(?:kaucja|zaliczka|zadatek) (?:w wysokości|wynosi|jest|zwracan)|bez kaucji/,
      asked: /kaucj|zaliczk|zadat/,
    }),
    ordering: topic("Jak złożyć zamówienie?", {
      heading: /jak (?:zamówić|złożyć zamówienie|kupować)|zamówienia?|składanie zamówień/,
      asked: /zamówi/,
    }),
    delivery: topic("Jak działa dostawa?", {
      heading:
        /dostawa(?: i (?:płatności?|zwroty))?|wysyłka|(?:formy|koszty?|czas|sposoby) (?:dostawy|wysyłki)/,
      sentence:
        /(?:dostarczamy|wysyłamy|dowozimy)(?!\p{L}) .{0,60}(?:do|w|na|kurier|paczkomat|dni|bezpłatn|darmow)|(?:dostawa|wysyłka|przesyłka) (?:jest|kosztuje|trwa|realizowana|gratis|na terenie|w ciągu)|(?:koszt|czas) (?:dostawy|wysyłki)|zamówienia .{0,40}(?:wysyłamy|realizujemy)/u,
      asked: /dostaw|wysył|dowoz/,
    }),
    returns: topic("Jak mogę zwrócić lub wymienić produkt?", {
      heading: /zwroty?(?: i (?:reklamacje|wymiany?))?|wymiana(?: i zwroty?)?|reklamacje|prawo odstąpienia/,
      sentence: /(?:zwrócić|zwrot|wymienić|odstąpić)(?!\p{L}) .{0,60}(?:dni|towar|produkt|bezpłat|możliw)/u,
      mentions: /zwrot|zwróc|wymian|wymien|odesł/,
      asked: /zwrot|zwróci|wymieni|reklamac/,
    }),
    refunds: topic("Czy mogę otrzymać zwrot pieniędzy?", {
      heading: /zwrot (?:pieniędzy|środków|kosztów)/,
      asked: /zwrot (?:pieniędzy|środków)|pieniądze z powrotem/,
    }),
    cancellation: topic("Jak mogę odwołać rezerwację lub zrezygnować?", {
      heading:
        /(?:odwołanie|anulowanie|anulacja)(?: (?:wizyty|rezerwacji|zamówienia))?|rezygnacja|odwoływanie wizyt/,
      sentence:
        /(?:odwołać|anulować|zrezygnować|odwołanie|anulowanie)(?!\p{L}) .{0,60}(?:godzin|dni|przed|bezpłat|każdej chwili|dowolnym)/u,
      asked: /odwoł|anulow|zrezygn|rezygnac/,
    }),
    warranty: topic("Czy udzielają Państwo gwarancji?", {
      heading: /(?:nasza )?gwarancja|gwarancja i (?:serwis|reklamacje)/,
      sentence:
        /(?:udzielamy|dajemy|objęte|otrzymują) .{0,40}gwarancj|gwarancj[aię] .{0,30}(?:\d|rok|lat|miesięcy)|\d+[- ](?:letni|miesięczn)\p{L}+ gwarancj/u,
      asked: /gwaranc/,
    }),
    included: topic("Co zawiera cena?", {
      heading: /co (?:zawiera|obejmuje) (?:cena|usługa|pakiet)|cena (?:zawiera|obejmuje)|w cenie/,
      asked: /w cenie|zawiera cena|obejmuje/,
    }),
    requirements: topic("Co jest potrzebne?", {
      heading: /wymagania|(?:wymagane|potrzebne) dokumenty|co (?:jest potrzebne|będzie potrzebne)/,
      asked: /potrzebn|wymagan|dokument/,
    }),
    areas: topic("Na jakim obszarze Państwo działają?", {
      heading: /(?:obszar|teren|zasięg) działania|gdzie działamy|obsługiwane (?:miejscowości|obszary)/,
      sentence:
        /(?:[Dd]ziałamy|[Pp]racujemy|[Oo]bsługujemy|[Dd]ojeżdżamy) (?:na terenie|w|do|klientów) .{0,40}\p{Lu}/u,
      asked: /obszar|teren|dojeżdża|w jakich (?:miastach|miejscowościach)/,
    }),
    booking: topic("Jak mogę umówić wizytę lub zarezerwować termin?", {
      heading:
        /rezerwacj[ae](?: online)?|(?:umów|umawianie|rejestracja) (?:wizytę|wizyt|na wizytę)|zapisy|jak (?:zarezerwować|umówić wizytę|się umówić)|rejestracja(?: pacjentów)?/,
      sentence:
        /(?:zarezerwować|umówić|zapisać|rezerwacji|rezerwować)(?!\p{L}) .{0,80}(?:telefon|online|stron|formularz|mail|recepcj)|po (?:wcześniejszym|uprzednim) umówieniu/u,
      asked: /rezerw|umówi|zapisa|termin/,
    }),
    "check-in": topic("O której jest zameldowanie i wymeldowanie?", {
      heading: /zameldowanie(?: i wymeldowanie)?|doba hotelowa|przyjazd i wyjazd/,
      asked: /zameldow|wymeldow|doba hotelowa/,
    }),
    parking: topic("Czy jest parking?", {
      heading: /parking(?:i)?|parkowanie/,
      sentence:
        /(?:bezpłatn\p{L}+ |płatn\p{L}+ |prywatn\p{L}+ |strzeżon\p{L}+ )?(?:parking\p{L}*|miejsc\p{L}* parkingow\p{L}*) /u,
      asked: /parking|zaparkow/,
    }),
    directions: topic("Jak do Państwa dojechać?", {
      heading:
        /(?:jak (?:do nas )?)?(?:dojazd|dojechać|trafić|dotrzeć)(?: do nas)?|jak (?:do nas )?(?:dojechać|trafić|dotrzeć)|wskazówki dojazdu/,
      mentions:
        /autobus\p{L}*|tramwaj\p{L}*|metr\p{L}*|dworz\p{L}*|dworc\p{L}*|przystan\p{L}*|pociąg\p{L}*|samochod\p{L}*|pieszo|minut\p{L}*|autostrad\p{L}*/u,
      asked: /dojech|dojazd|trafić|dotrzeć/,
    }),
    accessibility: topic("Czy obiekt jest dostępny dla osób na wózkach?", {
      heading:
        /dostępność|dla osób (?:z niepełnosprawnościami|niepełnosprawnych)|udogodnienia dla niepełnosprawnych/,
      mentions: /wózk|podjazd|wind|niepełnosprawn/,
      asked: /niepełnosprawn|wózk/,
    }),
    pets: topic("Czy zwierzęta są mile widziane?", {
      heading: /zwierzęta(?: domowe)?/,
      mentions: /akceptujemy|mile widzian|dozwolon|można|opłat/,
      asked: /zwierz|psem|psa|pies/,
    }),
    join: topic("Jak mogę się zapisać lub zarejestrować?", {
      heading: /zapisy|jak (?:się zapisać|dołączyć)|rejestracja|członkostwo|dołącz|nabór|rekrutacja/,
      mentions: /formularz|online|zapis|zgłosz|dołącz|członk|telefon|wniosek|wypełn/,
      asked: /zapisać|zarejestr|dołączy|członk/,
    }),
    dates: topic("Jakie są ważne terminy?", {
      heading: /ważne (?:terminy|daty)|terminy/,
      asked: /termin|daty/,
    }),
    accommodation: topic("Gdzie można się zatrzymać?", {
      heading: /noclegi?|zakwaterowanie/,
      asked: /nocleg|zakwater/,
    }),
    conduct: topic("Jakie zasady obowiązują?", {
      heading:
        /regulamin (?:pobytu|obiektu|zajęć|hotelu|klubu)|zasady(?: (?:pobytu|uczestnictwa|zachowania))?/,
      asked: /zasady|regulamin/,
    }),
    vouchers: topic("Czy są dostępne bony podarunkowe?", {
      heading: /(?:bony|karty|vouchery) (?:podarunkowe|prezentowe|upominkowe)|vouchery?/,
      asked: /bon(?:y|u)? |voucher|karta podarunkowa/,
    }),
    discounts: topic("Czy są zniżki?", {
      heading: /zniżki|rabaty|promocje|zniżki i (?:rabaty|promocje)/,
      asked: /zniżk|rabat|promocj/,
    }),
    grants: topic("Czy można otrzymać wsparcie finansowe?", {
      heading: /stypendia|dofinansowani[ea]|granty/,
      asked: /stypend|dofinans|grant/,
    }),
    trial: topic("Czy mogę najpierw spróbować?", {
      heading:
        /(?:bezpłatna |darmowa )?(?:lekcja próbna|zajęcia próbne|próbne zajęcia|okres próbny|pierwsze zajęcia gratis)/,
      asked: /próbn|wypróbow/,
    }),
    bring: topic("Co należy ze sobą zabrać?", {
      heading: /co (?:zabrać|wziąć|przynieść)(?: ze sobą)?/,
      asked: /zabrać|przynieść|wziąć ze sobą/,
    }),
    prepare: topic("Jak się przygotować?", {
      heading:
        /jak (?:się )?przygotować(?: się)?(?: do .{3,40})?|przygotowanie(?: do .{3,40})?|przed (?:wizytą|zabiegiem|zajęciami)/,
      asked: /przygotow/,
    }),
    emergency: topic("Co mogę zrobić w nagłym przypadku?", {
      heading: /nagłe (?:przypadki|sytuacje)|pogotowie|dyżur|w nagłych wypadkach/,
      asked: /nagł|pogotowi|awari/,
    }),
    age: topic("Czy obowiązuje limit wieku?", {
      heading: /(?:minimalny )?wiek|ograniczenia wiekowe|od jakiego wieku/,
      sentence:
        /(?:uczestnic\p{L}*|dzieci|osoby|goście|zajęcia).{0,30} (?:od|powyżej|ukończone|ukończyły) \d{1,2}\.? (?:lat|roku|rok)|minimalny wiek/u,
      asked: /wiek|ile (?:trzeba mieć )?lat/,
    }),
    spoken: topic("W jakich językach Państwo mówią?", {
      sentence: /mówimy (?:także |również )?(?:po|w języku)/,
      asked: /języ(?:k|c)/,
    }),
    "when-where": topic("Gdzie i kiedy to się odbywa?", {
      heading: /gdzie i kiedy|kiedy i gdzie|termin i miejsce|miejsce i (?:czas|termin)/,
      asked: /gdzie i kiedy|kiedy i gdzie/,
    }),
    insurance: topic("Czy honorują Państwo moje ubezpieczenie?", {
      heading: /ubezpieczenia?|nfz/,
      mentions: /akceptuj|umow|nfz|rozlicz|polis/,
      asked: /ubezpiecz|nfz/,
    }),
    "first-visit": topic("Jak wygląda pierwsza wizyta?", {
      heading: /(?:twoja |państwa )?pierwsza (?:wizyta|konsultacja)|pierwsze zajęcia/,
      asked: /pierwsz\p{L}+ (?:wizyt|konsult|zaję)/u,
    }),
    breakfast: topic("Czy jest śniadanie?", {
      heading: /śniadani[ae]/,
      mentions: /w cenie|wliczon|serw|poda|\d/,
      asked: /śniadani/,
    }),
    allergens: topic("Co warto wiedzieć o alergenach?", {
      heading: /alergeny|alergie/,
      asked: /alerg|gluten|wega/,
    }),
    data: topic("Jakie dane Państwo zbierają?", {
      heading: /jakie dane (?:zbieramy|przetwarzamy)/,
      asked: /jakie dane/,
    }),
    "data-retention": topic("Jak długo przechowywane są moje dane?", {
      heading: /(?:okres|czas) (?:przechowywania|przetwarzania) danych/,
      asked: /jak długo .{0,40}dane/,
    }),
    "data-storage": topic("Gdzie i jak przechowywane są moje dane?", {
      heading: /przechowywanie danych|gdzie przechowujemy dane/,
      asked: /przechow/,
    }),
    "data-security": topic("Jak chronione są moje dane?", {
      heading: /(?:bezpieczeństwo|ochrona) danych/,
      mentions: /szyfr|zabezpiecz/,
      asked: /chronion|bezpiecze|szyfr/,
    }),
  },
  facts: {
    contact: "Jak mogę się z Państwem skontaktować?",
    contactUs: "Jak mogę się z Państwem skontaktować?",
    address: "Gdzie się Państwo znajdują?",
    hours: "Jakie są godziny otwarcia?",
    price: "Ile kosztuje „{name}”?",
    pricePlural: null,
    kindPrice: null,
    planPrice: null,
    prices: "Jakie są ceny?",
    services: "Jakie usługi Państwo oferują?",
    products: "Jakie produkty Państwo oferują?",
    programs: "Jakie kursy i programy Państwo oferują?",
    features: "Jakie są najważniejsze funkcje?",
    company: "Czym jest {company}?",
    work: "Czym zajmuje się {company}?",
    us: "Kim Państwo są?",
    event: "Gdzie i kiedy odbywa się {company}?",
    founded: "Kiedy powstała firma {company}?",
    eventPlace: "Gdzie odbywa się {company}?",
    eventDate: "Kiedy odbywa się {company}?",
    phone: "Jaki jest Państwa numer telefonu?",
    phoneOf: "Jaki jest numer telefonu do „{name}”?",
    email: "Jaki jest Państwa adres e-mail?",
    emailOf: "Jaki jest adres e-mail do „{name}”?",
    hoursOf: "Jakie są godziny otwarcia „{name}”?",
    addressOf: "Gdzie znajduje się „{name}”?",
    includes: "Co obejmuje „{name}”?",
    person: "Kim jest {name}?",
  },
  labels: { phone: "Telefon", email: "E-mail", price: "Cena", hours: "Godziny otwarcia", address: "Adres" },
  pageKinds: {
    machinery:
      "koszyk, zamowienie, zaloguj, zaloguj sie, logowanie, moje konto, szukaj, lista zyczen, dziekujemy",
    archive: "kategoria, kategorie, tagi, archiwum",
    faq: "pytania, pytania i odpowiedzi, czeste pytania, najczestsze pytania, najczesciej zadawane pytania, pomoc, centrum pomocy, obsluga klienta",
    contact:
      "kontakt, skontaktuj sie, dojazd, jak dojechac, lokalizacja, lokalizacje, gdzie jestesmy, godziny otwarcia, placowki",
    about: "o nas, o firmie, kim jestesmy, nasza historia, historia, zespol, nasz zespol, misja, poznaj nas",
    pricing: "cennik, ceny, cena, koszty, pakiety, karnety, wycena, abonament*",
    services:
      "uslug*, oferta, nasza oferta, produkty, asortyment, funkcje, jak to dziala, menu, pokoje, kursy, zajecia, zabiegi, sklep",
    policies:
      "dostawa*, wysylka, zwroty*, reklamacje, gwarancja*, platnosci*, regulamin, warunki, rezerwacja*, rezerwacje, umow wizyte, zapisy, anulowanie",
    imprint: "nota prawna, dane firmy",
    press: "opinie, referencje, portfolio, galeria, realizacje, media, prasa, partnerzy",
    privacy: "polityka prywatnosci, rodo, kariera, praca, mapa strony",
    post: "aktualnosci, wiadomosci, artykuly, wpisy, poradnik",
    signup: "rejestracja, zarejestruj sie, wesprzyj nas",
    calendar: "kalendarz, wydarzenia, terminarz",
  },
  usualPaths: {
    faq: "faq pytania",
    pricing: "cennik ceny",
    contact: "kontakt contact",
    about: "o-nas o-firmie",
  },
  words: {
    frequent:
      "i w na z do się jest nie oraz dla od po jak przez ze o są lub czy które można nasze być ich także",
    small: "i jest są też także oraz proszę to",
    conditions: "jeśli jeżeli chyba oprócz tylko inny inna inne innych zależnie",
    negations: "nie nigdy nikt nic nigdzie bez ani żaden żadna żadne oprócz wyjątkiem",
    leaning:
      "to ten ta te ci on ona ono oni one ich jego jej jednak ale dlatego inaczej wtedy taki taka takie",
    asking:
      "co jak jaki jaka jakie jakich kiedy gdzie skąd kto dlaczego ile czy mogę można możemy muszę trzeba należy jest są mają państwo państwa państwu u was ja mi mój moja moje my w na po z do od dla o i lub jeśli kosztuje koszt cena ceny działa trwa zrobić otrzymać potrzebne potrzebny się akceptuje akceptujecie potrzebne konieczne możliwe dozwolone trzeba macie sprzedajecie robicie przyjmujecie",
  },
  spans: {
    numbers:
      "jeden|jedna|jedną|jednego dwa|dwie|dwóch trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem dziewięć dziesięć jedenaście dwanaście",
    minute: /min(?:ut[aęy]?)?/u,
    hour: /godzin[aęy]?/u,
    day: /dni|dzień|dnia/u,
    week: /tygodni[ea]?|tydzień/u,
    month: /miesiąc[ea]?|miesięcy/u,
    year: /lata?|rok|roku/,
  },
  duration: { subject: /^\p{Lu}/u, verb: / trwa /, question: "Ile trwa {subject}?" },
  infinitive: { heading: /^jak \p{L}+(?:ć|c)(?: się)?(?: .+)?$/iu, question: "{title}?" },
  namedOffer: null,
  headings,
  team: {
    heading: /^(?:(?:nasz|poznaj nasz) zespół|nasi (?:lekarze|trenerzy|terapeuci|specjaliści))$/iu,
    question: "Kto należy do zespołu?",
  },
};

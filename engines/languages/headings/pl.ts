import type { HeadingPack } from "./heading-words.ts";

export const headings: HeadingPack = {
  offers:
    /usług\p{L}*|ofert\p{L}*|program\p{L}*|kurs\p{L}*|lekcj\p{L}*|zabieg\p{L}*|terapi\p{L}*|pakiet\p{L}*|sesj\p{L}*|warsztat\p{L}*|wycieczk\p{L}*|zajęcia|pokoj\p{L}*|masaż\p{L}*/u,
  about: /o-nas|o-mnie|zespol|kim-jestesmy|nasza-historia|about/,
  kinds: {
    included: [
      "Co jest w cenie?",
      /(?:co (?:jest )?)?(?:w cenie|wliczone|zawiera)|(?:cena )?(?:obejmuje|zawiera)|w pakiecie/,
    ],
    excluded: [
      "Co nie jest w cenie?",
      /(?:cena )?nie (?:obejmuje|zawiera|jest wliczone)|(?:opłaty|koszty) dodatkowe|dodatkowo płatne/,
    ],
    duration: ["Ile to trwa?", /czas (?:trwania|zabiegu|realizacji)|jak długo|długość/],
    audience: ["Dla kogo to jest?", /dla kogo|grupa docelowa|wiek|poziom(?:y)?|przeznaczone dla/],
    areas: [
      "Na jakim obszarze działacie?",
      /obszar (?:działania|dostaw|obsługi)|gdzie działamy|zasięg(?: działania)?/,
    ],
    place: ["Gdzie to się odbywa?", /miejsce(?: (?:spotkania|zbiórki|zajęć))?|lokalizacja|gdzie/],
    payment: ["Jak mogę zapłacić?", /(?:formy|metody|sposoby|warunki) płatności|płatnoś(?:ć|ci)/],
    deposit: ["Czy wymagana jest zaliczka lub kaucja?", /zaliczk[ai]|kaucj[ai]|zadatek|depozyt/],
    booking: [
      "Jak mogę zarezerwować lub się umówić?",
      /rezerwacj[aei]|umów (?:się|wizytę).{0,20}|jak (?:zarezerwować|się zapisać|umówić wizytę)|zapisy|rejestracja/,
    ],
    cancellation: [
      "Jak mogę odwołać?",
      /odwoł(?:anie|ywanie)(?: .{3,20})?|anulowanie(?: .{3,20})?|rezygnacja|zwroty/,
    ],
    amenities: ["Jakie jest wyposażenie?", /wyposażenie|udogodnienia|infrastruktura/],
    rules: ["Jakie obowiązują zasady?", /zasady(?: (?:pobytu|domu))?|regulamin(?: .{3,20})?/],
    directions: [
      "Jak dojechać?",
      /(?:jak )?(?:dojazd|dojechać|trafić|do nas trafić)|wskazówki dojazdu|komunikacja/,
    ],
    parking: ["Gdzie mogę zaparkować?", /parking(?:i)?|parkowanie|miejsca parkingowe/],
    arrival: ["O której można przyjechać?", /(?:godzina )?(?:przyjazdu?|zameldowani[ae])|check[- ]?in/],
    departure: ["O której trzeba wyjechać?", /(?:godzina )?(?:wyjazdu?|wymeldowani[ae])|check[- ]?out/],
    process: [
      "Jak to działa?",
      /jak (?:to działa|pracujemy|przebiega .{3,20})|przebieg(?: .{3,20})?|(?:nasz )?proces|metoda(?: pracy)?|etapy|krok po kroku/,
    ],
    qualifications: [
      "Jakie macie kwalifikacje?",
      /kwalifikacje|wykształcenie|certyfikaty|szkolenia|uprawnienia|dyplomy|doświadczenie/,
    ],
    "group-size": [
      "Ile osób może wziąć udział?",
      /(?:liczba|ilość) (?:osób|uczestników|miejsc)|wielkość grupy?|pojemność|liczebność grup/,
    ],
    materials: ["Jakich materiałów używacie?", /materiały(?: .{3,20})?|składniki|tkaniny/],
    vouchers: [
      "Czy są bony podarunkowe?",
      /(?:bony|karty|vouchery)(?: (?:podarunkowe|prezentowe))?|voucher(?:y)?/,
    ],
    discounts: ["Czy są zniżki?", /zniżki|rabaty|promocje|ulgi/],
    emergency: [
      "Co zrobić w nagłym przypadku?",
      /nagłe (?:przypadki|wypadki)|pogotowie|numery alarmowe|dyżur/,
    ],
    "first-visit": [
      "Jak wygląda pierwsza wizyta?",
      /pierwsz[ae] (?:wizyta|konsultacja|lekcja|spotkanie|zajęcia)|zajęcia próbne|lekcja próbna/,
    ],
    warranty: ["Czy jest gwarancja?", /gwarancj[ae]|rękojmia/],
    bring: ["Co zabrać ze sobą?", /co (?:zabrać|wziąć|przynieść)(?: ze sobą)?|ubiór|strój/],
    requirements: [
      "Jakie są wymagania?",
      /wymagania|warunki(?: .{3,20})?|przed (?:wizytą|zabiegiem|przyjazdem)|przeciwwskazania/,
    ],
    delivery: ["Jak działa dostawa?", /dostaw[ay]|wysyłka|odbiór(?: osobisty)?|transport/],
    minimum: ["Czy jest minimum?", /minimaln[aey] (?:pobyt|zamówienie|okres|długość pobytu)|minimum .{3,20}/],
    treats: ["Co leczycie?", /(?:co leczymy|wskazania|schorzenia|dolegliwości|objawy)(?: .{3,20})?/],
    hours: ["Kiedy jest otwarte?", /godziny (?:otwarcia|pracy|przyjęć)|kiedy jesteśmy otwarci/],
  },
};

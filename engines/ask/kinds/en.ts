import type { KindWords } from "../other-kind.ts";

export const en: KindWords = {
  exclusive: "only, except, solely, exclusively, other than, instead of",
  spans: "to, until, till, til, through, thru, from, after, before, -",
  closed: "closed, shut",
  kinds: `
pet, animal > dog, puppy, puppies | cat, kitten | bird, parrot, budgie | rabbit, guinea pig | hamster | ferret | horse, pony, ponies | snake, reptile
vehicle > car, automobile | bike, bicycle | motorcycle, motorbike | van | truck, lorry, lorries | bus | caravan, camper, motorhome, rv | boat
public transport > train, railway | plane, flight, airplane | bus | tram | subway, metro | taxi, cab | ferry, ferries
meal, food > breakfast | lunch | dinner, supper | brunch
everyone, all ages, any age, family, families, under, aged, years old, accompanied, supervised > adult, grown up, grown ups | child, children, kid, toddler, baby, babies | senior, pensioner
everyone > student | senior, pensioner
everyone, mixed > men, gentlemen, man | women, ladies, woman, lady
everyone, mixed > boy | girl
payment method, any method > credit card, debit card, cards, by card, with card, my card, visa, mastercard, amex ~ card, credit, debit | cash | paypal | cheque, personal check, by check ~ check | bitcoin, crypto
drink, beverage > beer | wine | coffee | tea | juice | cocktail
diet > vegan | vegetarian | gluten, celiac, coeliac | halal | kosher
pass > daily pass, day pass, day ticket | weekly | monthly | yearly, annual, annually, season ticket
> check in, checkin, checking in | check out, checkout, checking out
> buy, purchase, sell | rent, borrow, lend, loan
language > english | german | french | spanish | italian | dutch | polish | portuguese | russian | turkish | chinese | japanese
browser > chrome | firefox | safari
device, platform > windows | mac, macos | linux | android | iphone, ios, ipad
all year, year round > summer | winter
public holiday, bank holiday, holiday > easter, good friday | christmas, xmas, boxing day | new year, new years eve | whitsun, pentecost | thanksgiving | labor day, labour day | halloween
`,
  ordered: `
daily, every day, any day, all week, weekday, weekdays, weekend, weekends > monday ~ mon | tuesday ~ tue, tues | wednesday ~ wed | thursday ~ thu, thur, thurs | friday ~ fri | saturday ~ sat | sunday ~ sun
all year, year round, every month > january ~ jan | february ~ feb | ~ march, mar | april ~ apr | ~ may | june ~ jun | july ~ jul | august ~ aug | september ~ sep, sept | october ~ oct | november ~ nov | december ~ dec
`,
};

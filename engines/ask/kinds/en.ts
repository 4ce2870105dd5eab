import type { KindWords } from "../other-kind.ts";

export const en: KindWords = {
  exclusive: "only, except, solely, exclusively, other than, instead of",
  kinds: `
pet, animal > dog, puppy, puppies | cat, kitten | bird, parrot, budgie | rabbit, guinea pig | hamster | ferret | horse, pony, ponies | snake, reptile
vehicle > car, automobile | bike, bicycle | motorcycle, motorbike | van | truck, lorry, lorries | bus | caravan, camper, motorhome, rv | boat
public transport > train, railway | plane, flight, airplane | bus | tram | subway, metro | taxi, cab | ferry, ferries
meal, food > breakfast | lunch | dinner, supper | brunch
everyone, all ages, any age, family, families > adult, grown up, grown ups | child, children, kid, toddler, baby, babies | senior, pensioner
everyone > student | senior, pensioner
everyone, mixed > men, gentlemen, man | women, ladies, woman, lady
everyone, mixed > boy | girl
payment method, any method > credit card, debit card, cards, by card, with card, my card, visa, mastercard, amex | cash | paypal | cheque, personal check, by check | bitcoin, crypto
drink, beverage > beer | wine | coffee | tea | juice | cocktail
diet > vegan | vegetarian | gluten, celiac, coeliac | halal | kosher
pass > daily pass, day pass, day ticket | weekly | monthly | yearly, annual, annually, season ticket
> check in, checkin, checking in | check out, checkout, checking out
> buy, purchase, sell | rent, rental, hire, borrow, lend, loan
language > english | german | french | spanish | italian | dutch | polish | portuguese | russian | turkish | chinese | japanese
browser > chrome | firefox | safari
device, platform > windows | mac, macos | linux | android | iphone, ios, ipad
all year, year round > summer | winter
`,
  ordered: `
daily, every day, any day, all week, weekday, weekdays, weekend, weekends > monday, mondays | tuesday, tuesdays | wednesday, wednesdays | thursday, thursdays | friday, fridays | saturday, saturdays | sunday, sundays
all year, year round, every month > january | february | april | june | july | august | september | october | november | december
`,
};

import type { KindWords } from "../other-kind.ts";

export const nl: KindWords = {
  exclusive: "alleen, enkel, uitsluitend, slechts, behalve, uitgezonderd",
  spans: "tot, tot en met, t m, -",
  closed: "gesloten, sluitingsdag",
  kinds: `
huisdier, huisdieren, dier, dieren > hond, honden, hondje, puppy, puppys | kat, katten, poes | vogel, vogels, papegaai | konijn, konijnen, cavia | hamster | paard, paarden, pony
voertuig, voertuigen > auto, autos | fiets, fietsen, ebike | motorfiets, motorfietsen | bestelwagen, busje | vrachtwagen | camper, caravan
openbaar vervoer > trein, station | vliegtuig, vlucht | bus | tram | metro | taxi | veerboot, pont
maaltijd, maaltijden > ontbijt, ontbijten | lunch, lunchen | diner, avondeten | brunch
alle leeftijden, iedereen, gezin, gezinnen, begeleiding > volwassene, volwassenen | kind, kinderen, baby, babys, peuters | senioren, ouderen
gemengd, iedereen > mannen, man, heren | vrouwen, vrouw, dames
gemengd, iedereen > jongen, jongens | meisje, meisjes
betaalmiddelen, betaalmethoden > pinnen, pin, bankkaart, bancontact | creditcard, visa, mastercard | contant, cash | paypal | overschrijving | factuur, rekening
taal, talen > nederlands | engels | frans | duits | spaans | arabisch
> kopen, koop, verkopen, verkoop | huren, huur, lenen, uitlenen
> inchecken, aankomst | uitchecken, vertrek
hele jaar, jaarrond > zomer | winter
feestdag, feestdagen > pasen, paasdag, paasvakantie, goede vrijdag | kerst, kerstmis, kerstvakantie, kerstdag | oud en nieuw, nieuwjaar, oudjaar | pinksteren, pinksterdag | hemelvaart, hemelvaartsdag | koningsdag | herfstvakantie | zomervakantie
> borg, waarborg | aanbetaling
`,
  ordered: `
dagelijks, elke dag, iedere dag, doordeweeks, weekend, weekenden > maandag ~ ma | dinsdag ~ di | woensdag ~ wo | donderdag ~ do | vrijdag ~ vr | zaterdag ~ za | zondag ~ zo
hele jaar, elke maand > januari | februari | maart | april | mei | juni | juli | augustus | september | oktober | november | december
`,
};

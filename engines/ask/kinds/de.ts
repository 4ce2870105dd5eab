import type { KindWords } from "../other-kind.ts";

export const de: KindWords = {
  exclusive: "nur, ausser, ausschliesslich, lediglich, statt",
  spans: "bis, von, vom, ab, nach, vor, -",
  closed: "geschlossen, ruhetag, ruhetage, schliesstag",
  kinds: `
haustier, haustiere, tier, tiere > hund, hunde, hunden, welpe, welpen | katze, katzen, kater | vogel, vögel, papagei, wellensittich | kaninchen, hase, hasen, meerschweinchen | hamster | pferd, pferde, pony
fahrzeug, fahrzeuge > auto, autos, pkw | fahrrad, fahrräder, rad, räder, ebike | motorrad, motorräder | transporter | lkw | bus, reisebus | wohnmobil, wohnwagen
öffentliche verkehrsmittel, öpnv > zug, bahn | flugzeug, flug | bus | straßenbahn, tram | taxi | fähre
mahlzeit, mahlzeiten, verpflegung > frühstück, frühstücken | mittagessen | abendessen | brunch
alle altersgruppen, jedes alter, familie, familien, unter, ab, begleitung, aufsicht > erwachsene, erwachsener, erwachsenen | kind, kinder, kindern, baby, babys, kleinkinder | senioren, rentner
alle > studenten, studierende | senioren, rentner
gemischt, alle > männer, herren | frauen, damen
gemischt, alle > junge, jungen, jungs | mädchen
zahlungsmittel, zahlungsarten > kreditkarte, kreditkarten, kartenzahlung, ec karte, ec, visa, mastercard ~ karte, karten, girocard | bargeld, barzahlung, bar zahlen, bar bezahlen ~ bar | paypal | auf rechnung ~ rechnung | lastschrift
getränk, getränke > bier | wein | kaffee | tee | saft
> vegan, vegane, veganes, veganer | vegetarisch, vegetarische, vegetarisches | glutenfrei, glutenfreie, glutenfreies
> tageskarte, tageskarten, tagesticket | wochenkarte, wochenkarten | monatskarte, monatskarten | jahreskarte, jahreskarten
> einchecken, check in, checkin, anreise, anreisen | auschecken, check out, checkout, abreise, abreisen
> kaufen, kauf, verkaufen, verkauf | leihen, ausleihen, leihe, mieten
sprache, sprachen > deutsch | englisch | französisch | spanisch | italienisch | polnisch | russisch | türkisch
> windows | mac, macos | linux | android | iphone, ios, ipad
ganzjährig, ganze jahr > sommer | winter
feiertag, feiertage, feiertagen > ostern, osterferien, karfreitag, ostersonntag, ostermontag | weihnachten, heiligabend, weihnachtsferien | silvester, neujahr | pfingsten, pfingstferien, pfingstsonntag, pfingstmontag | fasching, karneval | sommerferien | herbstferien
> kaution | anzahlung
`,
  ordered: `
täglich, jeden tag, wochentags, werktags, wochenende, wochenenden > montag ~ mo | dienstag ~ di | mittwoch ~ mi | donnerstag ~ - do, do - | freitag ~ fr | samstag, sonnabend ~ sa | sonntag ~ - so, sa so, sa und so
ganzjährig, ganze jahr, jeden monat > januar ~ jan | februar ~ feb | märz ~ mär | april ~ apr | mai | juni ~ jun | juli ~ jul | august ~ aug | september ~ sep, sept | oktober ~ okt | november ~ nov | dezember ~ dez
`,
};

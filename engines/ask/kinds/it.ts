import type { KindWords } from "../other-kind.ts";

export const it: KindWords = {
  exclusive: "solo, soltanto, solamente, esclusivamente, tranne, eccetto",
  spans: "a, al, alla, fino al, -",
  closed: "chiuso, chiusa, chiusi, chiusura",
  kinds: `
animale, animali, animali domestici > cane, cani, cagnolino, cucciolo, cuccioli | gatto, gatti, gattino | uccello, uccelli, pappagallo | coniglio, conigli | criceto | cavallo, cavalli, pony
veicolo, veicoli > auto, macchina, macchine | bicicletta, biciclette, bici | moto, motociclo | furgone | camion | camper, roulotte
mezzi pubblici, trasporto pubblico > treno, stazione | aereo, volo | autobus, bus | tram | metro, metropolitana | taxi | traghetto
pasto, pasti > colazione | pranzo, pranzare | cena, cenare | brunch
tutte le età, famiglia, famiglie, accompagnati > adulto, adulti | bambino, bambini, bambina, bambine, neonati | anziani, pensionati
misto, misti > uomini, uomo | donne, donna, signore
misto, misti > ragazzi, ragazzo, maschi | ragazze, ragazza, femmine
metodi di pagamento, modalità di pagamento > carta, carte, bancomat, visa, mastercard | contanti | paypal | satispay | bonifico | assegno
lingua, lingue > italiano | inglese | francese | tedesco | spagnolo | arabo
> comprare, acquistare, vendere, vendita | noleggiare, noleggio, affittare, prestare
> arrivo, arrivare | partenza, partire
tutto l'anno > estate | inverno
festivi, festivo, giorni festivi, festività > pasqua, pasquetta | natale, santo stefano | capodanno | ferragosto | epifania
> cauzione | acconto, caparra
`,
  ordered: `
tutti i giorni, ogni giorno, giorni feriali, fine settimana, weekend > lunedì ~ lun | martedì ~ mar | mercoledì ~ mer | giovedì ~ gio | venerdì ~ ven | sabato ~ sab | domenica ~ dom
tutto l'anno, ogni mese > gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | novembre | dicembre
`,
};

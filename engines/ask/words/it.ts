/** General words of everyday language. The first list is from stopwords-iso 1.1.0 (MIT license, Gene Diaz), folded. */
export const it = {
  listed: `
abbastanza abbia abbiamo abbiano abbiate accidenti adesso affinche agl agli ahime alcuna alcuni alcuno all alle allo
allora altre altri altrimenti altro altrove altrui anche ancora anni anno ansa anticipo assai attesa attraverso avanti
avemmo avendo avente aver avere averlo avesse avessero avessi avessimo aveste avesti avete aveva avevamo avevano
avevate avevi avevo avra avrai avranno avrebbe avrebbero avrei avremmo avremo avreste avresti avrete avro avuta avute
avuti avuto basta bene benissimo brava bravo buono caso cento certa certe certi certo chi chicchessia chiunque
ciascuna ciascuno cima cinque cio cioe circa citta codesta codesti codesto cogli coi col colei coll coloro colui
cominci comprare comunque concernente conclusione consecutivi consecutivo consiglio contro cortesia cos cosi cui dagl
dagli dai dal dall dalla dalle dallo dappertutto davanti degl dell dentro detto deve devo dice dietro dire dirimpetto
diventa diventare diventato dopo doppio dov dovra dovunque due dunque durante ebbe ebbero ebbi ecc ecco effettivamente
egli entrambi eppure era erano eravamo eravate eri ero esempio essendo esser essere essi faccia facciamo facciano
facciate faccio facemmo facendo facesse facessero facessi facessimo faceste facesti faceva facevamo facevano facevate
facevi facevo fai fanno fara farai faranno fare farebbe farebbero farei faremmo faremo fareste faresti farete faro
fatto favore fece fecero feci fin finalmente finche fine fino forse forza fosse fossero fossi fossimo foste fosti fra
frattempo fui fummo fuori furono futuro generale gente gia giacche giorni giorno giu gliela gliele glieli glielo
gliene grande gruppo haha hai hanno ieri improvviso inc indietro infatti inoltre insieme intanto intorno invece
lasciato lato lontano lungo luogo macche magari maggior mai male malgrado malissimo medesimo mediante meglio meno
mentre mesi mezzo mie mila miliardi milioni minimi modo molta molti moltissimo molto momento mondo negl negli nei nell
nelle nello nemmeno neppure nessun nessuna nessuno niente nome nondimeno nonostante nonsia nostra nostre nostri
novanta nove nulla nuovi nuovo oggi ogni ognuna ognuno oltre oppure ora ore osi ossia ottanta otto paese parecchi
parecchie parecchio parte partendo peccato peggio percio perfino persino persone piedi pieno piglia piu piuttosto
pochissimo poco poi poiche possa possedere posteriore posto potrebbe preferibilmente presa press prima primo
principalmente probabilmente promesso proprio pure purtroppo qua qualche qualcosa qualcuna qualcuno quali qualunque
quanta quante quanti quantunque quarto quasi quattro quella quelli quello quest questa queste questi questo quindi
quinto realmente recente recentemente registrazione relativo riecco rispetto salvo sara sarai saranno sarebbe
sarebbero sarei saremmo saremo sareste saresti sarete saro scola scopo scorso secondo seguente seguito sembra sembrare
sembrato sembrava sembri sempre sette sia siamo siano siate siete sig solito solo soltanto sopra soprattutto sotto
spesso sta stai stando stanno stara starai staranno starebbe starebbero starei staremmo staremo stareste staresti
starete staro stata state stati stato stava stavamo stavano stavate stavi stavo stemmo stessa stesse stessero stessi
stessimo stesso steste stesti stette stettero stetti stia stiamo stiano stiate sto subito successivamente successivo
sue sugl sugli sui sul sull sulla sulle sullo suoi tale tali talvolta tanto tempo terzo titolo tra tranne tre trenta
triplo troppo trovato tua tue tuoi tutta tuttavia tutte tutti tutto uguali ulteriore ultimo una uomo vai vale vari
varia varie vario verso vicino visto vita volta volte vostra vostre vostri
`,
  /** Verbs and nouns that fit any question. */
  light: `
venire viene succede succedere cosa cose prendere prende restare resta lasciare andare vado va trovare trova mettere
mette sapere voglio vuole devo deve faccio fare fa fate avete siete gente persona persone volta volte giorno tempo qui
prima dopo qualcosa qualcuno nessuno esiste esistono farsela una fino
puoi possiamo possono potrei potremmo dobbiamo dovete devono bisogna vogliamo vorrei vorremmo servono vengo veniamo portare portiamo andiamo stare entrare
`,
  /** Say in a question for a price what one pays for one of, or how one gets it. */
  priced: `
notte notti giorno giorni ora ore settimana settimane mese mesi anno noleggiare noleggio affittare affitto comprare pagare paga viene
`,
};

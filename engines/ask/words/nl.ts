/** General words of everyday language. The first list is from stopwords-iso 1.1.0 (MIT license, Gene Diaz), folded. */
export const nl = {
  listed: `
aan aangaande aangezien achte achter achterna afgelopen aldaar aldus alhoewel alias alle allebei alleen alles alsnog
altijd altoos ander andere anders anderszins beetje behalve behoudens beide beiden beneden bepaald betreffende bijna
bijv binnen binnenin blijkbaar blijken boven bovenal bovendien bovengenoemd bovenstaand bovenvermeld buiten daar
daardoor daarheen daarin daarna daarnet daarom daarop daaruit daarvanlangs dan dat deden deed derde derhalve dertig
deze dhr dikwijls dit doch doe doen doet door doorgaand drie duizend dus echter eens eer eerdat eerder eerlang eerst
eerste eigen eigenlijk elk elke enig enige enigszins enkel erdoor erg ergens etc etcetera even eveneens evenwel gauw
gedurende gehad gekund geleden gelijk gemoeten gemogen genoeg geweest gewoon gewoonweg haarzelf hadden hare hebben
hebt hedden heel hem hemzelf hen hetzelfde hier hierbeneden hierboven hierin hierna hierom hijzelf hoewel honderd
hunne ieder iedere iedereen iemand iets ikzelf inderdaad inmiddels intussen inzake jezelf jijzelf jou jouwe juist
klaar kon konden krachtens kunt laatst later liever lijken lijkt maak maakt maakte maakten maken meer meest meestal
men mevr mezelf mij mijnent mijner mijzelf minder miss misschien missen mits mocht mochten moest moesten moeten mogen
mrs nadat nam namelijk nee neem negen nemen nergens net niemand niets niks nochtans nog nogal nooit ofschoon omdat
omhoog omlaag omstreeks omtrent omver ondanks onder ondertussen ongeveer onszelf onzeker ooit opnieuw opzij over
overal overeind overige overigens paar precies recent redelijk reeds rond rondom samen sedert sinds sindsdien slechts
sommige spoedig steeds tamelijk tegen tegenover tenzij terwijl thans tien tiende tijdens tja toch toe toen toenmaals
toenmalig tot totdat tussen twee tweede uit uitgezonderd vaak vaakwat vanaf vandaan vanuit vanwege veel veeleer
veertig verder verscheidene verschillende vervolgens via vier vierde vijf vijfde vijftig vol volgend volgens vooraf
vooral vooralsnog voorbij voordat voordezen voordien voorheen voorop voorts vooruit vrij vroeg waarschijnlijk wederom
weer weg wegens weinig wel weldra welk werd werder wezen whatever wiens wier wijzelf wilden willen word worden wordt
zal zei zeker zelf zelfde zelfs zes zeven zich zichzelf zijne zijzelf zoals zodat zodra zou zouden zowat zulk zulke
zullen zult
`,
  /** Verbs and nouns that fit any question. */
  light: `
komen komt gebeurt gebeuren nemen neemt krijgen krijgt houden blijven blijft staan staat laten gaan gaat vinden vindt
doen doet brengen brengt zien weten willen worden wordt mogen zelf iemand niemand iets niets nodig ding dingen mensen
persoon tijd dag keer voordat daarna hebben aanhouden
biedt geven geeft al me mee meenemen meebrengen kom ga
`,
  /** Say in a question for a price what one pays for one of, or how one gets it. */
  priced: `
per nacht nachten dag dagen uur week weken maand maanden jaar huren huur kopen betalen betaal
`,
};

/** General words of everyday language. The first list is from stopwords-iso 1.1.0 (MIT license, Gene Diaz), folded. */
export const de = {
  listed: `
ach acht achte achten achter achtes alle allein allem allen aller allerdings alles allgemeinen ander andere anderem
anderen anderer anderes anderm andern anderr anders aus ausser ausserdem bald beide beiden beim beispiel bekannt
bereits besonders besser besten bis bisher dabei dadurch dafur dagegen daher dahin dahinter damals damit danach
daneben dann daran darauf daraus darfst darin daruber darum darunter dasein daselbst dass dasselbe davon davor dazu
dazwischen deinem deinen deiner deines dementsprechend demgegenuber demgemass demselben demzufolge denen denn
denselben deren derer derjenige derjenigen dermassen derselbe derselben deshalb desselben dessen deswegen diejenige
diejenigen dies diese dieselbe dieselben diesem diesen dieser dieses doch dort drei drin dritte dritten dritter
drittes durch durchaus durfen durft durfte durften eben ebenso ehrlich eigen eigene eigenen eigener eigenes einander
eines einig einige einigem einigen einiger einiges einmal eins elf ende endlich entweder ernst erst erste ersten
erster erstes etwa etwas eure eurem euren eurer eures folgende fruher funf funfte funften funfter funftes gab ganz
ganze ganzen ganzer ganzes gar gedurft gegen gegenuber gehabt gehen geht gekannt gekonnt gemacht gemocht gemusst genug
gerade gern gesagt geschweige gewesen gewollt geworden ging gleich gott gross grosse grossen grosser grosses gut gute
guter gutes hab habt hast hatte hatten hattest hattet heisst heute hier hin hinter hoch ihm ihn ihnen ihrem ihren
ihrer ihres immer indem infolgedessen ins irgend jahr jahre jahren jede jedem jeden jeder jedermann jedermanns jedes
jedoch jemand jemandem jemanden jene jenem jenen jener jenes jetzt kam kannst kaum keinem keinen keiner keines kleine
kleinen kleiner kleines kommen kommt konnte konnten kurz lang lange leicht leide lieber machen macht machte magst mahn
mal manche manchem manchen mancher manches mann mehr meinem meines mensch menschen mittel mochten mogen moglich mogt
morgen musst musste mussten nach nachdem nahm naturlich neben nein neue neuen neun neunte neunten neunter neuntes
nichts niemand niemandem niemanden nun oben offen oft ordnung recht rechte rechten rechter rechtes richtig rund sache
sagt sagte sah satt schlecht schluss schon sechs sechste sechsten sechster sechstes sehr seid seien seinem seinen
seiner seines seit seitdem selbst sich sieben siebente siebenten siebenter siebentes solang solche solchem solchen
solcher solches sollen sollst sollt sollte sollten sondern sonst soweit sowie spater startseite statt steht suche tag
tage tagen tat teil tel tritt trotzdem tun uberhaupt ubrigens uhr unse unsem unsen unserer unses unter vergangenen
viel viele vielem vielen vier vierte vierten vierter viertes vom vor wahr wahrend wahrenddem wahrenddessen ware warst
wart weg wegen weil weit weiter weitere weiteren weiteres welche welchem welchen welcher welches wem wen wenig wenige
weniger weniges wenigstens werde werdet weshalb wessen wieder wieso willst wirklich wirst woher wohin wohl wollt
wollte wollten worden wurde wurden zehn zehnte zehnten zehnter zehntes zeit zuerst zugleich zunachst zuruck zusammen
zwanzig zwar zwei zweite zweiten zweiter zweites zwischen zwolf
`,
  /** Verbs and nouns that fit any question. */
  light: `
passiert passieren benutzt benutzen nutzt nutzen kommen kommt kam gehen geht ging nehmen nimmt bekommen bekommt
kriegen kriegt halten bleiben bleibt stehen steht lassen lasst bringen bringt tun tut meldet melden zeigen sehen sieht
finden findet welchen welchem welcher welches etwas nichts jemand niemand alleine selbst ihnen mir uns euch dafur
dabei davon viel wenig grad mal mitmachen teilnehmen ding dinge sache leute person zeit tag anderen ganz
mag gibts gehts mache bekomme komme mitbringen okay gerne
`,
  /** Say in a question for a price what one pays for one of, or how one gets it. */
  priced: `
pro nacht nachte tag tage stunde stunden woche wochen monat monate jahr monatlich jahrlich taglich mieten miete leihen ausleihen leihe kaufen kauft zahlen zahle zahlt bezahlen verlangt verlangen nehmt
`,
};

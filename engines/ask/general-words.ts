/**
 * Words of everyday language that say little about what a question is about, such as "someone", "put" and "instead".
 * Stop words aren't listed. From stopwords-iso 1.1.0 (MIT license, Gene Diaz), folded.
 */
const wordsByLanguage: Record<string, string> = {
  en: `
able above abroad accordance according accordingly across act added adj adopted affected affecting affects after
afterwards again against ago ahead ain allow allows almost alone along alongside already although always amid amidst
among amongst amoungst announce another anybody anyhow anymore anyone anything anyway anyways anywhere apart
apparently appear appreciate appropriate approximately area areas aren arise around aside ask asked asking asks
associated available away awfully back backed backing backs backward backwards became because become becomes becoming
before beforehand began begin beginning beginnings begins behind being beings below beside besides best better between
beyond big billion both bottom brief briefly buy came cannot case cases cause causes certain certainly changes clear
clearly click cmon comes concerning consequently consider considering contain containing contains corresponding couldn
course cry currently dare daren date definitely describe described despite detail differ different differently
directly done doubtful down downed downing downs downwards due during each early effect eight eighty either eleven
else elsewhere empty end ended ending ends enough entirely especially etc even evenly ever evermore every everybody
everyone everything everywhere exactly example except face faces fact facts fairly far farther felt few fewer fifteen
fifth fifty fify fill find finds first fix followed following follows forever former formerly forth forty forward
found four free front full fully further furthered furthering furthermore furthers general generally gets getting give
given gives giving goes going gone good goods gotten great greater greatest greetings group grouped grouping groups
hadn half happens hardly hasn haven having help hence hereafter hereby herein heres hereupon hers herself high higher
highest him himself hither home homepage hopefully howbeit however hundred ignored immediate immediately importance
important inasmuch indeed indicate indicated indicates information inner inside insofar instead interest interested
interesting interests inward itd itself join keep keeps kept keys kind knew known knows large largely last lately
later latest latter latterly least length less lest lets liked likely likewise line little long longer longest look
looking looks low lower ltd made mainly make makes making many mayn mean means meantime meanwhile member members men
merely mightn mil million minus miss more moreover most mostly mrs much mustn myself name namely nay near nearly
necessarily necessary needed needing needn needs neither net never neverless nevertheless new newer newest next nine
ninety nobody none nonetheless noone nor normally noted nothing notwithstanding now nowhere number numbers obtain
obtained obviously off often okay old older oldest omitted once one ones onto open opened opening opens opposite ord
order ordered ordering orders org other others otherwise ought oughtn ourselves out outside over owing own page pages
part parted particular particularly parting parts past place placed places plus point pointed pointing points poorly
possible potentially predominantly present presented presenting presents presumably previously primarily probably
problem problems promptly proud provided put puts quickly quite ran rather readily reasonably recent recently ref refs
regarding regardless regards related relatively research reserved respectively resulted resulting results right ring
room rooms round run said same saw say saying says second secondly seconds section see seeing seem seemed seeming
seems seen sees self selves sensible serious seriously seven seventy several shan shes shouldn show showed showing
shown shows side sides significant significantly similar similarly since sincere site six sixty slightly small smaller
smallest somebody someday somehow someone something sometime sometimes somewhat somewhere soon sorry specifically
specified specify specifying state states stop strongly sub substantially successfully such sufficiently suggest sup
sure system take taken taking tends test text thanx thats theirs themselves thence thereafter thereby thered therefore
therein thereof therere theres thereto thereupon theyd theyre thick thin thing things think thinks third thirty
thorough thoroughly thou though thought thoughts thousand three through throughout thru thus til tip tis today
together took top toward towards tried tries trillion truly try trying turn turned turning turns twas twenty twice two
under underneath undoing unfortunately unless unlike unlikely until unto upon ups upwards use used useful usefully
usefulness uses using usually value various versus via viz wanted wanting wants wasn way ways web website welcome well
wells went weren whatever whats whence whenever whereafter whereas whereby wherein wheres whereupon wherever whether
whichever while whilst whither whod whoever whole whomever whos widely width willing wish within words work worked
working works world wouldn year years yes yet youd young younger youngest youre yourself yourselves zero`,
  de: `
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
zwanzig zwar zwei zweite zweiten zweiter zweites zwischen zwolf`,
  fr: `
abord absolument afin aie aient aies ailleurs ainsi ait allaient allo allons alors anterieur anterieure anterieures
apres assez attendu aucun aucune aucuns aujourd aupres auquel aura aurai auraient aurais aurait auras aurez auriez
aurions aurons auront aussi autant autre autrefois autrement autres autrui auxquelles auxquels avaient avais avait
avant avez aviez avions avoir avons ayant ayez ayons bah bas basee bat beau beaucoup bien bigre bon boum bravo brrr
car ceci cela celle celles celui cent cependant certain certaine certaines certains certes ceux chacun chacune chaque
cher chere cheres chers chez chiche chut cinq cinquantaine cinquante cinquantieme cinquieme clac clic combien comme
comparable comparables compris concernant contre couic crac debout debut dedans dehors deja dela depuis dernier
derniere derriere desormais desquelles desquels dessous dessus deux deuxieme deuxiemement devant devers devra devrait
different differente differentes differents dire directe directement dit dite dits divers diverse diverses dix dixieme
doit doivent donc dont douze douzieme dring droite duquel durant effet egale egalement egales encore enfin entre
envers environ essai etaient etais etait etant etat etc ete etee etees etiez etions etre eue eues euh eumes eurent eus
eusse eussent eusses eussiez eussions eut eutes eux exactement excepte extenso exterieur facon fais faisaient faisant
faites feront flac floc fois font force fumes furent fus fusse fussent fusses fussiez fussions fut futes gens haut
hein helas hem hep hop hormis hors hou houp hue hui huit huitieme hum hurrah ici importe jusqu jusque juste laisser
laquelle lequel lesquelles lesquels leurs longtemps lors lorsque maint maintenant malgre maximale meme memes mien
mienne miennes miens mille mince minimale moi moindres moins mot moyennant multiple multiples naturel naturelle
naturelles neanmoins necessaire necessairement neuf neuvieme nombreuses nombreux nommes notamment notres nouveau
nouveaux nul ohe ole olle ont onzieme ore ouf ouias oust ouste outre ouvert ouverte ouverts paf pan parce parfois
parle parlent parler parmi parole parseme partant particulier particuliere particulierement passe pendant pense permet
personne personnes peu peuvent pff pfft pfut piece pif pire plein plouf plupart plus plusieurs plutot possessif
possessifs possible possibles pouah pourrais pourrait pouvait prealable precisement premier premiere premierement pres
probable probante procedant proche psitt puisque pur pure quant quanta quarante quatorze quatre quatrieme
quatriemement quelconque quelqu quelque quelques quiconque quinze quoique rare rarement rares relative relativement
remarquable rend rendre restant reste restent restrictif retour revoici revoila rien sacrebleu sait sapristi sauf
seize selon semblable semblaient semble semblent sent sept septieme sera serai seraient serais serait seras serez
seriez serions serons seront seul seule seulement sien sienne siennes siens sinon six sixieme soi soient sois soit
soixante sommes sous souvent soyez soyons specifique specifiques speculatif stop strictement subtiles suffisant
suffisante suffit suit suivant suivante suivantes suivants suivre sujet superpose surtout tac tandis tant tardive tel
telle tellement telles tels tenant tend tenir tente tic tien tienne tiennes tiens toc toi touchant toujours tous tout
toute toutefois toutes treize trente tres trois troisieme troisiemement trop tsoin tsouin unes uniformement unique
uniques vais valeur vas vers via vif vifs vingt vivat vive vives vlan voici voie voient voila voire vont votres zut`,
  es: `
actualmente acuerdo adelante ademas adrede afirmo agrego ahi ahora algo algun alguna algunas alguno algunos alli
alrededor ambos ampleamos anadio antano ante anterior antes apenas aproximadamente aquel aquella aquellas aquello
aquellos aqui arriba arribaabajo aseguro asi atras aun aunque ayer bajo bastante bien breve buen buena buenas bueno
buenos cada casi cerca cierta ciertas cierto ciertos cinco claro comento conmigo conocer conseguimos conseguir
considera considero consigo consigue consiguen consigues contigo contra cosas creo cuales cualquier cuanta cuantas
cuanto cuantos cuatro cuenta dado dan dar debajo debe deben debido decir dejo delante demas demasiado dentro deprisa
desde despacio despues detras dia dias dice dicen dicho dieron diferente diferentes dijeron dijo dio durante ejemplo
ellas ello ellos embargo empleais emplean emplear empleas empleo encima encuentra enfrente enseguida entonces entre
era erais eramos eran eras eres esa esas ese eso esos estaba estabais estabamos estaban estabas estad estada estadas
estado estados estais estamos estan estando estar estara estaran estaras estare estareis estaremos estaria estariais
estariamos estarian estarias estas esteis estemos esten estes esto estos estoy estuve estuviera estuvierais
estuvieramos estuvieran estuvieras estuvieron estuviese estuvieseis estuviesemos estuviesen estuvieses estuvimos
estuviste estuvisteis estuvo excepto existe existen explico expreso fin final fue fuera fuerais fueramos fueran fueras
fueron fuese fueseis fuesemos fuesen fueses fui fuimos fuiste fuisteis general gran grandes gueno habeis haber habia
habiais habiamos habian habias habida habidas habido habidos habiendo habla hablan habra habran habras habre habreis
habremos habria habriais habriamos habrian habrias hace haceis hacemos hacen hacer hacerlo haces hacia haciendo hago
han hasta haya hayais hayamos hayan hayas hecho hemos hicieron hizo horas hoy hube hubiera hubierais hubieramos
hubieran hubieras hubieron hubiese hubieseis hubiesemos hubiesen hubieses hubimos hubiste hubisteis hubo igual incluso
indico informo intenta intentais intentamos intentan intentar intentas intento junto lado largo lejos llego lleva
llevar luego lugar mal manera manifesto mayor mediante medio mejor menciono menos menudo mias mientras mios misma
mismas mismo mismos modo momento mucha muchas mucho muchos muy nada nadie ningun ninguna ningunas ninguno ningunos
nosotras nuestras nuestros nueva nuevas nuevo nuevos nunca ocho otra otras otro otros pais parece parte partir pasada
pasado peor pesar poca pocas poco pocos podemos poder podra podran podria podriais podriamos podrian podrias poner
posible primer primera primero primeros principalmente pronto propia propias propio propios proximo proximos pudo
pueda pues qeu quedo queremos quien quienes quiere quiza quizas raras realizado realizar realizo repente respecto sabe
sabeis sabemos saben sabes sal salvo sea seais seamos sean seas segun segunda segundo seis senalo ser sera seran seras
sere sereis seremos seria seriais seriamos serian serias sido siempre siendo siete sigue siguiente sino sobre sois
sola solamente solas solo solos somos soyos supuesto suya suyas suyo suyos tal tambien tampoco tan tanto tarde
temprano tendra tendran tendras tendre tendreis tendremos tendria tendriais tendriamos tendrian tendrias tened teneis
tenemos tener tenga tengais tengamos tengan tengas tenia teniais teniamos tenian tenias tenida tenidas tenido tenidos
teniendo tercera tiempo tiene tienen tienes toda todas todavia todo todos total trabaja trabajais trabajamos trabajan
trabajar trabajas trabajo tras trata traves tres tuve tuviera tuvierais tuvieramos tuvieran tuvieras tuvieron tuviese
tuvieseis tuviesemos tuviesen tuvieses tuvimos tuviste tuvisteis tuvo tuya tuyas tuyo tuyos ultima ultimas ultimo
ultimos una usa usais usamos usan usar usas uso usted ustedes vais valor vamos varias varios vaya veces ver verdad
verdadera verdadero vez vosotras vosotros voy vuestra vuestras vuestro vuestros`,
  it: `
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
varia varie vario verso vicino visto vita volta volte vostra vostre vostri`,
  nl: `
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
zullen zult`,
  pt: `
acerca adeus agora ainda alem algmas algo algumas alguns ali ambas ambos ano anos antes aonde aos apenas apoio apontar
apos aquela aquelas aquele aqueles aqui aquilo area assim ate atras atraves baixo bastante bem boa boas bom bons breve
cada caminho catorze cedo cento certamente certeza cima cinco coisa comprido conhecido conselho contra contudo
corrente cuja cujas cujo cujos custa dao daquela daquelas daquele daqueles dar debaixo dela delas dele deles demais
dentro depois desde desligado dessa dessas desse desses desta destas deste destes deve devem devera dez dezanove
dezasseis dezassete dezoito dia diante direita dispoe dispoem diversa diversas diversos diz dizem dizer dois doze duas
durante duvida elas embora enquanto entao entre era eram eramos essas esses estado estamos estao estar estara estas
estava estavam estavamos esteja estejam estejamos estes esteve estive estivemos estiver estivera estiveram estiveramos
estiverem estivermos estivesse estivessem estivessemos estiveste estivestes exemplo faco falta fara favor faz fazeis
fazem fazemos fazer fazes fazia fez fim final foi fomos fora foram foramos forem forma formos fosse fossem fossemos
foste fostes fui geral grande grandes grupo haja hajam hajamos hao havemos havia hei hoje hora horas houve houvemos
houver houvera houveram houveramos houverao houverei houverem houveremos houveria houveriam houveriamos houvermos
houvesse houvessem houvessemos iniciar inicio ira ista iste lado lhe lhes ligado local logo longe lugar maior maioria
maiorias mal maximo mediante meio menor menos meses mesma mesmas mesmo mesmos meus mil minhas momento muito muitos
nada naquela naquelas naquele naqueles nem nenhuma nessa nessas nesse nesses nesta nestas neste nestes nivel noite
nome nossa nossas nosso nossos nova novas nove novo novos num numa numas numero nunca nuns obra obrigada oitava oitavo
oito ontem outra outras outro outros parece parte partir paucas pegar pela pelas pelo pelos perante perto pessoas
poder podera podia poe poem pois ponto pontos portanto posicao possivel possivelmente pouca pouco poucos povo primeira
primeiras primeiro primeiros promeiro propios propria proprias proprio proprios proxima proximas proximo proximos
puderam qualquer quarta quarto quatro quem quer quereis querem queremas queres quero questao quieto quinta quinto
quinze relacao sabe sabem segunda segundo seis seja sejam sejamos sem sempre sendo ser sera serao serei seremos seria
seriam seriamos sete setima setimo seus sexta sexto sim sistema sob sobre sois somente somos sou suas tal talvez
tambem tanta tantas tanto tao tarde temos tempo tendes tenha tenham tenhamos tenho tens tentar tentaram tente tentei
ter tera terao terceira terceiro terei teremos teria teriam teriamos teu teus teve tinha tinham tinhamos tipo tive
tivemos tiver tivera tiveram tiveramos tiverem tivermos tivesse tivessem tivessemos tiveste tivestes toda todas todo
todos trabalhar trabalho tres treze tua tuas tudo ultimo usa usar vai vais valor vao varios veja vem vens ver verdade
verdadeiro vez vezes viagem vindo vinte vossa vossas vosso vossos zero`,
  pl: `
aby ach acz aczkolwiek albo alez ani bardziej bardzo beda bedzie bez bowiem byla byli bylo byly bym bynajmniej cala
cali caly chce choc cie ciebie cokolwiek coraz cos czasami czasem czemu czesto czyli daleko dlatego dobrze dokad dosc
duzo dwa dwaj dwie dwoje dzis dzisiaj gdy gdyby gdyz gdziekolwiek gdzies godz hab iii inna inne inny innych inz jakas
jakby jakichs jakis jakiz jakkolwiek jako jakos jeden jedna jednak jednakze jedno jednym jedynie jego jej jemu jesli
jestem jeszcze jezeli juz kazdy kierunku kilka kilku kims ktokolwiek ktore ktorego ktorej ktorych ktorym ktorzy ktos
lat lecz maja malo mamy mgr mial miedzy mimo mna mnie moga moi moim moje moze mozliwe musi nad nam nami nasi nasza
nasze naszego naszych natomiast natychmiast nawet nia nic nich niech niego niej niemu nigdy nim nimi niz nowe obok
okolo one ono oraz oto owszem pan pana pani pod podczas pomimo ponad poniewaz powinien powinna powinni powinno poza
prawie prof przeciez przed przede przedtem przez raz razie roku rowniez sam sama skad soba sobie sposob swoje tak taka
taki takich takie takze tego tej tel temu teraz tez toba tobie totez totoba trzeba tutaj twoi twoim twoja twoje twym
tylko tym tys tzw vii viii vol wam wami wasi wasza wasze wedlug wiec wiecej wiele wielu wlasnie wsrod wszyscy
wszystkich wszystkie wszystkim wszystko wtedy www xii xiii xiv zaden zadna zadne zadnych zapewne zas zawsze zeby
zeznowu znow znowu zostal`,
  tr: `
acaba acep acikca acikcasi adamakilli adeta ait alti altmis altmyþ alty amma anca ancak arada artyk aslinda aynen
ayrica bana bari baskasi batka bazen bazi bazy belki benden beni beri beriki bes bet beþ bilcumle bile binaen
binaenaleyh biraz birazdan birbiri bircogu bircok birden birdenbire biri birice birileri birisi birkac birkaci birkez
birlikte birsey birseyi birtey birþey birþeyi bitevi biteviye bittabi bizatihi bizce bizcileyin bizden bize bizi
bizimki bizzat bosuna boyle boylece boylecene boylelikle boylemesine boylesine buna bunda bundan bunlar bunlari
bunlarin bunu bunun buracikta burada buradan burasi busbutun butun cabuk cabukca cesitli cogu cogun cogunca cogunlukla
cok cokca coklari coklarinca cokluk coklukla cuk cumlesi cunku dahi dahil dahilen daima dair dayanarak dedil defa
degil degin dek demin demincek deminden denli derakap derhal derken dider diger digeri diye dogru doksan dokuz dolayi
dolayisiyla dort edecek eden eder ederek edilecek ediliyor edilmesi ediyor eger elbet elbette elli emme enikonu epey
epeyce epeyi esasen esnasinda etmesi etrafli etraflica etti ettigi ettigini evleviyetle evvel evvela evvelce evvelden
evvelemirde evveli fakat filanca gah gayet gayetle gayri gecende gecenlerde gelgelelim gene gerci gerek gibilerden
gibisinden gine girla gore hakeza halbuki halen halihazirda haliyle handiyse hangisi hani haric hasebiyle hasili hatta
hele hem henuz hep hepsi herhangi herkes herkesin hic hicbir hicbiri hos hulasaten iken iki ila ilen ilgili ilk illa
illaki imdi indinde inen insermi ise iste ister itibaren itibariyla itibariyle itte iyi iyice iyicene kaci kadar
kaffesi kah kala kanymca karsin katrilyon kaynak kelli kendi kendilerine kendini kendisi kendisine kendisini kere
keske ketke kez keza kezalik kimden kime kimi kimisi kimse kimsecik kimsecikler kirk kisaca kulliyen kyrk kysaca lakin
leh lutfen maada madem mademki mamafih mebni meder meger megerki megerse milyar milyon nasi nasilsa nasyl nazaran
nedeniyle nedenle nedense nerde nerden nerdeyse nere nereden neredeyse neresi nereye netekim neye neyi neyse nice
nicin nihayet nihayetinde nitekim niye obur oburku oburu olan oldu oldugu oldugunu oldukca olduklarini olmadi olmadigi
olmak olmasi olmayan olmaz olsa olsun olup olursa oluyor onca once onceden onceleri oncelikle onculayin onda ondan
onlardan onlari onlarin onlaryn onu onun oracik oracikta orada oradan oranca oranla oraya oteki otekisi otuz oyle
oylece oylelikle oylemesine oysa oysaki pek pekala pekce peki peyderpey ragmen sadece sahi sahiden sana sanki sayet
sekiz seksen senden seni sey seyden seyi seyler sizden sizi sonra sonradan sonralari sonunda soyle suna suncacik sunda
sundan sunlar sunlari sunu sunun sura suracik suracikta surasi tabii tamam tamamen tamamiyla tarafindan tayet tek
timdi toyle trilyon tum uzere vardi vasitasiyla velev velhasil velhasilikelam veyahut yahut yakinda yakindan yakinen
yakinlarda yalniz yalnizca yani yapacak yapilan yapilmasi yapiyor yapmak yapti yaptigi yaptigini yaptiklari yedi
yeniden yenilerde yerine yetmis yetmit yetmiþ yine yirmi yoksa yoluyla yuz yuzunden zarfinda zaten zati zira þey
þeyden þeyi þeyler þuna þunda þundan þunu`,
  ru: `
алло без белыи близко более больше большои будем будет будете будешь будто буду будут будь бывает бывь был была были
было важная важное важные важныи вами вас ваше ваши вверх вдали вдруг ведь везде вернуться весь вечер взгляд взять вид
видел видеть вместе вне вниз внизу вода воина вокруг вон вообще вопрос восемнадцатыи восемнадцать восемь восьмои вот
впрочем времени время все всегда всего всем всеми всему всех всею всю всюду вся второи выити главныи глаз говорил
говорит говорить год года году голова голос город давать давно даже далекии далеко дальше даром дать два двадцатыи
двадцать две двенадцатыи двенадцать дверь двух девятнадцатыи девятнадцать девятыи девять деиствительно дел делал
делать делаю дело день деньги десятыи десять довольно долго должен должно должныи дом дорога друг другая другие других
друго другое другои думать душа его ему если еще ждать жена женщина жизнь жить занят занята занято заняты затем зато
зачем здесь земля знать значит значить иди идти имеет имел именно иметь ими имя иногда каждая каждое каждые каждыи
кажется казаться кем книга кого ком комната кому конец конечно которая которого которои которые которыи которых кроме
кругом куда лежать лет лицо лишь лучше любить люди маленькии мало мать машина между меля менее меньше место миллионов
мимо минута мир мира много многочисленная многочисленное многочисленные многочисленныи мнои мною мог могут мое мож
может можхо мор москва мочь наверху над надо назад наиболее наити наконец нами народ нас начала начать наша наше наши
него недавно недалеко нее неи некоторыи нельзя нем немного нему непрерывно нередко несколько нет нею нибудь ниже низко
никакои никогда никто никуда ним ними них ничего ничто новыи нога ночь нужныи оба обычно один одиннадцатыи одиннадцать
однажды однако одного однои оказаться окно около оно опять особенно остаться ответить отец откуда отовсюду отсюда
очень первыи перед писать плечо под подоиди подумать пожалуиста позже поити пока пол получить помнить понимать понять
пор пора после последнии посмотреть посреди потом потому почти правда прекрасно при про просто против процентов путь
пятнадцатыи пятнадцать пятыи пять работа работать раз разве рано раньше ребенок решить россия рука русскии ряд рядом
сам сама сами самим самими самих само самого самои самом самому саму самыи свет свое своего своеи свои своих свою
сделать сеаои себе себя сегодня седьмои сеичас семнадцатыи семнадцать семь сидеть сила сих сказал сказала сказать
сколько слишком слово случаи смотреть сначала снова собои собою советскии совсем спросить сразу стал старыи стать стол
сторона стоять страна суть считать так такая также таки такие такое такои там твое твои твоя тебе тебя тем теми теперь
тех тобои тобою товарищ тогда того тоже только том тому тот тою третии три тринадцатыи тринадцать туда тут тысяч
увидеть уже улица уметь утро хорошии хорошо хотел хотеть хоть хотя хочешь час часто часть чаще чего человек чем чему
через четвертыи четыре четырнадцатыи четырнадцать чтоб чтобы чуть шестнадцатыи шестнадцать шестои шесть эти этим этими
этих этого этои этом этому эту являюсь`,
  ja: `
あそこ あっ あの あり い いう う うち え お おり かつて き きる こ ここ こちら こと これら さ さらに し しかし す ず せ せる そこ そして その他 その後 ぞ た たち ため たり だ っ つ て という
といった とき ところ として とともに とも とんど ど と共に な ない なお なか なが なく なら なり なる なん において における について によって により による に対して に対する に関する のみ ば び
ほ ほか ま また または もの ものの よう ら られる れ れる ん 人 何 及 彼 彼女 我々 方 特に 私 貴方 達`,
};

/** Verbs and nouns that fit almost any question, in their common forms. */
const lightWords: Record<string, string> = {
  en: `
happen happening held holding hold holds bring brings brought want stay staying stays leave leaves leaving left live
lives mean expect expecting touch touched pass throw thrown pull push wondering decide decided hope exist exists fine
kinds sort deal bit lot stuff person time day thing part`,
  de: `
passiert passieren benutzt benutzen nutzt nutzen kommen kommt kam gehen geht ging nehmen nimmt bekommen bekommt
kriegen kriegt halten bleiben bleibt stehen steht lassen lasst bringen bringt tun tut meldet melden zeigen sehen sieht
finden findet welchen welchem welcher welches etwas nichts jemand niemand alleine selbst ihnen mir uns euch dafur
dabei davon viel wenig grad mal mitmachen teilnehmen ding dinge sache leute person zeit tag anderen ganz`,
  fr: `
venir vient viens passe passer chose choses quelque prendre prend rester reste laisser aller va vais arriver arrive
trouver trouve mettre met demander savoir sais vouloir devoir dois doit falloir moi toi lui serai sera ete gens
personne personnes fois jour temps monde ici apres avant`,
  es: `
venir viene pasa pasar cosa cosas llevar tomar quedar queda dejar deja ir voy va encontrar poner pone saber quiero
quiere debo debe tener tiene gente persona personas vez veces dia tiempo aqui antes despues alguno alguna algo alguien
nadie`,
  it: `
venire viene succede succedere cosa cose prendere prende restare resta lasciare andare vado va trovare trova mettere
mette sapere voglio vuole devo deve faccio fare fa fate avete siete gente persona persone volta volte giorno tempo qui
prima dopo qualcosa qualcuno nessuno esiste esistono farsela una fino`,
  nl: `
komen komt gebeurt gebeuren nemen neemt krijgen krijgt houden blijven blijft staan staat laten gaan gaat vinden vindt
doen doet brengen brengt zien weten willen worden wordt mogen zelf iemand niemand iets niets nodig ding dingen mensen
persoon tijd dag keer voordat daarna hebben aanhouden`,
  pt: `
vir vem acontece acontecer coisa coisas pegar ficar fica deixar ir vou vai encontrar colocar saber devo deve fazer faz
faco gente pessoa pessoas vez vezes dia tempo aqui antes depois algo alguem ninguem`,
  pl: `
dzieje stanie brac wziac zostac zostawic isc idzie znalezc wiedziec chce robic robi ludzie osoba osoby raz dzien czas
tutaj przed potem cos ktos nikt`,
  tr: `
olur olacak gelmek geliyor almak gitmek kalmak birakmak bulmak bilmek istiyorum yapmak kisi kisiler kez gun zaman
burada once sonra sey biri kimse`,
  ru: `
происходит случится прийти взять остаться оставить идти найти знать хочу делать делает люди человек раз день время
здесь перед после что-то кто-то никто`,
  ja: `
行 来 事 物 人 方 時 所 何 何時 誰 行き たい 連れ`,
};

const byLanguages = new Map<string, ReadonlySet<string>>();

/** The words of all these languages. */
export function generalWords(languages: readonly string[]): ReadonlySet<string> {
  const key = languages.join();
  const known = byLanguages.get(key);
  if (known) return known;
  const set = new Set(
    languages.flatMap((language) =>
      `${wordsByLanguage[language] ?? ""} ${lightWords[language] ?? ""}`.split(/\s+/),
    ),
  );
  byLanguages.set(key, set);
  return set;
}

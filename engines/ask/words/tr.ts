/** General words of everyday language. The first list is from stopwords-iso 1.1.0 (MIT license, Gene Diaz), folded. */
export const tr = {
  listed: `
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
þeyden þeyi þeyler þuna þunda þundan þunu
`,
  /** Verbs and nouns that fit any question. */
  light: `
olur olacak gelmek geliyor almak gitmek kalmak birakmak bulmak bilmek istiyorum yapmak kisi kisiler kez gun zaman
burada once sonra sey biri kimse
`,
};

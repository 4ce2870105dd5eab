/**
 * Synonyms for everyday words in questions about any business, one group per line and language. Unlike the topics of
 * the synonym table, they say nothing about what is asked on their own.
 * After ">" come kinds of it, which mean it but not each other: a dog is a pet, but not a cat.
 */
export const everydaySynonyms = `
fix | repair | mend | restore | sort out
reparieren | instand setzen | richten | ausbessern
broken | snapped | cracked | chipped | damaged | faulty | fallen off | came off | fell off | falls out | fell out | come off
buy | purchase | order | get hold of
purchase | supply | source
bring | take along | bring along | come along | take with me | carry
pack | bring | prepare
send | post | mail | ship | dispatch
pick up | collect | fetch | come and get
drop off | hand in | leave | bring in | give you
give back | return | bring back | send back | hand back
throw away | dispose | disposal | haul away | take away | removed | removal | get rid | discard
keep | store | hold | retain
look after | care | take care | maintain
clean | wash | cleaned | swept | sweep | wipe
clean up | tidy | mess | dirt | dust | clean
start | begin | kick off | commence | get going
stop | quit | end | give up
finish | complete | ready | done | finished
wait | waiting | queue | delay
hurry | urgent | asap | quickly | fast | right away | immediately | same day
fast | quick | quickly | soon | speed | rapid
late | delay | delayed | behind | overdue | run late
early | before | ahead | in advance
open | opening | hours
closed | shut | close
allow | permit | permitted | allowed | may | let | welcome | accept | ok
forbidden | prohibited | banned | not permitted | not allowed | off limits
need | require | required | necessary | have to | must | mandatory | compulsory | obligatory
without | no need
talk | speak | say | language | chat
call | phone | ring | telephone
reach | contact | get hold of | get in touch
answer | reply | respond | response | get back
ask | question | enquiry | inquiry | query
tell | inform | notify | let know | announce
choose | select | pick
change | switch | swap | alter | move
move | reschedule | postpone | rearrange
cancel | call off | back out | drop out
not come | no show | miss | missed | absent | not show up | show up | turn up
miss | skip | absent | absence
catch up | make up | recover
join | sign up | enroll | enrol | register | registration | enter | apply
leave | quit | cancel
learn | study | train | lesson
teach | teacher | instructor | coach | trainer
beginner | beginners | novice | new to | first time | never done | no experience | inexperienced | never tried
experience | experienced | skill | skilled
old | age | ages | years old
young | younger | age
kid | child | children | son | daughter > boy | girl | toddler | teenager
baby | infant | newborn
girl | girls | female | woman | women | gender | coed
boy | boys | male | man | men | gender
parent | parents | guardian > mother | father | mom | dad | mum
grown up | adult | adults
old people | senior | seniors | elderly
partner | spouse | husband | wife
friend | guest | companion
pet | dog | dogs | cat | puppy | animal
doctor | physician | gp
tooth | teeth | dental | toothache
hurt | hurts | pain | ache | sore | toothache
scared | afraid | anxious | nervous | fear | worried
ill | sick | unwell
emergency | urgent | out of hours | at night
medicine | medicines | medication | drug | drugs | tablets | pills
car | cars | vehicle | vehicles | auto | automobile
park | parking | leave the car | leave my car | park my car | car park | parking space
drive | driving | travel
far | distance | miles | radius | away
near | nearby | close | nearest
area | region | neighborhood | neighbourhood | district | county | location
live | living | reside | based | resident
home | house | apartment | place | doorstep
room | rooms | bedroom
kitchen | cooking
food | eat | meal | snack | snacks | lunch
drink | drinks | beverage > beer | wine | alcohol
water | drinking water
wear | clothes | clothing | dress | outfit
gear | equipment | kit | stuff | tools | supplies
borrow | rent | hire | lend | loan | rental
bike | bicycle | bicycles
boat | vessel > kayak | canoe
plane | flight | airport
shuttle > bus | coach
train | rail | railway
job | jobs | task | project | work
jobs | hiring | vacancy | vacancies | careers | employment | position
worker | staff | employee | team | crew
boss | owner | founder | manager | director
price | prices | cost | costs | fee | fees | rate | rates | charge | pay
hourly | per hour | each hour | an hour
daily | per day | a day | each day
monthly | per month | a month | each month | every month
yearly | annual | annually | per year | a year
cheap | cheaper | discount | reduced | less | save | money off | reduction | affordable
discount | money off | percent off | off | reduction | cheaper
expensive | pricey
extra | additional | surcharge | on top | more
free | no charge | at no cost | no cost | gratis | without charge | free of charge | nothing
afford | financial aid | scholarship | help paying | hardship
pay up front | deposit | advance | prepay | pay first
money back | refund | reimbursement
spread | installments | instalments | monthly payments | pay monthly | payment plan
tip | gratuity
card | cards | debit | credit
cash | notes
invoice | bill | receipt
gift | present | voucher | gift card
guarantee | warranty | guaranteed
certificate | certificates | proof | documentation
paper | papers | paperwork | documents | documentation
insurance | insured | cover | covered | coverage
lost | missing | goes missing | disappear | gone
stolen | theft
damage | harm | ruin | destroy
safe | secure | protected | safety
danger | dangerous | risk
legal | law | allowed by law | illegal
license | licence | licensed | permit | certified | qualified
private | privacy | personal | confidential
data | information | details
save | store | backup | keep
picture | pictures | photo | photos | image | images | screenshot | screenshots
hide | blur | obscure | conceal | mask
show | display | view | see
upload | send | transmit | uploaded | import
delete | remove | erase | uninstall
install | set up | fit | mount | hang | put up | assemble
hang | mount | mounting | put up
assemble | put together | assembly | build
replace | change | swap | exchange | renew
update | upgrade | newer version | new version
crash | error | problem | issue | bug | not working | does not work | fail | fails
bug | issue | error | problem
slow | takes long
password | passphrase | passcode
forgot | forget | lost | forgotten
account | login | register
sign in | log in | account
automatic | automatically | schedule | scheduled | by itself
computer | laptop | pc | desktop | machine
phone | mobile | smartphone | cell
server | cloud | online
offline | local | locally
compatible | work with | works with | support | supported | run on | runs on
size | big | large | dimension | length | fit | fits
deep | depth
tall | height | high
heavy | weight | weigh
long | length | duration | last | lasts
how long | duration | lasts | takes | minutes | hours
durable | last | lasts | lifetime
often | frequency | regularly | every | once | twice
again | repeat | another time
dull | blunt | not sharp
sharp | edge | sharpen
wet | damp | moisture
dry | moisture | dried | seasoned
hot | heat | warm
cold | cool | chilled
noise | loud | noisy
smell | odor | odour
new | recent | latest
used | second hand | secondhand | pre owned | donated
old | older | former | aged
type | kind | sort | model | brand
brand | brands | make | manufacturer | maker
material | materials | made of
color | colour | shade
wood | timber | lumber > firewood | logs
wall | walls
toilet | bathroom | restroom | washroom | loo
tap | faucet
leak | leaking | dripping | drip
light | lamp | fixture
fan | fans
stairs | step | steps > elevator | lift | ramp
wheelchair | disabled | accessible | step free | mobility
entrance | door | entry | get in
weekend > saturday | sunday
weekday | weekdays | monday to friday
night | evening | overnight | at night
morning | am
holiday | holidays | bank holiday | public holiday > christmas | easter | new year
rain | weather | storm | bad weather
summer > june | july | august
winter > december | january | february
season | seasonal
trip | tour | ride | journey | excursion
visit | come by | come in | come over | see you | come out
appointment | booking | slot | reservation
turn up | just show up | walk in | walkup | walk ups | walkups | without appointment | drop in | unannounced
team | squad | division | roster
game | match | games
practice | training | practices
tryout | tryouts | try out | selection
customer | client | patient | guest | member
company | business | firm | organization
branch | branches | store | stores | shop | outlet | location
multiple | several | more than one | two | both
twice | two times | double
only | just
maximum | at most | limit | up to | no more than
minimum | at least | smallest | least
satisfied | happy | unhappy | not happy | dissatisfied
quality | good | best
help | assist | assistance | support | aid
problem | trouble | issue
responsible | liable | liability
result | results | outcome
test | check | verify | try
know | find out | tell if
prepare | preparation | get ready | beforehand
attach | include | enclose | add
included | include | includes | comes with | part of | covered
pool | swimming
internet | wifi | wi fi
smoke | smoking | cigarette
party | birthday | celebration
wedding | bridal
metal > steel | iron
cut | cutting | trim | trimmed
bend | bending
deliver | delivery | bring to | drop at | transport | site
transport | shuttle | haul | carry
dealer | reseller | distributor | retailer | partner
skate | skates | skating
swim | swimming
fish | fishing | angler
garden | yard | lawn
roof | roofing
chimney | flue
stove | fireplace | burner
paint | painting | painted
coat | coats | layer
plumbing | plumber | pipes
electric | electrical | electrician | wiring
umtauschen | zuruckgeben | zuruckschicken
kaputt | defekt | beschadigt | abgebrochen | zerbrochen
mitbringen | mitnehmen | dabei haben | einpacken
abholen | holen | einsammeln
bringen | abgeben | vorbeibringen
schicken | senden | zusenden | einsenden | verschicken
anfangen | beginnen | starten | einsteigen
aufhoren | beenden | kundigen
fertig | bereit | abgeschlossen
absagen | stornieren | abmelden | nicht kommen | storno | kurzfristig | abgesagt
verschieben | verlegen | umbuchen
verpassen | versaumen | fehlen | nicht erscheinen
anmelden | registrieren | einschreiben | anmeldung
erlaubt | gestattet | darf | durfen | moglich | willkommen | zugelassen
verboten | untersagt | nicht erlaubt | nicht gestattet
notig | notwendig | erforderlich | pflicht | brauchen | benotigen | muss | obligatorisch
anrufen | telefon | telefonieren | telefonisch
antworten | antwort | ruckmeldung | melden
fragen | frage
kind | kinder | sohn | tochter | baby | enkel
jung | alter | jahre
anfanger | einsteiger | neuling | ohne vorkenntnisse | keine erfahrung
tier | haustier > hund | hunde | katze | katzen
hund | hunde | hundin | welpe | vierbeiner
hundin | laufigkeit | laufig
laufig | laufigkeit
futter | fressen | nahrung
impfung | geimpft | impfen | impfschutz | schutz
krank | krankheit | unwohl
angst | zahnarztangst | nervos | furcht | angstlich
zahn | zahne | zahnarzt
schmerz | schmerzen | weh | tut weh | zahnschmerzen
notfall | dringend | notdienst | wochenende
medikament | medikamente | arznei | tabletten | medikamentengabe
auto | wagen | fahrzeug | pkw
parken | parkplatz | parkplatze | stellplatz | abstellen
anfahrt | weg | anreise | route
entfernung | weit | umkreis | kilometer
wohnung | haus | zuhause | hause
zimmer | raum
nacht | nachts | ubernachtung | ubernachten
tag | tages | taglich
preis | preise | kosten | kostet | gebuhr | betrag | zahlen
stunde | stundlich | einzelstunde
gunstig | billig | preiswert | rabatt | ermassigung | nachlass
kostenlos | gratis | umsonst | unentgeltlich
zahlen | bezahlen | zahlung | begleichen
raten | ratenzahlung | abzahlen | teilzahlung
karte | kartenzahlung | ec karte | girocard | kreditkarte
bar | bargeld | barzahlung
rechnung | beleg | quittung
gutschein | geschenk | geschenkgutschein
garantie | gewahrleistung
versichert | versicherung | haftpflicht
zeugnis | nachweis | bescheinigung | zertifikat
unterlagen | papiere | dokumente
verloren | weg | verschwunden | vermisst
sicher | geschutzt | sicherheit
bilder | bild | foto | fotos | aufnahme
gleichzeitig | zur gleichen zeit | auf einmal
hochstens | maximal | maximum
mindestens | minimum
gruppe | gruppen | teilnehmer | gruppengrosse
gross | grosse
lange | dauer | dauert
oft | haufig | wie oft | alle
schnell | sofort | rasch | bald | gleich
spat | verspatung | zu spat
fruh | vorher | voraus
offen | geoffnet | offnungszeiten | aufhaben
geschlossen | zu
online | internet
sprache | sprechen | sprachen > deutsch | englisch | franzosisch
mitarbeiter | personal | team | betreuer | betreuerin
jemand da | immer jemand | betreut | aufsicht
chef | inhaber | inhaberin | leitung
neu | neue | neuen
patient | patienten | patientinnen
termin | termine | vereinbaren | buchen
ohne termin | spontan | einfach vorbeikommen
probetag | probe | test | schnuppern
schwanger | schwangerschaft | schwangere
rollstuhl | barrierefrei | ebenerdig | behindert
reinigung | putzen | saubern | zahnreinigung
benutzen | verwenden | nutzen | gebrauchen
reparer | remettre en etat | depanner
casse | casser | brise | abime
apporter | prendre | amener | venir avec | emporter
envoyer | expedier | poster | envoi | livraison
recevoir | arriver | livre | livraison | recu
recuperer | retirer | chercher | reprendre
rendre | renvoyer | retourner | retour | retours
commencer | debuter | demarrer
debutant | debutants | jamais fait | premiere fois | deja fait
arreter | finir | terminer
annuler | annulation | desister
rater | manquer | manque | absent | rattraper
inscrire | inscription | enregistrer | reserver
permis | autorise | accepte | accepter | possible
interdit | defendu
besoin | faut | necessaire | obligatoire | falloir
appeler | telephoner | telephone
repondre | reponse | delai
enfant | enfants | fils | fille | bebe | bebes | petits
adulte | parent | adultes
age | ans | ages
animal | animaux > chien | chiens | chat | chats
voiture | vehicule | auto | voitures
garer | stationner | parking | stationnement
prix | tarif | tarifs | cout | coute | combien
moins cher | reduction | reduit | remise | promotion | rabais
gratuit | gratuite | offert | offerte | sans frais | gratuitement
payer | regler | paiement | reglement | paye
plusieurs fois | trois fois | mensualites | echelonner | facilites
carte | bancaire
especes | liquide
facture | recu
cadeau | bon cadeau | bons cadeaux | cartes cadeaux | carte cadeau | offrir
papiers | documents | pieces | justificatif
assurance | assure
montant | somme | euros
valable | valide | validite | expire
duree | dure | durer | temps | combien de temps | se garde
ouvert | ouverts | ouverture | horaires
ferme | fermes | fermeture
visiter | visite | visites | voir
fauteuil roulant | handicap | accessible | mobilite reduite
vetement | vetements | tenue | habits
cours | atelier | stage | lecon
etudiant | etudiants | scolaire
reparar | arreglar | componer
roto | averiado | estropeado
traer | llevar | traigo
enviar | mandar | envio
recoger | retirar | recogida
devolver | devolucion
empezar | comenzar | iniciar
principiante | principiantes | cero | experiencia previa | desde cero
cancelar | anular
faltar | falto | perder | ausencia
recuperar | compensar
apuntarse | inscribirse | matricularse | inscripcion
hija | hijo | nino | ninos | nina | hijos | pequenos
mascota | animal > perro | perros | gato | gatos
coche | aparcar | aparcamiento | parking
precio | precios | cuesta | cuanto | tarifa
plazos | cuotas | fraccionado
gratis | gratuito | sin coste
regalar | regalo | bono | vale
abrir | abris | abierto | horario
cerrar | cerrado
ropa | vestir | prenda
dura | duracion | semanas
sleutel | sleutels | autosleutel
auto | wagen | voertuig | auto's
vliegveld | luchthaven | airport
vlucht | vliegen | vertraagd | vertraging
bus | shuttle | shuttlebus | pendelbus
camper | caravan | kampeerwagen
binnen | overdekt | overdekte
betalen | betaling | betaallink | afrekenen
kosten | kost | prijs | tarief | tarieven
meenemen | meebrengen
afgeven | inleveren | achterlaten
later | vertraging | te laat
kind | kinderen | zoon | dochter
huisdier > hond | honden | kat | katten
nachts | nacht | 24 uur
verzenden | versturen | opsturen
terugsturen | retourneren | terugbrengen
portare | prendere | portarsi
spedire | inviare | mandare
ritirare | recuperare
animale | animali > cane | cani | gatto | gatti
figlio | figlia | bambino | bambini
macchina | auto | parcheggiare | parcheggio
quanto costa | prezzo | prezzi | tariffa
aperto | aperti | orari
chiuso | chiusi
dziecko | dzieci | syn | corka
zwierze | zwierzeta > pies | psy | kot | koty
samochod | auto | parking | parkowac
cena | ceny | kosztuje | ile kosztuje
filho | filha | crianca | criancas
animal | animais > cachorro | cao | gato
carro | estacionar | estacionamento
ребенок | дети | сын | дочь
животное | животные > собака | собаки | кошка
машина | автомобиль | парковка | припарковаться
цена | цены | стоит | сколько стоит
cocuk | cocuklar | oglum | kizim
hayvan | evcil hayvan > kopek | kedi
araba | arac | otopark | park
ペット | 動物 > 犬 | 猫
車 | 駐車場 | 停める
子供 | お子さま | 子ども | 小学生
クレジットカード | 支払い | お支払い | カード
たばこ | タバコ | 禁煙 | 喫煙
キャンセル | 取り消し | キャンセル料
借りる | 借りられ | お貸し | 貸し | レンタル
お風呂 | 風呂 | シャワー
部屋 | お部屋 | 室内
荷物 | 預け | お預かり
until | by | within
get back | return | returned | back home | receive
arrive | arrival | delivered | reach | come
receive | get | arrive | delivered
own | my own | yourself | self
packaging | box | carton | wrapping | container
cover | insured | protected | insurance
angle | degree | degrees
person | people | who | team | staff
made by | by hand | handmade
business customers | companies | trade | restaurants
sold | sell | stock | supply | available
available | in stock | ready | offered
order | booking | request
confirm | confirmation | confirmed
terms | conditions | policy
expire | valid | validity | run out
code | coupon | voucher
newsletter | updates | news
subscribe | subscription | sign up
trial | try | test | taster
sample | example | demo
level | skill | ability | standard
group | class | party | team
private lesson | one to one | individual
schedule | timetable | calendar | times | dates
session | class | lesson | appointment
deadline | latest | last day | cut off
result | outcome | feedback
complain | complaint | unhappy | dissatisfied
improve | better | upgrade
measure | size | dimensions
inside | indoor | indoors | under cover
outside | outdoor | outdoors | exterior
front | entrance
back | rear | behind
upstairs | floor | level
address | location | where
directions | route | get there | find you
public transport > bus | train | tram | metro
walk | walking | on foot | walking distance
electric car | charger | charging
seat > chair
queue | line | wait
crowded | busy | full
quiet | calm | silent
cook | cooking | kitchen | prepared
vegetarian | vegan | plant based
allergy | allergies | allergic | intolerance
towel | towels | linen | bedding | sheets
bathroom > shower | bath
laundry | washing machine | wash clothes
key | keys | lock | door code
luggage | bags | suitcase | baggage
breakfast | morning meal
dinner | supper | evening meal
lunch | midday meal
tv | television | screen
cable | cables | wires | wire
shelf | shelves | bracket
furniture > wardrobe | bed | desk
hole | holes | gap | crack
estimate | quote | quotation | offer
visit | call out | come out | appointment
minimum | at least | smallest charge
hour | hourly | per hour
skilled | experienced | trained | qualified
insured | insurance | liability
reference | references | review | reviews | testimonials
photo | photos | before and after | gallery
finished | done | complete | end result
material | materials | parts | supplies
own | bring your own | supply | provide
work | works | function | operate | run
connect | link | pair | hook up
sync | synchronize | synchronise | mirror
restore | recover | get back | bring back
recover | restore | get back | rescue
secure | encrypted | encryption | safe
report | bug report | ticket | support request
crash | freeze | hang | stuck
permission | permissions | access | allowed
browser > chrome | firefox | edge | safari
extension | addon | plugin
format | type | file type
limit | maximum | cap | quota
free version | free plan | free of charge
plan | subscription | package | tier
customer service | support | help
storage | space | disk | saved
copy | duplicate | backup
cut | crop | trim
text | writing | words
search | find | look for
group | folder | project | collection
tag | label | category
pharmacy | chemist | drugstore
prescription | prescribed
purchase | buy | order
wholesale | bulk | large quantity
export | abroad | overseas | international
standard | specification | grade
parents | family | families
coach | coaches | trainer
jersey | uniform | shirt
helmet | protective gear | equipment
game | match | play
away games | travel | overnight
volunteer | volunteers | help out
board | committee | council
rules | regulations | bylaws | conduct
fees | tuition | dues | cost
referee | official | umpire
ablauf | vorgehen | so lauft
erster | erstes | erste | kennenlernen
dauern | dauer | zeit | minuten | stunden | monate | wochen
warten | wartezeit | wartezeiten
vorbereiten | vorbereitung | vorher
ergebnis | befund
nehmen | aufnehmen | annehmen
bieten | anbieten | machen | durchfuhren
sprechen | sprache | spricht
alter | ab wann | jahre | monate
spater | nachher | danach
kurz | kurzfristig | spontan
behandlung | behandeln | eingriff
versicherung | krankenkasse | kasse
vereinbaren | ausmachen | bekommen | buchen
umsonst | kostenfrei | ohne kosten
mittags | nachmittag | nachmittags
vormittag | vormittags | morgens
abend | abends
wochenende > samstag | sonntag
eltern | mutter | vater | begleitperson
garantie | haltbarkeit | halt
material | werkstoff | stoff
ersetzen | ersatz | austauschen
entfernen | beseitigen
retablir | recuperer
peut on | est il possible
niveau | debutants | confirmes
combien de personnes | participants | groupe | places
rattraper | reporter | recuperer
prevenir | avertir | informer
repondre | reponse | contacter
vendre | vente | cession | ceder
acheter | achat | rachat | racheter
estimation | estimer | devis | evaluation
virement | paiement | payer
vieux | ancien | anciens | vieille | vieilles
neuf | recent | recents
vehicule | voiture | auto | voitures | vehicules
deplacer | venir | rendez vous | sur place
rapide | rapidement | vite | delai | temps
sans rendez vous | sans inscription
出発 | チェックアウト
到着 | チェックイン
夜遅く | 門限 | 遅い
朝食 | 朝ごはん
洗濯 | 洗濯機
英語 | 外国語
車いす | バリアフリー | 段差
アレルギー | 食物
インターネット | wi
stroom | elektriciteit | stopcontact
reserveren | boeken | reservering | boeking | reservatie
annuleren | afzeggen | annulatie | annulering
huren | verhuren | verhuur | huur
schoonmaken | reinigen | gereinigd | poetsen | proper | schoon
gratis | kosteloos | kosteloze
korting | goedkoper | voordelig
open | geopend | openingsuren | openingstijden
gesloten | dicht
slecht weer | regen | storm | onweer
thuis | huis | adres | ter plaatse
leveren | bezorgen | levering | thuisbrengen | aan huis
ophalen | afhalen | terughalen
volwassene | ouder | begeleider | toezicht
veilig | veiligheid
verzekering | verzekerd
kapot | stuk | schade | beschadigd
betaalkaart | bankkaart | pinnen | bancontact
cash | contant
duren | duurt | lang
afspraak | boeking
leren | les | lessen | cursus
prenotare | riservare | prenotazione | prenotazioni
consegnare | consegna | portare a casa | domicilio | spedizione
ordinare | ordine | ordini
pagare | pagamento | saldare
contanti | contante
gratis | gratuito | gratuita
sconto | riduzione | promozione
annullare | disdire | cancellazione | disdetta
sbagliato | errato | incompleto
rimborso | rimborsare | soldi indietro
celiaci | celiaco | senza glutine | glutine
parcheggiare | parcheggio | posto auto
allergia | allergie | allergeni | intolleranza | intolleranze
quanto dura | durata | minuti | ore
vicino | lontano | distanza | raggio
mangiare | pranzo | cena
bambino | bambini | piccoli
lezione | corso | lezioni | corsi
camera | stanza | alloggio
cambiare | modificare | spostare
reservar | reserva | reservas
entregar | entrega | a domicilio
pagar | pago | abonar
descuento | rebaja | oferta
efectivo | metalico
aprender | clase | clases | curso | cursos
cerca | lejos | distancia
habitacion | alojamiento
cambiar | modificar
garantia | garantizado
buchung | buchen | reservieren | reservierung
wettkampf | turnier | turniere | meisterschaft
trainer | lehrer | einzelunterricht | unterricht
training | trainieren | uben | unterricht | stunde
tanz | tanze | tanzen
firma | betrieb | unternehmen
gegrundet | seit | besteht
buro | geschaftszeiten
reparieren | reparatur | wiederherstellen
liefern | lieferung | zustellung | bringen
probestunde | probetraining | schnupperstunde | probestunden
kostenlos | kostenloses | kostenfreie
geld zuruck | erstattung | ruckzahlung
entfernung | umkreis | gebiet | region
feier | party | veranstaltung | event
bezahlen | abrechnen | kasse
kaufen | erwerben | bestellen
lernen | kurs | kurse | unterricht
reserver | reservation | reservations
livrer | livraison | domicile
annuler | annulation | resilier
rembourser | remboursement | rendre l argent
reduction | remise | promotion
liquide | especes
apprendre | cours | lecon | formation
pres | loin | distance | rayon
chambre | logement | hebergement
essai | essayer | decouverte
changer | modifier | deplacer
garantie | garanti
reparer | reparation
horaires | heures | ouvert
motorbike | motorcycle | two wheeler | bike
car | cars | vehicle | vehicles | four wheeler
city | cities | town | area | region
environment | environmentally | eco friendly | biodegradable | sustainable | green
pay | payment | billed | charged
put down | deposit | down payment
die | died | dead | death
plant | planting | install
dog | dogs | puppy
meal | food | lunch | dinner
teach | learn | instruction | lessons
far | distance | miles | kilometers | radius | range
soon | quickly | fast | within
house | home | doorstep
shop | store | premises | showroom
covered | insured | included
founded | established | since | started
own | provide | provided | supply
wait | waiting time | lead time
pick up | collect | picked up
baptise | baptize | baptism | baptised
encrypted | encryption | encrypt
departure | check out | leave the room
qualifikation | qualifikationen | ausbildung | zertifiziert | zertifizierter | zertifizierte | diplom
abreise | abreisen | auschecken | check out
anreise | anreisen | einchecken | ankunft | check in
partir | depart | departs | liberer | quitter la chambre
arriver | arrivee | arrivees | check in
diplome | diplomee | certifie | certifiee | qualification | formation
salida | dejar la habitacion | check out
llegada | llegar | check in
encargar | encargo | encargos | por encargo
titulacion | titulado | titulada | diplomado | certificado
partenza | lasciare la camera | check out
arrivo | arrivare | check in
qualifica | qualifiche | diploma | diplomato | certificato
vertrek | vertrekken | uitchecken
aankomst | aankomen | inchecken
diploma's | gediplomeerd | gecertificeerd | opleiding
dostawa | dowoz | dowozicie | wysylka | przesylka
odwolac | anulowac | rezygnacja | odwolanie
umowic | zapisac | rezerwacja | zarezerwowac
entregar | entregam | entrega | ao domicilio
marcar | agendar | marcacao | agendamento | reserva
desmarcar | cancelar | cancelamento
доставка | доставляете | доставить | привезти
записаться | запись | забронировать | бронирование
отменить | отмена | перенести
randevu | rezervasyon | yer ayirtmak
teslimat | kargo | gonderim
配達 | デリバリー | 宅配 | 出前
ご自身 | 自分 | セルフ
休業日 | 定休日 | 休み
`;

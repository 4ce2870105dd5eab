/** General words of everyday language. The first list is from stopwords-iso 1.1.0 (MIT license, Gene Diaz), folded. */
export const es = {
  listed: `
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
verdadera verdadero vez vosotras vosotros voy vuestra vuestras vuestro vuestros
`,
  /** Verbs and nouns that fit any question. */
  light: `
venir viene pasa pasar cosa cosas llevar tomar quedar queda dejar deja ir voy va encontrar poner pone saber quiero
quiere debo debe tener tiene gente persona personas vez veces dia tiempo aqui antes despues alguno alguna algo alguien
nadie
puedes debemos necesitamos necesita traer ya
`,
  /** Say in a question for a price what one pays for one of, or how one gets it. */
  priced: `
noche noches dia dias hora horas semana semanas mes meses ano anual mensual alquilar alquiler comprar pagar cobran cobrais vale valen sale
`,
};

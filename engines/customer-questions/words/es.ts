import type { LanguageWords } from "../language-words.ts";

/** Spanish: complete. */
export const es = {
  endings: /e?s|n/,
  persons:
    /nosotros|nuestr[oa]s?|(?!tramos|extremos)\w{3,}[ae]mos|ofrecemos|tenemos|aceptamos|usted(?:es)?|tú|tu|tus|te|su|sus|vosotros|clientes?|huéspedes|visitantes|pacientes?|soci[oa]s?|alumn[oa]s?|participantes?|niñ[oa]s?|padres|principiantes|dispone|cuenta|ofrece|(?:el|la|las|los) (?:hotel|restaurante|casa|apartamento|escuela|tienda|clínica|habitaciones|local)|es posible|hay|a disposición/,
  affirms:
    /gratis|gratuit[oa]s?|incluid[oa]s?|incluye\w*|bienvenid[oa]s?|permitid[oa]s?|permite\w*|admit\w+|acept\w+|ofrec\w+|dispon\w+|hay|tenemos|posible|puede\w*|no|sin|consultar|necesari[oa]|con|equipad[oa]/,
  acts: /llam\w+|teléfono|escrib\w+|correo|email|contact\w+|reserv\w+|pedi\w*|en línea|online|formulario|web|inscri\w+|envi\w+|ven\w*|whatsapp|por|a través/,
  intents: {
    contact: [
      "¿Cómo puedo contactar con ustedes?",
      /contact\w*|teléfono|correo|e-?mail|whatsapp|(?:llamar|escribir)(?:l[eo]s|os|te)|comunicar(?:me|nos)/,
    ],
    address: [
      "¿Dónde están ubicados?",
      /dónde (?:est[áa]\w*|(?:se )?(?:encuentr|ubic|qued)\w*|(?:os|los|las|te) encuentr\w*)|dirección|ubicación|ubicad[oa]/,
    ],
    hours: [
      "¿Cuál es su horario?",
      /horario|abiert[oa]|abrís|(?:a qué hora|hasta qué hora|cuándo|qué días) (?:abr|cierr|cerr|atiend|atend)\w*/,
      /(?:abiert\w+|abrimos) .{0,60}\d/,
    ],
    prices: [
      "¿Cuáles son los precios?",
      /precio|tarifa|cuesta|(?<!cada )cuánto(?! (?:tiempo|antes|espacio|pesa|mide|(?:se )?(?:dura|tarda|demora|lleva)))|coste|costo/,
      /precio|tarifa|cuesta/,
    ],
    "who-runs-it": [
      "¿Quién está detrás de {company}?",
      /quién(?:es)? (?:sois|somos|so[ny]|es|está|dirige|lleva|fundó)|dueñ[oa]|propietari[oa]/,
      /(?:empresa|negocio) familiar|fundad[oa] por/,
    ],
    jobs: [
      "¿Tienen ofertas de empleo?",
      /(?:ofertas?|bolsa) de (?:empleo|trabajo)|empleo|vacante|(?:busc|contrat|necesit)\w+ .{0,20}(?:personal|gente|trabajador\w*|emplead\w*|camarer\w*|cociner\w*)|trabajar (?:con|en|para) (?:vosotros|ustedes|usted|su|vuestr\w+)|currículum|curriculum|cv/,
      /(?:buscamos|necesitamos|estamos buscando|seleccionamos|incorporamos) .{0,30}(?:personal|camarer\w*|cociner\w*|ayudante\w*|técnic\w*|profesor\w*|profesional\w*|peluquer\w*|compañer\w*|gente)|env[íi]\w* .{0,15}(?:cv|currículum|curriculum|hoja de vida)|únete a nuestro equipo|trabaja con nosotros|ofertas? de empleo|vacante/,
    ],
    payment:
      /(?:pag\w+|pago) .{0,50}(?:tarjeta|efectivo|transferencia|bizum|paypal)|(?:aceptamos|se aceptan) .{0,30}(?:tarjeta|efectivo|bizum|paypal)|(?:solo|sólo|únicamente|pago) en efectivo/,
    invoice: [
      "¿Me pueden dar factura?",
      /facturas?|recibo|boleta|comprobante|ticket de compra/,
      /facturas?|comprobante de (?:pago|compra)|boleta/,
    ],
    parking:
      /aparcamiento|parking|parqueaderos?|aparcar|estacionamiento|estacionar|plazas? de garaje|cochera/,
    directions: [
      "¿Cómo puedo llegar?",
      /cómo (?:puedo |se )?(?:lleg\w+|voy|ir)|en (?:metro|autobús|bus|tren|transporte público)|parada|estación más cercana/,
      /(?:\d+|pocos|cinco|diez) ?(?:minutos?|min|km|kilómetros|m|metros)\b.{0,50}(?:estación|parada|metro|autobús|tren|autopista|autovía|aeropuerto|centro de la ciudad|casco antiguo)|(?:parada|estación|boca) de (?:metro|autobús|bus|tren|tranvía|cercanías|colectivo)|(?:línea|líneas|autobús|autobuses|bus|tranvía|colectivo) \w?\d+|tom\w+ la salida \d+/,
    ],
    accessibility:
      /silla de ruedas|movilidad reducida|accesible (?:para|a) (?:personas|sillas?|tod[oa]s)|(?:entrada|acceso|baños?|aseos?|local|habitaci\w+|ascensor|edificio|instalaciones|totalmente|completamente|es|son) (?:adaptad[oa]|accesible)|sin barreras|sin (?:escalones|peldaños)|rampa de acceso/,
    "spoken-languages":
      /(?:hablamos|se habla|atendemos en) (?:también )?(?:inglés|español|francés|alemán|catalán|portugués|italiano|euskera|gallego)/,
    booking:
      /reserv\w+ .{0,50}(?:teléfono|online|en línea|web|correo|whatsapp|formulario)|(?:reservas?|reservar) a través de|con cita previa|(?:pid|ped|agend|solicit|concert)\w* (?:una |tu |su )?(?:cita|turno|hora) .{0,50}(?:teléfono|online|en línea|web|correo|whatsapp|formulario|llamando)/,
    "walk-ins": [
      "¿Necesito cita?",
      /(?:sin|necesit\w*|hace falta|hay que|con) .{0,20}(?:cita|turno|reserva\w*)|cita(?: previa)?|turno previo/,
      /(?:con|sin) cita(?: previa)?|solo con reserva|(?:es necesari[oa]|hace falta|se requiere|se necesita|imprescindible) .{0,20}(?:cita|turno|reserva)|sin (?:turno|reserva)(?: previ[oa])?/,
    ],
    cancellation:
      /cancel\w+ (?!.{0,12}(?:pedido|cuenta)).{5,}|anul(?:ar|e|a|aci\w+) (?:de )?(?:la|su|tu|una|las) (?:reserva|cita|clase).{0,60}/,
    "open-sundays": [
      "¿Abren los domingos?",
      /domingos?/,
      /domingos?.{0,25}(?:cerrad\w*|abiert\w*|\d)|(?:cerrad|abiert)\w* .{0,20}domingos?|(?:abrimos|abierto) todos los días/,
    ],
    "open-holidays": [
      "¿Abren los días festivos?",
      /festivo|feriado|navidad(?:es)?|semana santa|año nuevo|nochebuena|nochevieja/,
      /(?:festivos?|feriados?|navidad|semana santa|año nuevo)\b.{0,30}(?:cerrad\w*|abiert\w*|abrimos|cerramos|\d)|(?:cerrad\w*|abiert\w*|abrimos|cerramos|atend\w*) .{0,30}(?:festivo|feriado|navidad)/,
    ],
    vouchers: /(?:tarjetas?|bonos?|cheques?|vales?|certificados?)[- ](?:de )?regalo|gift ?card/,
    discounts:
      /(?:descuento|rebaja)s? .{0,50}(?:para|de|por|\d)|\d+ ?% de descuento|(?:tarifa|precio|entrada|cuota) reducid[oa] .{0,30}(?:para|\d)/,
    deposit:
      /fianza|depósito (?:de|previo|en efectivo|reembolsable|no reembolsable)|seña (?:de|del|para)|señal (?:de(?:l)?) \d|anticipo|pago a cuenta|(?:abon|pag|adelant)\w* .{0,20}\d+ ?% .{0,30}(?:reserva\w*|confirmar|anticipad\w*)/,
    installments: [
      "¿Puedo pagar a plazos?",
      /a plazos|cuotas (?:mensual\w*|sin)|en .{0,6}cuotas|mensualidades|financi\w+|fraccion\w+|meses sin intereses/,
      /a plazos|en .{0,6}cuotas|cuotas sin inter[eé]s\w*|financiación|financiamiento|fraccionad[oa]|fraccionar|meses sin intereses/,
    ],
    groups: ["¿Aceptan grupos?", /grupos?/, /grupos? (?:de|reducidos|hasta|desde|máximo)|para grupos/],
    children: [
      "¿Pueden venir niños?",
      /niñ[oa]s?|beb[ée]s?|familias?|hij[oa]/,
      /niñ[oa]s .{0,30}(?:gratis|bienvenid\w*|años|pueden|a partir)/,
    ],
    pets: /mascotas?|perros?|(?<!\p{L})(?:(?:tus?|sus?|vuestros?|con|sin) animal(?:es)?|animal(?:es)? (?:de compañía|domésticos?|son|no|permitidos?|admitidos?|bienvenidos?))(?!\p{L})/u,
    "minimum-age":
      /a partir de (?:los )?\d{1,2} años|mayores de \d{1,2}|edad mínima|\d{1,2} años cumplidos|(?:niñ[oa]s|jóvenes|alumn[oa]s|adolescentes) .{0,25}(?:de|entre) (?:los )?\d{1,2} (?:a|y) (?:los )?\d{1,2} años/,
    licensed:
      /(?:somos|nuestro equipo|estamos) .{0,50}(?:certificad\w*|colegiad\w*|titulad\w*|asegurad\w*|acreditad\w*|homologad\w*)|(?:empresa|instalador\w*|técnicos?) (?:homologad|certificad|acreditad|autorizad)\w*|seguro de responsabilidad civil/,
    areas: [
      "¿En qué zonas trabajan?",
      /(?:qué|cuáles) .{0,10}(?:zonas?|áreas?|ciudad(?:es)?|provincias?|municipios?)|(?:trabaja|atiende|vienen?|llega|servicio|repart\w+)n? (?:en|a|hasta) (?:toda|todo|mi (?:zona|ciudad|pueblo|barrio))/,
      /(?:[Dd]amos servicio|[Pp]restamos (?:nuestros )?servicios?|[Tt]rabajamos|[Aa]tendemos|[Cc]ubrimos|[Rr]epartimos|[Oo]peramos|[Nn]os desplazamos|[Ii]ntervenimos) (?:(?:a|en|por|tod[oa]s?|el|la|las|los|zona|provincia|ciudad|área|isla|comarca|comunidad|región|municipios?|de|del) ){1,6}[A-ZÁÉÍÓÚÑ]\w*|[Zz]onas? de (?:cobertura|actuación|servicio|reparto).{3,}|en [A-ZÁÉÍÓÚÑ]\w* y (?:alrededores|provincia)|en toda la (?:provincia|comarca|isla|región)|en todo el país|a nivel nacional/,
    ],
    delivery:
      /(?:envíos?|entregas?|reparto)\b .{5,}|(?:enviamos|repartimos|entregamos) (?:a|en|por|tu|su|los|todos)\b.{3,}/,
    "delivery-cost": [
      "¿Cuánto cuesta el envío?",
      /(?:gastos?|costes?|costos?|tarifas?|precios?) de(?:l)? (?:envío|entrega|reparto|despacho|domicilio)|portes|envíos? grat\w*|(?:cuánto|cuesta|vale|sale) .{0,20}(?:envío|entrega|reparto|domicilio)/,
    ],
    "minimum-order": [
      "¿Hay un pedido mínimo?",
      /(?:pedido|compra|consumo|consumición|importe|encargo|monto|cantidad|facturación) mínim[oa]|mínimo de (?:compra|pedido|consumo)/,
    ],
    warranty:
      /(?:\d+|un|dos|tres|cinco|seis|diez) (?:años?|meses|días) de garantía|garantía (?:de (?:\d|un|dos|tres|cinco|seis|diez|por vida)|sobre|en (?:todos|todas|piezas|mano)|cubre|por escrito|legal|oficial)/,
    returns:
      /devolver (?:el|un|los|la|tu|su|cualquier|tus|sus) .{0,20}(?:producto|artículo|pedido|prenda|compra|mercancía|libro)|devoluci\w+ .{0,40}(?:días|plazo|gratu\w*|acept\w*|admit\w*|producto|artículo)|cambios y devoluciones|derecho de desistimiento|días (?:naturales )?para (?:devolver|cambiar)/,
    refunds: [
      "¿Puedo obtener un reembolso?",
      /reembols\w*|(?:devuelv|devolv|recuper)\w* (?:el|mi) dinero|devolución del dinero/,
      /reembols\w* .{0,40}|devolución del (?:dinero|importe|100)|(?:te|le|les|os) devolvemos (?:el|tu|su) (?:dinero|importe)|no (?:es |son )?reembolsable/,
    ],
    quote:
      /presupuesto (?:gratis|gratuito|sin compromiso)|presupuestos? .{0,30}sin compromiso|cotización (?:gratis|gratuita|sin)/,
    "response-time": [
      "¿Cuánto tardan en responder?",
      /(?:cuánto|cuándo).{0,20}(?:respond|contest)\w*|respuesta/,
      /(?:respond|contest|respuesta|contact)\w* .{0,40}(?:en|menos de|dentro de) .{0,12}(?:horas?|días?|minutos?)/,
    ],
    "how-long-it-takes": [
      "¿Cuánto tiempo lleva?",
      /cuánto (?:tiempo )?(?:se )?(?:dura|tarda|demora|lleva)|cuánto tiempo|duración/,
      /(?:sesi[oó]n(?:es)?|consulta|clase|tratamiento|curso)s? .{0,20}dura\w* .{0,30}\d|duración .{0,30}\d+ ?(?:min\w*|h\w*)/,
    ],
    emergency:
      /urgencias?\b.{0,60}(?:\d|24|servicio|atend\w*|dispon\w*)|(?:servicio|asistencia|atención|averías) .{0,30}24 ?h(?:oras)?(?!\p{L})|servicio de urgencia/u,
    "first-visit": /(?:la|su|tu) primera (?:visita|consulta|sesión|clase) .{10,}/,
    bring:
      /(?:debe|debes|traer|trae|traiga|llevar|lleva) .{0,10}(?:traer|ropa|toalla|documento|calzado).{3,}/,
    prepare:
      /antes de (?:la|el|su|tu|cada) (?:cita|visita|sesión|tratamiento|intervención|prueba|clase|consulta) .{0,30}(?:debe|evit|no|conviene|recomend)\w*|(?:evit[ea]\w*|acud[ea]|veng?a?|no com[ea]\w*|no tom[ea]\w*) .{3,50}antes de (?:la|el|su|tu)|en ayunas/,
    wifi: [
      "¿Hay wifi?",
      /wi[ -]?fi|internet/,
      /wi[ -]?fi|(?:conexión|acceso) a internet|internet (?:gratis|gratuito|incluido|inalámbrico|de alta velocidad|por cable|por fibra)/,
    ],
    toilets: [
      "¿Hay baños?",
      /baño|aseo|lavabo|sanitarios|wc/,
      /(?:baños?|aseos?|lavabos?|sanitarios) (?:públic\w*|para (?:nuestros clientes|los clientes|visitantes|el público)|adaptad\w*|disponible|portátil\w*)|(?:hay|disponemos de|contamos con|dispone de|cuenta con) .{0,20}(?:baños|aseos|lavabos|sanitarios)/,
    ],
    instructors: [
      "¿Quiénes son sus profesionales?",
      /quién(?:es)? (?:(?:me|nos|va|va a) ){0,2}(?:impart\w+|dan?|enseñ\w+|atiend\w+|atender\w*|trat\w+)|(?:profesor|monitor|instructor|entrenador)\w*|(?:los|sus|vuestros|qué) (?:médic|dentista|terapeuta|profesional|abogad|estilista|peluquer)\w*|equipo (?:médico|docente)/,
    ],
    newsletter: ["¿Cómo puedo recibir el boletín?", /boletín|boletines|newsletter|lista de correo/],
    complaints: [
      "¿Cómo puedo presentar una queja?",
      /queja|quejar\w*|reclamar|reclamaci\w+|insatisfech\w+|no estoy (?:content|satisfech)[oa]/,
    ],
    privacy: [
      "¿Qué datos recopilan?",
      /qué (?:datos|información) .{0,40}(?:recopil|recog|guard|almacen|trat|us)\w*|(?:hacen|hacéis) con mis datos/,
    ],
    missed: [
      "¿Qué pasa si no me presento?",
      /no (?:me presento|acudo|aparezco|voy|puedo (?:ir|acudir))|(?:falto|falt[ae]|faltar) a (?:la|mi|una) cita|olvid\w* (?:la|mi) cita|no-?show|inasistencia/,
      /no (?:se present|acud|asist|presentarse|presentad)\w* .{3,}|(?:citas?|reservas?) (?:perdidas?|no (?:canceladas?|anuladas?))|no-?show|inasistencia/,
    ],
    late: [
      "¿Qué pasa si llego tarde?",
      /lleg\w+ (?:.{0,15} )?tarde|retras\w+|impuntual\w*/,
      /lleg\w+ (?:.{0,15} )?tarde|retraso .{0,30}\d|minutos de (?:retraso|cortesía|tolerancia)/,
    ],
    "opening-season": [
      "¿En qué época del año abren?",
      /temporada|época|todo el año|(?:abiert|abr|cierr)\w* .{0,20}(?:invierno|verano)|qué meses/,
      /(?:abiert\w*|abrimos|temporada) .{0,20}(?:de|desde|del|hasta|entre) .{0,20}(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(?:abiert\w*|abrimos|disponible) (?:durante )?todo el año|cerrado por vacaciones/,
    ],
    vegetarian: ["¿Hay platos vegetarianos o veganos?", /vegetarian\w*|vegan\w*/],
    "gluten-free": ["¿Hay platos sin gluten?", /gluten|celíac\w*/, /(?:sin|libres? de) gluten|celíac\w*/],
    allergens:
      /alérgeno|alergia|alérgic[oa]|intolerancia|(?:contiene[n]?|puede contener|trazas de)\b.{0,60}\b(?:gluten|trigo|leche|lácteos|lactosa|huevos?|frutos secos|nueces|cacahuetes?|almendras?|avellanas?|soja|sésamo|crustáceos|apio|mostaza|altramu\w+|moluscos|sulfitos)/,
    halal: ["¿La comida es halal o kosher?", /halal|k[oó]sher/],
    takeaway: ["¿Hay comida para llevar?", /para llevar|recoger\w*|llevarme la comida/, /para llevar/],
    catering: ["¿Ofrecen servicio de catering?", /c[aá]tering/],
    "private-events": [
      "¿Puedo celebrar un evento privado?",
      /(?:eventos?|fiestas?|celebraci\w+) .{0,20}privad\w*|cumpleaños|bautizo|comuni[oó]n(?:es)?|celebrar|reservar (?:todo )?el (?:local|salón|restaurante)/,
      /eventos? (?:privad\w*|corporativ\w*|de empresa|particular\w*|famil\w*)|celebr\w+ .{0,30}(?:cumpleaños|boda|bautizo|comuni\w+|evento|fiesta)|(?:bodas|bautizos|comuniones|cumpleaños)(?:,| [yo]) .{3,}|comidas de empresa|salón (?:privado|para eventos)|reservado para/,
    ],
    "outdoor-seating": [
      "¿Hay terraza?",
      /terraza|al aire libre|(?:comer|cenar|sentar\w*|mesas?) .{0,15}(?:fuera|afuera|exterior)/,
      /(?<!(?:es|somos) una? .{0,60})terraza|(?:mesas?|patio|comedor) .{0,15}(?:al aire libre|exterior)|jardín con mesas/,
    ],
    "last-orders": [
      "¿Hasta qué hora está abierta la cocina?",
      /(?:hora|horario|cuándo) .{0,30}cocina|cocina .{0,20}(?:abierta|cierra)|hasta qué hora .{0,20}(?:comer|cenar|sirven|servís|pedir)|última comanda/,
      /(?:cocina (?:abierta|cierra|está abierta|ininterrumpida|non-?stop)|horario de cocina|la cocina|última comanda|últimos pedidos).{0,40}\d/,
    ],
    lunch: [
      "¿Se puede comer a mediodía?",
      /menú (?:del día|ejecutivo|de mediodía|diario)|mediodía|almuerzo|almorzar|comida corrida/,
      /menú (?:del día|ejecutivo|de mediodía|diario)|almuerzo (?:de|desde|ejecutivo)|(?:serv|ofrec|abr|dam)\w* .{0,20}(?:almuerzo|comidas|a mediodía|al mediodía)|comida corrida/,
    ],
    "children-menu": [
      "¿Hay menú infantil?",
      /menú (?:infantil|kids|para niños|de niños)|platos? (?:infantil(?:es)?|para niños)|trona|sill(?:as?|itas?) (?:alta|para bebé|para niños|de bebé)|periquera/,
    ],
    "dress-code": [
      "¿Hay código de vestimenta?",
      /vestimenta|vestir\w*|dress ?code|qué (?:ropa|me pongo)|etiqueta/,
      /código de vesti\w+|dress ?code|(?:ropa|vestimenta|calzado) (?:cómod|deportiv|adecuad|apropiad|elegante|formal|informal)\w*/,
    ],
    corkage: [
      "¿Puedo llevar mi propia bebida?",
      /descorche|propi[oa] (?:bebida|vino|comida|tarta|pastel|torta|botella)|(?:llev|tra)\w+ .{0,20}(?:bebida|vino|tarta|pastel|torta)|(?:comida|bebida) de fuera/,
      /descorche|(?:comida|bebida|alimento|tarta|pastel|torta)s? (?:propi[oa]|de fuera|del exterior|ajen[oa])|propi[oa] (?:bebida|vino|comida|tarta|pastel|torta|botella)/,
    ],
    "live-music": [
      "¿Hay música en vivo?",
      /música|concierto|espectáculo|actuaciones/,
      /(?:música|actuaciones|conciertos?|bandas?|flamenco|jazz|mariachis?|tango) en (?:vivo|directo)/,
    ],
    breakfast: /desayunos?/,
    "call-out-fee": [
      "¿Cuánto cuesta el desplazamiento?",
      /desplazamiento|(?:cobr|cuest|val)\w* .{0,20}(?:venir|la visita|la salida)|kilometraje|viático|mínimo de salida/,
      /desplazamiento|visita técnica|(?:salida|visita) del técnico|kilometraje|viático/,
    ],
    weekends: [
      "¿Atienden los fines de semana?",
      /fin(?:es)? de semana|sábado/,
      /(?:abiert|abrimos|atend|disponib)\w* .{0,40}(?:fines de semana|sábados)|(?:fines de semana|sábados) .{0,30}(?:abierto|cerrado|con cita)/,
    ],
    parts: [
      "¿Quién pone los materiales?",
      /(?:pone|compr|aport|consig|incluy)\w* .{0,20}(?:material|pieza|repuesto|recambio)\w*|materiales|repuesto|recambio|refacciones|piezas/,
      /(?:ponemos|aportamos|suministramos|llevamos|utilizamos|usamos|trabajamos con|disponemos de) .{0,20}(?:materiales|repuestos|recambios|piezas|refacciones)|(?:repuestos|recambios|piezas|refacciones) originales|(?:materiales|repuestos|piezas) (?:no )?(?:están )?incluid[oa]/,
    ],
    "clean-up": [
      "¿Limpian al terminar?",
      /limpi\w+ .{0,20}(?:al (?:terminar|acabar|final)|después|todo)|ensuci\w*|suciedad|recog\w+ .{0,15}(?:después|al (?:terminar|acabar))/,
      /(?:limpi|recog)\w+ .{0,40}(?:al (?:terminar|acabar|finalizar)|después)|(?:dej|entreg)\w+ .{0,30}(?:limpi[oa]|recogid[oa])|retir\w+ .{0,20}escombros/,
    ],
    "pick-up-service": [
      "¿Recogen y entregan a domicilio?",
      /recog\w+ .{0,25}(?:a domicilio|en (?:mi|su|tu) casa|el (?:coche|aparato|equipo|auto|vehículo))|recogida (?:a domicilio|y entrega)|(?:pas|ven|vien)\w* a (?:buscar|recoger)\w*|retir\w+ .{0,15}a domicilio/,
      /recogida (?:a domicilio|y (?:entrega|devolución))|recogemos (?:y (?:entregamos|devolvemos)|tu|su|el|en)|servicio de recogida|retiro (?:y entrega )?a domicilio/,
    ],
    disposal: [
      "¿Se llevan los aparatos viejos?",
      /(?:retir|llev|recog|desech|elimin|tir)\w* .{0,30}(?:viej|antigu|usad|escombro|residuo)\w*|recicl\w+|escombro|residuo/,
      /(?:retir|recog|recicl|gestion|elimin|desech)\w+ .{0,30}(?:viej|antigu|escombro|residuo)\w*|retirada (?:de|del) .{3,}/,
    ],
    brands: [
      "¿Con qué marcas trabajan?",
      /marca|fabricante/,
      /(?:todas las|las principales|las mejores|primeras) marcas|marcas como|servicio (?:técnico )?oficial|distribuidor(?:es)? (?:oficial|autorizado)/,
    ],
    "loan-devices": [
      "¿Prestan otro aparato durante la reparación?",
      /(?:coche|vehículo|auto|aparato|equipo|móvil|teléfono|celular|bicicleta) de (?:sustitución|cortesía|préstamo|reemplazo)|(?:prest|dej)\w* .{0,30}(?:mientras|durante) .{0,20}(?:repar|arregl)\w*/,
    ],
    permits: [
      "¿Necesito un permiso?",
      /permiso|licencias? de obra/,
      /(?:permisos?|licencias? de obras?) .{0,40}(?:necesari|tramit|municipal|ayuntamiento|incluid|obligatori)\w*|(?:tramit|gestion|solicit|obten)\w* .{0,20}(?:permiso|licencias? de obra)/,
    ],
    "health-insurance":
      /(?:trabajamos con|aceptamos|atendemos) .{0,50}(?:seguros?|mutuas?|aseguradoras?|obras? sociales|prepagas?|isapres?)|(?:seguros? médicos?|mutuas?|obras? sociales) .{0,40}(?:cubre|acept\w*|concert\w*)/,
    "new-patients": ["¿Aceptan pacientes nuevos?", /nuev[oa]s? pacientes?|pacientes? nuev[oa]/],
    referral: [
      "¿Necesito un volante o una derivación?",
      /volante|derivación|orden médica|remisión|referencia médica/,
      /(?:volante|derivación|orden médica) .{0,30}(?:necesari\w*|no|médico)|(?:sin|con) (?:necesidad de )?(?:volante|derivación|orden médica)/,
    ],
    prescriptions: ["¿Cómo puedo obtener una receta?", /receta|recetar\w*|prescripci[oó]n(?:es)?/],
    "home-visits": [
      "¿Van a domicilio?",
      /domicilio|a casa/,
      /a domicilio|nos desplazamos|(?:vamos|acudimos) a (?:tu|su) (?:casa|domicilio)/,
    ],
    "online-sessions": [
      "¿Ofrecen consultas en línea?",
      /en línea|online|videollamada|virtual/,
      /(?:consultas?|clases?|sesiones|reuniones|asesor\w+) .{0,20}(?:online|en línea|virtual|por videollamada|remot\w*)/,
    ],
    "waiting-time": [
      "¿Cuánto hay que esperar?",
      /cuánto .{0,30}esper\w*|tiempos? de espera|esperar/,
      /(?:tiempos? de espera|espera (?:media|máxima|es|suele)) .{0,40}\d|sin (?:largas )?esperas|esper\w+ .{0,20}\d+ (?:minutos|días|semanas)/,
    ],
    results: [
      "¿Cómo recibo mis resultados?",
      /resultado|analítica|análisis/,
      /resultados? .{0,40}(?:correo|teléfono|recog|entreg|envi|días|horas|disponib|online|web|explic)\w*/,
    ],
    anxious: [
      "¿Y si tengo miedo al tratamiento?",
      /miedo|ansiedad|nervios\w*|fobia|dolor|duele|anestesia|sedación/,
      /miedo al (?:dentista|tratamiento)|sedación|pacientes (?:con (?:miedo|ansiedad|fobia)|nervios\w*|ansios\w*|miedos\w*)|anestesia general|óxido nitroso/,
    ],
    records: [
      "¿Cómo puedo obtener mi historia clínica?",
      /histori(?:a|al) (?:clínic|médic)[oa]|mi (?:historial|expediente)|radiografía/,
      /histori(?:a|al) (?:clínic|médic)[oa]|expediente (?:clínico|médico)/,
    ],
    treatments: [
      "¿Qué ofrecen?",
      /qué (?:tipos? de )?(?:servicio|tratamiento|producto|curso|clase|especialidad)\w*|qué (?:ofrec|hac|vend)\w*|(?:ofrece|ofrecéis|realiza|realizáis)/,
    ],
    "own-products": [
      "¿Qué productos utilizan?",
      /(?:qué|con qué|cuáles) productos .{0,15}(?:us|utiliz|trabaj|emple)\w*|cosmétic\w+|(?:probados|experimentación) en animales|cruelty/,
      /(?:usamos|utilizamos|trabajamos con|nuestros productos son) .{0,50}(?:product|natural|ecológic|orgánic|vegan|cruelty)\w*/,
    ],
    bridal: ["¿Hacen bodas?", /boda|novias?|nupcial(?:es)?|casamiento|matrimonio/],
    consultation: [
      "¿La primera consulta es gratuita?",
      /primera (?:consulta|visita|reunión)|consulta gratu\w*/,
      /(?:primera|consulta|visita|asesor\w+) .{0,20}(?:gratis|gratuit[ao]|sin (?:costo|coste|compromiso))/,
    ],
    men: [
      "¿Atienden a hombres y mujeres?",
      /hombre|caballero|mujer(?:es)?|señoras|unisex/,
      /hombres? y mujer(?:es)?|mujer(?:es)? y hombres?|(?:señoras?|damas) y caballeros?|unisex|ambos sexos/,
    ],
    "allergy-test": [
      "¿Necesito una prueba de alergia?",
      /(?:prueba|test) (?:de|del) (?:alergia|sensibilidad|parche|tolerancia)/,
    ],
    join: [
      "¿Cómo puedo inscribirme?",
      /inscri\w+|apunt(?:ar\w*|o)|matricul\w+|matrícula|(?:hacerme|hago|hacerse|ser) (?:soci[oa]|miembro)|darme de alta|registr(?:ar\w*|o)/,
      /inscri\w+ .{0,60}(?:online|en línea|formulario|web|secretaría|teléfono|correo|presencial\w*|abiert\w*|rellen\w*|a través|enlace)|(?:hazte|hacerse|hacerte|háganse) (?:soci[oa]|miembro)|(?:solicitud|formulario|hoja) de (?:ingreso|admisión|inscripción|socio)|matrícula .{0,40}(?:abiert\w*|online|en línea|secretaría|formulario)|dar(?:se|te) de alta/,
    ],
    "membership-fee": [
      "¿Cuánto cuesta la cuota de socio?",
      /cuota (?:de|anual|mensual|social)|cuota|membres[ií]a|cuánto .{0,20}soci[oa]/,
    ],
    trial:
      /(?:clase|sesión|prueba) (?:de prueba|gratis|gratuita)|primera clase gratis|prueba gratuita|\d+ días (?:gratis|de prueba)/,
    "training-times": [
      "¿Cuándo son las clases o los entrenamientos?",
      /(?:cuándo|qué días|a qué hora) .{0,30}(?:clase|entren|ensay|reun|qued)\w*|horarios? de (?:las |los )?(?:clase|entrenamiento|ensayo|curso)/,
      /(?:clases?|entrena\w+|entrenos?|ensay\w+|reuniones|reunimos|sesiones|quedamos|cursos?)[ :].{0,50}(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)/,
    ],
    beginners: [
      "¿Puedo empezar sin experiencia?",
      /principiantes?|experiencia previa|sin experiencia|todos los niveles|nunca he/,
      /principiantes?|(?:sin|no .{0,25}) experiencia|experiencia previa no|todos los niveles/,
    ],
    equipment: [
      "¿Necesito mi propio material?",
      /material|equipo|equipamiento/,
      /(?:material|equipo|neopreno|tabla) .{0,30}incluid\w*|incluye .{0,40}(?:material|equipo|tabla|neopreno)/,
    ],
    "notice-period": [
      "¿Con cuánta antelación tengo que darme de baja?",
      /dar(?:se|me|nos|te) de baja|preaviso|permanencia|rescindir|rescisión|(?:duración|plazo) mínim[oa] (?:de contrato|del contrato)/,
    ],
    competitions: [
      "¿Hay torneos o competiciones?",
      /torneo|competici[oó]n(?:es)?|competencia|campeonato|ligas?|competir/,
      /(?:torneos?|competiciones|campeonatos?|competencias|liga) .{0,40}(?:celebr|organiz|particip|cada|anual|abiert|dispu)\w*|(?:organiz|particip|celebr|disput)\w+ .{0,40}(?:torneo|competici[oó]n(?:es)?|campeonato|competencia|liga)/,
    ],
    hire: [
      "¿Alquilan salas o material?",
      /alquil\w+|rentar?|arriend\w+/,
      /(?:salas?|salón|salones|local|espacios?|pistas?|canchas?|bicicletas?|kayaks?|tablas?|equipos?|material|instalaciones) .{0,40}(?:en alquiler|se alquilan?|para alquilar|de alquiler)|(?:alquilamos|rentamos|alquiler de|renta de) .{0,30}(?:sala|salón|salones|espacio|pista|cancha|equipo|material|bicicleta|tabla|kayak|instalaciones|silla|vajilla)/,
    ],
    spectators: [
      "¿Se puede venir a mirar?",
      /espectador\w*|mirar|ver (?:las? clase|los? entren|el partido|los partidos)\w*|(?:padres|familias|familiares|acompañantes) .{0,20}(?:qued|mir|ver|entr)\w*/,
      /(?:padres|familiares|espectadores|acompañantes|el público) (?:no )?(?:puede|podrá|debe|son bienvenidos|están invitados|permanec\w+|tienen que)/,
    ],
    "club-rules": ["¿Qué normas hay?", /normas?|reglas?|reglamento|normativa|código de conducta/],
    "waiting-list": [
      "¿Hay lista de espera?",
      /listas? de espera|(?:quedan?|hay) .{0,10}(?:plaza|cupo|lugar\w*|sitio|vacante)|plazas (?:libres|disponibles)|(?:está|están|estáis) (?:todo )?(?:lleno|completo)/,
      /listas? de espera|plazas limitadas|cupos? (?:limitado|completo)|plazas agotadas/,
    ],
    "start-dates": [
      "¿Cuándo empieza el próximo curso?",
      /cuándo .{0,30}(?:empiez|comienz|inici|arranc|próxim)\w*|próxim[oa]s? (?:curso|fecha|edición|grupo|convocatoria)|fechas? de inicio|fechas/,
      /(?:(?:próxim|nuev)[oa]s? (?:cursos?|edición|grupos?|convocatoria|turnos?)|(?:cursos?|clases) (?:empieza|comienza|inicia|arranca)n?|inicio (?:del curso|de las clases|de clases)|fecha de inicio).{0,40}(?:\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)/,
    ],
    "class-size": [
      "¿Cuántas personas hay por clase?",
      /cuánt[oa]s (?:personas|alumn\w+|participantes|estudiantes|niñ\w+) .{0,20}(?:clase|grupo|curso|aula)|cuánt[oa]s (?:alumn\w+|participantes|estudiantes)|tamaño de(?:l| los)? (?:grupo|clase)|grupos (?:reducidos|pequeños)|ratio/,
      /grupos? (?:muy )?(?:reducido|pequeño)|grupos? de .{0,20}\d+ (?:personas|alumn\w+|participantes|niñ\w+|estudiantes)|(?:máximo|hasta|máx\.?) (?:de )?(?:\d+|seis|ocho|diez|doce) (?:personas|alumn\w+|participantes|niñ\w+|estudiantes)/,
    ],
    certificate: [
      "¿Dan un certificado?",
      /certificado|diploma|título|titulación|constancia/,
      /(?:obt|recib|entreg|otorg|expid|emit|dam)\w* .{0,30}(?:certificado|diploma|título|constancia)|certificado de (?:asistencia|aprovechamiento|participación)|diploma (?:oficial|acreditativo)/,
    ],
    funding:
      /becas? .{3,}|ayudas? (?:económica|pública|municipal(?:es)?|estatal(?:es)?|del gobierno|a la formación)|subvenci\w+|(?:formación|curso) bonificad\w+|fundae/,
    "course-language": [
      "¿En qué idioma se imparte?",
      /qué (?:idioma|lengua)|(?:es|son|clases?|cursos?|impart\w+) en (?:inglés|español|castellano|catalán)|traducid\w+|traducción/,
      /(?:clases?|cursos?|impart\w+|charlas?|visitas?|conferencias?|evento) .{0,60}en (?:inglés|español|castellano|catalán|francés|alemán|euskera|gallego|portugués|italiano)/,
    ],
    "missed-class": [
      "¿Qué pasa si falto a una clase?",
      /(?:falt|pierd|perd)\w+ .{0,12}clase|recuperar (?:la|una|las) clase|no (?:puedo|pude) (?:ir|asistir) a (?:la|una) clase/,
      /(?:recuper|repon|recup)\w+ .{0,20}(?:clase|sesi[oó]n(?:es)?)|clases? (?:perdida|no asistida|de recuperación)/,
    ],
    "course-material": [
      "¿Necesito libros o material?",
      /libros?|material (?:didáctico|de estudio|del curso|escolar)|apuntes|manual(?:es)?/,
      /(?:libros?|manual(?:es)?|apuntes|material (?:didáctico|de estudio|del curso)) .{0,30}(?:incluid|necesari|entreg|grat|aparte|proporcion)\w*|(?:incluye|entreg\w+|facilit\w+|necesit\w+) .{0,30}(?:libros?|manual(?:es)?|apuntes|material didáctico)/,
    ],
    exams: [
      "¿Cómo es el examen?",
      /ex[aá]men(?:es)?|pruebas? (?:teórica|práctica|final(?:es)?)/,
      /ex[aá]men(?:es)? (?:teóric|práctic|final|oficial|consta|consist|dura|se|es|son|tiene|de conducir)\w*/,
    ],
    requirements: [
      "¿Cuáles son los requisitos?",
      /requisito|qué (?:necesito|se necesita|hace falta|me piden)|condiciones para/,
    ],
    included:
      /(?:precio|tarifa|paquete|plan|alquiler)s? .{0,40}(?:incluye\w*|incluid\w*)|incluid[oa]s? en el precio/,
    "delivery-time": [
      "¿Cuánto tarda el envío?",
      /(?:cuánto|cuándo) .{0,30}(?:env[ií]|entreg|lleg|pedido|paquete)\w*|(?:plazo|tiempo)s? de (?:entrega|envío)/,
      /(?:env[ií]\w*|entreg\w*|reparto|recib\w*|despach\w*) .{0,40}(?:\d|un|dos|tres|pocos) .{0,12}(?:día|hora|semana)|(?:\d+|24|48|72)[ -]?(?:h|horas)\b.{0,15}(?:laborables|península)|(?:plazo|tiempo)s? de (?:entrega|envío)/,
    ],
    "delivery-abroad": [
      "¿Envían al extranjero?",
      /extranjero|internacional\w*|otros países|fuera de(?:l país| españa)|todo el mundo/,
      /(?:env[ií]\w*|entreg\w*) .{0,30}(?:internacional\w*|extranjero|todo el mundo|europa|otros países)/,
    ],
    collection: [
      "¿Puedo recoger mi pedido?",
      /recog\w+|retir(?:ar|o)\w*|pasar a buscar\w*/,
      /recog\w+ .{0,30}(?:tienda|local|pedido|gratis|gratuita|almacén|en persona)|retir\w+ .{0,20}(?:tienda|local|sucursal(?:es)?|pedido)|click (?:and|&|y) (?:collect|recoge)/,
    ],
    "order-tracking": [
      "¿Cómo puedo seguir mi pedido?",
      /segu(?:ir|imiento) .{0,15}(?:pedido|paquete|envío)|seguimiento|rastre\w+|tracking|dónde está mi (?:pedido|paquete)/,
      /(?:número|código|enlace) de (?:seguimiento|rastreo)|seguimiento (?:del|de (?:tu|su)) (?:pedido|envío|paquete)|rastre\w+ (?:tu|su|el|del)|tracking/,
    ],
    "how-to-order":
      /(?:hac|haz|haga|realiz|encarg)\w* (?:un|tu|su|el|los|tus|sus) (?:pedido|compra|encargo)s? .{0,40}(?:online|en línea|web|teléfono|whatsapp|correo|tienda|a través|por)|pedidos? (?:por|online|a través|en línea) .{3,}|(?:pide|pida|encarga|encargue|compra|compre) (?:online|en línea|por|a través|tu|su).{3,}/,
    stock: [
      "¿Tienen los artículos en stock?",
      /stock|existencias|disponible|agotad[oa]|disponibilidad/,
      /en stock|(?:hay|sin|con|fin de) existencias|agotad[oa]|(?:disponibilidad|entrega) inmediata/,
    ],
    "custom-orders": [
      "¿Hacen encargos a medida?",
      /a medida|personaliz\w+|por encargo|encargo|(?:a|sobre) pedido/,
      /(?:hac|fabric|realiz|confeccion|cre|elabor|diseñ|muebles?|ropa|joyas?|trajes?)\w* .{0,40}a medida(?! que)|(?:regalo|artículo|producto|tarta|joya|pieza|diseño|camiseta)s? .{0,15}personalizad[oa]|personalizamos|por encargo|encargos? (?:especial(?:es)?|personalizado)/,
    ],
    "gift-wrapping": [
      "¿Envuelven para regalo?",
      /(?:envolver|envuelv\w+|envoltorio|envoltura|papel|empaque|empaquetad\w+) .{0,12}regalo|para regalo|envuelv\w+/,
      /(?:envolver|envuelv\w+|envolvemos|envoltorio|envoltura|papel|empaque|empaquetad\w+|caja) .{0,12}regalo|envolvemos/,
    ],
    wholesale: [
      "¿Venden al por mayor?",
      /por mayor|mayorista|revend\w+|distribuidor(?:es)?|grandes cantidades/,
      /por mayor|mayorista|(?:precios?|tarifas?) (?:para|de) (?:profesionales|distribuidores|revendedores)/,
    ],
    "shop-repairs": [
      "¿Hacen reparaciones?",
      /repar\w+|arregl\w+|servicio técnico/,
      /(?:reparamos|arreglamos)\w*|(?:servicio|taller) de repara\w+|reparaciones de .{3,}|servicio técnico/,
    ],
    "trade-in": [
      "¿Compran artículos usados?",
      /segunda mano|usad[oa]|parte de pago|seminuev\w+/,
      /compramos .{0,30}(?:usad|segunda|viej|antigu)\w*|de segunda mano|parte de pago|plan renove/,
    ],
    "change-order": ["¿Puedo cambiar mi pedido?", /(?:cambi|modific|cancel|anul)\w* .{0,12}pedido/],
    "check-in": /(?:entrada|salida|llegada|check-?in|check-?out).{0,30}\d{1,2}[:.]?\d{0,2}/,
    "late-arrival": [
      "¿Puedo llegar fuera del horario de entrada?",
      /lleg\w+ (?:más |muy )?tarde|lleg\w+ (?:de (?:noche|madrugada)|después de las \d+)|(?:llegada|check-?in) (?:tardí[oa]|nocturn[oa]|fuera)|(?:caja|cajetín) (?:de|con|para) (?:las )?llaves/,
      /(?:llegadas?|check-?in|entrada) (?:tardí[oa]|nocturn[oa]|fuera del?|después de las|autónom[oa]|24)|lleg\w+ (?:más tarde|después) de las|self check-?in|(?:caja|cajetín) (?:de|con|para) (?:las )?llaves/,
    ],
    luggage: [
      "¿Puedo dejar el equipaje?",
      /equipaje|maleta|consigna|valija/,
      /(?:guard|dej|deposit|custodi)\w* .{0,20}(?:equipaje|maleta|valija)|consigna|guarda-?equipaje|equipaje .{0,30}(?:guard|dej|deposit|recepción)\w*/,
    ],
    "minimum-stay": [
      "¿Hay una estancia mínima?",
      /(?:estancia|estadía) mínima|mínimo de .{0,10}noches|noches mínimo|una (?:sola )?noche/,
      /(?:estancia|estadía) mínima|mínimo de .{0,10}noches|noches mínimo/,
    ],
    "extra-bed": [
      "¿Hay cuna o cama supletoria?",
      /cunas?|cama (?:supletoria|extra|adicional)|sof[aá][- ]cama|tronas?/,
    ],
    "room-capacity": [
      "¿Cuántas personas caben?",
      /cuánt[oa]s (?:personas|huéspedes|camas|adultos)|caben?|capacidad/,
      /(?:hasta|capacidad (?:para|de|máxima de)|máximo(?: de)?|para) (?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|diez) (?:personas|huéspedes|adultos|plazas|pax)/,
    ],
    smoking: ["¿Se puede fumar?", /fum(?:ar|adores)/, /fum(?:ar|adores)|libre de humo|sin humo/],
    linen: ["¿Están incluidas las toallas y sábanas?", /toallas|sábanas|ropa de cama/],
    kitchen: [
      "¿Hay cocina?",
      /cocinas?|cocinar|nevera|refrigerador|microondas/,
      /cocina (?:equipada|completa|compartida|americana)|cocineta|kitchenette/,
    ],
    "final-cleaning": [
      "¿Está incluida la limpieza?",
      /limpieza/,
      /limpieza (?:final|diaria|incluida|de (?:salida|habitaciones))|(?:gastos?|tarifa|coste|costo|suplemento) de limpieza|servicio de limpieza/,
    ],
    "tourist-tax": [
      "¿Hay tasa turística?",
      /(?:tasa|impuesto) (?:turístic[oa]|de (?:estancia|turismo|alojamiento|hospedaje|pernoctación))|ecotasa/,
      /(?:(?:tasa|impuesto) (?:turístic[oa]|de (?:estancia|turismo|alojamiento|hospedaje|pernoctación))|ecotasa).{3,}/,
    ],
    pool: ["¿Hay piscina o sauna?", /piscina|sauna|jacuzzi|spa|alberca|pileta/],
    "air-conditioning": ["¿Hay aire acondicionado?", /aire acondicionado|climatizad[oa]/],
    transfer: [
      "¿Ofrecen servicio de traslado?",
      /traslado|transfer|shuttle|lanzadera|(?:recog|busc)\w* .{0,25}(?:aeropuerto|estación|terminal)/,
      /(?:traslados?|transfers?|shuttle|lanzadera|transporte|bus) .{0,30}(?:aeropuerto|estación|terminal|gratis|gratuito)|(?:recogida|recogemos) .{0,15}(?:aeropuerto|estación)|servicio de (?:traslado|transfer|lanzadera)/,
    ],
    charging: [
      "¿Puedo cargar un vehículo eléctrico?",
      /(?:coche|auto|carro|vehículo)s? eléctrico|(?:puntos?|estación|estaciones) de (?:re)?carga|cargador(?:es)?|electrolinera|wallbox/,
      /(?:puntos?|estación|estaciones|postes?) de (?:re)?carga|cargador(?:es)? (?:para|de|eléctrico)|wallbox|electrolinera|(?:re)?carg\w+ .{0,20}(?:coche|auto|carro|vehículo)s? eléctrico/,
    ],
    bikes: [
      "¿Puedo guardar o alquilar bicicletas?",
      /bici(?:cleta)?|e-?bike/,
      /(?:alquil|guard|prest|préstamo|rent|aparc)\w* .{0,20}(?:bici(?:cleta)?|e-?bike)|bici(?:cleta)?s? .{0,30}(?:alquil|guard|grat|disposición|préstamo)\w*|guardabicis|aparcabicis/,
    ],
    laundry: ["¿Puedo lavar la ropa?", /lavadora|lavarropas|secadora|lavander[ií]a|lavar (?:la |mi )?ropa/],
    elevator: ["¿Hay ascensor?", /ascensor|elevador/],
    dinner: ["¿Se puede cenar?", /cenas?|cenar|media pensión/, /(?:cenas?|cenar|media pensión)\b/],
    "private-bathroom": [
      "¿Las habitaciones tienen baño privado?",
      /baños? (?:privad\w*|propi\w*|compartid\w*|en la habitación)|agua caliente|bañera/,
      /baños? (?:privad\w*|propi\w*|compartid\w*|complet\w*)|su propio baño/,
    ],
    television: ["¿Las habitaciones tienen televisión?", /televisión|televisor(?:es)?|tele|tv/],
    balcony: ["¿Hay habitaciones con balcón o terraza?", /balc(?:ón|ones)|terrazas? (?:privad\w*|propi\w*)/],
    "room-count": [
      "¿Cuántas habitaciones tienen?",
      /cuánt[oa]s (?:habitaciones|cuartos|cabañas|apartamentos)|número de habitaciones/,
      /(?:cuenta|contamos|tiene|tenemos|dispone|disponemos|hay|consta|son|solo|sólo|ofrecemos|alquilamos)(?: con| de)?(?: solo| sólo)? (?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:[a-záéíóú]+ )?(?:habitaciones|cuartos|cabañas|apartamentos)/,
    ],
    sights: [
      "¿Qué hay para ver cerca?",
      /cerca|alrededores|qué (?:ver|hacer|visitar)|(?:lugares|sitios|puntos) (?:de interés|turístico)|atracciones|excursi[oó]n(?:es)?/,
      /(?:lugares|puntos|sitios) de interés .{5,}|(?:muy cerca|en los alrededores|en la zona) .{0,20}(?:encontr|hay|pued|visit)\w* .{5,}/,
    ],
    "legal-aid": [
      "¿Puedo acceder a la justicia gratuita?",
      /justicia gratuita|asistencia (?:jurídica|legal) gratuita|(?:abogad[oa]|turno) de oficio|defensor[ií]?a? públic[oa]|pro bono|no puedo pagar/,
      /justicia gratuita|asistencia (?:jurídica|legal) gratuita|(?:abogad[oa]|turno) de oficio|pro bono/,
    ],
    "first-consultation": [
      "¿Cuánto cuesta la primera consulta?",
      /(?:cuánto|precio) .{0,25}(?:primera )?consulta|primera (?:consulta|reunión)|consulta inicial/,
      /(?:primera consulta|consulta inicial) .{0,40}(?:\d|gratuit[oa]|gratis|cuesta|sin coste|sin costo)/,
    ],
    "legal-fees": [
      "¿Cómo calculan sus honorarios?",
      /honorarios|cuánto cobran|tarifas/,
      /honorarios .{0,60}(?:son|se|por|desde|fij\w*|proyecto|hora)|(?:modelos? de precios?|igualas?|cuota litis).{3,}/,
    ],
    "legal-insurance": [
      "¿Lo cubre mi seguro de defensa jurídica?",
      /seguro .{0,20}(?:jurídic[oa]|legal)|(?:defensa|protección|asistencia) jurídica/,
    ],
    confidentiality: [
      "¿Es confidencial lo que les cuento?",
      /confidencial\w*|secreto profesional|discreción|discret[oa]/,
      /secreto profesional|(?:estricta|total|absoluta|máxima|plena) (?:confidencialidad|discreción)|(?:es|son|será|trat\w+|permanec\w+) .{0,30}confidencial\w*/,
    ],
    documents: [
      "¿Qué documentos necesito?",
      /documento|documentación|papeles|dni|pasaporte/,
      /(?:necesit\w+|traer|traiga|trae|aport\w+|present\w+|entreg\w+|requier\w+) .{0,60}(?:documentos?|documentación|dni|nie|pasaporte|cédula|escrituras?|nóminas?)|(?:dni|pasaporte|documentación|cédula) .{0,40}(?:necesari\w+|obligatori\w+|imprescindible|original|vigente|en vigor|requerid\w+)/,
    ],
    representation: [
      "¿Quién lleva mi caso?",
      /quién .{0,15}(?:llev|ocup|encarg|represent|gestion|tramit)\w*|mi (?:caso|asunto)/,
      /(?:su|tu|cada) (?:caso|asunto|proyecto) .{0,15}(?:llev|dirig|gestion|coordin|asign|tramit)\w*/,
    ],
    deadlines: [
      "¿Qué plazos hay?",
      /plazo|fechas? límite|prescribe|prescripción|caduca|vencimiento|hasta cuándo/,
      /(?:plazos?|fecha límite|cierre de inscripciones) .{0,40}(?:\d|días|semanas|meses|años)/,
    ],
    "free-plan": [
      "¿Hay un plan gratuito?",
      /(?:plan|versión|cuenta) (?:gratuit[oa]|gratis|free)|gratis|gratuit[oa]/,
      /(?:plan|versión|cuenta|tarifa) (?:gratuit[oa]|gratis|free)|gratis para siempre/,
    ],
    integrations: [
      "¿Con qué herramientas se integra?",
      /integra\w*|conect\w+|compatib\w+|sincroniz\w+/,
      /(?:integra\w*|conect\w+|compatible|sincroniz\w+) con .{2,}/,
    ],
    export: [
      "¿Puedo exportar mis datos?",
      /export\w+|descargar (?:todos )?mis datos|migrar/,
      /export\w+ .{0,40}(?:datos|csv|excel|pdf|información)|descargar (?:todos )?(?:tus|sus) datos/,
    ],
    security: /cifrad[oa]|cifrado|encript\w+|iso ?27001|dos factores|2fa|tls|ssl/,
    "data-location":
      /(?:servidor(?:es)?|datos|centros? de datos) .{0,40}(?:en (?:la ue|la unión europea|europa|españa|alemania|irlanda|estados unidos)|localmente|en (?:tu|su) (?:dispositivo|equipo|servidor))/,
    "data-retention":
      /(?:conserv|guard|almacen|elimin|borr)\w* .{0,40}(?:datos|información|archivos) .{0,60}(?:días|meses|años)|(?:datos|información|archivos) .{0,30}(?:conserv|guard|almacen|elimin|borr)\w* .{0,40}(?:días|meses|años|mientras)/,
    support:
      /(?:soporte|atención al cliente|asistencia técnica|servicio técnico) .{0,50}(?:por|teléfono|correo|email|chat|whatsapp|lunes|horario|24)|soporte (?:técnico )?(?:gratuito|por|incluido)/,
    "mobile-app": [
      "¿Hay una aplicación móvil?",
      /apps?|aplicación(?: móvil)?|android|ios|iphone|móvil|celular/,
      /(?:app|aplicación) (?:móvil|gratuita|propia|nativa|para (?:android|ios|iphone|móvil))|(?:nuestra|con la) app|app store|google play/,
    ],
    "user-limit": [
      "¿Cuántos usuarios puede haber?",
      /cuántos usuarios|usuarios|límite de usuarios|licencias/,
      /usuarios ilimitados|(?:hasta )?\d+ usuarios|por usuario/,
    ],
    api: ["¿Hay una API?", /api|webhook/, /api|webhook/],
    "single-sign-on": [
      "¿Admiten el inicio de sesión único?",
      /inicio de sesión único|single sign[- ]?on|sso|saml/,
    ],
    onboarding: [
      "¿Cómo empiezo?",
      /(?:cómo|por dónde) (?:empiez|empez|comienz|comenz|arranc)\w*|empezar|instal\w+|configur\w+|puesta en marcha|implementación/,
      /(?:instalación|configuración|puesta en marcha|implementación) (?:es|dura|tarda|lleva|se|solo|incluida|gratuita)|(?:empez|empiez|configur|instal)\w* .{0,40}en (?:\d+|cinco|pocos|unos) minutos/,
    ],
    upgrade: [
      "¿Puedo cambiar de plan?",
      /(?:cambi|mejor|sub|baj|pas|ampli)\w* (?:de |a |mi |el |tu |su )(?:un |otro )?(?:plan|tarifa|suscripción)|upgrade|downgrade/,
      /(?:cambi|mejor|sub|baj|pas|ampli)\w* (?:de |a |el |tu |su )(?:un |otro )?(?:plan|tarifa|suscripción)/,
    ],
    "annual-billing": [
      "¿Sale más barato pagar al año?",
      /anual(?:es|mente|idad)?|al año|por año/,
      /(?:pag|factur|suscrip|plan|abon)\w* anual(?:es|mente)?|anualmente|ahorr\w+ .{0,20}(?:anual|al año)/,
    ],
    uptime: [
      "¿Qué disponibilidad tiene el servicio?",
      /disponibilidad (?:tiene|del servicio)|uptime|sla|fiab\w+|confiab\w+|caíd\w+|se cae|interrupci[oó]n(?:es)?/,
      /(?:disponibilidad|uptime|sla) (?:de|del|superior|garantizad[oa]) .{0,20}\d|página de estado/,
    ],
    browsers: [
      "¿En qué navegadores y dispositivos funciona?",
      /navegador(?:es)?|dispositivo|windows|mac(?:os|book)?|linux|chrome|firefox|safari|requisitos (?:técnicos|del sistema)|ordenador|computadora|tablet/,
      /(?:funciona|compatible|disponible|soporta|admite)\w* .{0,30}(?:chrome|firefox|safari|edge|windows|mac(?:os)?|linux|navegador(?:es)?)/,
    ],
    password: [
      "¿Cómo restablezco mi contraseña?",
      /contraseña|password|clave de acceso/,
      /(?:restablec|recuper|cambi|olvid)\w* .{0,20}contraseña|contraseña .{0,30}(?:restablec|recuper|cambi|olvid)\w*/,
    ],
    "delete-account": ["¿Cómo elimino mi cuenta?", /(?:elimin|borr|cerr|cierr|dar de baja)\w* .{0,10}cuenta/],
    "open-source": [
      "¿Puedo alojarlo en mi propio servidor?",
      /código abierto|open[- ]source|software libre|código fuente|autoaloj\w+|self-?host\w*|(?:mi|propio) servidor|on-?premise/,
      /(?:es|de|software|proyecto) (?:código abierto|open[- ]source)|software libre|autoaloj\w+|self-?host\w*|en (?:tu|su) propio servidor|on-?premise/,
    ],
    process: [
      "¿Cómo trabajan?",
      /cómo (?:trabaja|trabajáis|es el proceso|se trabaja)|(?:su|el|vuestro) proceso|metodología|forma de trabajar/,
    ],
    references: [
      "¿Puedo ver referencias?",
      /referencia|portafolio|portfolio|(?:trabajos?|proyectos?) (?:anteriores|realizados|previos)|ejemplo|opiniones|reseña|testimonio/,
    ],
    revisions: [
      "¿Cuántas revisiones incluye?",
      /revisi[oó]n(?:es)?|corrección|correcciones|modificaciones|rondas? de cambios/,
      /rondas? de (?:revisi[oó]n(?:es)?|cambios|correcciones|modificaciones)|(?:\d+|dos|tres|hasta \d+) (?:revisiones|correcciones)|(?:revisiones|correcciones) (?:ilimitadas|incluidas)/,
    ],
    ownership: [
      "¿A quién pertenece el resultado?",
      /(?:a|de) quién (?:pertenece|es|son)|propiedad|derechos|titularidad|copyright/,
      /(?:cesión de|cedemos|transferimos) .{0,30}derechos|(?:derechos|propiedad intelectual|titularidad|código) .{0,30}(?:tuy[oa]|suy[oa]|del cliente|pertenece)|(?:te|le) pertenece/,
    ],
    maintenance: [
      "¿Se encargan del mantenimiento?",
      /mantenimiento|mantener\w*/,
      /(?:planes?|contratos?|servicios?|cuota) de mantenimiento|mantenimiento (?:mensual|anual|preventivo|web|incluido|continuo|periódico)/,
    ],
    hosting: [
      "¿Ofrecen alojamiento web?",
      /(?:alojamiento|hospedaje) web|hosting|dominio/,
      /(?:ofrec|inclu|gestion|proporcion)\w* .{0,20}(?:hosting|(?:alojamiento|hospedaje) web)|(?:hosting|(?:alojamiento|hospedaje) web) .{0,15}(?:incluido|gratis|desde|propio)/,
    ],
    "remote-work": [
      "¿Trabajan a distancia?",
      /a distancia|en remoto|remoto|remotamente|telemátic\w+/,
      /(?:trabaj|atend|gestion)\w* .{0,30}(?:en remoto|a distancia|remotamente|telemáticamente)|clientes (?:de|en) tod[oa] .{3,}/,
    ],
    industries: [
      "¿Para qué sectores trabajan?",
      /sector(?:es)?|industria|rubro|tipo de (?:clientes|empresas)/,
      /(?:trabajamos (?:con|para)|especializ\w+ en) .{0,50}(?:sector(?:es)?|industria|rubro|empresas|pymes|startups|autónomos)/,
    ],
    donate: /(?:donaci|dona)\w* .{0,60}(?:transferencia|en línea|online|cuenta|paypal|bizum|por|a través)/,
    "tax-deductible": [
      "¿Las donaciones son deducibles de impuestos?",
      /deduc\w+|desgrav\w+|certificado (?:fiscal|de donaci[oó]n(?:es)?)|recibo deducible/,
      /deducible|deducir\w*|deducci[oó]n(?:es)?|desgrav\w+|certificado (?:fiscal|de donaci[oó]n(?:es)?)|utilidad pública/,
    ],
    "use-of-donations": [
      "¿A qué se destinan las donaciones?",
      /(?:a qué|en qué|para qué|cómo|qué hac\w+) .{0,20}(?:donaci[oó]n(?:es)?|dinero|fondos|donativo|aportaci[oó]n(?:es)?)|destino de las donaciones/,
      /(?:donaci[oó]n(?:es)?|donativos?|aportaci[oó]n(?:es)?|fondos|lo recaudado) .{0,30}(?:destin|emple|utiliz|inviert|financi|permit|sirve|ayuda)\w*/,
    ],
    volunteer:
      /volunt(?:ari[oa]s?|ariado) .{0,60}(?:únete|contact\w*|busca\w*|necesita\w*|bienvenid\w*|particip\w*)|(?:buscamos|necesitamos) .{0,20}voluntari[oa]|hazte voluntari[oa]/,
    "get-help": [
      "¿Quién puede recibir ayuda?",
      /quién(?:es)? .{0,20}(?:ayuda|acceder|beneficiar\w*)|(?:recib|ped|pid|obten|solicit)\w* ayuda|beneficiari[oa]/,
      /beneficiari[oa]s? .{3,}|personas (?:necesitadas|en (?:situación|riesgo)|sin (?:hogar|recursos)|vulnerables)|en situación de (?:vulnerabilidad|exclusión|necesidad)|familias (?:vulnerables|necesitadas|sin recursos)/,
    ],
    "donate-goods": [
      "¿Puedo donar cosas?",
      /don(?:ar|aci[oó]n|aciones) .{0,20}(?:ropa|mueble|alimento|comida|juguete|libro|cosa|objeto)|donaci[oó]n(?:es)? en especie|(?:dejar|llevar|entregar|acept\w+) .{0,10}(?:ropa|mueble|alimento|juguete)/,
      /(?:acept|recog|necesit|admit|recib)\w+ .{0,40}(?:ropa|mueble|alimento|juguete|libro|manta|pienso)|donaci[oó]n(?:es)? (?:en especie|de (?:ropa|mueble|alimento|juguete|libro))|(?:ropa|muebles|juguetes|alimentos) .{0,20}en buen estado/,
    ],
    "bank-account": [
      "¿Cuál es la cuenta para donaciones?",
      /cuenta (?:bancaria|corriente|para)|número de cuenta|iban|clabe|cbu|datos bancarios|bizum/,
      /iban|clabe|cbu|número de cuenta|cuenta (?:bancaria|corriente)|código (?:de )?bizum/,
    ],
    partners: [
      "¿Cómo podemos ser patrocinadores?",
      /patrocin\w+|sponsor|esponsor\w*|empresas? colaboradora/,
      /(?:ser|hazte|hacerse|conviértete en|convertirse en|buscamos) .{0,15}(?:patrocinador(?:es)?|sponsor|empresa colaboradora)|dossier de patrocinio|(?:paquetes|opciones|modalidades) de patrocinio/,
    ],
    mission: [
      "¿Cuál es su misión?",
      /misión|objetivo|finalidad|propósito/,
      /(?:nuestra misión|nuestro (?:objetivo|propósito|fin)|(?:la misión|el objetivo|la finalidad) de (?:la|nuestra) (?:asociación|fundación|entidad|organización)|tiene (?:como|por) (?:objetivo|objeto|misión|finalidad)) .{5,}/,
    ],
    tickets: [
      "¿Cuánto cuestan las entradas?",
      /entrada|boleto|ticket|tíquet/,
      /(?:entradas?|boletos?|tickets?|abonos?) .{0,30}(?:gratis|gratuita|libre|cuesta|euros?|€|desde|anticipad[oa]|a la venta|en venta|en taquilla|online|en línea)|entrada (?:libre|gratuita)|venta de (?:entradas|boletos)/,
    ],
    "event-dates": [
      "¿Dónde y cuándo tiene lugar?",
      /(?:cuándo|dónde|qué día) .{0,15}(?:celebra|tiene lugar|será|evento|festival|congreso|feria|concierto|fiesta|jornadas?)|fechas? del (?:evento|festival|congreso)/,
      /(?:se celebrar?á?|tendrá lugar|tiene lugar|se realizar?á?|se llevará a cabo|se desarrollar?á?) .{0,60}\d|los días \d+ .{0,30}de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)/,
    ],
    program: [
      "¿Cuál es el programa?",
      /programa|programación|agenda|ponentes|cartel|actividades/,
      /(?:el programa|la programación|la agenda) (?:incluye|consta|comprende|es|cuenta|del).{5,}|en el programa/,
    ],
    "event-food": [
      "¿Hay comida y bebida?",
      /comida|bebida|comer|beber|food ?truck|refrigerio/,
      /(?:comida|bebidas?|refrigerios?|café|almuerzo|aperitivo|food ?trucks?|servicio de bar|c[aá]tering) .{0,40}(?:incluid[oa]|disponible|habrá|a la venta|servir\w*|ofrec\w*|gratis)|habrá .{0,30}(?:comida|bebida|barra|food ?truck)/,
    ],
    accommodation:
      /(?:hotel(?:es)?|alojamientos?|hospedaje|hostal(?:es)?|albergues?) .{0,40}(?:cerca|cercano|recomend\w*|convenio|descuento|concertad\w*|tarifa especial|colaborador(?:es)?)/,
    speakers: [
      "¿Cómo puedo proponer una ponencia?",
      /ponencia|propuesta|(?:ser|como) ponente|call for|dar una charla/,
      /(?:env[ií]|present|propon|remit)\w* .{0,30}(?:ponencia|propuesta|comunicaci[oó]n(?:es)?|resúmenes|abstract|charla)|call for (?:papers|speakers|proposals)|convocatoria de (?:ponencias|comunicaciones|propuestas)/,
    ],
    rain: [
      "¿Qué pasa si hace mal tiempo?",
      /mal (?:tiempo|clima)|llueve|lluvia|tormenta|viento/,
      /(?:en caso de|si hay|si hace|por) (?:lluvia|mal tiempo|mal clima|tormenta|viento)|si llueve|llueva o|condiciones (?:meteorológicas|climáticas|climatológicas)|haga el tiempo que haga/,
    ],
    streaming: [
      "¿Se va a transmitir o grabar?",
      /(?:re)?transm\w+|stream\w*|grab\w+|en (?:directo|vivo)|en diferido/,
      /(?:re)?transmi\w+ .{0,30}(?:en (?:directo|vivo)|youtube|online|streaming)|(?:en|por|vía) streaming|(?:grabaciones|la grabación|se grabará) .{0,40}|en diferido/,
    ],
    photos: [
      "¿Están permitidas las fotos?",
      /fotos?|fotograf\w+|filmar|cámara|grabar vídeos?/,
      /(?:fotos?|fotograf\w+|filmar|grabar|cámaras?) .{0,40}(?:permit|prohib|prohíb|autoriz)\w*|(?:permit|prohib|prohíb|autoriz)\w* .{0,25}(?:fotos?|fotograf\w+|filmar|grabar)/,
    ],
    "re-entry": [
      "¿A qué hora abren las puertas?",
      /(?:abren|apertura de) (?:las )?puertas|puertas|volver a entrar|reingreso|reentrada/,
      /apertura de (?:las )?puertas|puertas (?:se )?abr\w+|volver a entrar|reingreso|reentrada/,
    ],
    "lead-time": [
      "¿Con cuánta antelación hay que reservar o encargar?",
      /antelación|anticipación|última hora/,
      /(?:\d+|un|una|dos|tres|cuatro) (?:horas?|días?|semanas?|mes(?:es)?) (?:de|con) (?:antelación|anticipación)|(?:antelación|anticipación)(?: mínima)? de (?:\d+|un|una|dos|tres)/,
    ],
    experience: [
      "¿Cuántos años de experiencia tienen?",
      /desde cuándo(?: (?:existe|están|está|trabajan|abrieron|se dedican)\w*)?|cuántos años|(?:cuándo|en qué año) .{0,40}(?:fund|abrió|abrieron|nació|inaugur)|qué antigüedad/,
      /desde (?:el año )?(?:1[89]|20)\d\d,? .{0,40}(?:somos|estamos|ofrecemos|trabajamos|nuestr)|(?:trabaj|llevamos|somos|ofrec|dedica)\w* .{0,60}desde (?:el año )?(?:1[89]|20)\d\d|(?:fundad[ao]|cread[ao]) en (?:el año )?(?:1[89]|20)\d\d|(?:abrimos|nacimos|fundamos|comenzamos|empezamos) .{0,30}en (?:el año )?(?:1[89]|20)\d\d|(?:empresa|negocio|restaurante|casa) .{0,20}desde (?:1[89]|20)\d\d|(?:más de|con|casi) (?:\d+|diez|veinte|treinta|cuarenta) años de (?:\w+ )?experiencia/,
    ],
  },
} satisfies LanguageWords<"complete">;

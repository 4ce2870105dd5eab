import type { LanguageWords } from "../language-words.ts";

export const es: LanguageWords = {
  endings: /e?s|n/,
  persons:
    /nosotros|nuestr[oa]s?|(?!tramos|extremos)\w{3,}[ae]mos|ofrecemos|tenemos|aceptamos|usted(?:es)?|tú|tu|tus|te|su|sus|vosotros|clientes?|huéspedes|visitantes|pacientes?|soci[oa]s?|alumn[oa]s?|participantes?|niñ[oa]s?|padres|principiantes|dispone|cuenta|ofrece|(?:el|la|las|los) (?:hotel|restaurante|casa|apartamento|escuela|tienda|clínica|habitaciones|local)|es posible|hay|a disposición/,
  affirms:
    /gratis|gratuit[oa]s?|incluid[oa]s?|incluye\w*|bienvenid[oa]s?|permitid[oa]s?|permite\w*|admit\w+|acept\w+|ofrec\w+|dispon\w+|hay|tenemos|posible|puede\w*|no|sin|consultar|necesari[oa]|con|equipad[oa]/,
  acts: /llam\w+|teléfono|escrib\w+|correo|email|contact\w+|reserv\w+|pedi\w*|en línea|online|formulario|web|inscri\w+|envi\w+|ven\w*|whatsapp|por|a través/,
  intents: {
    contact: ["¿Cómo puedo contactar con vosotros?", /contact\w*|teléfono|correo/],
    address: ["¿Dónde estáis?", /dónde (?:está|estáis|se encuentra)|dirección|ubicación/],
    hours: ["¿Cuál es vuestro horario?", /horario|abierto|abrís/, /(?:abiert\w+|abrimos) .{0,60}\d/],
    prices: ["¿Cuáles son los precios?", /precio|tarifa|cuesta|cuánto/],
    parking: /aparcamiento|parking|aparcar|estacionamiento/,
    wifi: ["¿Hay wifi?", /wi[ -]?fi|internet/],
    pets: /mascotas?|perros?|animales/,
    smoking: ["¿Se puede fumar?", /fum(?:ar|adores)/],
    breakfast: /desayunos?/,
    dinner: ["¿Se puede cenar?", /cenas?|cenar|media pensión/, /(?:cenas?|cenar|media pensión)\b/],
    "check-in": /(?:entrada|salida|llegada|check-?in|check-?out).{0,30}\d{1,2}[:.]?\d{0,2}/,
    "extra-bed": ["¿Hay cuna o cama supletoria?", /cunas?|cama (?:supletoria|extra)|tronas?/],
    linen: ["¿Están incluidas las toallas y sábanas?", /toallas|sábanas|ropa de cama/],
    kitchen: ["¿Hay cocina?", /cocinas?|cocinar/, /cocina (?:equipada|completa|compartida|americana)/],
    "minimum-stay": ["¿Hay una estancia mínima?", /estancia mínima|mínimo de .{0,10}noches|noches mínimo/],
    pool: ["¿Hay piscina?", /piscina|sauna|jacuzzi|spa/],
    "air-conditioning": ["¿Hay aire acondicionado?", /aire acondicionado/],
    children: [
      "¿Pueden venir niños?",
      /niñ[oa]s|bebés|familias/,
      /niñ[oa]s .{0,30}(?:gratis|bienvenid\w*|años|pueden|a partir)/,
    ],
    groups: ["¿Aceptáis grupos?", /grupos?/, /grupos? (?:de|reducidos|hasta|desde|máximo)|para grupos/],
    payment:
      /(?:pag\w+|pago) .{0,50}(?:tarjeta|efectivo|transferencia|bizum|paypal)|(?:aceptamos|se aceptan) .{0,30}(?:tarjeta|efectivo)/,
    cancellation: /cancel\w+ .{5,}/,
    booking:
      /reserv\w+ .{0,50}(?:teléfono|online|en línea|web|correo|whatsapp|formulario)|(?:reservas?|reservar) a través de|con cita previa/,
    "walk-ins": ["¿Necesito cita?", /cita|sin reserva/, /(?:con|sin) cita(?: previa)?|solo con reserva/],
    delivery: /(?:envíos?|entregas?|reparto)\b .{5,}/,
    quote: /presupuesto (?:gratis|gratuito|sin compromiso)|presupuestos? .{0,30}sin compromiso/,
    takeaway: ["¿Hay comida para llevar?", /para llevar|recoger\w*/, /para llevar/],
    vegetarian: ["¿Hay platos vegetarianos o veganos?", /vegetarian\w*|vegan\w*/],
    "gluten-free": ["¿Hay platos sin gluten?", /gluten|celíac\w*/],
    vouchers: /(?:tarjetas?|bonos?|cheques?)[- ]regalo/,
    accessibility: /silla de ruedas|movilidad reducida|accesible/,
    trial: /(?:clase|sesión|prueba) (?:de prueba|gratis|gratuita)|primera clase gratis|prueba gratuita/,
    beginners: [
      "¿Puedo empezar sin experiencia?",
      /principiantes?|experiencia previa|sin experiencia|todos los niveles/,
      /principiantes?|(?:sin|no .{0,25}) experiencia|experiencia previa no|todos los niveles/,
    ],
    equipment: [
      "¿Necesito mi propio material?",
      /material|equipo|equipamiento/,
      /(?:material|equipo|neopreno|tabla) .{0,30}incluid\w*|incluye .{0,40}(?:material|equipo|tabla|neopreno)/,
    ],
    "open-sundays": [
      "¿Abrís los domingos?",
      /domingos?/,
      /domingos?.{0,25}(?:cerrad\w*|abiert\w*|\d)|(?:cerrad|abiert)\w* .{0,20}domingos?/,
    ],
    "who-runs-it": [
      "¿Quiénes sois?",
      /quién(?:es)? (?:sois|somos|es|dirige)/,
      /(?:empresa|negocio) familiar|fundad[oa] por/,
    ],
    emergency:
      /urgencias?\b.{0,60}(?:\d|24|servicio|atend\w*|dispon\w*)|(?:servicio|asistencia|atención|averías) .{0,30}24 ?h(?:oras)?(?!\p{L})|servicio de urgencia/u,
    "home-visits": [
      "¿Van a domicilio?",
      /domicilio|a casa/,
      /a domicilio|nos desplazamos|(?:vamos|acudimos) a (?:tu|su) (?:casa|domicilio)/,
    ],
    weekends: [
      "¿Atienden los fines de semana?",
      /fin(?:es)? de semana|sábado/,
      /(?:abiert|abrimos|atend|disponib)\w* .{0,40}(?:fines de semana|sábados)|(?:fines de semana|sábados) .{0,30}(?:abierto|cerrado|con cita)/,
    ],
    "health-insurance":
      /(?:trabajamos con|aceptamos|atendemos) .{0,50}(?:seguros?|mutuas?|aseguradoras?)|(?:seguros? médicos?|mutuas?) .{0,40}(?:cubre|acept\w*|concert\w*)/,
    referral: [
      "¿Necesito un volante?",
      /volante|derivación/,
      /(?:volante|derivación) .{0,30}(?:necesari\w*|no|médico)/,
    ],
    "how-long-it-takes": [
      "¿Cuánto dura?",
      /cuánto (?:dura|tarda)|duración/,
      /(?:sesi[oó]n(?:es)?|consulta|clase|tratamiento|curso)s? .{0,20}dura\w* .{0,30}\d|duración .{0,30}\d+ ?(?:min\w*|h\w*)/,
    ],
    "first-visit": /(?:la|su|tu) primera (?:visita|consulta|sesión|clase) .{10,}/,
    consultation: [
      "¿La primera consulta es gratuita?",
      /primera (?:consulta|visita|reunión)|consulta gratu\w*/,
      /(?:primera|consulta|visita|asesor\w+) .{0,20}(?:gratis|gratuit[ao]|sin (?:costo|coste|compromiso))/,
    ],
    bring:
      /(?:debe|debes|traer|trae|traiga|llevar|lleva) .{0,10}(?:traer|ropa|toalla|documento|calzado).{3,}/,
    "minimum-age": /a partir de (?:los )?\d{1,2} años|mayores de \d{1,2}|edad mínima/,
    "response-time": [
      "¿Cuánto tardan en responder?",
      /(?:cuánto|cuándo).{0,20}respond\w*|respuesta/,
      /(?:respond|contest|respuesta|contact)\w* .{0,40}(?:en|menos de|dentro de) .{0,12}(?:horas?|días?|minutos?)/,
    ],
    "spoken-languages":
      /(?:hablamos|se habla|atendemos en) (?:también )?(?:inglés|español|francés|alemán|catalán|portugués)/,
    "online-sessions": [
      "¿Ofrecen consultas en línea?",
      /en línea|online|videollamada|virtual/,
      /(?:consultas?|clases?|sesiones|reuniones|asesor\w+) .{0,20}(?:online|en línea|virtual|por videollamada|remot\w*)/,
    ],
    licensed:
      /(?:somos|nuestro equipo|estamos) .{0,50}(?:certificad\w*|colegiad\w*|titulad\w*|asegurad\w*|acreditad\w*)/,
    discounts: /(?:descuento|rebaja)s? .{0,50}(?:para|de|por|\d)|\d+ ?% de descuento/,
    "legal-fees": [
      "¿Cómo calculan sus honorarios?",
      /honorarios|cuánto cobran|tarifas/,
      /honorarios .{0,60}(?:son|se|por|desde|fij\w*|proyecto|hora)|(?:modelos? de precios?|igualas?|cuota litis).{3,}/,
    ],
    volunteer: /volunt(?:arios?|ariado) .{0,60}(?:únete|contact\w*|busca|necesita|bienvenid\w*|particip\w*)/,
    donate: /(?:donaci|dona)\w* .{0,60}(?:transferencia|en línea|cuenta|paypal|por|a través)/,
    included:
      /(?:precio|tarifa|paquete|plan|alquiler)s? .{0,40}(?:incluye\w*|incluid\w*)|incluid[oa]s? en el precio/,
    "lead-time": [
      "¿Con cuánta antelación hay que reservar o encargar?",
      /antelación|anticipación|última hora/,
      /(?:\d+|un|una|dos|tres|cuatro) (?:horas?|días?|semanas?|mes(?:es)?) (?:de|con) (?:antelación|anticipación)|(?:antelación|anticipación)(?: mínima)? de (?:\d+|un|una|dos|tres)/,
    ],
    experience: [
      "¿Cuántos años de experiencia tienen?",
      /desde cuándo|cuántos años|cuándo .{0,40}fund/,
      /desde (?:el año )?(?:1[89]|20)\d\d,? .{0,40}(?:somos|estamos|ofrecemos|trabajamos|nuestr)|(?:trabaj|llevamos|somos|ofrec|dedica)\w* .{0,60}desde (?:el año )?(?:1[89]|20)\d\d|(?:fundad[ao]|cread[ao]) en (?:el año )?(?:1[89]|20)\d\d|(?:más de|con|casi) (?:\d+|diez|veinte|treinta|cuarenta) años de (?:\w+ )?experiencia/,
    ],
  },
};

import type { VisitorWordings } from "../visitor-wordings.ts";

export const es: VisitorWordings = {
  hours:
    /abr[ií]s|abren|abiertos?|cerráis|cierran|atienden|atendéis|horarios?|a qu[eé] hora .{0,20}\b(?:abr\w*|cierr\w*|cerr\w*|atiend\w*)/,
  prices: /cu[aá]nto (?:cuestan?|vale|es|cobr\w*)|qué precios?|precios?|tarifas?/,
  payment:
    /(?:pagar|pago|aceptáis|aceptan) .{0,25}\b(?:tarjetas?|efectivo|transferencia|paypal|bizum)|c[oó]mo (?:pago|se paga|puedo pagar)/,
  installments: /(?:a|en) (?:plazos|cuotas)/,
  parking:
    /aparca\w*|parking|parqueaderos?|parquear|cochera|estacionar|estacionamiento|dónde .{0,15}\b(?:dejo|dejar) el coche/,
  pets: /(?:(?:llevar|traer|ir con) .{0,10}\b)?perr[oa]s?|gat[oa]s?|mascotas?/,
  children: /niñ[oa]s?|hij[oa]s?|bebés?/,
  "minimum-age": /(?:qué|a partir de qué) edad|(?:tiene|con) \d{1,2} años|(?:niñ|hij)[oa]s? de \d{1,2} años/,
  beginners: /experiencia|principiantes?|saber algo|nunca he|desde cero|empezar sin|conocimientos/,
  bring: /(?:qué|tengo que|hay que|debo) (?:\w+ (?:que )?)?(?:llevar|traer)/,
  "missed-class": /(?:falto|faltar|recupero?a?r?|pierdo) .{0,20}\b(?:clases?|sesión|curso)/,
  "how-long-it-takes": /cu[aá]nto (?:tardan?|tardáis|dura|tiempo)|cu[aá]ndo (?:estará|puedo recoger)/,
  vouchers: /(?:tarjetas?|bonos?|vales?|cheques?)[- ](?:de )?regalo|para regalar|regalar/,
  booking: /reservar?|reservo|reservas|apuntar(?:me|se|nos)?|me apunto|inscrib\w*|inscripci[oó]n\w*/,
  address:
    /d[oó]nde (?:est[aá]is|est[aá]n|quedan?|se encuentran?|os encontr\w*|los encuentro)|dirección(?! de (?:correo|e-?mail| env))/,
  contact:
    /(?:llamar|contactar|escribir)(?:os|les|los)?|(?:tel[eé]fono|n[uú]mero) (?:de|para)(?: preguntar| consultas?| informaci[oó]n| contactar)?|whatsapp/,
  directions:
    /c[oó]mo (?:llego|se llega|llegar|voy)|(?:en|con) (?:bus|autob[uú]s|metro|tren|colectivo|coche)/,
  "who-runs-it":
    /qui[eé]n(?:es)? (?:sois|son|lleva|dirige)|due[nñ][oa]|desde cu[aá]ndo (?:exist\w*|est[aá]\w*)/,
  areas:
    /(?:lleg[aá]is|vienen|ven[ií]s|atienden|trabaj[aá]is) .{0,20}\b(?:a|hasta|en)|qu[eé] (?:zonas?|barrios?|ciudades)/,
  groups: /grupos?|somos \d+/,
  "private-events":
    /(?:celebrar|alquilar|organizar|festejar) .{0,30}\b(?:cumplea[nñ]os|bodas?|salas?|sal[oó]n|fiestas?)/,
  "spoken-languages":
    /hab(?:l[aá]is|lan) .{0,15}\b(?:ingl[eé]s|alem[aá]n|franc[eé]s|italiano|[aá]rabe|catal[aá]n)|qu[eé] idiomas/,
  wifi: /wi-?fi|(?:hay|tienen|tenéis) internet|conexi[oó]n a internet/,
  breakfast: /desayun\w*/,
  rain: /llueve|lluvia|mal tiempo|tormenta/,
  deposit: /fianza|anticipo|pagar (?:una )?se[nñ]al/,
  discounts: /descuentos?|m[aá]s barato|rebajas?/,
  refunds: /reembols\w*|devuelven? (?:el )?dinero|devolución del dinero/,
  cancellation: /cancel(?:ar|o|aci[oó]n\w*)|anul(?:ar|o|aci[oó]n)/,
  "walk-ins": /sin (?:cita|reserva|turno)|(?:hace falta|necesito|hay que) .{0,20}\b(?:cita|reserva\w*|turno)/,
  "check-in": /hora .{0,15}\b(?:entrada|salida|llegada)|check-?in|check-?out/,
  smoking: /fumar|fumadores/,
  "dress-code": /(?:qu[eé]|c[oó]mo) .{0,15}\b(?:ropa|zapatos|ponerme|vestir\w*)/,
  delivery: /env[ií](?:[aá]is|an|os?)|(?:a|para) domicilio|reparten|entregan/,
  returns: /devoluci[oó]n(?:es)?(?! del dinero)|devolver (?:un|una|el|la|mi)|cambiar (?:la|una) talla/,
  "air-conditioning": /aire acondicionado/,
  "outdoor-seating": /terraza|comer fuera/,
  accessibility: /silla de ruedas|discapacit\w*|movilidad reducida|accesib\w*/,
  trial: /clases? de prueba|prob(?:ar|ada?) .{0,20}\b(?:gratis|clase|antes)|prueba gratis/,
  emergency: /urgencias?|urgente/,
  join: /hacerme soci[oa]|ser soci[oa]|carn[eé] de soci[oa]/,
  volunteer: /voluntari[oa]s?|voluntariado/,
  donate: /donar|donaciones|donativos?/,
  linen: /s[aá]banas|toallas/,
  included: /inclu(?:ido|ida|idos|idas|ye|yen)/,
};

import type { VisitorWordings } from "../visitor-wordings.ts";

export const es: VisitorWordings = {
  hours: /abr[ií]s|abren|abiertos?|cerráis|cierran|horarios?|a qué hora .{0,20}\b(?:abr\w*|cierr\w*|cerr\w*)/,
  prices: /cu[aá]nto (?:cuestan?|vale|es|cobr\w*)|qué precios?|precios?|tarifas?/,
  payment:
    /(?:pagar|pago|aceptáis|aceptan) .{0,25}\b(?:tarjetas?|efectivo|transferencia|paypal|bizum)|cómo (?:pago|se paga)/,
  installments: /(?:a|en) (?:plazos|cuotas)/,
  parking: /aparca\w*|parking|estacionar|estacionamiento|dónde .{0,15}\b(?:dejo|dejar) el coche/,
  pets: /perr[oa]s?|gat[oa]s?|mascotas?/,
  children: /niñ[oa]s?|hij[oa]s?|bebés?/,
  "minimum-age": /(?:qué|a partir de qué) edad|(?:tiene|con|de) \d{1,2} años/,
  beginners: /experiencia|principiantes?|saber algo|nunca he|desde cero|empezar sin|conocimientos/,
  bring: /(?:qué|tengo que|hay que|debo) (?:\w+ (?:que )?)?(?:llevar|traer)/,
  "missed-class": /(?:falto|faltar|recupero?a?r?|pierdo) .{0,20}\b(?:clases?|sesión|curso)/,
  "how-long-it-takes": /cu[aá]nto (?:tardan?|tardáis|dura|tiempo)|cu[aá]ndo (?:estará|puedo recoger)/,
  vouchers: /(?:tarjetas?|bonos?|vales?|cheques?)[- ](?:de )?regalo|para regalar|regalar/,
  booking: /reservar?|reservo|reservas|apuntar(?:me|se|nos)?|me apunto|inscrib\w*|inscripci[oó]n\w*/,
};

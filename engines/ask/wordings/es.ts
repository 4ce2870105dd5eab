import type { VisitorWordings } from "../visitor-wordings.ts";

export const es: VisitorWordings = {
  hours: /(?:abr[ií]s|abren|abierto|abiertos|cerráis|cierran|horarios?|a qué hora)/,
  prices: /(?:cu[aá]nto (?:cuesta|vale|es|cobr)|qué precio|precios?|tarifas?)/,
  payment:
    /(?:pagar|pago|aceptáis|aceptan).{0,25}(?:tarjeta|efectivo|transferencia|paypal|bizum)|cómo (?:pago|se paga)/,
  installments: /plazos|cuotas/,
  parking: /aparc|parking|estacion/,
  pets: /perros?|gatos?|mascotas?/,
  children: /niñ[oa]s?|hij[oa]s?|bebés?/,
  "minimum-age": /(?:qué|a partir de qué) edad|\d{1,2} años/,
  beginners: /(?:experiencia|principiante|saber algo|nunca he|desde cero|empezar sin|conocimientos)/,
  bring: /(?:llevar|traer)/,
  "missed-class": /(?:falto|faltar|recuper|pierdo)/,
  "how-long-it-takes": /cu[aá]nto (?:tarda|dura|tiempo)|cu[aá]ndo (?:estar|puedo recoger)/,
  vouchers: /(?:regal|bono)/,
  booking: /reserv|apunt|inscri/,
};

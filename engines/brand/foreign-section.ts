/**
 * Headings and labels of imprints, legal notices and privacy pages under which somebody else's details stand:
 * who hosts or made the site, which authority supervises, which body settles disputes.
 */
const SOMEBODY_ELSE =
  /\b(?:hébergeur|hébergement|hébergé par|hosting(?: provider)?|hoster|hosted by|webhoster|hosteado|alojamiento web|alojado en|hospedagem|hospedado|provider di hosting|fornitore di hosting|aufsichtsbehörde|datenschutzbehörde|zuständige kammer|berufskammer|\p{L}{0,20}streitschlichtung|\p{L}{0,20}streitbeilegung|\p{L}{0,20}(?:schlichtungsstelle|schlichtung)|berufshaftpflicht(?:versicherung)?|supervisory authority|data protection authority|médiateur|médiation|cnil|autorité de contrôle|autoridad de control|autorità garante|autoriteit persoonsgegevens|webdesign|web design|technische umsetzung|realisierung der website|conception du site|création du site|réalisation du site)(?!\p{L})/iu;
const MAX_LABEL = 90;

/** Lines that everybody may call and that no small website owns: what is said before such a number names them. */
const PUBLIC_LINE =
  /\b(?:anti-?poison|poison (?:control|information|helpline|center|centre)|gift(?:notruf|informations?zentrale)|vergiftungs\p{L}*|centro antiveleni|toxicolog\p{L}*|(?:national|crisis|suicide|emergency|government) (?:help|hot|crisis )?line|national \p{L}+ (?:helpline|hotline|lifeline)|lifeline|samaritans|telefonseelsorge|sos amitié|teléfono de la esperanza|nhs 111|urgences médicales|ärztlicher (?:bereitschaftsdienst|notdienst)|tax office|revenue service|finanzamt|trading standards|ombudsman)(?!\p{L})/iu;

/** Whether the words just before a number say that it is a public line. */
export function isPublicLine(before: string): boolean {
  return PUBLIC_LINE.test(before.slice(-80));
}

/** Whether a heading opens a section about somebody other than the site's owner. */
export function isForeignHeading(text: string): boolean {
  return text.length <= MAX_LABEL && SOMEBODY_ELSE.test(text);
}

/** Whether the words just before a detail ("Hébergeur : … Tél.") say that it is somebody else's. */
export function isForeignLead(before: string): boolean {
  return SOMEBODY_ELSE.test(before.slice(-160));
}

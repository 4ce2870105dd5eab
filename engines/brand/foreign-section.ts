/**
 * Headings and labels of imprints, legal notices and privacy pages under which somebody else's details stand:
 * who hosts or made the site, which authority supervises, which body settles disputes.
 */
const SOMEBODY_ELSE =
  /\b(?:hébergeur|hébergement|hébergé par|hosting(?: provider)?|hoster|hosted by|webhoster|hosteado|alojamiento web|alojado en|hospedagem|hospedado|provider di hosting|fornitore di hosting|aufsichtsbehörde|datenschutzbehörde|zuständige kammer|berufskammer|streitschlichtung|streitbeilegung|schlichtungsstelle|berufshaftpflicht(?:versicherung)?|supervisory authority|data protection authority|médiateur|médiation|cnil|autorité de contrôle|autoridad de control|autorità garante|autoriteit persoonsgegevens|webdesign|web design|technische umsetzung|realisierung der website|conception du site|création du site|réalisation du site)(?!\p{L})/iu;
const MAX_LABEL = 90;

/** Whether a heading opens a section about somebody other than the site's owner. */
export function isForeignHeading(text: string): boolean {
  return text.length <= MAX_LABEL && SOMEBODY_ELSE.test(text);
}

/** Whether the words just before a detail ("Hébergeur : … Tél.") say that it is somebody else's. */
export function isForeignLead(before: string): boolean {
  return SOMEBODY_ELSE.test(before.slice(-160));
}

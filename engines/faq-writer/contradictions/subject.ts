import { bare } from "../ground.ts";
import type { TextLine } from "../page-lines.ts";
import { subjectOf } from "../page-subject.ts";
import { contains } from "../page-tree.ts";
import type { ReadPage } from "../read-page.ts";

/** A value where a page gives it. */
export interface Mention<Meaning = string> {
  value: string;
  /** What two values are compared by. */
  meaning: Meaning;
  subject: string;
  /** The subject as the page spells it, where it is a name. */
  name?: string;
  page: ReadPage;
  evidence: string;
}

/** Words that say what a detail is without saying whose: "Call us today:", "Telefon", "Our opening hours". */
const generic = new Set(
  "a an the our us we you your me my is are at on in to for of and or by with from please just more here now today any anytime get touch contact contacts call calls calling phone phones telephone tel telefon telefone teléfono telefono téléphone téléphonez fon mob number numbers nummer numéro numero número mail email emails e write text message send reach details info information infos line question questions need help talk speak visit find come address adresse adres dirección indirizzo endereço opening hours hour times time business office working store shop open trading what when do kontakt kontaktieren sie uns rufen an unsere unser öffnungszeiten geöffnet wir sind von bis anschrift so erreichen schreiben nous nos notre vous contactez appelez contactez coordonnées joindre horaires horaire ouverture ouvert heures où sommes trouver contacto contáctanos contáctenos llámanos llámenos llama nuestro nuestra nuestros escríbenos horario horarios de apertura atención abierto dónde estamos contatti contattaci chiamaci scrivici orari orario di aperto siamo dove neem bel ons onze openingstijden wij contato contatos contacte ligue fale conosco connosco funcionamento aberto iletişim bize ulaşın bizi arayın çalışma saatleri saatlerimiz adresimiz location located follow links quick fast direct rapide schnell direkt rápido rapido veloce footer imprint impressum legal welcome hello home".split(
    " ",
  ),
);
/** The same by how a word begins. */
const genericStart =
  /^(?:conta[ct]t?|kontakt|telefon|téléphon|telephon|phone|e?mail|addre|adress|öffnung|horair|horari|orari|openings|çalış|ulaş|reach|rejoin|join|escríb|scriv|llám|chiam|schreib|ruf|appel)/;
const mostWords = 4;

/** What a label leaves when everything is taken out of it that any label says; empty for a sentence. */
export function ownWords(text: string, companyName: string | null): string {
  const company = new Set(bare(companyName ?? "").split(" "));
  const words = bare(text)
    .split(" ")
    .filter(
      (word) =>
        word !== "" &&
        !generic.has(word) &&
        !genericStart.test(word) &&
        !company.has(word) &&
        !/^\d+$/.test(word),
    );
  return words.length <= mostWords && text.length <= 60 ? words.join(" ") : "";
}

/**
 * Whose detail it is, in the page's words ("Support", "Berlin"), empty for the company's own: the words before it, the
 * heading above it, or what the whole page is about.
 */
export function subjectAt(
  page: ReadPage,
  { at, before, companyName }: { at: number; before: string; companyName: string | null },
): string {
  const line = page.lines[at]!;
  const label = ownWords(before, companyName);
  if (label !== "") return label;
  const heading = headingAbove(page.lines, at);
  if (heading && heading.level > 1) {
    const named = ownWords(heading.text, companyName);
    if (named !== "") return named;
  }
  if (line.isWeak || line.isFooter || line.isExcluded) return "";
  return bare(subjectOf(page, companyName) ?? "");
}

function headingAbove(lines: TextLine[], at: number): TextLine | null {
  const { isFooter } = lines[at]!;
  for (let step = 1; step <= 10; step += 1) {
    const line = lines[at - step];
    if (!line || line.isFooter !== isFooter) return null;
    // Of a card beside it, a heading says nothing here.
    if (line.level < 7) return contains(line.block?.parent ?? line.element, lines[at]!.element) ? line : null;
  }
  return null;
}

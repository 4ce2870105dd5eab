import { type CustomerQuestion, customerQuestions } from "#engines/customer-questions/bank.ts";
import { answersKind } from "#engines/customer-questions/states-answer.ts";
import { noPrice } from "./mine-price-sentences.ts";

/** True for what only sounds like an answer, because another question shares its words. */
export function missesPoint(
  text: string,
  {
    intent,
    language,
    heading = "",
  }: { intent: CustomerQuestion["intent"]; language: string; heading?: string },
): boolean {
  // "From the pool next door to our own lake, you'll never be bored" counts what there is to do.
  const [span = ""] = fromTo.exec(text) ?? [];
  const says = customerQuestions(language).get(intent.id)?.says;
  if (intent.kind === "yes-no" && span !== "" && !says?.test(text.slice(span.length))) return true;
  switch (intent.id) {
    // "Children under 6 free" is a price, and "I am 28 years old" is about the teacher.
    case "minimum-age":
      return answersKind(text, { language, kind: "amount" }) || speaker.test(text) || fetches.test(text);
    // "The health of your pet comes first" and "There are cows, pigs and dogs" allow no pets.
    case "pets":
      return (ownPet.test(text) || (hasRefusal.has(language) && !refuses.test(text))) && !lets.test(text);
    // "Specializes in oral surgery with 12 years of experience" is about one of several people.
    case "experience":
      return !/[.!?。]$/.test(text) && says?.exec(text)?.index !== 0;
    // "By bike, we never look for parking" is about how the company travels.
    case "parking":
      return searchesParking.test(text);
    // "Bedrooms with quality linens" praises the rooms.
    case "linen":
      return praisesLinen(text);
    // "If you miss a consultation, you lose your deposit" holds for no other appointment.
    case "missed":
      return isOfOneKind(text, language);
    // Guests who may arrive every day don't know when the door is open.
    case "open-sundays":
      return arrival.test(text);
    case "tickets":
    case "membership-fee":
      return noPrice.test(text);
    // A notice before an appointment is about canceling it, not about ending a contract.
    case "notice-period":
      return (
        customerQuestions(language).get("cancellation")?.asks.test(`${heading} ${text}`) === true &&
        !contract.test(text)
      );
    // "We create newsletters for our customers" is what the company sells.
    case "invoice":
      return insurers.test(text) || forClients.test(text);
    case "newsletter":
    case "jobs":
      return forClients.test(text);
    case "included":
      return taxes.test(text);
    // "Email us to be notified when registration opens" is for later.
    case "join":
      return isLater.test(text);
    // "Book your first appointment." doesn't say how.
    case "booking":
      return text.length <= maxBooking && namesNoWay(text, language);
    // Neither "Emergencies: 24/7" nor "Fast emergency repairs" says how or when to get help.
    case "emergency":
      return hasMeans.has(language) && !reach.test(text) && (text.length <= maxBare || !anyHour.test(text));
    // A booking is cancelled, and goods are returned.
    case "returns":
      return (["booking", "cancellation"] as const).some((id) =>
        customerQuestions(language).get(id)?.asks.test(text),
      );
    default:
      return false;
  }
}

/** True for a text that names no way to reach the company. */
export function namesNoWay(text: string, language: string): boolean {
  return hasMeans.has(language) && !means.test(text);
}

const forClients =
  /(?<!\p{L})(?:for|für|per|para|pour|voor) (?:our|your|unsere|ihre|i nostri|i vostri|le nostre|nuestros|sus|nos|vos|onze|jullie|uw) (?:clients?|customers?|shops?|kund\p{L}*|client[ei]s?|negozi|tiendas|klanten|winkels?)(?!\p{L})/iu;
const contract =
  /(?<!\p{L})(?:contract|membership|subscription|tenancy|term|place|vertrag|mitglied|kündig)\p{L}*/iu;
/** In characters. A longer text says more than that one can book. */
const maxBare = 70;
/** In characters. "Don't hesitate to contact us if you have questions or want an appointment." names no way either. */
const maxBooking = 110;
const hasMeans = new Set(["en", "de", "fr", "es", "it", "nl", "pt"]);
/** How to reach a company, in these languages. */
const means =
  /[\d@]|online|(?:e-?)?mail|phone|tele?f|call|text|form|website|web|app(?!ointment)|whats|sms|messag|chat|anr[uü]f|ruf|schr[ei]|seite|écri|appel|llam|escrib|chiam|scriv|bel(?!ieb|gi)|schrijf|lig(?:ue|ar)|escrev|lin[eh]a|línea|teléf|airbnb|booking\.com|ligne|site|vor ort|sur place|in person/iu;
/** A number to call, or a verb for calling. */
const reach =
  /\d[\d\s()./-]{5,}\d|@|(?<!\p{L})(?:call|phone|ring|text|ruf\w*|anruf\w*|telefon\w*|appel\w*|téléphon\w*|llam\w*|chiam\w*|telefon\w*|bel(?:t|len)?|lig(?:ue|ar)|whats\w*)(?!\p{L})/iu;
const anyHour =
  /\d|around the clock|day and night|day or night|rund um die uhr|tag und nacht|jour et nuit|día y noche|giorno e notte|dag en nacht|dia e noite/iu;
const searchesParking =
  /(?:look|search|hunt)\p{L}* for (?:a |any )?(?:parking|place to park)|park(?:platz|plätze)?-?such\p{L}*|(?:stationnement|parking|place)s? à chercher|cherch\p{L}* (?:une place|un parking|du stationnement|où se garer)|(?:busc\p{L}*|encontrar) (?:aparcamiento|parking|estacionamiento)|cerc\p{L}* (?:un )?parcheggio|parkeerplaats (?:te )?zoeken|procur\p{L}* estacionamento|szuka\p{L}* (?:miejsca )?park\p{L}*/iu;
const speaker =
  /(?<!\p{L})(?:ich bin|mein name|i am|i['’]m|my name|je suis|j['’]ai|soy|tengo|me llamo|sono|mi chiamo|ik ben|sou|tenho)(?!\p{L})/iu;
const isLater =
  /(?<!\p{L})(?:be (?:notified|informed|the first to know|prompted|redirected)|waiting list|aufgefordert|weitergeleitet|serez (?:invitée?|redirigée?)|se le pedirá|será redirigid[oa]|verrai reindirizzat[oa]|wordt u (?:gevraagd|doorgestuurd)|(?:benachrichtigt|informiert),? .{0,40}sobald|warteliste|(?:être )?(?:prévenue?|informée?s?|averti\p{L}*) (?:de|dès|lorsque|quand)|liste d['’]attente|(?:te|le|os) (?:avis|inform)\p{L}+ cuando|lista de espera|(?:ti|vi) avvis\p{L}+ quando|lista d['’]attesa|(?:bericht|op de hoogte) .{0,30}zodra|wachtlijst)(?!\p{L})/iu;
/** From what age children may leave alone is another question. */
const fetches =
  /(?<!\p{L})(?:pick(?:ed)? up|collected|abhol\p{L}*|abgeholt|récupér\p{L}*|recog\p{L}*|ritir\p{L}*|(?:op)?gehaald|ophalen)(?!\p{L})/iu;
const insurers =
  /(?:with|to|mit|avec|con|met|aux?) (?:(?:your|the|ihrer|der|den|votre|les|tu|su|la|las|le|de|uw|je) )?(?:insur\p{L}+|versicher\p{L}+|assur(?:ance|eur)\p{L}*|asegurador\p{L}+|seguros?|assicuraz\p{L}+|verzeker\p{L}+)/iu;
const arrival =
  /(?<!\p{L})(?:anreise\w*|abreise\w*|check-?in|check-?out|arrivals?|arrivées?|llegadas?|arrivi|arrivo|aankomst|chegadas?)(?!\p{L})/iu;
const fromTo =
  /^(?:from .+ to|vo[nm] .+ bis|d[eu]s? .+ (?:à|aux?)|del? .+ al?|desde .+ hasta|d[ae]l?l?[ao]? .+ all?[ao]?|van .+ tot) [^,–—]*[,–—]/iu;
const ownPet =
  /\byour (?:[a-z]+ )?(?:pets?|dogs?|cats?)(?!\p{L})|(?<!\p{L})(?:Ihr(?:e[mnrs]?)? (?:Hund|Haustier)|votre (?:chien|animal)|tu (?:perro|mascota))/iu;
const lets =
  /(?<!\p{L})(?:welcome|allow\w*|permit\w*|bring\w*|accept\w*|leash\w*|lead|friendly|stay|fee|extra|willkommen|erlaubt|mitbringen|gestattet|leine|bienvenus?|admis|accept[ée]\w*|permitid[oa]s?|admit\w*|bienvenid[oa]s?)(?!\p{L})/iu;
const hasRefusal = new Set(["en", "de", "fr", "es"]);
/** Words of a rule that allows nothing, or only something. */
const refuses =
  /(?<!\p{L})(?:no|not|n['’]t|only|except|kein\p{L}*|nicht|nur|pas|non|aucun\p{L}*|interdits?|uniquement|ningun\p{L}*|sólo|solo|prohibid\p{L}*)(?!\p{L})|n['’]t(?!\p{L})/iu;
const linen = String.raw`(?:linens?|towels?|bedding|bettwäsche|handtücher\p{L}*|linge|draps|serviettes|sábanas|toallas|ropa de cama|lenzuola|asciugamani|biancheria|beddengoed|handdoeken|lençóis|toalhas|roupa de cama)`;
const withLinen = new RegExp(
  String.raw`(?<!\p{L})(?:with|mit|avec|con|met|com) (?:[\p{L}-]+ ){0,3}?(?:bed )?${linen}(?: (?:and|und|et|y|e|en) (?:[\p{L}-]+ )?${linen})?`,
  "iu",
);
/** What is done with linen, before and after it. */
const supplies =
  /(?<!\p{L})(?:comes?|provid\p{L}*|equip\p{L}*|suppl\p{L}*|furnish\p{L}*|stocked|fitted|together|along|versorg\p{L}*|ausgestattet|équip\p{L}*|fourni\p{L}*|proporcion\p{L}*|forni\p{L}*|voorzien|fornec\p{L}*)(?!\p{L})/iu;
const supplied =
  /(?<!\p{L})(?:includ\p{L}*|provided|supplied|available|free|extra|rent\p{L}*|hire|charge|fee|inklusive|inkl|enthalten|gestellt|ausgestattet|vorhanden|kostenlos|leih\p{L}*|miet\p{L}*|gebühr\p{L}*|fourni\p{L}*|compris\p{L}*|inclu\p{L}*|location|proporcion\p{L}+|alquil\p{L}+|fornit\p{L}+|noleggi\p{L}+|inbegrepen|aanwezig|huur\p{L}*|fornec\p{L}+|alug\p{L}+)(?!\p{L})/iu;

/** "Bedrooms with quality linens" doesn't say that they are included. */
function praisesLinen(text: string): boolean {
  const found = withLinen.exec(text);
  if (!found) return false;
  const before = text.slice(Math.max(0, found.index - maxVerb), found.index);
  return !supplies.test(before) && !supplied.test(text.slice(found.index + found[0].length));
}

/** In characters, between a verb and its "with": "We provide all of our guests with towels." */
const maxVerb = 30;
/** An appointment of one kind, such as the first one. */
const oneKind =
  /(?<!\p{L})(?:(?:first|initial|introductory|trial|free|follow-?up|touch-?up|group|private|online|virtual)(?! time)|(?:nachsorge|gruppen|einzel)(?:termin|stunde)\p{L}*|erste[nrsm]?|erst(?:gespräch|beratung|termin|stunde|behandlung)\p{L}*|beratung\p{L}*|probe\p{L}+|premi[eè]re?s?|(?:(?:séances?|cours|citas?|clases?|lezion[ei]) )?(?:d['’]essai|de prueba|di prova)|primera?|prima|eerste|proef\p{L}+)(?: (?:appointments?|sessions?|visits?|lessons?|class(?:es)?|consultations?|termin\p{L}*|stunden?|rendez-vous|séances?|consultas?|citas?|sesion\p{L}*|appuntament\p{L}|afspra\p{L}+))?(?!\p{L})/giu;
/** In French, it is any appointment. */
const consultation = /(?<!\p{L})consult(?:ation)?s?(?: (?:appointments?|sessions?|visits?))?(?!\p{L})/giu;
const anyKind =
  /(?<!\p{L})(?:appointments?|consultations?|sessions?|bookings?|reservations?|visits?|lessons?|class(?:es)?|\p{L}*termin\p{L}*|stunden?|rendez-vous|séances?|consultas?|citas?|reservas?|sesion\p{L}*|appuntament\p{L}|afspra\p{L}+)(?!\p{L})/iu;

function isOfOneKind(text: string, language: string): boolean {
  const others = text.replace(oneKind, " ");
  const rest = language === "fr" ? others : others.replace(consultation, " ");
  return rest !== text && !anyKind.test(rest);
}

const taxes = /(?<!\p{L})(?:tax(?:es)?|vat|gst|mwst|ust|tva|iva|btw|kdv)(?!\p{L})/iu;

/**
 * Recognizes what a form tells while it is filled in and after it was sent. It stands hidden in its page: "Thank you! Your
 * registration has been received." is no way to register.
 */

/** "Thank you!" before what was sent. */
const thanks = String.raw`(?:[^\p{L}]*(?:thank you|thanks|vielen dank|danke|merci(?: beaucoup)?|(?:muchas )?gracias|grazie(?: mille)?|(?:hartelijk )?(?:bedankt|dank)|success|erfolg|erreur|error|fehler|errore|fout|oops|ups)\s?[!.:,–—-]+\s*)?`;

/** What was sent has arrived. */
const sent = [
  String.raw`(?:your|the) (?:[\p{L}-]+ ){1,3}(?:has|have) been (?:successfully )?(?:sent|received|submitted|recorded|saved|registered|sent successfully)`,
  String.raw`(?:ihre|deine|die|ihr|dein) (?:[\p{L}-]+ ){1,2}(?:wurde|ist) (?:erfolgreich )?(?:bei uns )?(?:(?:ab)?gesendet|verschickt|versendet|übermittelt|registriert|gespeichert|eingegangen|empfangen)`,
  String.raw`(?:votre|la|le) (?:[\p{L}-]+ ){1,2}a (?:bien )?été (?:bien )?(?:envoyée?|enregistrée?|reçue?|transmise?|prise? en compte)`,
  String.raw`(?:(?:tu|su|el|la) (?:[\p{L}-]+ ){1,2})(?:ha sido|fue|se ha) (?:correctamente )?(?:enviad[oa]|recibid[oa]|registrad[oa])`,
  String.raw`(?:il (?:tuo|suo|vostro)|la (?:tua|sua|vostra)) (?:[\p{L}-]+ ){1,2}è stat[oa] (?:correttamente )?(?:inviat[oa]|ricevut[oa]|registrat[oa])`,
  String.raw`(?:je|jouw|uw|het|de) (?:[\p{L}-]+ ){1,2}(?:is|werd) (?:succesvol |goed )?(?:verzonden|verstuurd|ontvangen|geregistreerd|opgeslagen)`,
];
/** What was filled in is missing or wrong, or couldn't be sent. */
const failed = [
  String.raw`(?:an error (?:has )?occurred|something went wrong|please try again|this field is required|please (?:fill (?:in|out)|complete) (?:all |this |the )(?:[\p{L}-]+ )?fields?|please enter an? (?:valid )?[\p{L}-]+)`,
  String.raw`(?:(?:es ist )?(?:leider )?(?:ist )?ein fehler (?:ist )?aufgetreten|bitte versuchen? (?:sie )?es (?:später |bitte )*(?:erneut|noch einmal|nochmal)|dieses feld (?:ist|muss)|bitte (?:füllen|fülle) (?:sie )?(?:alle |dieses |die )(?:[\p{L}-]+ )?(?:\p{L}*felder|feld))`,
  String.raw`(?:une erreur (?:est survenue|s['’]est produite)|veuillez réessayer|ce champ est (?:obligatoire|requis)|veuillez remplir (?:tous )?(?:ce|les?) champs?|vous devez cocher)`,
  String.raw`(?:(?:ha ocurrido|ocurrió|se (?:ha producido|produjo)|hubo) un error|(?:por favor,? )?(?:inténtelo|inténtalo|intente|intenta) (?:de nuevo|nuevamente|otra vez|más tarde)|este campo es (?:obligatorio|requerido))`,
  String.raw`(?:si è verificato un errore|(?:per favore,? )?riprova(?:re)?(?: più tardi)?(?![\p{L}])|questo campo è (?:obbligatorio|richiesto))`,
  String.raw`(?:er is (?:een fout|iets (?:fout|mis)) ?\p{L}*|probeer het (?:later )?(?:opnieuw|nog eens)|dit veld is (?:verplicht|vereist))`,
];
/** The thanks name what was sent. */
const thanked = [
  String.raw`(?:thank you|thanks) for (?:your (?:message|registration|submission|enquiry|inquiry|request|order|booking|application|subscription)|(?:signing up|subscribing|registering|contacting us|getting in touch))`,
  String.raw`(?:vielen |herzlichen )?dank für (?:ihre|deine|eure) (?:nachricht|anmeldung|anfrage|bestellung|buchung|registrierung)`,
  String.raw`merci (?:pour|de) (?:votre|ton) (?:message|inscription|demande|adhésion|réservation|commande)`,
  String.raw`gracias por (?:tu|su) (?:mensaje|solicitud|inscripción|reserva|registro|pedido)`,
  String.raw`grazie per (?:(?:il tuo|il suo|il vostro) messaggio|la (?:tua|sua|vostra) (?:richiesta|iscrizione|prenotazione)|averci contattato)`,
  String.raw`(?:bedankt|dank) voor (?:je|jouw|uw) (?:bericht|aanmelding|aanvraag|inschrijving|reservering|bestelling)`,
];

const message = new RegExp(
  String.raw`^${thanks}(?:${[...sent, ...failed, ...thanked].join("|")})(?!\p{L})`,
  "iu",
);
/** In characters. A longer text explains more than what happened. */
const maxMessage = 220;
/** "Your registration has been received as soon as you get our e-mail" explains what comes next. */
const explains =
  /(?<!\p{L})(?:when|once|if|as soon as|wenn|sobald|falls|nachdem|quand|lorsque|dès que|cuando|en cuanto|quando|appena|als|wanneer|zodra)(?!\p{L})/iu;

/** Nothing but thanks. */
const bareThanks =
  /^[^\p{L}]*(?:thank you|thanks|vielen dank|danke|merci(?: beaucoup)?|(?:muchas )?gracias|grazie(?: mille)?|(?:hartelijk )?bedankt)[^\p{L}]*$/iu;

export function isFormMessage(text: string): boolean {
  if (bareThanks.test(text)) return true;
  return (
    text.length <= maxMessage &&
    !/[?？]/.test(text) &&
    message.test(text) &&
    !explains.test(firstSentence(text))
  );
}

function firstSentence(text: string): string {
  return text
    .split(/(?<=[.!])\s+(?=\p{Lu})/u)
    .slice(0, 2)
    .join(" ");
}

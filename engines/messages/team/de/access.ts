/** Who may read the help center. Formal: "Sie". By the English text. */
export const access = {
  Everyone: "Alle",
  "Anyone can read it, and search engines can find it.":
    "Alle können es lesen, und Suchmaschinen können es finden.",
  "People with a password": "Wer ein Passwort hat",
  "Everyone uses the same password. Changing it ends all access with the old one.":
    "Alle verwenden dasselbe Passwort. Ein neues Passwort beendet jeden Zugriff mit dem alten.",
  "Your team and people you invite": "Ihr Team und Eingeladene",
  "Invited people get a link by email. They don't need an account.":
    "Eingeladene erhalten einen Link per E-Mail. Sie brauchen kein Konto.",
  "Only your team": "Nur Ihr Team",
  "It isn't published. Your team sees it as a preview.":
    "Es ist nicht veröffentlicht. Ihr Team sieht es als Vorschau.",
  Password: "Passwort",
  "New password": "Neues Passwort",
  "Leave it empty to keep the current one.": "Leer lassen, um das bisherige zu behalten.",
  "At least 8 characters.": "Mindestens 8 Zeichen.",
  "A private help center doesn't appear in search engines, sitemaps, feeds or caches, and can't be downloaded as a website.":
    "Ein privates Hilfe-Center erscheint nicht in Suchmaschinen, Sitemaps, Feeds oder Caches und lässt sich nicht als Website herunterladen.",

  "Invited people": "Eingeladene",
  "Email addresses": "E-Mail-Adressen",
  "Separate multiple addresses with commas or line breaks. Each person gets a link to the help center.":
    "Trennen Sie mehrere Adressen durch Kommas oder Zeilenumbrüche. Jede Person erhält einen Link zum Hilfe-Center.",
  "Send invitations": "Einladungen senden",
  'These people will get access again if you choose "Your team and people you invite".':
    "Diese Personen erhalten wieder Zugriff, wenn Sie „Ihr Team und Eingeladene“ wählen.",
  "You haven't invited anyone yet.": "Sie haben noch niemanden eingeladen.",
  Remove: "Entfernen",
  "Remove {email}": "{email} entfernen",

  "Access saved": "Zugriff gespeichert",
  "We couldn't save this. Please try again.":
    "Das ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.",
  "These settings were changed elsewhere. Check them and save again.":
    "Diese Einstellungen wurden anderswo geändert. Prüfen Sie sie, und speichern Sie erneut.",
  "Enter a password": "Geben Sie ein Passwort ein",
  "Use at least 8 characters": "Verwenden Sie mindestens 8 Zeichen",
  "Use at most {count} characters": "Höchstens {count} Zeichen",
  "Your help center needs an address first. Enter a subdomain in its settings.":
    "Ihr Hilfe-Center braucht zuerst eine Adresse. Geben Sie in seinen Einstellungen eine Subdomain ein.",
  "Enter at least one email address": "Geben Sie mindestens eine E-Mail-Adresse ein",
  "Enter at most {count} addresses at a time": "Geben Sie höchstens {count} Adressen auf einmal ein",
  '"{typed}" isn\'t an email address': "„{typed}“ ist keine E-Mail-Adresse",
  "You've sent too many invitations. Please try again in an hour.":
    "Sie haben zu viele Einladungen gesendet. Bitte versuchen Sie es in einer Stunde noch einmal.",
  "{email} has already been sent enough invitations today. Try again tomorrow.":
    "{email} hat heute schon genug Einladungen erhalten. Versuchen Sie es morgen noch einmal.",
  "You can invite at most {count} readers.": "Sie können höchstens {count} Personen einladen.",
  "Invitation sent": "Einladung gesendet",
  "{count} invitations sent": "{count} Einladungen gesendet",
  "Access removed": "Zugriff beendet",
};

/** Proof that the website belongs to the team. Formal: "Sie". By the English text. */
export const proof = {
  "Is {host} yours?": "Gehört {host} Ihnen?",
  "Until you prove it in one of these ways, search engines don't list your help center, and its footer says it isn't verified.":
    "Bis Sie es auf einem dieser Wege nachweisen, führen Suchmaschinen Ihr Hilfe-Center nicht auf, und unten steht „Von der Website nicht bestätigt“.",
  "Check while you're signed in with an address that ends with @{host}.":
    "Prüfen Sie, während Sie mit einer Adresse angemeldet sind, die auf @{host} endet.",
  "Email address": "E-Mail-Adresse",
  "DNS record": "DNS-Eintrag",
  "Add a TXT record named {name} with this value.":
    "Legen Sie einen TXT-Eintrag mit dem Namen {name} und diesem Wert an.",
  "Tag on the home page": "Tag auf der Startseite",
  "Add this tag to the head of your home page.": "Fügen Sie dieses Tag in den Kopf Ihrer Startseite ein.",
  File: "Datei",
  "Upload a file with this text, so that it opens at {address}.":
    "Laden Sie eine Datei mit diesem Text hoch, sodass sie sich unter {address} öffnet.",
  "Check now": "Jetzt prüfen",
  "Checking...": "Wird geprüft …",
  "{host} is verified.": "{host} ist bestätigt.",
  "Too many checks. Try again in a few minutes.":
    "Zu viele Prüfungen. Versuchen Sie es in einigen Minuten noch einmal.",
  "We didn't find the proof at {host} yet. DNS changes can take up to 6 hours.":
    "Wir haben den Nachweis unter {host} noch nicht gefunden. Änderungen im DNS können bis zu 6 Stunden dauern.",
  "Your website's address was changed. Reload the page.":
    "Die Adresse Ihrer Website wurde geändert. Laden Sie die Seite neu.",
  "We couldn't reach the server. Try again.":
    "Der Server ist nicht erreichbar. Versuchen Sie es noch einmal.",
};

/** Quotes of websites and what they contradict. Formal: "Sie". By the English text. */
export const sources = {
  "Your website says two different things": "Ihre Website widerspricht sich",
  "Only you know which is right. Your help center shows neither until you choose. Remember to fix your website, too.":
    "Nur Sie wissen, was stimmt. Ihr Hilfe-Center zeigt nichts davon, bis Sie wählen. Korrigieren Sie bitte auch Ihre Website.",
  "This is right": "Das stimmt",
  "Write it yourself": "Selbst schreiben",
  Skip: "Überspringen",
  "Added as a draft, with its source": "Als Entwurf mit Quelle hinzugefügt",
  "Answer updated": "Antwort aktualisiert",
  "Added as a draft in your words": "Als Entwurf in Ihren Worten hinzugefügt",
  "Added as a draft": "Als Entwurf hinzugefügt",
  "Skipped. We'll ask again only if your website changes.":
    "Übersprungen. Wir fragen nur wieder, wenn sich Ihre Website ändert.",
  "Undone. You can decide again.": "Rückgängig gemacht. Sie können neu entscheiden.",
  "This was already decided, or your website has changed since.":
    "Das ist schon entschieden, oder Ihre Website hat sich seitdem geändert.",
  "You edited that answer yourself, so we kept it.":
    "Diese Antwort haben Sie selbst geändert, daher bleibt sie so.",
  "You've reached the FAQ limit.": "Mehr Fragen sind nicht möglich.",
  "This FAQ has since changed, so we kept it.": "Diese Frage wurde seitdem geändert, daher bleibt sie so.",
  Two: "Zwei",
  Three: "Drei",
  Four: "Vier",
  Five: "Fünf",
  "phone numbers": "Telefonnummern",
  "email addresses": "E-Mail-Adressen",
  prices: "Preise",
  addresses: "Adressen",
  "{number} {things}": "{number} {things}",
  "{number} {things} for {subject}": "{number} {things} für {subject}",
  "Different opening hours": "Verschiedene Öffnungszeiten",
  "Different opening hours for {subject}": "Verschiedene Öffnungszeiten für {subject}",
  "(opens in a new tab)": "(öffnet einen neuen Tab)",
  "See it in the text": "Im Text ansehen",
  Source: "Quelle",
  "Loading the source...": "Quelle wird geladen …",
  "We couldn't load the source.": "Wir konnten die Quelle nicht laden.",
  "Try again": "Erneut versuchen",
  "Stated in": "Steht in",
  Question: "Frage",
  Answer: "Antwort",
  "Add as a draft": "Als Entwurf hinzufügen",

  "read {time}": "gelesen am {time}",
  "The page no longer says this. Here is the text we read.":
    "Auf der Seite steht das nicht mehr. Hier ist der Text, den wir gelesen haben.",
  "The page has changed. Here is the text we read.":
    "Die Seite wurde geändert. Hier ist der Text, den wir gelesen haben.",
  "We noticed {time}.": "Bemerkt am {time}.",
  "Not in the page's visible text:": "Nicht im sichtbaren Text der Seite:",
  "We didn't keep this page's text. Here is the sentence:":
    "Den Text dieser Seite haben wir nicht aufbewahrt. Hier ist der Satz:",
  "Not visible on the page. The page tells search engines this:":
    "Auf der Seite nicht sichtbar. Suchmaschinen teilt sie das mit:",
};

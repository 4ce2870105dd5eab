/** Pages that links in mails open: claiming a help center, unsubscribing. Formal: "Sie". By the English text. */
export const links = {
  "Please verify your email address to continue": "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse",
  "This help center is yours now.": "Dieses Hilfe-Center gehört jetzt Ihnen.",
  "{company} is ready": "{company} ist bereit",
  "{company} has a help center": "{company} hat ein Hilfe-Center",
  "{count} page": "{count} Seite",
  "{count} pages": "{count} Seiten",
  "{count} answer": "{count} Antwort",
  "{count} answers": "{count} Antworten",
  "We read {pages} of {website} and found {answers}. Every answer quotes the page it came from.":
    "Gelesen: {pages} von {website}. Gefunden: {answers}. Jede Antwort zitiert die Seite, von der sie stammt.",
  "{count} more waits for your review.": "{count} weitere können Sie noch prüfen.",
  "{count} more wait for your review.": "{count} weitere können Sie noch prüfen.",
  "Articles from your former help center: {count}.": "Artikel aus Ihrem bisherigen Hilfe-Center: {count}.",
  Claim: "Übernehmen",
  "Open the help center": "Hilfe-Center öffnen",
  "We'll add it to the account of {email}.": "Wir fügen es dem Konto von {email} hinzu.",
  "Sign up or sign in first. Then it's yours to edit.":
    "Registrieren Sie sich, oder melden Sie sich an. Danach können Sie es bearbeiten.",
  "Pages we read": "Gelesene Seiten",
  "{count} words": "{count} Wörter",
  "Pages we skipped, and why": "Übersprungene Seiten, mit Grund",
  "And {count} more.": "Und {count} weitere.",
  "Keep this link. It proves that this help center is yours until {day}.":
    "Heben Sie diesen Link auf. Er belegt bis zum {day}, dass dieses Hilfe-Center Ihnen gehört.",

  "Skipped: we had already reached the page limit.":
    "Übersprungen: Die Höchstzahl der Seiten war schon erreicht.",
  "Skipped: the website's robots.txt doesn't allow reading it.":
    "Übersprungen: Die robots.txt der Website erlaubt es nicht.",
  "Skipped: this address belongs to another website.":
    "Übersprungen: Diese Adresse gehört zu einer anderen Website.",
  "Skipped: this is a file or an image, not a web page.":
    "Übersprungen: Das ist eine Datei oder ein Bild, keine Webseite.",
  "Skipped: another page has the same text.": "Übersprungen: Eine andere Seite hat denselben Text.",
  "Skipped: the page doesn't exist.": "Übersprungen: Die Seite gibt es nicht.",
  "Skipped: the website refused to show this page.": "Übersprungen: Die Website verweigert diese Seite.",
  "Skipped: the website returned an error for this page.":
    "Übersprungen: Die Website meldet einen Fehler für diese Seite.",
  "Skipped: the website asked us to slow down.": "Übersprungen: Die Website bat uns, langsamer zu lesen.",
  "Skipped: the page took too long to respond.": "Übersprungen: Die Seite antwortete zu langsam.",
  "Skipped: the page is too large.": "Übersprungen: Die Seite ist zu groß.",
  "Skipped: the page has no text.": "Übersprungen: Die Seite hat keinen Text.",
  "Skipped: the website didn't respond.": "Übersprungen: Die Website antwortete nicht.",
  "Skipped: this address isn't on the public internet.":
    "Übersprungen: Diese Adresse ist nicht im öffentlichen Internet.",
  "Skipped: the page redirects to another website.":
    "Übersprungen: Die Seite leitet auf eine andere Website weiter.",
  "Skipped: the page needs JavaScript to show its text.":
    "Übersprungen: Die Seite zeigt ihren Text nur mit JavaScript.",
  "Skipped: pages such as carts, logins and archives don't answer questions.":
    "Übersprungen: Seiten wie Warenkorb, Anmeldung und Archiv beantworten keine Fragen.",
  "Skipped: Step doesn't read this language version of the website.":
    "Übersprungen: Step liest diese Sprachfassung der Website nicht.",
  "Skipped: the import was stopped.": "Übersprungen: Der Import wurde angehalten.",

  Unsubscribe: "Abbestellen",
  "Stop these emails?": "Diese E-Mails abbestellen?",
  "You're unsubscribed": "Sie haben die E-Mails abbestellt",
  "your company": "Ihr Unternehmen",
  "We'll stop emailing you about the website of {company} and its answers. {product} keeps checking them.":
    "Wir schreiben Ihnen dann nicht mehr zur Website von {company} und zu Ihren Antworten. {product} prüft beide weiter.",
  "We won't email you about the website of {company} or its answers anymore. To turn this on again, open Website changes in your dashboard.":
    "Wir schreiben Ihnen nicht mehr zur Website von {company} und zu Ihren Antworten. Wieder einschalten können Sie das im Dashboard unter „Änderungen der Website“.",
  "We'll stop emailing you about texts of {company} to check. {product} keeps listing them in your dashboard.":
    "Sie erhalten dann keine E-Mails mehr zu Texten von {company}, die zu prüfen sind. {product} zeigt sie weiter im Dashboard.",
  "We won't email you about texts of {company} to check anymore. To turn this on again, open Texts to check in your dashboard.":
    "Sie erhalten keine E-Mails mehr zu Texten von {company}, die zu prüfen sind. Im Dashboard unter „Zu prüfende Texte“ lassen sie sich wieder einschalten.",
};

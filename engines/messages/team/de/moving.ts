/** Moving in from another tool. Formal: "Sie". By the English text. */
export const moving = {
  "Move your help center to {product}": "Ziehen Sie mit Ihrem Hilfe-Center zu {product} um",
  "You see a plan before anything is imported.": "Bevor etwas importiert wird, sehen Sie einen Plan.",
  "Address of your Zendesk help center": "Adresse Ihres Hilfe-Centers bei Zendesk",
  "A public help center needs no key.": "Ein öffentliches Hilfe-Center braucht keinen Schlüssel.",
  "Make a plan": "Plan erstellen",
  "Starting...": "Wird gestartet …",
  "It's private, or has drafts": "Es ist privat oder hat Entwürfe",
  "Email address of an agent": "E-Mail-Adresse eines Agenten",
  "API token": "API-Token",
  "Deleted when the import ends.": "Wird gelöscht, sobald der Import fertig ist.",
  "Or a file": "Oder eine Datei",
  "A ZIP of Markdown files (Docusaurus, Starlight, MkDocs, GitBook), or a CSV with title, content and collection. Up to 50 MB.":
    "Eine ZIP-Datei mit Markdown-Dateien (Docusaurus, Starlight, MkDocs, GitBook) oder eine CSV-Datei mit title, content und collection. Bis 50 MB.",
  "Make a plan from the file": "Plan aus der Datei erstellen",
  "Reading...": "Wird gelesen …",
  "Other sources": "Andere Quellen",
  Questions: "Fragen",
  "One question and answer per row": "Eine Frage mit Antwort pro Zeile",
  "CSV or JSON file": "CSV- oder JSON-Datei",
  "A data download of another help center": "Die heruntergeladenen Daten eines anderen Hilfe-Centers",
  "ZIP file": "ZIP-Datei",

  "The plan for {label}": "Der Plan für {label}",
  "{count} article": "{count} Artikel",
  "{count} articles": "{count} Artikel",
  "{count} collection": "{count} Kategorie",
  "{count} collections": "{count} Kategorien",
  "{count} languages": "{count} Sprachen",
  "{count} picture": "{count} Bild",
  "{count} pictures": "{count} Bilder",
  "Change where things go, then import.": "Ändern Sie, was wohin kommt, und importieren Sie dann.",
  Collection: "Kategorie",
  Articles: "Artikel",
  Here: "Hier",
  "No collection": "Ohne Kategorie",
  "New collection": "Neue Kategorie",
  "Don't import": "Nicht importieren",
  "Where to put {collection}": "Wohin mit {collection}",
  "Where to put articles without a collection": "Wohin mit Artikeln ohne Kategorie",
  "Can't be imported as they are": "Lässt sich nicht unverändert importieren",
  "How to import": "So importieren",
  "As drafts": "Als Entwürfe",
  "You publish after you check them.": "Sie veröffentlichen, nachdem Sie sie geprüft haben.",
  "As they were": "Wie bisher",
  "Published articles go live right away.": "Veröffentlichte Artikel sind sofort öffentlich.",
  "Redirect old addresses": "Alte Adressen weiterleiten",
  "Addresses: {count}. Redirects start once their host points to your help center.":
    "Adressen: {count}. Weitergeleitet wird, sobald ihr Host auf Ihr Hilfe-Center zeigt.",
  Import: "Importieren",
  Cancel: "Abbrechen",
  "You can run it again later without duplicates.":
    "Sie können den Import später wiederholen, ohne dass etwas doppelt entsteht.",

  "Reading {label}": "{label} wird gelesen",
  "Importing {label}": "{label} wird importiert",
  Stop: "Anhalten",
  "You can close this page. The import continues.":
    "Sie können diese Seite schließen. Der Import läuft weiter.",
  Progress: "Fortschritt",
  "{count} text found": "{count} Text gefunden",
  "{count} texts found": "{count} Texte gefunden",
  "{done} of {total}": "{done} von {total}",
  "Preparing...": "Wird vorbereitet …",
  "Reload this page to see the progress.": "Laden Sie diese Seite neu, um den Fortschritt zu sehen.",
  "We couldn't import {label}": "{label} ließ sich nicht importieren",
  "The import of {label} was stopped": "Der Import von {label} wurde angehalten",
  "Nothing was imported.": "Es wurde nichts importiert.",
  "Articles that were imported stay.": "Schon importierte Artikel bleiben erhalten.",
  Continue: "Fortsetzen",
  "Start over": "Von vorn beginnen",

  "Nothing changed in {label}": "In {label} hat sich nichts geändert",
  "{count} article from {label} is here": "{count} Artikel aus {label} ist da",
  "{count} articles from {label} are here": "{count} Artikel aus {label} sind da",
  "{count} article from {label} is here as a draft": "{count} Artikel aus {label} ist als Entwurf da",
  "{count} articles from {label} are here as drafts": "{count} Artikel aus {label} sind als Entwürfe da",
  Added: "Hinzugefügt",
  Updated: "Aktualisiert",
  "Translations stored": "Übersetzungen gespeichert",
  "Unchanged since the last import": "Seit dem letzten Import unverändert",
  "Edited here and changed there, so yours stayed": "Hier bearbeitet und dort geändert, Ihre Fassung blieb",
  "Left out, because you deleted them here": "Ausgelassen, weil Sie sie hier gelöscht haben",
  "Left out by your plan": "Nach Ihrem Plan ausgelassen",
  "Old addresses that lead to their new pages once their host points to your help center: {count}.":
    "Alte Adressen, die auf ihre neuen Seiten führen, sobald ihr Host auf Ihr Hilfe-Center zeigt: {count}.",
  "See the redirects": "Weiterleitungen ansehen",
  "New import": "Neuer Import",
  "Review articles": "Artikel prüfen",
  "To check: {count}": "Zu prüfen: {count}",
  "Open article": "Artikel öffnen",
  "Edited here and changed there. Your text stayed.": "Hier bearbeitet und dort geändert. Ihr Text blieb.",
  "The first {count} are listed.": "Die ersten {count} sind aufgeführt.",

  "dead link": "toter Link",
  "dead links": "tote Links",
  "They lead nowhere in the source, too. Their texts stay.":
    "Sie führen auch in der Quelle ins Leere. Ihre Texte bleiben.",
  "missing picture": "fehlendes Bild",
  "missing pictures": "fehlende Bilder",
  "We couldn't read them. Their descriptions stay.":
    "Sie ließen sich nicht lesen. Ihre Beschreibungen bleiben.",
  component: "Komponente",
  components: "Komponenten",
  "Only their texts are imported.": "Nur ihre Texte werden importiert.",
  attachment: "Anhang",
  attachments: "Anhänge",
  "Links to them keep their old address.": "Links darauf behalten ihre alte Adresse.",
  "embedded video": "eingebettetes Video",
  "embedded videos": "eingebettete Videos",
  "They become links.": "Sie werden zu Links.",
  "embedded form": "eingebettetes Formular",
  "embedded forms": "eingebettete Formulare",
  "They are left out. Your contact page has a form.":
    "Sie werden ausgelassen. Ihre Kontaktseite hat ein Formular.",
  "long article": "langer Artikel",
  "long articles": "lange Artikel",
  "They are cut after 500,000 characters.": "Sie werden nach 500.000 Zeichen gekürzt.",
  "unreadable part": "unlesbarer Teil",
  "unreadable parts": "unlesbare Teile",
  "We couldn't read them.": "Sie ließen sich nicht lesen.",

  "Choose a ZIP or CSV file up to 50 MB.": "Wählen Sie eine ZIP- oder CSV-Datei bis 50 MB.",
  "Enter the address of your help center, such as acme.zendesk.com.":
    "Geben Sie die Adresse Ihres Hilfe-Centers ein, etwa acme.zendesk.com.",
  "An import is running. Wait for it, or stop it first.":
    "Ein Import läuft. Warten Sie, bis er fertig ist, oder halten Sie ihn zuerst an.",
  "This import no longer exists. Reload the page.":
    "Diesen Import gibt es nicht mehr. Laden Sie die Seite neu.",
  "This import has already started. Reload the page.":
    "Dieser Import hat schon begonnen. Laden Sie die Seite neu.",
  "Couldn't start the import. Try again.":
    "Der Import ließ sich nicht starten. Versuchen Sie es noch einmal.",
  "Something went wrong on our side. Articles that were imported stay. Start the import again.":
    "Bei uns ist etwas schiefgegangen. Schon importierte Artikel bleiben erhalten. Starten Sie den Import noch einmal.",
  "Import stopped": "Import angehalten",
  "This file isn't in UTF-8. Save it as “CSV UTF-8” and try again.":
    "Diese Datei ist nicht in UTF-8. Speichern Sie sie als „CSV UTF-8“ und versuchen Sie es noch einmal.",
  "We can't read this ZIP file. It's damaged, or it unpacks to more than we import.":
    "Diese ZIP-Datei lässt sich nicht lesen. Sie ist beschädigt oder enthält entpackt mehr, als wir importieren.",
  "This ZIP file has no Markdown files.": "Diese ZIP-Datei enthält keine Markdown-Dateien.",
  "This file takes too long to read. Split it into smaller files.":
    "Diese Datei zu lesen dauert zu lange. Teilen Sie sie in kleinere Dateien auf.",
  "Enter an address that begins with https, because the token must be sent encrypted.":
    "Geben Sie eine Adresse ein, die mit https beginnt, denn das Token muss verschlüsselt gesendet werden.",
  "Too many imports are running right now. Try again in a minute.":
    "Gerade laufen zu viele Importe. Versuchen Sie es in einer Minute noch einmal.",
  "We found no Zendesk help center at {host}.":
    "Unter {host} haben wir kein Hilfe-Center von Zendesk gefunden.",
  "The help center at {host} is private. Enter the email address of an agent and an API token.":
    "Das Hilfe-Center unter {host} ist privat. Geben Sie die E-Mail-Adresse eines Agenten und ein API-Token ein.",
  "Zendesk at {host} doesn't accept this email address and token.":
    "Zendesk unter {host} nimmt diese E-Mail-Adresse mit diesem Token nicht an.",
  "We couldn't reach {host}. Check the address and try again.":
    "{host} ist nicht erreichbar. Prüfen Sie die Adresse, und versuchen Sie es noch einmal.",
  "{host} limits how fast we may read. Try again in an hour.":
    "{host} begrenzt, wie schnell wir lesen dürfen. Versuchen Sie es in einer Stunde noch einmal.",
  "This help center has more than {count} articles.": "Dieses Hilfe-Center hat mehr als {count} Artikel.",
  "The help center at {host} has no articles that we can read.":
    "Das Hilfe-Center unter {host} hat keine Artikel, die wir lesen können.",
};

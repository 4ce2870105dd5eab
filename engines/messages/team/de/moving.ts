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
  "Reading...": "Wird gelesen …",
  "Deleted when the plan is made.": "Wird gelöscht, sobald der Plan steht.",
  "Or select a source": "Oder wählen Sie eine Quelle",
  "All sources": "Alle Quellen",
  "Import from {source}": "Importieren aus {source}",
  "Articles, categories, languages": "Artikel, Kategorien, Sprachen",
  "Docs, categories, redirects": "Docs, Kategorien, Weiterleitungen",
  "Solutions, folders, languages": "Lösungen, Ordner, Sprachen",
  "Posts, pages, categories, pictures": "Beiträge, Seiten, Kategorien, Bilder",
  "Pages, tables, pictures": "Seiten, Tabellen, Bilder",
  "Docusaurus, Starlight, MkDocs, GitBook": "Docusaurus, Starlight, MkDocs und GitBook",
  Spreadsheet: "Tabelle",
  "One article per row": "Ein Artikel pro Zeile",
  "Access token": "Zugriffstoken",
  "API key": "API-Schlüssel",
  "WXR file": "WXR-Datei",
  "HTML export": "HTML-Export",
  "CSV file": "CSV-Datei",
  "Export file": "Exportdatei",
  "Docs API key": "API-Schlüssel für Docs",
  "Where your data is hosted": "Wo Ihre Daten liegen",
  "United States": "USA",
  Europe: "Europa",
  Australia: "Australien",
  "Any other help center": "Jedes andere Hilfe-Center",
  "Its public pages, pictures, languages": "Öffentliche Seiten, Bilder, Sprachen",
  Address: "Adresse",
  "Address of your help center": "Adresse Ihres Hilfe-Centers",
  "We read every public page below this address.": "Wir lesen jede öffentliche Seite unter dieser Adresse.",
  "Address of your Freshdesk account": "Adresse Ihres Kontos bei Freshdesk",
  "From the Developer Hub of Intercom, with the right to read articles. Deleted when the plan is made.":
    "Aus dem Developer Hub von Intercom, mit dem Recht, Artikel zu lesen. Wird gelöscht, sobald der Plan steht.",
  "From your profile in Help Scout, under Authentication, API Keys. Deleted when the plan is made.":
    "Aus Ihrem Profil bei Help Scout, unter Authentication, API Keys. Wird gelöscht, sobald der Plan steht.",
  "From your profile settings in Freshdesk. Deleted when the plan is made.":
    "Aus den Einstellungen Ihres Profils bei Freshdesk. Wird gelöscht, sobald der Plan steht.",
  "In WordPress, select Tools, Export, and download the XML file. Up to 50 MB.":
    "Wählen Sie in WordPress Werkzeuge, Daten exportieren, und laden Sie die XML-Datei herunter. Bis 50 MB.",
  "In Notion, export your top page as HTML, with subpages and all files. Up to 50 MB.":
    "Exportieren Sie in Notion Ihre oberste Seite als HTML, mit Unterseiten und allen Dateien. Bis 50 MB.",
  "In Confluence, export your space as HTML. Up to 50 MB.":
    "Exportieren Sie in Confluence Ihren Bereich als HTML. Bis 50 MB.",
  "The folder of your documentation. Up to 50 MB.": "Der Ordner Ihrer Dokumentation. Bis 50 MB.",
  "The first row names the columns: title, content, and category if you like. Up to 50 MB.":
    "Die erste Zeile nennt die Spalten: title, content und, wenn Sie mögen, category. Bis 50 MB.",
  Questions: "Fragen",
  "One question and answer per row": "Eine Frage mit Antwort pro Zeile",
  "CSV or JSON file": "CSV- oder JSON-Datei",
  "A data download of another help center": "Die heruntergeladenen Daten eines anderen Hilfe-Centers",
  "ZIP file": "ZIP-Datei",

  "The plan for {label}": "Der Plan für {label}",
  "{count} article": "{count} Artikel",
  "{count} articles": "{count} Artikel",
  "{count} category": "{count} Kategorie",
  "{count} categories": "{count} Kategorien",
  "{count} languages": "{count} Sprachen",
  "{count} picture": "{count} Bild",
  "{count} pictures": "{count} Bilder",
  "Your website says something else: {count}": "Ihre Website sagt etwas anderes: {count}",
  "Only you know which one is right.": "Nur Sie wissen, was stimmt.",
  "(opens in a new tab)": "(öffnet in neuem Tab)",
  "You've decided what your website contradicts": "Sie haben über alle Widersprüche entschieden",
  "Use website": "Von der Website",
  "Keep article": "Artikel behalten",
  Undo: "Rückgängig",
  "Article changed": "Artikel geändert",
  "Article kept": "Artikel behalten",
  "Most similar article": "Ähnlichster Artikel",
  "No similar article": "Kein ähnlicher Artikel",
  Categories: "Kategorien",
  "{count} more category": "{count} weitere Kategorie",
  "{count} more categories": "{count} weitere Kategorien",
  "By category: {count}": "Nach Kategorie: {count}",
  Stored: "Gespeichert",
  Unchanged: "Unverändert",
  "Left out or kept": "Ausgelassen oder behalten",
  "{count} attachment": "{count} Anhang",
  "{count} attachments": "{count} Anhänge",
  "Change where things go, then import.": "Ändern Sie, was wohin kommt, und importieren Sie dann.",
  Category: "Kategorie",
  Articles: "Artikel",
  Here: "Hier",
  "Show {count} more": "{count} weitere anzeigen",
  "Show the dead links of {count} more": "Tote Links in {count} weiteren anzeigen",
  Translations: "Übersetzungen",
  Total: "Gesamt",
  "Translations into {languages}": "Übersetzungen: {languages}",
  "No category": "Ohne Kategorie",
  "New category": "Neue Kategorie",
  "Don't import": "Nicht importieren",
  "Where to put {category}": "Wohin mit {category}",
  "Where to put articles without a category": "Wohin mit Artikeln ohne Kategorie",
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
  Pause: "Pausieren",
  "The import of {label} is paused": "Der Import von {label} ist pausiert",
  "{done} of {total} pictures": "{done} von {total} Bildern",
  "Look at later": "Später ansehen",
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
  "The import from {label} is done": "Der Import aus {label} ist fertig",
  "{count} article from {label} is here": "{count} Artikel aus {label} ist da",
  "{count} articles from {label} are here": "{count} Artikel aus {label} sind da",
  "{count} article from {label} is here as a draft": "{count} Artikel aus {label} ist als Entwurf da",
  "{count} articles from {label} are here as drafts": "{count} Artikel aus {label} sind als Entwürfe da",
  Added: "Hinzugefügt",
  Updated: "Aktualisiert",
  "Translations stored": "Übersetzungen gespeichert",
  "Unchanged since the last import": "Seit dem letzten Import unverändert",
  "Edited or published here, and changed there, so yours stayed":
    "Hier bearbeitet oder veröffentlicht und dort geändert, Ihre Fassung blieb",
  "Left out, because you deleted them here": "Ausgelassen, weil Sie sie hier gelöscht haben",
  "Left out by your plan": "Nach Ihrem Plan ausgelassen",
  "Old addresses that lead to their new pages once their host points to your help center: {count}.":
    "Alte Adressen, die auf ihre neuen Seiten führen, sobald ihr Host auf Ihr Hilfe-Center zeigt: {count}.",
  "See the redirects": "Weiterleitungen ansehen",
  "New import": "Neuer Import",
  "Review articles": "Artikel prüfen",
  "To check: {count}": "Zu prüfen: {count}",
  "Open article": "Artikel öffnen",
  "Edited or published here, and changed there. Your text stayed.":
    "Hier bearbeitet oder veröffentlicht und dort geändert. Ihr Text blieb.",
  "The first {count} are listed.": "Die ersten {count} sind aufgeführt.",

  "dead link": "toter Link",
  "dead links": "tote Links",
  "Their pages aren't imported. The report lists them.":
    "Ihre Seiten werden nicht importiert. Der Bericht führt sie auf.",
  "Dead links: {count}": "Tote Links: {count}",
  "Their pages weren't imported, so the articles have only their words.":
    "Ihre Seiten wurden nicht importiert. In den Artikeln stehen nur ihre Worte.",
  Link: "Link",
  "What to do": "Was zu tun ist",
  Replace: "Ersetzen",
  "Replace these": "Diese ersetzen",
  "Replace all": "Alle ersetzen",
  "Keep as text": "Als Text behalten",
  "Keep these as text": "Diese als Text behalten",
  "Keep all as text": "Alle als Text behalten",
  "Couldn't save this. Try again.": "Das ließ sich nicht speichern. Versuchen Sie es noch einmal.",
  "Someone has already decided this. Reload the page.":
    "Darüber hat schon jemand entschieden. Laden Sie die Seite neu.",
  "The article says this differently by now. Edit it instead.":
    "Der Artikel sagt das inzwischen anders. Bearbeiten Sie ihn stattdessen.",
  "We found no article for these links. Edit the articles instead.":
    "Zu diesen Links fehlt ein Artikel. Bearbeiten Sie stattdessen die Artikel.",
  "The words of these links are gone, or are in the article more than once. Edit the articles instead.":
    "Die Worte dieser Links fehlen oder stehen mehrmals im Artikel. Bearbeiten Sie stattdessen die Artikel.",
  "The article says what your website says. Its history has the text from before.":
    "Der Artikel sagt jetzt, was Ihre Website sagt. Sein Verlauf hat den Text von vorher.",
  "The translation says what your website says.": "Die Übersetzung sagt jetzt, was Ihre Website sagt.",
  "The article stays as it is.": "Der Artikel bleibt, wie er ist.",
  Undone: "Rückgängig gemacht",
  "1 link leads to an article here.": "1 Link führt zu einem Artikel hier.",
  "{count} links lead to articles here.": "{count} Links führen zu Artikeln hier.",
  "The words stay without their links.": "Die Worte bleiben ohne ihre Links.",
  "The words stay without their links, except in some articles. Edit those articles instead.":
    "Die Worte bleiben ohne ihre Links, außer in einigen Artikeln. Bearbeiten Sie diese Artikel.",
  "We can't remove these links. Edit the articles instead.":
    "Diese Links lassen sich nicht entfernen. Bearbeiten Sie stattdessen die Artikel.",
  "missing picture": "fehlendes Bild",
  "missing pictures": "fehlende Bilder",
  "We couldn't read them. Their descriptions stay.":
    "Sie ließen sich nicht lesen. Ihre Beschreibungen bleiben.",
  component: "Komponente",
  components: "Komponenten",
  "Only their texts are imported.": "Nur ihre Texte werden importiert.",
  attachment: "Anhang",
  attachments: "Anhänge",
  "We can't store them. Check their links.": "Wir können sie nicht speichern. Prüfen Sie ihre Links.",
  "embedded video": "eingebettetes Video",
  "embedded videos": "eingebettete Videos",
  "They become links.": "Sie werden zu Links.",
  "embedded form": "eingebettetes Formular",
  "embedded forms": "eingebettete Formulare",
  "They are left out. Your contact page has a form.":
    "Sie werden ausgelassen. Ihre Kontaktseite hat ein Formular.",
  "long article": "langer Artikel",
  "long articles": "lange Artikel",
  "We import only the beginning of very long pages.": "Von sehr langen Seiten übernehmen wir nur den Anfang.",
  "unreadable part": "unlesbarer Teil",
  "unreadable parts": "unlesbare Teile",
  "We couldn't read them.": "Sie ließen sich nicht lesen.",

  "Enter the address of your help center, such as acme.zendesk.com.":
    "Geben Sie die Adresse Ihres Hilfe-Centers ein, etwa acme.zendesk.com.",
  "An import is running. Wait for it, or stop it first.":
    "Ein Import läuft. Warten Sie, bis er fertig ist, oder halten Sie ihn zuerst an.",
  "This import no longer exists. Reload the page.":
    "Diesen Import gibt es nicht mehr. Laden Sie die Seite neu.",
  "This import has already started. Reload the page.":
    "Dieser Import hat schon begonnen. Laden Sie die Seite neu.",
  "This is another plan than the one you saw. Look at it, then import.":
    "Das ist ein anderer Plan als der, den Sie gesehen haben. Sehen Sie ihn an, und importieren Sie dann.",
  "Couldn't start the import. Try again.":
    "Der Import ließ sich nicht starten. Versuchen Sie es noch einmal.",
  "Something went wrong on our side. Articles that were imported stay. Start the import again.":
    "Bei uns ist etwas schiefgegangen. Schon importierte Artikel bleiben erhalten. Starten Sie den Import noch einmal.",
  "Import stopped": "Import angehalten",
  "We can't read this ZIP file. It's damaged, or it unpacks to more than we import.":
    "Diese ZIP-Datei lässt sich nicht lesen. Sie ist beschädigt oder enthält entpackt mehr, als wir importieren.",
  "This file takes too long to read. Split it into smaller files.":
    "Diese Datei zu lesen dauert zu lange. Teilen Sie sie in kleinere Dateien auf.",
  "Too many imports are running right now. Try again in a minute.":
    "Gerade laufen zu viele Importe. Versuchen Sie es in einer Minute noch einmal.",
  "The help center at {host} is private. Enter the email address of an agent and an API token.":
    "Das Hilfe-Center unter {host} ist privat. Geben Sie die E-Mail-Adresse eines Agenten und ein API-Token ein.",
  "We couldn't reach {host}. Check the address and try again.":
    "{host} ist nicht erreichbar. Prüfen Sie die Adresse, und versuchen Sie es noch einmal.",
  "{host} limits how fast we may read. Try again in an hour.":
    "{host} begrenzt, wie schnell wir lesen dürfen. Versuchen Sie es in einer Stunde noch einmal.",
  "This help center has more than {count} articles.": "Dieses Hilfe-Center hat mehr als {count} Artikel.",
  "The help center at {host} has no articles that we can read.":
    "Das Hilfe-Center unter {host} hat keine Artikel, die wir lesen können.",
  "We couldn't open {address}. Enter the address of a public help center.":
    "Wir konnten {address} nicht öffnen. Geben Sie die Adresse eines öffentlichen Hilfe-Centers ein.",
  "The robots.txt of {host} doesn't let StepBot read it. Allow it, and try again.":
    "Die robots.txt von {host} verbietet StepBot das Lesen. Erlauben Sie es und versuchen Sie es noch einmal.",
  "{host} shows its articles only with JavaScript, which Step can't run here. Import an export file instead.":
    "{host} zeigt Artikel nur mit JavaScript, das Step hier nicht ausführen kann. Importieren Sie eine Exportdatei.",
  "{host} has too many pages. Enter the address of its help center only.":
    "{host} hat zu viele Seiten. Geben Sie nur die Adresse des Hilfe-Centers ein.",
  "The page {address} is too complex for us to read.": "Die Seite {address} ist zu komplex, um sie zu lesen.",
  "Choose a ZIP, XML or CSV file up to 50 MB.": "Wählen Sie eine ZIP-, XML- oder CSV-Datei bis 50 MB.",
  "Enter an address such as {example}.": "Geben Sie eine Adresse wie {example} ein.",
  "Enter the key without spaces.": "Geben Sie den Schlüssel ohne Leerzeichen ein.",
  "This file isn't in UTF-8. Save it in UTF-8, in Excel as “CSV UTF-8”, and try again.":
    "Diese Datei ist nicht in UTF-8. Speichern Sie sie in UTF-8, in Excel als „CSV UTF-8“, und versuchen Sie es noch einmal.",
  "This ZIP file has no Markdown files, and no pages of Notion or Confluence.":
    "Diese ZIP-Datei enthält keine Markdown-Dateien und keine Seiten von Notion oder Confluence.",
  "Enter an address that begins with https, because the key must be sent encrypted.":
    "Geben Sie eine Adresse ein, die mit https beginnt, denn der Schlüssel muss verschlüsselt gesendet werden.",
  "We found no {tool} help center at {host}.":
    "Unter {host} haben wir kein Hilfe-Center von {tool} gefunden.",
  "{tool} at {host} doesn't accept this key.": "{tool} unter {host} nimmt diesen Schlüssel nicht an.",
  "This file is empty.": "Diese Datei ist leer.",
  "This file has no articles.": "Diese Datei enthält keine Artikel.",
  'The first row must name the columns "title" and "content".':
    "Die erste Zeile muss die Spalten „title“ und „content“ nennen.",
  "We can't read this CSV file: a quotation mark is out of place.":
    "Diese CSV-Datei lässt sich nicht lesen: Ein Anführungszeichen steht an der falschen Stelle.",
  "This file has more than {count} articles. Split it into smaller files.":
    "Diese Datei enthält mehr als {count} Artikel. Teilen Sie sie in kleinere Dateien auf.",
  "This file has more than {count} columns. Delete those that aren't needed.":
    "Diese Datei hat mehr als {count} Spalten. Löschen Sie die, die nicht gebraucht werden.",
  "This file has no posts or pages.": "Diese Datei enthält keine Beiträge und keine Seiten.",
  "This file has more than {count} posts and pages. Export them in parts.":
    "Diese Datei enthält mehr als {count} Beiträge und Seiten. Exportieren Sie sie in Teilen.",
  "This XML file isn't an export file of WordPress.": "Diese XML-Datei ist kein Export von WordPress.",
};

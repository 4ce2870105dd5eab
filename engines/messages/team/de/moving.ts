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
  "Docs and their categories": "Docs und ihre Kategorien",
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
  "{count} attachment": "{count} Anhang",
  "{count} attachments": "{count} Anhänge",
  "Change where things go, then import.": "Ändern Sie, was wohin kommt, und importieren Sie dann.",
  Category: "Kategorie",
  Articles: "Artikel",
  Here: "Hier",
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
  "Their pages aren't imported. The report lists them.":
    "Ihre Seiten werden nicht importiert. Der Bericht führt sie auf.",
  "Dead links: {count}": "Tote Links: {count}",
  "Their pages weren't imported. Edit the articles to replace them.":
    "Ihre Seiten wurden nicht importiert. Bearbeiten Sie die Artikel, um sie zu ersetzen.",
  Link: "Link",
  "In article": "Im Artikel",
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
  "They are cut after 500,000 characters.": "Sie werden nach 500.000 Zeichen gekürzt.",
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
  "This file has no posts or pages.": "Diese Datei enthält keine Beiträge und keine Seiten.",
  "This file has more than {count} posts and pages. Export them in parts.":
    "Diese Datei enthält mehr als {count} Beiträge und Seiten. Exportieren Sie sie in Teilen.",
  "This XML file isn't an export file of WordPress.": "Diese XML-Datei ist kein Export von WordPress.",
};

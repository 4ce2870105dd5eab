/** Redirects from former addresses. Formal: "Sie". By the English text. */
export const redirects = {
  Redirects: "Weiterleitungen",
  "Visitors who open an old address get its new page. A redirect never hides a page that exists.":
    "Wer eine alte Adresse öffnet, kommt auf die neue Seite. Eine Weiterleitung verdeckt nie eine Seite, die es gibt.",
  "Old address": "Alte Adresse",
  "New page": "Neue Seite",
  Add: "Hinzufügen",
  "All redirects": "Alle Weiterleitungen",
  "{count} redirect": "{count} Weiterleitung",
  "{count} redirects": "{count} Weiterleitungen",
  "Search redirects": "Weiterleitungen durchsuchen",
  "No results.": "Keine Treffer.",
  "No results for “{query}”.": "Keine Treffer für „{query}“.",
  "Show all redirects": "Alle Weiterleitungen zeigen",
  Visits: "Aufrufe",
  "{count} visit": "{count} Aufruf",
  "{count} visits": "{count} Aufrufe",
  "Last {when}": "Zuletzt {when}",
  Delete: "Löschen",
  "Delete the redirect from {path}": "Weiterleitung von {path} löschen",
  Pages: "Seiten",
  "Page {page} of {count}": "Seite {page} von {count}",
  Previous: "Zurück",
  Next: "Weiter",
  "As a file": "Als Datei",
  "CSV file": "CSV-Datei",
  "Two columns: the old address and the new page. Up to {count} rows. Existing old addresses get the new page from the file.":
    "Zwei Spalten: die alte Adresse und die neue Seite. Bis zu {count} Zeilen. Gibt es eine alte Adresse schon, bekommt sie die neue Seite aus der Datei.",
  "Import CSV": "CSV importieren",
  "Export CSV": "Als CSV exportieren",

  "Redirect added": "Weiterleitung hinzugefügt",
  "Redirect deleted": "Weiterleitung gelöscht",
  "Couldn't save. Try again.": "Das ließ sich nicht speichern. Versuchen Sie es noch einmal.",
  "Enter the old address or its path, such as /hc/articles/42. It can have up to {count} characters.":
    "Geben Sie die alte Adresse oder ihren Pfad ein, etwa /hc/articles/42. Er darf bis zu {count} Zeichen haben.",
  "Enter a page of your help center, such as /articles/returns.":
    "Geben Sie eine Seite Ihres Hilfe-Centers ein, etwa /articles/returns.",
  "These redirects would lead in a circle, or through too many other redirects.":
    "Diese Weiterleitungen würden im Kreis führen oder über zu viele andere.",
  "A help center can have up to {count} redirects.":
    "Ein Hilfe-Center kann bis zu {count} Weiterleitungen haben.",
  "Choose a CSV file up to 1 MB.": "Wählen Sie eine CSV-Datei bis 1 MB.",
  "We can't read this CSV file. It needs two columns: the old address and the new page.":
    "Diese CSV-Datei lässt sich nicht lesen. Sie braucht zwei Spalten: die alte Adresse und die neue Seite.",
  "This isn't a text file. In Excel, save it as “CSV UTF-8”, and try again.":
    "Diese Datei ist keine Textdatei. Speichern Sie sie in Excel als „CSV UTF-8“, und versuchen Sie es noch einmal.",
  "This file has no redirects.": "Diese Datei enthält keine Weiterleitungen.",
  "This file has more than {count} rows. Split it into smaller files.":
    "Diese Datei hat mehr als {count} Zeilen. Teilen Sie sie in kleinere Dateien auf.",
  "Row {row}: Enter the old address or its path, such as /hc/articles/42. It can have up to {count} characters.":
    "Zeile {row}: Geben Sie die alte Adresse oder ihren Pfad ein, etwa /hc/articles/42. Er darf bis zu {count} Zeichen haben.",
  "Row {row}: Enter a page of your help center, such as /articles/returns.":
    "Zeile {row}: Geben Sie eine Seite Ihres Hilfe-Centers ein, etwa /articles/returns.",
  "1 redirect imported": "1 Weiterleitung importiert",
  "{count} redirects imported": "{count} Weiterleitungen importiert",
};

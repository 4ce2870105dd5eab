/** Exporting a help center and importing such an export. Formal: "Sie". By the English text. */
export const transfer = {
  "As a website": "Als Website",
  "All public pages with images, videos and search. You can host the folder anywhere, without Step.":
    "Alle öffentlichen Seiten mit Bildern, Videos und Suche. Den Ordner können Sie überall bereitstellen, ohne Step.",
  "Download website": "Website herunterladen",
  "Too many exports. Try again in an hour.": "Zu viele Exporte. Versuchen Sie es in einer Stunde erneut.",
  "Publish your help center first. The download only includes public pages.":
    "Veröffentlichen Sie zuerst Ihr Hilfe-Center. Heruntergeladen werden nur öffentliche Seiten.",
  "Your help center is private. A downloaded website has no password, so only public help centers can be downloaded.":
    "Ihr Hilfe-Center ist privat. Eine heruntergeladene Website hat kein Passwort. Deshalb lassen sich nur öffentliche Hilfe-Center herunterladen.",
  "As data": "Als Daten",
  "Your content as JSON, with images. Import it here or into another Step. Videos are only in the website download.":
    "Ihre Inhalte als JSON, mit Bildern. Sie lassen sich hier oder in einem anderen Step importieren. Videos sind nur in der heruntergeladenen Website.",
  "Download data": "Daten herunterladen",
  Import: "Importieren",
  "Imports a data download. It never overwrites FAQs or guides, so your help center must be empty.":
    "Importiert heruntergeladene Daten. Fragen oder Anleitungen werden nie überschrieben, deshalb muss Ihr Hilfe-Center leer sein.",
  "Your help center isn't empty, and imports never overwrite. Delete your FAQs, guides and articles first, or use another account.":
    "Ihr Hilfe-Center ist nicht leer, und ein Import überschreibt nie. Löschen Sie zuerst Ihre Fragen, Anleitungen und Artikel oder nehmen Sie ein anderes Konto.",
  "ZIP or JSON file": "ZIP- oder JSON-Datei",
  "{count} question": "{count} Frage",
  "{count} questions": "{count} Fragen",
  "{count} article": "{count} Artikel",
  "{count} articles": "{count} Artikel",
  "{count} guide": "{count} Anleitung",
  "{count} guides": "{count} Anleitungen",
  "{count} image": "{count} Bild",
  "{count} images": "{count} Bilder",
  "{count} image can't be found in this file and will be missing.":
    "{count} Bild ist in dieser Datei nicht zu finden und wird fehlen.",
  "{count} images can't be found in this file and will be missing.":
    "{count} Bilder sind in dieser Datei nicht zu finden und werden fehlen.",
  "Replace my company's name, website, appearance, contact details and search settings with those in the file":
    "Name, Website, Darstellung, Kontaktdaten und Sucheinstellungen meines Unternehmens durch die aus der Datei ersetzen",
  "Importing...": "Wird importiert …",
  "Review file": "Datei prüfen",
  "Looking...": "Wird geprüft …",
  "Import done: {contents}": "Import fertig: {contents}",
  "We couldn't import everything:": "Nicht alles ließ sich importieren:",

  "Choose a ZIP or JSON file up to 50 MB.": "Wählen Sie eine ZIP- oder JSON-Datei bis 50 MB.",
  "Select the checkbox to replace your company's name, appearance and contact details.":
    "Setzen Sie das Häkchen, damit Name, Darstellung und Kontaktdaten Ihres Unternehmens ersetzt werden.",
  "This file isn't a help center export from Step.":
    "Diese Datei ist kein Export eines Hilfe-Centers aus Step.",
  "This file is larger or more complex than any export from Step.":
    "Diese Datei ist größer oder verschachtelter als jeder Export aus Step.",
  "This export is damaged or incomplete. Download it again.":
    "Dieser Export ist beschädigt oder unvollständig. Laden Sie ihn noch einmal herunter.",
  "This file has JSON we can't read.": "Diese Datei enthält JSON, das sich nicht lesen lässt.",
  "This is only part of an export. Choose the whole ZIP file.":
    "Das ist nur ein Teil eines Exports. Wählen Sie die ganze ZIP-Datei.",
  "This export was made by a newer version of Step.":
    "Dieser Export stammt aus einer neueren Version von Step.",
  "This file has too many {what}. An import can have up to {count}.":
    "Diese Datei enthält zu viele Einträge ({what}). Ein Import darf bis zu {count} haben.",
  "We can't use something in this export: {where}": "Etwas in diesem Export ist nicht verwendbar: {where}",
  "This export has a duplicate: {where}": "In diesem Export ist etwas doppelt: {where}",
  "This file takes too long to read. We can't import it.":
    "Diese Datei zu lesen dauert zu lange. Sie lässt sich nicht importieren.",
  "The pictures of this file take too long to read. We can't import it.":
    "Die Bilder dieser Datei zu lesen dauert zu lange. Sie lässt sich nicht importieren.",
  "Too many imports are running right now. Try again in a minute.":
    "Gerade laufen zu viele Importe. Versuchen Sie es in einer Minute noch einmal.",
  "We couldn't use the logo. {problem}": "Das Logo ist nicht verwendbar. {problem}",
  "We couldn't use an image. Please upload an image file":
    "Ein Bild ist nicht verwendbar: Es ist keine Bilddatei.",
  "We couldn't use an image. {problem}": "Ein Bild ist nicht verwendbar. {problem}",
};

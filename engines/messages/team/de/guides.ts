/** Step-by-step guides: the list and the editor. Formal: "Sie". By the English text. */
export const guides = {
  Guides: "Anleitungen",
  All: "Alle",
  "Check due": "Prüfung fällig",
  "Read these guides again.": "Lesen Sie diese Anleitungen noch einmal.",
  "Confirm them in “Texts to check”": "Bestätigen Sie sie unter „Zu prüfende Texte“",
  "No guide is due for a check.": "Keine Anleitung ist zur Prüfung fällig.",
  "Step-by-Step Guides": "Anleitungen",
  "Step-by-Step Guide": "Anleitung",
  "Step-by-step guides are not available in this version.":
    "Anleitungen sind in dieser Version nicht verfügbar.",
  "Record Guide": "Anleitung aufnehmen",
  "Step makes each guide from a recording or a video. Review it, then publish it.":
    "Step macht jede Anleitung aus einer Aufnahme oder einem Video. Prüfen Sie sie, und veröffentlichen Sie sie dann.",
  "Your plan doesn't include creating or editing guides. Published guides stay public, but you need the AI plan to publish one again.":
    "Ihr Tarif enthält keine Anleitungen. Veröffentlichte bleiben öffentlich. Zum erneuten Veröffentlichen brauchen Sie den KI-Tarif.",
  "Your plan doesn't include creating or editing guides. You can unpublish this guide, or delete it in the list.":
    "Ihr Tarif enthält keine Anleitungen. Sie können diese zurückziehen oder in der Liste löschen.",
  "No guides yet": "Noch keine Anleitungen",
  "Record one task from start to finish, or upload a video of it. Step turns it into a guide.":
    "Nehmen Sie eine Aufgabe von Anfang bis Ende auf, oder laden Sie ein Video davon hoch. Step macht daraus eine Anleitung.",
  "Delete this guide?": "Diese Anleitung löschen?",
  "Delete guide": "Anleitung löschen",
  "This permanently deletes {title} and its images. You can't undo this.":
    "{title} und die Bilder darin werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.",
  Published: "Veröffentlicht",
  Draft: "Entwurf",
  "1 step": "1 Schritt",
  "{count} steps": "{count} Schritte",
  Unpublish: "Zurückziehen",
  "Unpublish {title}": "{title} zurückziehen",
  Delete: "Löschen",
  "Delete {title}": "{title} löschen",

  Export: "Exportieren",
  PDF: "PDF",
  "Markdown with images (.zip)": "Markdown mit Bildern (.zip)",
  "Embed on a website": "In eine Website einbetten",
  "Paste this line where the guide should appear. It always shows what is published.":
    "Fügen Sie diese Zeile dort ein, wo die Anleitung erscheinen soll. Sie zeigt immer den veröffentlichten Stand.",
  Copy: "Kopieren",
  "Publish this guide first. A draft is visible only to your team.":
    "Veröffentlichen Sie die Anleitung zuerst. Einen Entwurf sieht nur Ihr Team.",
  "Turn on “Show in Help Center” first. This guide is hidden there.":
    "Schalten Sie zuerst „Im Hilfe-Center zeigen“ ein. Dort ist diese Anleitung ausgeblendet.",
  "Other websites can show guides only of a public help center.":
    "Andere Websites können nur Anleitungen eines öffentlichen Hilfe-Centers zeigen.",
  "Change who can read it": "Ändern, wer es lesen kann",
  "Other guides are being printed right now. Wait a moment, then try again.":
    "Gerade werden andere Anleitungen gedruckt. Warten Sie einen Moment, und versuchen Sie es dann noch einmal.",
  "We can't make a PDF of this guide right now. Try again, or print its page in your browser.":
    "Wir können gerade kein PDF erstellen. Versuchen Sie es noch einmal, oder drucken Sie die Seite in Ihrem Browser.",
  "We can't read this guide's pictures right now. Try again in a moment.":
    "Wir können die Bilder dieser Anleitung gerade nicht lesen. Versuchen Sie es gleich noch einmal.",
  "This server has no font for this guide's letters. Print the guide's page in your own browser.":
    "Dieser Server hat keine Schrift für diese Anleitung. Drucken Sie deren Seite in Ihrem eigenen Browser.",
  "This server has no browser to print with. Print the guide's page in your own browser.":
    "Dieser Server hat keinen Browser zum Drucken. Drucken Sie die Seite der Anleitung in Ihrem eigenen Browser.",

  "“Show me” in the widget": "„Auf der Seite zeigen“ im Widget",
  "On {websites}, visitors can be shown each control. Browsers get its name, selectors, path and dialog title.":
    "Auf {websites} zeigt das Widget jedes Bedienelement. Browser erhalten Namen, Selektoren, Pfad und Dialogtitel.",
  "We can't find this guide's controls again. Record it with the extension.":
    "Wir können die Bedienelemente nicht wiederfinden. Nehmen Sie die Anleitung mit der Erweiterung auf.",
  "The widget isn't allowed on {websites}, where this guide was recorded.":
    "Das Widget ist auf {websites}, wo diese Anleitung aufgenommen wurde, nicht erlaubt.",
  "Change allowed websites": "Erlaubte Websites ändern",
  "The widget offers to show this guide": "Das Widget bietet an, diese Anleitung zu zeigen",
  "The widget no longer shows this guide": "Das Widget zeigt diese Anleitung nicht mehr",
  "The widget can show at most 200 guides. Turn one off first.":
    "Das Widget kann höchstens 200 Anleitungen zeigen. Schalten Sie zuerst eine aus.",

  "All guides": "Alle Anleitungen",
  "Made from {video}": "Erstellt aus {video}",
  Preview: "Vorschau",
  "Visitors see what you save here.": "Besucher sehen, was Sie hier speichern.",
  "Only you can see it.": "Nur für Sie sichtbar.",
  "Only you can see it. Review it, then publish it.":
    "Nur für Sie sichtbar. Prüfen Sie sie, und veröffentlichen Sie sie dann.",
  Title: "Titel",
  Category: "Kategorie",
  Description: "Beschreibung",
  "One or two sentences above the steps.": "Ein oder zwei Sätze über den Schritten.",
  Steps: "Schritte",
  "Save guide": "Anleitung speichern",
  "Press Space to lift it, the arrow keys to move it and Space to drop it.":
    "Leertaste zum Anheben, Pfeiltasten zum Verschieben, Leertaste zum Ablegen.",
  "Lifted. Position {number} of {count}. Use the arrow keys to move it, Space to drop it, Escape to cancel.":
    "Angehoben. Position {number} von {count}. Pfeiltasten verschieben, Leertaste legt ab, Escape bricht ab.",
  "Position {number} of {count}.": "Position {number} von {count}.",
  "Dropped. Position {number} of {count}.": "Abgelegt. Position {number} von {count}.",
  "Dropped at position {number} of {count}.": "Abgelegt an Position {number} von {count}.",
  "Reorder step {number}": "Schritt {number} verschieben",
  "Step {number}": "Schritt {number}",
  "Move step {number} up": "Schritt {number} nach oben",
  "Move step {number} down": "Schritt {number} nach unten",
  "Delete step {number}": "Schritt {number} löschen",
  "Alt text": "Alternativtext",
  "Describe the image for people who can't see it.":
    "Beschreiben Sie das Bild für Menschen, die es nicht sehen.",
  Text: "Text",
  "**bold**, *italic*, lists, `code` and [links](https://…) work.":
    "Möglich sind **fett**, *kursiv*, Listen, `Code` und [Links](https://…).",
  "Add a picture": "Bild hinzufügen",
  "Add a picture to step {number}": "Bild hinzufügen: Schritt {number}",
  "Replace the picture": "Bild ersetzen",
  "Replace the picture of step {number}": "Bild ersetzen: Schritt {number}",
  "This step's picture is no longer available. Add it again.":
    "Das Bild dieses Schritts gibt es nicht mehr. Fügen Sie es noch einmal hinzu.",
  "You've uploaded too many images. Try again tomorrow.":
    "Sie haben zu viele Bilder hochgeladen. Versuchen Sie es morgen wieder.",
  "We couldn't read this image. Please upload another one":
    "Dieses Bild ließ sich nicht lesen. Bitte laden Sie ein anderes hoch",
  "Step deleted": "Schritt gelöscht",
  "Step moved": "Schritt verschoben",
  Undo: "Rückgängig",

  "Version history": "Versionen",
  "the current text": "der aktuelle Text",
  "Visitors see it right away.": "Besucher sehen sie sofort.",
  "Visitors see it after you publish.": "Besucher sehen sie nach dem Veröffentlichen.",
  "This guide has no versions yet. Each save adds one.":
    "Diese Anleitung hat noch keine Versionen. Jedes Speichern fügt eine hinzu.",
  "Restore this version": "Diese Version wiederherstellen",
  "Version restored": "Version wiederhergestellt",
  "This version no longer exists.": "Diese Version gibt es nicht mehr.",
  "Check this guide": "Diese Anleitung prüfen",
  "Check now": "Jetzt prüfen",
  "Run again": "Erneut prüfen",
  "Checking …": "Wird geprüft …",
  "This guide works": "Diese Anleitung funktioniert",
  "We found no broken step": "Wir haben keinen defekten Schritt gefunden",
  "Step {number} no longer works": "Schritt {number} funktioniert nicht mehr",
  "{count} steps no longer work": "{count} Schritte funktionieren nicht mehr",
  "Step is clicking through this guide: {done} of {count} steps.":
    "Step klickt sich durch diese Anleitung: {done} von {count} Schritten.",
  "Step opens {host} and repeats each step. It types samples, and presses nothing that sends or pays.":
    "Step öffnet {host} und wiederholt jeden Schritt. Es tippt Beispiele und drückt nichts, das sendet oder bezahlt.",
  "The guide was edited after its last check. Run it again.":
    "Die Anleitung wurde seit der letzten Prüfung bearbeitet. Prüfen Sie sie erneut.",
  "Step clicked through this guide on {time}. {working} of {count} steps work.":
    "Step hat sich am {time} durch diese Anleitung geklickt. {working} von {count} Schritten funktionieren.",
  "Not recorded as a click": "Nicht als Klick aufgenommen",
  "Has a new name": "Hat einen neuen Namen",
  "Not found": "Nicht gefunden",
  "Not checked": "Nicht geprüft",
  "Found, not pressed": "Gefunden, nicht gedrückt",
  Works: "Funktioniert",
  "When recorded": "Bei der Aufnahme",
  Now: "Jetzt",
  "{name} when it was recorded": "{name} bei der Aufnahme",
  "{name} now": "{name} jetzt",
  "The page now": "Die Seite jetzt",
  "The field has a new name": "Das Feld hat einen neuen Namen",
  "The control has a new name": "Das Bedienelement hat einen neuen Namen",
  "We didn't find it": "Wir haben es nicht gefunden",
  "Step found it by its place and its code.": "Step hat es an seiner Stelle und im Code gefunden.",
  "No control on the page has this name or place.":
    "Kein Bedienelement der Seite hat diesen Namen oder diese Stelle.",
  "A control without a name": "Ein Bedienelement ohne Namen",
  "New wording": "Neuer Text",
  "Edit the step if it was removed, or record the task again.":
    "Bearbeiten Sie den Schritt, falls er entfernt wurde, oder nehmen Sie die Aufgabe noch einmal auf.",
  "Update step {number}": "Schritt {number} aktualisieren",
  "Edit step {number}": "Schritt {number} bearbeiten",
  "Keep mine": "Meinen behalten",
  "Record again": "Neu aufnehmen",
  "Updating also replaces the picture, in all languages.":
    "Das Aktualisieren ersetzt auch das Bild, in allen Sprachen.",
  "Retake the pictures": "Bilder erneuern",
  "Step has covered the private text it found. Look at each picture before it replaces the recorded one.":
    "Step hat den privaten Text verdeckt, den es gefunden hat. Sehen Sie sich jedes Bild an, bevor es das aufgenommene ersetzt.",
  "Use the new picture of step {number}": "Das neue Bild von Schritt {number} verwenden",
  "New picture of step {number}": "Neues Bild von Schritt {number}",
  "Use new pictures": "Neue Bilder verwenden",
  "Step {number} may be pressed": "Schritt {number} darf gedrückt werden",
  "It may send, pay, delete or save something. Later steps may depend on it.":
    "Er kann etwas senden, bezahlen, löschen oder speichern. Spätere Schritte können davon abhängen.",
  "Check this guide every week": "Diese Anleitung jede Woche prüfen",
  "Step opens {host} without signing in.": "Step öffnet {host}, ohne sich anzumelden.",
  "Needs proof that {host} is yours. Prove your website in the settings, or use an email address of it.":
    "Dafür muss {host} nachweislich Ihnen gehören. Weisen Sie Ihre Website in den Einstellungen nach, oder verwenden Sie eine E-Mail-Adresse von dort.",
  "Check guide": "Anleitung prüfen",

  "Check started": "Prüfung gestartet",
  "This guide is already being checked.": "Diese Anleitung wird bereits geprüft.",
  "You've started too many checks. Try again in an hour.":
    "Sie haben zu viele Prüfungen gestartet. Versuchen Sie es in einer Stunde noch einmal.",
  "This guide has no recorded clicks. Record it again with the extension.":
    "Diese Anleitung hat keine aufgenommenen Klicks. Nehmen Sie sie mit der Erweiterung neu auf.",
  "Prove that the website is yours first. Then Step can check the guide every week.":
    "Weisen Sie zuerst nach, dass die Website Ihnen gehört. Dann kann Step die Anleitung jede Woche prüfen.",
  "The guide or its check has changed. Reload the page.":
    "Die Anleitung oder ihre Prüfung hat sich geändert. Laden Sie die Seite neu.",
  "Step updated": "Schritt aktualisiert",
  "Your wording stays": "Ihr Text bleibt",
  "Pictures replaced": "Bilder ersetzt",
  "This check has no pictures. Run it again.": "Diese Prüfung hat keine Bilder. Prüfen Sie erneut.",
  "Step checks this guide every week": "Step prüft diese Anleitung jede Woche",
  "Weekly checks turned off": "Wöchentliche Prüfungen ausgeschaltet",
  "Checks may press this step's control": "Prüfungen dürfen diesen Schritt drücken",
  "Checks won't press this step's control": "Prüfungen drücken diesen Schritt nicht",
  "Checks need Chromium. Install it on the server, or set BROWSER_PATH.":
    "Prüfungen brauchen Chromium. Installieren Sie es auf dem Server, oder setzen Sie BROWSER_PATH.",
  "Step couldn't open the page where the guide begins.":
    "Step konnte die Seite nicht öffnen, auf der die Anleitung beginnt.",

  "Guide saved": "Anleitung gespeichert",
  "Guide published": "Anleitung veröffentlicht",
  "Guide hidden from visitors": "Anleitung zurückgezogen",
  "Guide deleted": "Anleitung gelöscht",
  "A guide needs a title": "Eine Anleitung braucht einen Titel",
  "A guide needs at least one step": "Eine Anleitung braucht mindestens einen Schritt",
  "This guide was changed elsewhere. Copy your text, then reload the page.":
    "Diese Anleitung wurde anderswo geändert. Kopieren Sie Ihren Text, und laden Sie die Seite neu.",
  "This guide no longer exists.": "Diese Anleitung gibt es nicht mehr.",
  "Your plan doesn't include creating or editing step-by-step guides.":
    "Ihr Tarif enthält keine Anleitungen.",
  "Something went wrong on our side. Please try again.":
    "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
};

/** Step-by-step guides: the list and the editor. Formal: "Sie". By the English text. */
export const guides = {
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

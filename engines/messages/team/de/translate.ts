/** Translating the help center. Formal: "Sie". By the English text. */
export const translate = {
  Translations: "Übersetzungen",
  "Add a language": "Sprache hinzufügen",
  "Your help center has one language. Admins can add more in the settings.":
    "Ihr Hilfe-Center hat eine Sprache. Die Administration kann in den Einstellungen weitere hinzufügen.",
  Translate: "Übersetzen",
  "into {language}": "– {language}",
  "Translate into {language}": "Übersetzen: {language}",
  "another language": "andere Sprache",
  Languages: "Sprachen",
  Preview: "Vorschau",
  "(opens in a new tab)": "(öffnet einen neuen Tab)",
  "Everything is translated and up to date.": "Alles ist übersetzt und auf dem neuesten Stand.",
  "Nothing here.": "Hier gibt es nichts.",
  "Drafting...": "Wird entworfen …",
  "Draft {count} with model": "{count} mit Modell entwerfen",
  Content: "Inhalte",
  Original: "Original",
  "Needs work": "Zu tun",
  "Not translated": "Nicht übersetzt",
  "Out of date": "Veraltet",
  Drafts: "Entwürfe",
  Everything: "Alles",
  Draft: "Entwurf",
  Published: "Veröffentlicht",
  Filter: "Filter",
  "Search titles": "Titel durchsuchen",
  Texts: "Texte",
  "Showing {count} of {all}": "{count} von {all} angezeigt",
  Question: "Frage",
  Category: "Kategorie",
  Article: "Artikel",
  "Getting Started": "Erste Schritte",
  Guide: "Anleitung",
  Video: "Video",
  "Publish 1 draft": "1 Entwurf veröffentlichen",
  "Publish {count} drafts": "{count} Entwürfe veröffentlichen",
  "Changed elsewhere": "Anderswo geändert",
  "{field}, saved elsewhere": "{field}, anderswo gespeichert",
  "Use the saved one": "Gespeicherte Fassung übernehmen",
  Answer: "Antwort",
  Title: "Titel",
  Text: "Text",
  Name: "Name",
  Description: "Beschreibung",
  "Step {number}, {field}": "Schritt {number}, {field}",
  "The {language} original changed. Update the translation, or confirm that it's still correct.":
    "Das Original ({language}) wurde geändert. Passen Sie die Übersetzung an, oder bestätigen Sie, dass sie noch stimmt.",
  "Drafted by your model. Review it before you publish.":
    "Von Ihrem Modell entworfen. Prüfen Sie den Text vor dem Veröffentlichen.",
  "Read from your website.": "Auf Ihrer Website gelesen.",
  "{language}, original": "{language}, Original",
  "Saving...": "Wird gespeichert …",
  "Not saved": "Nicht gespeichert",
  Saved: "Gespeichert",
  "Draft again": "Neu entwerfen",
  "Draft with model": "Mit Modell entwerfen",
  Unpublish: "Zurückziehen",
  "Still correct": "Stimmt noch",
  Save: "Speichern",
  Publish: "Veröffentlichen",
  "Ctrl+Enter saves and opens the next text. Alt and the arrow keys move between texts.":
    "Strg+Enter speichert und öffnet den nächsten Text. Alt und die Pfeiltasten wechseln zwischen Texten.",

  Unpublished: "Zurückgezogen",
  "Marked as up to date": "Als aktuell markiert",
  "Someone else changed this translation. Both versions are below.":
    "Diese Übersetzung wurde anderswo geändert. Unten stehen beide Fassungen.",
  "The original changed while you were writing. Check your translation and save again.":
    "Das Original hat sich geändert, während Sie geschrieben haben. Prüfen Sie Ihre Übersetzung, und speichern Sie noch einmal.",
  "The original was deleted or unpublished.": "Das Original wurde gelöscht oder zurückgezogen.",
  "Translate every field before you publish.": "Übersetzen Sie vor dem Veröffentlichen alle Felder.",
  "This text is too long.": "Dieser Text ist zu lang.",
  "Your model is drafting. You can keep working.": "Ihr Modell entwirft. Sie können weiterarbeiten.",
  "Your model is already drafting translations for this language.":
    "Ihr Modell entwirft schon Übersetzungen in diese Sprache.",
  "Nothing is missing. Everything has a translation or a draft.":
    "Es fehlt nichts. Alles hat eine Übersetzung oder einen Entwurf.",
  "No language model is connected. Ask the operator of this server to connect one.":
    "Kein Sprachmodell ist verbunden. Bitten Sie den Betreiber dieses Servers, eines zu verbinden.",
  "There is nothing to publish.": "Es gibt nichts zu veröffentlichen.",
  "Couldn't save. Please try again.": "Das ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.",
  "Your help center has used its drafting budget for today. Continue tomorrow.":
    "Ihr Hilfe-Center hat das Budget für Entwürfe von heute verbraucht. Morgen geht es weiter.",
  "Reached the budget for one run. Start again for the rest.":
    "Das Budget eines Durchgangs ist erreicht. Starten Sie für den Rest noch einmal.",
  "We couldn't draft these translations. Try again later.":
    "Diese Übersetzungen ließen sich nicht entwerfen. Versuchen Sie es später noch einmal.",
  "The model refused our request. Check its key and name.":
    "Das Modell hat die Anfrage abgelehnt. Prüfen Sie Schlüssel und Namen.",
  "The model is overloaded. Try again later.":
    "Das Modell ist überlastet. Versuchen Sie es später noch einmal.",
  "We couldn't reach the model. Try again later.":
    "Das Modell war nicht erreichbar. Versuchen Sie es später noch einmal.",
  "The model took too long. Try again later.":
    "Das Modell hat zu lange gebraucht. Versuchen Sie es später noch einmal.",
  "The model's answers were unreadable. Try again later.":
    "Die Antworten des Modells waren unlesbar. Versuchen Sie es später noch einmal.",
  "Your model has drafted {drafted} of {total}.": "Ihr Modell hat {drafted} von {total} entworfen.",
  "Your model drafted {drafted} of {total}. Review them before you publish.":
    "Ihr Modell hat {drafted} von {total} entworfen. Prüfen Sie die Entwürfe vor dem Veröffentlichen.",
  "1 draft lost a link, number or format and wasn't kept.":
    "1 Entwurf verlor einen Link, eine Zahl oder ein Format und wurde verworfen.",
  "{count} drafts lost a link, number or format and wasn't kept.":
    "{count} Entwürfe verloren einen Link, eine Zahl oder ein Format und wurden verworfen.",
  "1 translation published": "1 Übersetzung veröffentlicht",
  "{count} translations published": "{count} Übersetzungen veröffentlicht",
};

/** Texts to check. Formal: "Sie". By the English text. */
export const checks = {
  "Texts to check": "Zu prüfende Texte",
  "Step can't compare your own texts with your website. Confirm from time to time that they're still correct.":
    "Ihre eigenen Texte kann Step nicht mit Ihrer Website vergleichen. Bestätigen Sie von Zeit zu Zeit, dass sie noch stimmen.",
  Texts: "Texte",
  Due: "Fällig",
  All: "Alle",
  "Articles, guides and answers that you wrote appear here once they're published.":
    "Artikel, Anleitungen und Antworten, die Sie geschrieben haben, stehen hier, sobald sie veröffentlicht sind.",
  "Nothing is due. All your texts were saved or confirmed recently.":
    "Nichts ist fällig. Alle Ihre Texte wurden kürzlich gespeichert oder bestätigt.",
  Article: "Artikel",
  FAQ: "FAQ",
  "Getting Started": "Erste Schritte",
  Guide: "Anleitung",
  "Every 3 months": "Alle 3 Monate",
  "Every 6 months": "Alle 6 Monate",
  "Every 12 months": "Alle 12 Monate",
  Never: "Nie",
  "Saved or confirmed {day}": "Gespeichert oder bestätigt am {day}",
  "Due since {day}": "Fällig seit {day}",
  "Check by {day}": "Prüfen bis {day}",
  "Check {title}": "{title} prüfen",
  Save: "Speichern",
  "Still correct": "Stimmt noch",
  "Email me once a week": "Einmal pro Woche eine E-Mail",
  "Only in weeks in which a text is due.": "Nur in Wochen, in denen ein Text fällig ist.",

  Confirmed: "Bestätigt",
  "Check date saved": "Prüfdatum gespeichert",
  "You'll get the weekly email": "Sie erhalten die wöchentliche E-Mail",
  "You won't get the weekly email": "Sie erhalten die wöchentliche E-Mail nicht mehr",
  "This text is no longer published.": "Dieser Text ist nicht mehr veröffentlicht.",
  "We couldn't save this. Try again.": "Das konnten wir nicht speichern. Versuchen Sie es noch einmal.",
};

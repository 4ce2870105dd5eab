/** Website changes, and the sources of questions. Formal: "Sie". By the English text. */
export const website = {
  "Website changes": "Änderungen der Website",
  "We only suggest changes. You decide which ones to apply.":
    "Wir schlagen Änderungen nur vor. Sie entscheiden, welche gelten.",
  "Back to FAQs": "Zurück zu den Fragen",
  "Check website for changes": "Website auf Änderungen prüfen",
  "Checking...": "Wird geprüft …",
  Undo: "Rückgängig",

  "Asked as": "Jetzt gefragt als",
  "Your answer": "Ihre Antwort",
  "Suggested answer": "Vorgeschlagene Antwort",
  "Your website said": "Auf Ihrer Website stand",
  "Your website now says": "Auf Ihrer Website steht jetzt",
  Source: "Quelle",
  "(opens in a new tab)": "(öffnet einen neuen Tab)",
  "You wrote this answer yourself. We keep it unless you replace it.":
    "Diese Antwort haben Sie selbst geschrieben. Sie bleibt, wenn Sie sie nicht ersetzen.",
  "Edit it yourself": "Selbst bearbeiten",
  Publish: "Veröffentlichen",
  "Add as a draft": "Als Entwurf hinzufügen",
  Skip: "Überspringen",
  "Replace my answer": "Meine Antwort ersetzen",
  "Replace the answer": "Antwort ersetzen",
  "Keep it": "Behalten",
  Unpublish: "Zurückziehen",
  Delete: "Löschen",
  Changed: "Geändert",
  "Your website now says this differently.": "Das steht auf Ihrer Website jetzt anders.",
  Gone: "Entfallen",
  "Your website no longer contains the text these answers quote.":
    "Ihre Website enthält den Text nicht mehr, den diese Antworten zitieren.",
  New: "Neu",
  "Your website answers these. Your help center doesn't yet.":
    "Diese Fragen beantwortet Ihre Website, aber noch nicht Ihr Hilfe-Center.",
  "Add all as drafts": "Alle als Entwürfe hinzufügen",

  "Your contact details have changed on your website":
    "Ihre Kontaktdaten haben sich auf Ihrer Website geändert",
  "Your help center shows {shown}. Your website now says {now}.":
    "Ihr Hilfe-Center zeigt {shown}. Auf Ihrer Website steht jetzt {now}.",
  "Edit contact details": "Kontaktdaten ändern",
  Email: "E-Mail",
  Phone: "Telefon",
  Address: "Adresse",

  "Automatic checks": "Automatische Prüfung",
  "Step reads your website again on its own and suggests what changed.":
    "Step liest Ihre Website von selbst neu und schlägt Änderungen vor.",
  "Next check: {time}.": "Nächste Prüfung: {time}.",
  "Check your website": "Website prüfen",
  "Every day": "Jeden Tag",
  "Every week": "Jede Woche",
  "Every four weeks": "Alle vier Wochen",
  "Only when I start a check": "Nur auf meinen Wunsch",
  "Email me what changed": "Änderungen per E-Mail",
  "At most once a week, and only if there is something to decide. This setting is yours alone.":
    "Höchstens einmal pro Woche und nur, wenn es etwas zu entscheiden gibt. Diese Einstellung gilt nur für Sie.",
  "Update numbers and times automatically": "Zahlen und Zeiten automatisch aktualisieren",
  "For example a new price, if nothing else in the answer changed. Answers you edited always wait for you.":
    "Zum Beispiel ein neuer Preis, wenn sich sonst nichts an der Antwort geändert hat. Antworten, die Sie bearbeitet haben, warten immer auf Sie.",
  Save: "Speichern",
  "Automatic checks saved": "Automatische Prüfung gespeichert",

  "No website to check": "Keine Website zum Prüfen",
  "Add your Homepage URL in the {settings} first.":
    "Tragen Sie zuerst die Adresse Ihrer Startseite in den {settings} ein.",
  settings: "Einstellungen",
  "Last checked {time}": "Zuletzt geprüft am {time}",
  "Reading {website}": "{website} wird gelesen",
  "{pages} read so far.": "Bisher {pages} gelesen.",
  "You can leave this page. We'll keep checking.": "Sie können diese Seite verlassen. Wir prüfen weiter.",
  "Check progress": "Fortschritt der Prüfung",
  Refresh: "Aktualisieren",
  "We couldn't check your website": "Ihre Website ließ sich nicht prüfen",
  "Your FAQs haven't changed.": "Ihre Fragen haben sich nicht geändert.",
  "Your website now redirects to another site": "Ihre Website leitet jetzt auf eine andere weiter",
  "Most of your answers are no longer on your website":
    "Die meisten Ihrer Antworten stehen nicht mehr auf Ihrer Website",
  "We haven't suggested anything yet. If this lasts for three days, we'll suggest what to change.":
    "Wir haben noch nichts vorgeschlagen. Wenn das drei Tage so bleibt, schlagen wir Änderungen vor.",
  "This is my website. Compare it now": "Das ist meine Website. Jetzt vergleichen",
  "Not checked yet. Checking {website} takes about a minute.":
    "Noch nicht geprüft. {website} zu prüfen dauert etwa eine Minute.",
  "You're up to date": "Alles auf dem neuesten Stand",
  "Your FAQs match your website.": "Ihre Fragen stimmen mit Ihrer Website überein.",
  "{checked}, {pages} of {website}.": "{checked}, {pages} von {website}.",
  "1 page": "1 Seite",
  "{count} pages": "{count} Seiten",
  "Website check": "Prüfung der Website",
  "The check was interrupted. Start it again.":
    "Die Prüfung wurde unterbrochen. Starten Sie sie noch einmal.",

  "There is no website to check. Add your Homepage URL in the settings first.":
    "Es gibt keine Website zum Prüfen. Tragen Sie zuerst die Adresse Ihrer Startseite in den Einstellungen ein.",
  "Too many checks in the last hour. Try again in a few minutes.":
    "Zu viele Prüfungen in der letzten Stunde. Versuchen Sie es in einigen Minuten noch einmal.",
  "Added as a draft": "Als Entwurf hinzugefügt",
  "1 FAQ added as a draft": "1 Frage als Entwurf hinzugefügt",
  "{count} FAQs added as drafts": "{count} Fragen als Entwürfe hinzugefügt",
  "Added and published": "Hinzugefügt und veröffentlicht",
  "Answer replaced": "Antwort ersetzt",
  "FAQ unpublished": "Frage zurückgezogen",
  "FAQ deleted. You can restore it for one day.":
    "Frage gelöscht. Sie können sie einen Tag lang wiederherstellen.",
  "Kept. We'll ask again only if your website changes.":
    "Behalten. Wir fragen nur wieder, wenn sich Ihre Website ändert.",
  "We couldn't save your decision. Try again.":
    "Ihre Entscheidung ließ sich nicht speichern. Versuchen Sie es noch einmal.",
  Move: "Bewegen",
  "{count} to decide": "{count} offen",
  "Undone. You can decide again.": "Rückgängig gemacht. Sie können neu entscheiden.",
  "This was already decided, or your website has changed since. Here is what's open now.":
    "Das ist schon entschieden, oder Ihre Website hat sich seitdem geändert. Das hier ist jetzt offen.",
  "This FAQ was changed in another tab. Review it, then decide.":
    "Diese Frage wurde in einem anderen Tab geändert. Prüfen Sie sie, und entscheiden Sie dann.",
  "You can no longer undo this.": "Das lässt sich nicht mehr rückgängig machen.",
  "This FAQ has since changed, so we kept it.": "Diese Frage wurde seitdem geändert, daher bleibt sie so.",
  "You've reached the FAQ limit.": "Mehr Fragen sind nicht möglich.",
  "Added as a draft, with its source": "Als Entwurf mit Quelle hinzugefügt",
  "Answer updated": "Antwort aktualisiert",
  "Added as a draft in your words": "Als Entwurf in Ihren Worten hinzugefügt",
  "Skipped. We'll ask again only if your website changes.":
    "Übersprungen. Wir fragen nur wieder, wenn sich Ihre Website ändert.",

  "We can't find this source. It may have been removed.":
    "Wir finden diese Quelle nicht. Vielleicht wurde sie entfernt.",
};

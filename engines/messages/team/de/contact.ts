/** The company's contact details and opening hours. Formal: "Sie". By the English text. */
export const contact = {
  "Contact Info": "Kontaktdaten",
  "Show in Help Center": "Im Hilfe-Center zeigen",
  Shown: "Sichtbar",
  Hidden: "Verborgen",
  "Contact details": "Kontakt",
  "We don't show empty fields.": "Leere Felder zeigen wir nicht.",
  Email: "E-Mail",
  Phone: "Telefon",
  Address: "Adresse",
  "support@yourcompany.com": "support@ihrefirma.de",
  "Saved value: {value}": "Gespeicherter Wert: {value}",
  nothing: "nichts",
  "The part after @ has letters of another alphabet that look alike: {letters}. Is this address yours?":
    "Der Teil nach dem @ hat Buchstaben eines anderen Alphabets, die gleich aussehen: {letters}. Ist das Ihre Adresse?",

  "Opening hours": "Öffnungszeiten",
  "Visitors see whether you're open now. Leave days empty on which you're closed.":
    "Besucher sehen, ob Sie gerade geöffnet haben. Lassen Sie Tage leer, an denen Sie geschlossen haben.",
  Monday: "Montag",
  Tuesday: "Dienstag",
  Wednesday: "Mittwoch",
  Thursday: "Donnerstag",
  Friday: "Freitag",
  Saturday: "Samstag",
  Sunday: "Sonntag",
  closed: "geschlossen",
  "Your help center says: {day} {hours} and more.": "In Ihrem Hilfe-Center steht: {day} {hours} und mehr.",
  "Use these hours": "Zeiten übernehmen",
  "Use Monday's hours until Friday": "Zeiten von Montag für alle Tage bis Freitag übernehmen",
  "Time zone": "Zeitzone",
  "Days that differ": "Abweichende Tage",

  "Contact form": "Kontaktformular",
  "Enable contact form": "Kontaktformular anbieten",
  "Visitors can write to you from the contact page. Messages go to your inbox here and to the email above.":
    "Besucher können Ihnen über die Kontaktseite schreiben. Nachrichten gehen in Ihren Posteingang hier und an die E-Mail-Adresse oben.",
  "We don't know yet that this address is yours, so we email it at most {count} messages a day.":
    "Wir wissen noch nicht, ob diese Adresse Ihnen gehört. Deshalb senden wir höchstens {count} Nachrichten am Tag dorthin.",
  "All messages are in your inbox. To lift the limit, invite the address to your team.":
    "Alle Nachrichten sind in Ihrem Posteingang. Damit die Grenze entfällt, laden Sie die Adresse in Ihr Team ein.",
  "Open Team": "Team öffnen",
  "Social links": "Soziale Netzwerke",
  Save: "Speichern",

  "Settings saved successfully": "Einstellungen gespeichert",
  "Failed to save settings. Please try again.":
    "Die Einstellungen ließen sich nicht speichern. Bitte versuchen Sie es noch einmal.",
  "Contact visibility settings updated": "Sichtbarkeit der Kontaktdaten gespeichert",
  "Failed to update visibility settings": "Die Sichtbarkeit ließ sich nicht ändern",
  "Couldn't save. Fix the highlighted fields.":
    "Nicht gespeichert. Korrigieren Sie die hervorgehobenen Felder.",
  "These details were changed elsewhere. The saved value is below each field that differs. Save again to replace it.":
    "Diese Angaben wurden anderswo geändert. Unter jedem abweichenden Feld steht der gespeicherte Wert. Speichern Sie erneut, um ihn zu ersetzen.",
  "Please enter a valid email address": "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  "Please enter a phone number, such as +44 117 496 0142":
    "Bitte geben Sie eine Telefonnummer ein, zum Beispiel +49 30 1234567",
  "Please shorten this": "Bitte kürzen Sie das",
  "Please enter times such as 9:00-12:00, 13:00-17:00":
    "Bitte geben Sie Zeiten wie 9:00-12:00, 13:00-17:00 ein",
  "Please choose a time zone": "Bitte wählen Sie eine Zeitzone",
  "Please enter one day per line, such as 2026-12-24 closed":
    "Bitte geben Sie einen Tag pro Zeile ein, zum Beispiel 2026-12-24 geschlossen",
  "Please enter at most 50 days": "Bitte geben Sie höchstens 50 Tage ein",
  "Please enter a link to your page on {network}":
    "Bitte geben Sie einen Link zu Ihrer Seite auf {network} ein",
};

/** Messages from visitors. Formal: "Sie". By the English text. */
export const inbox = {
  Inbox: "Posteingang",
  Messages: "Nachrichten",
  Spam: "Spam",
  Pages: "Seiten",
  "Page {page} of {count}": "Seite {page} von {count}",
  Newer: "Neuere",
  Older: "Ältere",
  Unread: "Ungelesen",
  Today: "Heute",
  "Signed in on your website as {name}": "Auf Ihrer Website angemeldet als {name}",
  "Sent from {page}": "Gesendet von {page}",
  "(opens in a new tab)": "(öffnet einen neuen Tab)",
  Reply: "Antworten",
  "Mark as read": "Als gelesen markieren",
  "Mark as unread": "Als ungelesen markieren",
  "Not spam": "Kein Spam",
  Delete: "Löschen",
  "Re: your message": "Re: Ihre Nachricht",
  "On {when} you wrote:": "Am {when} schrieben Sie:",

  "Search messages": "Nachrichten durchsuchen",
  "1 message found": "1 Nachricht gefunden",
  "{count} messages found": "{count} Nachrichten gefunden",
  'No results for "{query}". Try different words.':
    "Keine Ergebnisse für „{query}“. Versuchen Sie andere Wörter.",
  "No spam.": "Kein Spam.",
  "No messages yet": "Noch keine Nachrichten",
  "Messages from your contact form appear here and go to your contact email.":
    "Nachrichten aus Ihrem Kontaktformular erscheinen hier und gehen an Ihre E-Mail-Adresse für Kontakt.",
  "Your help center has no contact form, so visitors can't write to you here.":
    "Ihr Hilfe-Center hat kein Kontaktformular. Besucher können Ihnen hier also nicht schreiben.",
  "Set up the contact form": "Kontaktformular einrichten",

  Undo: "Rückgängig",
  "Moved to spam. New messages from this address go there, too.":
    "In den Spam verschoben. Neue Nachrichten von dieser Adresse landen auch dort.",
  "Moved to the inbox": "In den Posteingang verschoben",
  "Message deleted": "Nachricht gelöscht",
  "Message restored": "Nachricht wiederhergestellt",
  "That didn't work. Try again.": "Das hat nicht geklappt. Versuchen Sie es noch einmal.",
  "This message no longer exists.": "Diese Nachricht gibt es nicht mehr.",
};

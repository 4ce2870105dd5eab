/** How-to videos. Uploads are in `recorder.ts`. Formal: "Sie". By the English text. */
export const videos = {
  "How-to Videos": "Videos",
  "How-to videos are not available in this version.": "Videos sind in dieser Version nicht verfügbar.",
  "Record a video": "Video aufnehmen",
  "Upload a video": "Video hochladen",
  "Published videos appear on your help center's Video Tutorials page.":
    "Veröffentlichte Videos erscheinen in Ihrem Hilfe-Center auf der Seite mit den Videos.",
  "Your plan doesn't include how-to videos, so visitors don't see them. You can still unpublish, download or delete them.":
    "Ihr Tarif enthält keine Videos, daher sehen Besucher sie nicht. Sie können sie zurückziehen, herunterladen oder löschen.",
  "No videos yet": "Noch keine Videos",
  "Record or upload a video that shows how to do something. Only your team sees it until you publish it.":
    "Nehmen Sie ein Video auf, das etwas erklärt, oder laden Sie eines hoch. Bis zum Veröffentlichen sieht es nur Ihr Team.",
  Close: "Schließen",
  "Delete this video?": "Dieses Video löschen?",
  "Delete video": "Video löschen",
  "This permanently deletes {title} and its captions. You can't undo this.":
    "{title} und die Untertitel dazu werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.",
  "Published. Visitors will see it once your plan includes videos.":
    "Veröffentlicht. Besucher sehen es, sobald Ihr Tarif Videos enthält.",
  Draft: "Entwurf",
  Published: "Veröffentlicht",
  Unpublish: "Zurückziehen",
  "Unpublish {title}": "{title} zurückziehen",
  Download: "Herunterladen",
  "Download {title}": "{title} herunterladen",
  Delete: "Löschen",
  "Delete {title}": "{title} löschen",
  Captions: "Untertitel",
  "{file} · uploaded {day}": "{file} · hochgeladen am {day}",
  "Preparing the preview image...": "Vorschaubild wird vorbereitet …",
  "Your browser can't play this video. Many of your visitors can't, either. MP4 (H.264) and WebM play everywhere.":
    "Ihr Browser kann dieses Video nicht abspielen, viele Besucher also auch nicht. MP4 (H.264) und WebM laufen überall.",
  "No browser plays AVI files. Convert the video to MP4 or WebM and upload that.":
    "Kein Browser spielt AVI-Dateien ab. Wandeln Sie das Video in MP4 oder WebM um, und laden Sie das hoch.",
  "Create FAQs": "Fragen erstellen",
  "Create FAQs from {title}": "Fragen aus {title} erstellen",
  Title: "Titel",
  Save: "Speichern",
  "No captions": "Keine Untertitel",
  "Captions: 1 line": "Untertitel: 1 Zeile",
  "Captions: {count} lines": "Untertitel: {count} Zeilen",
  Replace: "Ersetzen",
  "Add captions (SRT or VTT)": "Untertitel hinzufügen (SRT oder VTT)",
  Remove: "Entfernen",
  "Generate captions": "Untertitel erzeugen",
  "Generate captions for {title}": "Untertitel für {title} erzeugen",
  "Generating captions...": "Untertitel werden erzeugt …",
  "To generate captions and FAQs, we send the video's audio to {service}.":
    "Für Untertitel und Fragen senden wir den Ton des Videos an {service}.",
  "We're generating captions for this video.": "Für dieses Video werden Untertitel erzeugt.",

  "Please enter a title": "Bitte geben Sie einen Titel ein",
  "Use at most {count} characters": "Höchstens {count} Zeichen",
  "Title saved": "Titel gespeichert",
  "Video published": "Video veröffentlicht",
  "Video hidden from visitors": "Video zurückgezogen",
  "Video deleted": "Video gelöscht",
  "Captions saved": "Untertitel gespeichert",
  "Captions removed": "Untertitel entfernt",
  "Choose an SRT or VTT file with captions, up to 500 kB.":
    "Wählen Sie eine SRT- oder VTT-Datei mit Untertiteln bis 500 kB.",
  "We make FAQs from speech. Add captions (SRT or VTT), or create a step-by-step guide with a title such as “Import a list”.":
    "Fragen entstehen aus Gesprochenem. Fügen Sie Untertitel hinzu (SRT oder VTT), oder erstellen Sie eine Anleitung mit einem Titel wie „Liste importieren“.",
  "We found no questions or tasks in these captions.":
    "In diesen Untertiteln kommen keine Fragen oder Aufgaben vor.",
  "You already have all FAQs from this video": "Alle Fragen aus diesem Video haben Sie schon",
  "1 FAQ was added as a draft": "1 Frage wurde als Entwurf hinzugefügt",
  "{count} FAQs were added as drafts": "{count} Fragen wurden als Entwürfe hinzugefügt",
  "We're transcribing the video": "Das Video wird in Text umgewandelt",
  "We're transcribing the video. Its FAQs will be drafts.":
    "Das Video wird in Text umgewandelt. Die Fragen daraus werden Entwürfe.",
  "This server can't transcribe audio. Add captions as a file instead.":
    "Dieser Server kann Gesprochenes nicht in Text umwandeln. Fügen Sie Untertitel als Datei hinzu.",
  "Too many videos in the last hour. Try again later.":
    "Zu viele Videos in der letzten Stunde. Versuchen Sie es später noch einmal.",
  "This server needs ffmpeg to extract audio. Ask its operator to install it, or add captions as a file.":
    "Für den Ton braucht dieser Server ffmpeg. Bitten Sie den Betreiber, es zu installieren, oder fügen Sie Untertitel als Datei hinzu.",
  "We can't read this video's audio.": "Der Ton dieses Videos lässt sich nicht lesen.",
  "This video has no sound.": "Dieses Video hat keinen Ton.",
  "This video is too long to transcribe. Shorten it, or add captions as a file.":
    "Dieses Video ist zum Umwandeln zu lang. Kürzen Sie es, oder fügen Sie Untertitel als Datei hinzu.",
  "We didn't find any speech in this video.": "In diesem Video wird nicht gesprochen.",
  "Someone else added captions to this video, so we kept those.":
    "Inzwischen wurden Untertitel hinzugefügt. Diese bleiben.",
  "The transcription service refused the request. Ask the server's operator to check the log.":
    "Der Dienst hat die Anfrage abgelehnt. Bitten Sie den Betreiber des Servers, im Protokoll nachzusehen.",
  "The transcription service is busy. Try again later.":
    "Der Dienst ist ausgelastet. Versuchen Sie es später noch einmal.",
  "We couldn't reach the transcription service. Try again later.":
    "Der Dienst war nicht erreichbar. Versuchen Sie es später noch einmal.",
  "The transcription service took too long. Try again later.":
    "Der Dienst hat zu lange gebraucht. Versuchen Sie es später noch einmal.",
  "The transcription service returned no captions. Add captions as a file instead.":
    "Der Dienst hat keine Untertitel geliefert. Fügen Sie sie als Datei hinzu.",
  "This video no longer exists.": "Dieses Video gibt es nicht mehr.",
  "Your plan doesn't include publishing or editing how-to videos.": "Ihr Tarif enthält keine Videos.",
  "Something went wrong on our side. Please try again.":
    "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
};

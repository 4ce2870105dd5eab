/** The dialog that records or uploads, and the review of a recording. Formal: "Sie". By the English text. */
export const recorder = {
  "Record Help Center Content": "Inhalte für das Hilfe-Center aufnehmen",
  "Record Getting Started Content": "Erste Schritte aufnehmen",
  "Record FAQ Content": "Fragen aufnehmen",
  "Record Guide Content": "Anleitung aufnehmen",
  "Record How-to Video": "Video aufnehmen",
  "FAQ Content needs the AI plan.": "Fragen aus Videos erfordern den KI-Tarif.",
  "Guide Content needs the AI plan.": "Anleitungen erfordern den KI-Tarif.",
  "How-to Video needs the AI plan.": "Videos erfordern den KI-Tarif.",
  "Step takes questions and answers from the speech in your videos. You check them before visitors see them.":
    "Step entnimmt Fragen und Antworten dem Ton Ihrer Videos. Sie prüfen sie, bevor Besucher sie sehen.",
  "Step turns a recording of your screen into a guide with a picture of each step.":
    "Step macht aus einer Aufnahme Ihres Bildschirms eine Anleitung mit einem Bild je Schritt.",
  "You record or upload videos, and visitors watch them in your help center.":
    "Sie nehmen Videos auf oder laden sie hoch, und Besucher sehen sie in Ihrem Hilfe-Center.",
  "(opens in a new tab)": "(öffnet einen neuen Tab)",
  "Write to us to change your plan.": "Schreiben Sie uns, um Ihren Tarif zu ändern.",
  "Contact us": "Kontakt",
  "Show one task from start to end. Pause after each click, so that Step can take a screenshot.":
    "Zeigen Sie eine Aufgabe von Anfang bis Ende. Warten Sie nach jedem Klick kurz, damit Step ein Bild machen kann.",
  "Answer one question at a time, aloud or on screen.":
    "Beantworten Sie eine Frage nach der anderen, gesprochen oder auf dem Bildschirm.",
  "Explain what you're doing as you do it.": "Erklären Sie dabei, was Sie tun.",
  Close: "Schließen",
  "Loading...": "Wird geladen …",
  "How to record": "Art der Aufnahme",
  "This browser tab": "Ein Browser-Tab",
  "Any window": "Beliebiges Fenster",
  "Upload a video": "Video hochladen",
  "Import a recording": "Aufnahme importieren",
  Exact: "Exakt",
  Video: "Video",
  "Connect the recorder extension of Chrome, Edge or Firefox. You do this once.":
    "Verbinden Sie die Erweiterung für Chrome, Edge oder Firefox. Das tun Sie nur einmal.",
  "Open your product in a tab. Press the extension's icon, then “Start recording”.":
    "Öffnen Sie Ihr Produkt in einem Tab. Drücken Sie das Symbol der Erweiterung, dann „Start recording“.",
  "Do the task as always, also in other tabs. Press the icon again to stop.":
    "Erledigen Sie die Aufgabe wie immer, auch in anderen Tabs. Zum Beenden drücken Sie wieder das Symbol.",
  "Review the screenshots in the extension and send them. The guide appears here.":
    "Prüfen Sie die Bilder in der Erweiterung, und senden Sie sie. Die Anleitung erscheint hier.",
  "Extension connected: {browsers}": "Erweiterung verbunden: {browsers}",
  "Passwords and other typed text are never recorded.":
    "Passwörter und anderer getippter Text werden nie aufgenommen.",
  "On a website that you have proven to be yours, Step can check these guides every week.":
    "Auf einer Website, die nachweislich Ihnen gehört, kann Step diese Anleitungen jede Woche prüfen.",
  "Connect another browser": "Weiteren Browser verbinden",
  "Connect the extension": "Erweiterung verbinden",

  "How it works": "So geht es",
  "Your browser asks which screen or window to record. Select the one with your product.":
    "Ihr Browser fragt, welchen Bildschirm oder welches Fenster Sie aufnehmen. Wählen Sie das mit Ihrem Produkt.",
  "Recording starts after a countdown. Switch to your product and begin.":
    "Nach einem Countdown beginnt die Aufnahme. Wechseln Sie zu Ihrem Produkt, und legen Sie los.",
  "Come back here to stop, or use your browser's button to stop sharing.":
    "Zum Beenden kommen Sie hierher zurück, oder Sie beenden das Teilen im Browser.",
  "Thirty seconds is plenty. Longer is fine.": "Dreißig Sekunden genügen. Länger geht auch.",
  "Preparing …": "Wird vorbereitet …",
  "Preparing...": "Wird vorbereitet …",
  "Start Recording": "Aufnahme starten",
  "Your voice": "Ihre Stimme",
  "No microphone": "Kein Mikrofon",
  "Use a microphone": "Mikrofon verwenden",
  "No microphone. You don't need to speak.": "Kein Mikrofon. Sie müssen nicht sprechen.",
  "Microphone level": "Pegel des Mikrofons",
  "We can't hear anything. Is this the right microphone?":
    "Es ist nichts zu hören. Ist das das richtige Mikrofon?",
  "Speak to see the bar move.": "Sprechen Sie, dann bewegt sich der Balken.",
  "A recording is waiting": "Eine Aufnahme wartet",
  "{count} recordings are waiting": "{count} Aufnahmen warten",
  "It's only on this computer. We delete it after a week.":
    "Sie liegt nur auf diesem Computer und wird nach einer Woche gelöscht.",
  "They're only on this computer. We delete them after a week.":
    "Sie liegen nur auf diesem Computer und werden nach einer Woche gelöscht.",
  Discard: "Verwerfen",
  Review: "Prüfen",
  Continue: "Weiter",
  "Discard the recording of {when}": "Aufnahme verwerfen: {when}",
  "Review the recording of {when}": "Aufnahme prüfen: {when}",
  "A review isn't finished": "Eine Prüfung ist nicht fertig",
  "{count} reviews aren't finished": "{count} Prüfungen sind nicht fertig",
  "Your covers are kept on this computer for a week.":
    "Ihre Abdeckungen bleiben eine Woche auf diesem Computer.",
  "1 step": "1 Schritt",
  "{count} steps": "{count} Schritte",
  "Discard the review of {when}": "Prüfung verwerfen: {when}",
  "Continue the review of {when}": "Prüfung fortsetzen: {when}",

  Starting: "Es geht los",
  Paused: "Pausiert",
  Recording: "Aufnahme läuft",
  No: "Kein",
  One: "Ein",
  Two: "Zwei",
  Three: "Drei",
  Four: "Vier",
  Five: "Fünf",
  Six: "Sechs",
  Seven: "Sieben",
  Eight: "Acht",
  Nine: "Neun",
  Ten: "Zehn",
  Eleven: "Elf",
  Twelve: "Zwölf",
  "One moment kept so far": "Bisher ein Moment behalten",
  "{count} moments kept so far": "Behaltene Momente: {count}",
  "One duplicate skipped": "Ein Doppel übersprungen",
  "{count} duplicates skipped": "{count} Doppel übersprungen",
  "Recording your voice": "Ihre Stimme wird aufgenommen",
  "Not recording your voice": "Ihre Stimme wird nicht aufgenommen",
  "Live recording": "Laufende Aufnahme",
  Cancel: "Abbrechen",
  Pause: "Pausieren",
  Resume: "Fortsetzen",
  "Stop Recording": "Aufnahme beenden",
  "Saving the recording...": "Aufnahme wird gespeichert …",
  "Your recording": "Ihre Aufnahme",
  "Save the recording as a file": "Aufnahme als Datei sichern",
  "Record Again": "Neu aufnehmen",
  "Upload this video": "Video hochladen",
  "Use this recording": "Aufnahme verwenden",

  "Review recording": "Aufnahme prüfen",
  "Still on this computer": "Noch auf diesem Computer",
  "Back. Your review is kept.": "Zurück. Ihre Prüfung bleibt erhalten.",
  "Discard this recording?": "Diese Aufnahme verwerfen?",
  "This deletes the recording and its review from this computer. You can't undo it.":
    "Die Aufnahme und ihre Prüfung werden von diesem Computer gelöscht. Das lässt sich nicht rückgängig machen.",
  "Keep it": "Behalten",
  "Title of the guide": "Titel der Anleitung",
  "Step names the guide when it has read the screenshots":
    "Step benennt die Anleitung, sobald die Bilder gelesen sind",
  "1 step, recorded.": "1 Schritt, aufgenommen.",
  "{count} steps, all recorded.": "{count} Schritte, alle aufgenommen.",
  "1 screenshot.": "1 Bild.",
  "{count} screenshots.": "{count} Bilder.",
  "{count} left out.": "{count} ausgelassen.",
  "Nothing is covered.": "Nichts ist abgedeckt.",
  "Without pictures. Typed text was dropped.": "Ohne Bilder. Eingetippter Text wurde entfernt.",
  "1 area is covered.": "1 Stelle ist abgedeckt.",
  "{count} areas are covered.": "{count} Stellen sind abgedeckt.",
  Steps: "Schritte",
  "Step {number}": "Schritt {number}",
  "Step {number}: {title}": "Schritt {number}: {title}",
  "Step {number} of {count}": "Schritt {number} von {count}",
  "left out": "ausgelassen",
  "Arrow keys go to other steps.": "Pfeiltasten gehen zu anderen Schritten.",
  "Arrow keys go to other steps. With Shift, they move the step.":
    "Pfeiltasten gehen zu anderen Schritten. Mit Umschalt verschieben sie den Schritt.",
  "Screenshot of step {number}": "Bild von Schritt {number}",
  "This step has no picture.": "Dieser Schritt hat kein Bild.",
  "{number} of {count}": "{number} von {count}",
  "{number} of {count}, at {time}": "{number} von {count}, bei {time}",
  "Previous step": "Voriger Schritt",
  "Next step": "Nächster Schritt",
  "Leave this step out": "Diesen Schritt auslassen",
  "Use this step again": "Diesen Schritt wieder verwenden",
  "This step is left out.": "Dieser Schritt ist ausgelassen.",
  "Use it again": "Wieder verwenden",
  "Move earlier": "Früher",
  "Move later": "Später",
  Title: "Titel",
  Text: "Text",
  "Step writes the title and text from what the screenshots show. You can change both in the guide.":
    "Step schreibt Titel und Text nach dem, was die Bilder zeigen. Beides können Sie in der Anleitung ändern.",
  Basis: "Grundlage",
  Recorded: "Aufgenommen",
  "Screenshot of a video": "Bild aus einem Video",
  Control: "Element",
  Dialog: "Dialog",
  Page: "Seite",
  "Covered, so its name isn't sent": "Abgedeckt, der Name wird nicht gesendet",
  Button: "Schaltfläche",
  Link: "Link",
  Field: "Feld",
  List: "Liste",
  Option: "Option",
  "Check box": "Kontrollkästchen",
  Switch: "Schalter",
  Tab: "Reiter",
  "Menu item": "Menüeintrag",
  Slider: "Regler",
  Picture: "Bild",
  Cropped: "Ausschnitt",
  "Full page": "Ganze Seite",
  "Cover an area": "Stelle abdecken",
  Retake: "Neues Bild",
  "Use the recorded picture": "Aufgenommenes Bild verwenden",
  "Retake the picture of step {number}": "Neues Bild für Schritt {number}",
  "Picture of step {number} replaced.": "Das Bild von Schritt {number} ist ersetzt.",
  "Picture of step {number} added.": "Schritt {number} hat jetzt ein Bild.",
  "Picture of step {number} removed.": "Das Bild von Schritt {number} ist entfernt.",
  "Add a picture": "Bild hinzufügen",
  "Add a picture to step {number}": "Bild für Schritt {number} hinzufügen",
  "Replace the picture of step {number}": "Bild von Schritt {number} ersetzen",
  "Draw to cover an area. Drag the ring to the control. Arrow keys move it. Hold Shift to resize, Alt for smaller steps. Delete removes it.":
    "Ziehen Sie Flächen auf, um sie abzudecken, und den Ring auf das Element. Pfeiltasten verschieben, Umschalt ändert die Größe, Alt die Schrittweite, Entf löscht.",
  "Remove the picture": "Bild entfernen",
  "Choose a moment of the video.": "Wählen Sie einen Moment des Videos.",
  "Choose a moment of the video": "Moment des Videos wählen",
  "Choose a file": "Datei wählen",
  "Press the control in the picture to put a ring around it.":
    "Drücken Sie im Bild auf das Element, um einen Ring darum zu legen.",
  "Add a ring": "Ring hinzufügen",
  "Remove the ring": "Ring entfernen",
  "The scan for private text didn't work. Cover it yourself.":
    "Die Suche nach privatem Text ist gescheitert. Decken Sie ihn selbst ab.",
  "Step found no private text. Cover what else is private.":
    "Step hat keinen privaten Text gefunden. Decken Sie ab, was sonst privat ist.",
  "Step covered the private text that it found. Cover what else is private.":
    "Step hat gefundenen privaten Text abgedeckt. Decken Sie ab, was sonst privat ist.",
  "We couldn't store the picture. Try again in a moment.":
    "Wir konnten das Bild nicht speichern. Versuchen Sie es gleich noch einmal.",
  "We couldn't send the picture. Check your connection and try again.":
    "Das Bild ließ sich nicht senden. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.",
  "Step {number} has its recorded picture again.": "Schritt {number} hat wieder das aufgenommene Bild.",
  "Choose another moment of the video, between the steps before and after this one.":
    "Wählen Sie einen anderen Moment des Videos zwischen dem vorigen und dem nächsten Schritt.",
  "The picture so far": "Das bisherige Bild",
  "The video at {time}": "Das Video bei {time}",
  "Opening the video...": "Das Video wird geöffnet …",
  Moment: "Zeitpunkt",
  "A little earlier": "Etwas früher",
  "A little later": "Etwas später",
  "We can't read this video any more. The picture stays as it is.":
    "Das Video lässt sich nicht mehr lesen. Das Bild bleibt, wie es ist.",
  "There is no other moment between the steps before and after this one.":
    "Zwischen dem vorigen und dem nächsten Schritt gibt es keinen anderen Moment.",
  "Take a screenshot of the page as it was before this step, then choose or paste it here.":
    "Machen Sie ein Bildschirmfoto der Seite, wie sie vor diesem Schritt war. Wählen Sie es hier aus, oder fügen Sie es ein.",
  "Drag the ring to the control. Arrow keys move it. Hold Shift to resize it or Alt for smaller steps.":
    "Ziehen Sie den Ring auf das Element. Pfeiltasten verschieben ihn. Umschalt ändert die Größe, Alt die Schrittweite.",
  "Reading the picture...": "Das Bild wird gelesen …",
  "Drop a picture here, or choose one": "Bild hier ablegen oder auswählen",
  "PNG or JPEG. You can cover private parts before it leaves this computer.":
    "PNG oder JPEG. Privates können Sie abdecken, bevor es diesen Computer verlässt.",
  "Choose another picture": "Anderes Bild wählen",
  "The new picture": "Das neue Bild",
  "Ring around the control": "Ring um das Element",
  "Scanning this picture for private text...": "Das Bild wird nach privatem Text durchsucht …",
  "Use this picture": "Dieses Bild verwenden",
  "We couldn't read your review in this browser. Try again.":
    "Ihre Durchsicht ließ sich in diesem Browser nicht lesen. Versuchen Sie es noch einmal.",
  "We can't read the video at this moment. Choose another one.":
    "An dieser Stelle lässt sich das Video nicht lesen. Wählen Sie eine andere.",
  "We couldn't take this picture. Try again.":
    "Das Bild ließ sich nicht verwenden. Versuchen Sie es noch einmal.",
  "Choose a PNG or JPEG of up to {megabytes} MB and {megapixels} megapixels.":
    "Wählen Sie ein PNG oder JPEG mit höchstens {megabytes} MB und {megapixels} Megapixeln.",
  "Covered in this recording": "Abgedeckt in dieser Aufnahme",
  "Check all {count}": "Alle {count} prüfen",
  "Covered areas are removed from the pictures before they leave this computer.":
    "Abgedecktes wird aus den Bildern entfernt, bevor sie diesen Computer verlassen.",
  "Email addresses, {count}": "E-Mail-Adressen, {count}",
  "Phone numbers, {count}": "Telefonnummern, {count}",
  "Card numbers, {count}": "Kartennummern, {count}",
  "Keys and tokens, {count}": "Schlüssel und Tokens, {count}",
  "Bank accounts, {count}": "Bankkonten, {count}",
  "ID numbers, {count}": "Ausweisnummern, {count}",
  "Covered by you, {count}": "Von Ihnen abgedeckt, {count}",
  "This review continues in another tab": "Diese Prüfung geht in einem anderen Tab weiter",
  "What you changed here is there, too.": "Was Sie hier geändert haben, ist auch dort.",
  "Continue here": "Hier fortsetzen",
  "This recording isn't in this browser": "Diese Aufnahme ist nicht in diesem Browser",
  "A recording is reviewed in the browser that made or imported it, and kept there for a week. It may be a guide already.":
    "Eine Aufnahme wird in dem Browser geprüft, der sie gemacht oder importiert hat, und bleibt dort eine Woche. Vielleicht ist sie schon eine Anleitung.",
  "Go to the guides": "Zu den Anleitungen",
  "The video is stored on the server, and covers don't change it. They only apply to the guide's screenshots.":
    "Das Video liegt auf dem Server. Abdeckungen ändern es nicht, sondern nur die Bilder der Anleitung.",
  "Cover names, addresses or anything else that's private.":
    "Decken Sie Namen, Adressen und alles andere ab, was privat ist.",
  "1 similar or short view left out, so that no part of the recording fills the guide":
    "1 ähnliche oder kurze Ansicht fehlt, damit kein Teil der Aufnahme die Anleitung füllt",
  "{count} similar or short views left out, so that no part of the recording fills the guide":
    "{count} ähnliche oder kurze Ansichten fehlen, damit kein Teil der Aufnahme die Anleitung füllt",
  "Draw on the screenshot to cover an area. Arrow keys move it. Hold Shift to resize it or Alt for smaller steps. Delete removes it.":
    "Ziehen Sie im Bild eine Fläche auf, um sie abzudecken. Pfeiltasten verschieben sie. Umschalt ändert die Größe, Alt die Schrittweite, Entf löscht sie.",
  "The scan for private text didn't work. Check the screenshots yourself.":
    "Die Suche nach privatem Text hat nicht geklappt. Prüfen Sie die Bilder selbst.",
  "No email addresses, phone numbers, accounts, IDs or keys found":
    "Keine E-Mail-Adressen, Telefonnummern, Konten, Ausweisnummern oder Schlüssel gefunden",
  "1 private text found and covered": "1 privater Text gefunden und abgedeckt",
  "{count} private texts found and covered": "{count} private Texte gefunden und abgedeckt",
  "Scanning for private text ({count} of {all})": "Suche nach privatem Text ({count} von {all})",
  "Scanning for private text ({count} of {all}), {found} covered":
    "Suche nach privatem Text ({count} von {all}), {found} abgedeckt",
  "email address": "E-Mail-Adresse",
  "phone number": "Telefonnummer",
  "card number": "Kartennummer",
  "key or token": "Schlüssel oder Token",
  "bank account": "Bankkonto",
  "ID number": "Ausweisnummer",
  "Cover {number}": "Abdeckung {number}",
  "Cover {number}, {what}": "Abdeckung {number}, {what}",
  Covered: "Abgedeckt",
  "Covered: {what}": "Abgedeckt: {what}",
  "Cover it on all screenshots": "Auf allen Bildern abdecken",
  "Covered on all {count} screenshots.": "Auf allen {count} Bildern abgedeckt.",
  "Remove cover": "Abdeckung entfernen",
  "Cover removed.": "Abdeckung entfernt.",
  "We couldn't cover the screenshots. Try again.":
    "Die Bilder ließen sich nicht abdecken. Versuchen Sie es noch einmal.",
  Back: "Zurück",
  "Skip scan": "Suche überspringen",
  "For pictures of all steps, run {command} and import its ZIP.":
    "Für Bilder aller Schritte starten Sie {command} und importieren das ZIP.",
  "Create guide": "Anleitung erstellen",
  "Reading the recording...": "Aufnahme wird gelesen …",
  "Drop a recording here, or choose one": "Aufnahme hier ablegen oder auswählen",
  "A ZIP of recorded clicks, or JSON from the Chrome DevTools Recorder.":
    "Ein ZIP mit aufgenommenen Klicks oder JSON aus dem Rekorder der Chrome DevTools.",
  "To record a ZIP, run {command}.": "Ein ZIP nehmen Sie mit {command} auf.",
  "Every step gets the exact name of its control, and a ring in its picture.":
    "Jeder Schritt erhält den genauen Namen des Bedienelements und einen Ring im Bild.",
  "Typed text is dropped. Step uses the field's label instead.":
    "Eingetippter Text wird entfernt. Step nennt stattdessen das Feld.",
  "The file stays on this computer. You'll review its pictures before we send anything.":
    "Die Datei bleibt auf diesem Computer. Sie prüfen die Bilder, bevor etwas gesendet wird.",
  "This isn't a recording of clicks. Choose a ZIP of recorded clicks, or JSON from the Chrome DevTools Recorder.":
    "Das ist keine Aufnahme von Klicks. Wählen Sie ein ZIP mit Klicks oder JSON aus dem Rekorder der Chrome DevTools.",
  "A newer version of Step recorded this file. Update Step, then try again.":
    "Diese Datei stammt aus einer neueren Version von Step. Aktualisieren Sie Step, und versuchen Sie es noch einmal.",
  "This file is too large. Recordings can have {count} MB.":
    "Diese Datei ist zu groß. Aufnahmen dürfen {count} MB haben.",
  "A guide can have {count} steps. Record a shorter task.":
    "Eine Anleitung kann {count} Schritte haben. Nehmen Sie eine kürzere Aufgabe auf.",
  "This recording has no clicks. Record a task, then try again.":
    "Diese Aufnahme hat keine Klicks. Nehmen Sie eine Aufgabe auf, und versuchen Sie es noch einmal.",
  "We couldn't read this file. Export it again, then try again.":
    "Diese Datei ließ sich nicht lesen. Exportieren Sie sie noch einmal.",
  "We couldn't read a picture of this recording. Record it again.":
    "Ein Bild dieser Aufnahme ließ sich nicht lesen. Nehmen Sie sie noch einmal auf.",
  "Choose one file.": "Wählen Sie eine Datei.",

  "Guide progress": "Fortschritt der Anleitung",
  "You can close this. We'll keep working and show the result here.":
    "Sie können dies schließen. Es geht weiter, und das Ergebnis erscheint hier.",
  "Keep this open.": "Lassen Sie dies geöffnet.",
  "Try Again": "Erneut versuchen",
  "Processing failed": "Die Verarbeitung ist fehlgeschlagen",
  "Starting video analysis...": "Das Video wird gleich gelesen …",
  "Extracting frames from video...": "Bilder werden aus dem Video geholt …",
  "Analyzing video content with AI...": "Der Inhalt des Videos wird mit KI gelesen …",
  "Uploading frame images...": "Bilder werden hochgeladen …",
  "Generating step-by-step guide...": "Die Anleitung wird geschrieben …",
  "Saving Getting Started guide...": "„Erste Schritte“ wird gespeichert …",
  "Getting Started guide created successfully!": "„Erste Schritte“ ist erstellt!",
  "Saving step-by-step guide...": "Die Anleitung wird gespeichert …",
  "Step-by-step guide created successfully!": "Die Anleitung ist erstellt!",
  "Step-by-step guide created. Review it, then publish it.":
    "Anleitung erstellt. Prüfen Sie sie, und veröffentlichen Sie sie dann.",
  "Failed to generate step-by-step guide: {message}": "Die Anleitung ließ sich nicht erstellen: {message}",
  "Text recognition for your language isn't installed, so letters may be wrong. Check the names.":
    "Die Texterkennung für Ihre Sprache ist nicht installiert, daher können Buchstaben falsch sein. Prüfen Sie die Namen.",
  "Using fallback descriptions due to AI analysis error":
    "Die KI war nicht verfügbar, daher sind die Beschreibungen einfacher",
  "Video uploaded! Starting analysis...": "Video hochgeladen! Es wird jetzt gelesen …",
  "Getting Started guide generated successfully!": "„Erste Schritte“ ist erstellt!",
  "Failed to generate Getting Started guide: {message}":
    "„Erste Schritte“ ließ sich nicht erstellen: {message}",

  "Failed to start screen recording. Please try again.":
    "Die Aufnahme ließ sich nicht starten. Bitte versuchen Sie es noch einmal.",
  "Recording completed!": "Aufnahme fertig!",
  "We couldn't record the screen. Start again and select a screen. If there's no prompt, allow recording in your browser and system settings.":
    "Der Bildschirm ließ sich nicht aufnehmen. Starten Sie neu, und wählen Sie einen Bildschirm. Fragt der Browser nicht, erlauben Sie Aufnahmen in den Einstellungen von Browser und System.",
  "We couldn't capture the screen. Close other programs that record it, then try again.":
    "Der Bildschirm ließ sich nicht aufnehmen. Schließen Sie andere Programme, die ihn aufnehmen, und versuchen Sie es noch einmal.",
  "We found no screen or window to record.": "Kein Bildschirm oder Fenster zum Aufnehmen gefunden.",
  "This browser can't record the screen. Use Chrome, Edge or Firefox on a computer, or upload a video.":
    "Dieser Browser kann den Bildschirm nicht aufnehmen. Verwenden Sie Chrome, Edge oder Firefox am Computer, oder laden Sie ein Video hoch.",
  "Phones can't record the screen from a website. Record on a computer, or upload a video.":
    "Auf dem Smartphone geht das nicht. Nehmen Sie am Computer auf, oder laden Sie ein Video hoch.",
  "Browsers only record the screen over HTTPS. Open this page with https://, or upload a video.":
    "Browser nehmen nur über HTTPS auf. Öffnen Sie diese Seite mit https://, oder laden Sie ein Video hoch.",
  "Your browser blocked the microphone. Record without it, or allow it in your browser's settings.":
    "Ihr Browser blockiert das Mikrofon. Nehmen Sie ohne auf, oder erlauben Sie es in den Einstellungen des Browsers.",
  "We found no microphone. You can record without one.":
    "Kein Mikrofon gefunden. Sie können auch ohne aufnehmen.",
  "We couldn't open the microphone. Close other programs that use it, then try again.":
    "Das Mikrofon ließ sich nicht öffnen. Schließen Sie andere Programme, die es verwenden, und versuchen Sie es noch einmal.",
  "The microphone was disconnected. The rest of the recording has no sound.":
    "Das Mikrofon wurde getrennt. Der Rest der Aufnahme hat keinen Ton.",
  "Recording stopped because this computer ran out of space. We kept what you recorded.":
    "Der Speicher dieses Computers ist voll, daher endete die Aufnahme. Was Sie aufgenommen haben, ist noch da.",
  "This computer is out of space. Free some up, then try again.":
    "Der Speicher dieses Computers ist voll. Schaffen Sie Platz, und versuchen Sie es noch einmal.",
  "Don't reload this page. This browser can't save the recording until you're done.":
    "Laden Sie diese Seite nicht neu. Der Browser kann die Aufnahme erst am Ende speichern.",
  "Nothing was recorded. Please try again.":
    "Es wurde nichts aufgenommen. Bitte versuchen Sie es noch einmal.",
  "You stopped sharing, so the recording ended.": "Sie haben das Teilen beendet und damit die Aufnahme.",
  "The recording is saved on this computer. Open this dialog again to continue.":
    "Die Aufnahme ist auf diesem Computer gespeichert. Öffnen Sie diesen Dialog, um weiterzumachen.",
  "We couldn't send the screenshots. Check your connection and try again.":
    "Die Bilder ließen sich nicht senden. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.",
  "You're signed out. Sign in in another tab, then try again here.":
    "Sie sind abgemeldet. Melden Sie sich in einem anderen Tab an, und versuchen Sie es hier noch einmal.",
  "Check your recording. Next, you'll review its screenshots. You can skip some or cover parts.":
    "Sehen Sie sich die Aufnahme an. Danach prüfen Sie die Bilder. Sie können welche überspringen oder Stellen abdecken.",
  "Check your recording. We'll upload it as is, and only you will see it until you publish it.":
    "Sehen Sie sich die Aufnahme an. Sie wird unverändert hochgeladen und ist bis zum Veröffentlichen nur für Sie sichtbar.",
  "The video is stored on the server. Only your team sees it until you publish it.":
    "Das Video wird auf dem Server gespeichert. Bis zum Veröffentlichen sieht es nur Ihr Team.",
  "The whole video is stored on the server, under How-to Videos. Only your team sees it. Covers don't change it.":
    "Das ganze Video wird auf dem Server unter „Videos“ gespeichert. Nur Ihr Team sieht es. Abdeckungen ändern es nicht.",
  "The recording stays on this computer until you upload it.":
    "Die Aufnahme bleibt auf diesem Computer, bis Sie sie hochladen.",
  "The recording stays on this computer. You'll review its screenshots before we send anything.":
    "Die Aufnahme bleibt auf diesem Computer. Sie prüfen die Bilder, bevor etwas gesendet wird.",
  "We couldn't read this recording. Record again.":
    "Diese Aufnahme ließ sich nicht lesen. Nehmen Sie noch einmal auf.",
  "Failed to extract any frames from video": "Aus dem Video ließen sich keine Bilder holen",
  "Failed to extract any frames from video. The file may be damaged.":
    "Aus dem Video ließen sich keine Bilder holen. Vielleicht ist die Datei beschädigt.",
  "Video metadata loading failed or timed out": "Die Angaben zum Video ließen sich nicht lesen",
  "Canvas to Blob conversion failed": "Ein Bild ließ sich nicht umwandeln",
  "This browser can't read this kind of video.": "Dieser Browser kann solche Videos nicht lesen.",
  "A guide can use up to 60 screenshots.": "Eine Anleitung kann höchstens 60 Bilder verwenden.",
  "The screenshots of this recording are too large.": "Die Bilder dieser Aufnahme sind zu groß.",
  "Please upload an image file": "Bitte laden Sie eine Bilddatei hoch",
  "We're already creating a guide. Wait until it's done.":
    "Eine Anleitung wird gerade erstellt. Warten Sie, bis sie fertig ist.",
  "Too many recordings in the last hour. Try again later.":
    "Zu viele Aufnahmen in der letzten Stunde. Versuchen Sie es später noch einmal.",
  "We no longer have this recording's screenshots. Record again.":
    "Die Bilder dieser Aufnahme sind nicht mehr da. Nehmen Sie noch einmal auf.",
  "Company not found": "Unternehmen nicht gefunden",
  "Something went wrong on our side. Please try again.":
    "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",

  "MP4, MOV, AVI or WebM, up to 500 MB. One file.": "MP4, MOV, AVI oder WebM, bis 500 MB. Eine Datei.",
  "Drop a video here, or choose one": "Video hier ablegen oder auswählen",
  "Choosing a file...": "Datei wird ausgewählt …",
  "Drop it to upload it": "Zum Hochladen loslassen",
  "Drop one video file": "Legen Sie eine Videodatei ab",
  "The upload of {file} was interrupted. Choose the same file again to continue.":
    "Das Hochladen von {file} wurde unterbrochen. Wählen Sie dieselbe Datei noch einmal, um fortzufahren.",
  "Choose another file": "Andere Datei wählen",
  "Upload of {file}": "{file} hochladen",
  "Cancel upload": "Hochladen abbrechen",
  "Paused. To continue later, choose the same file again.":
    "Pausiert. Um später fortzufahren, wählen Sie dieselbe Datei noch einmal.",
  "You're offline. The upload will continue automatically when you reconnect.":
    "Sie sind offline. Das Hochladen geht weiter, sobald Sie wieder verbunden sind.",
  "The server is busy or away. The upload will continue automatically.":
    "Der Server ist überlastet oder nicht erreichbar. Das Hochladen geht automatisch weiter.",
  "We couldn't reach the server. Check your connection and try again.":
    "Wir haben den Server nicht erreicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "The server can't do this right now. Try again in a moment.":
    "Der Server kann das gerade nicht tun. Versuchen Sie es gleich noch einmal.",
  "Uploaded. Checking the file...": "Hochgeladen. Die Datei wird geprüft …",
  "You can close this and continue later.": "Sie können dies schließen und später fortfahren.",
  "Failed to upload video: {message}": "Das Video ließ sich nicht hochladen: {message}",
  "Video uploaded successfully!": "Video hochgeladen!",
  "Please upload a video file": "Bitte laden Sie eine Videodatei hoch",
  "Please upload a valid video file": "Bitte laden Sie eine gültige Videodatei hoch",
  "File size must be less than 500MB": "Die Datei muss kleiner als 500 MB sein",
  "Please choose one file": "Bitte wählen Sie eine Datei",
  "This file seems to be cut off. Copy or export the video again, then upload it.":
    "Diese Datei scheint abgeschnitten zu sein. Kopieren oder exportieren Sie das Video erneut, und laden Sie es dann hoch.",
  "The server is out of space. We've notified its operator.":
    "Der Speicher des Servers ist voll. Der Betreiber ist benachrichtigt.",
  "Your videos can use up to {count} GB. Delete one to make room for this one.":
    "Ihre Videos dürfen höchstens {count} GB belegen. Löschen Sie eines, um Platz zu schaffen.",
  "You've reached the limit of {count} videos. Delete one first.":
    "Mehr als {count} Videos sind nicht möglich. Löschen Sie zuerst eines.",
  "You have too many unfinished uploads. Finish or cancel one, then try again.":
    "Zu viele Uploads sind nicht fertig. Beenden Sie einen, oder brechen Sie ihn ab, und versuchen Sie es noch einmal.",
  "Send at least 5 MB at a time.": "Senden Sie mindestens 5 MB auf einmal.",
  "The server couldn't find this upload. Try again to continue.":
    "Der Server findet diese Datei nicht. Versuchen Sie es noch einmal, um fortzufahren.",
  "You're signed out. Sign in in another tab, then continue here.":
    "Sie sind abgemeldet. Melden Sie sich in einem anderen Tab an, und fahren Sie hier fort.",
  "Your plan doesn't include publishing or editing how-to videos.": "Ihr Tarif enthält keine Videos.",
  "You can no longer upload videos here. Ask an owner or admin of your team.":
    "Sie können hier keine Videos mehr hochladen. Fragen Sie jemanden aus der Leitung Ihres Teams.",
};

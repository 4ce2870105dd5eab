/** The page of the recorder extension. Formal: "Sie". By the English text. */
export const extension = {
  "Recorder Extension": "Recorder-Erweiterung",
  "Records your clicks in a browser tab, with the exact name and a picture of each control.":
    "Nimmt Ihre Klicks in einem Browser-Tab auf, mit dem genauen Namen und einem Bild jedes Bedienelements.",
  "Connect this browser": "Diesen Browser verbinden",
  "Install the extension. {command} writes it for Chrome, Edge and Firefox.":
    "Installieren Sie die Erweiterung. {command} erstellt sie für Chrome, Edge und Firefox.",
  "Open it on this page, or enter {address} as your Step.":
    "Öffnen Sie sie auf dieser Seite, oder geben Sie {address} als Ihr Step ein.",
  "Enter the code. It works once, for {count} minutes.":
    "Geben Sie den Code ein. Er gilt einmal, {count} Minuten lang.",
  Copy: "Kopieren",
  "Create code": "Code erstellen",
  "Create another code": "Neuen Code erstellen",
  "The extension can only send recordings, as you. You review each one in the browser before it is sent.":
    "Die Erweiterung kann nur Aufnahmen senden, in Ihrem Namen. Sie prüfen jede im Browser, bevor sie gesendet wird.",
  "Your connected browsers": "Ihre verbundenen Browser",
  "None so far.": "Noch keine.",
  "Connected {when}.": "Verbunden {when}.",
  "Last recording {when}.": "Letzte Aufnahme {when}.",
  "No recording sent yet.": "Noch keine Aufnahme gesendet.",
  "{browser} on {system}": "{browser} auf {system}",
  "Unknown device": "Unbekanntes Gerät",
  Disconnect: "Trennen",
  "This browser was already disconnected.": "Dieser Browser war schon getrennt.",
  "{device} is disconnected": "{device} ist getrennt",
};

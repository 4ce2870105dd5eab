/** The page of the recorder extension. Formal: "Sie". By the English text. */
export const extension = {
  "Recorder Extension": "Recorder-Erweiterung",
  "Records your clicks in a browser tab, with the exact name and a picture of each control.":
    "Nimmt Ihre Klicks in einem Browser-Tab auf, mit dem genauen Namen und einem Bild jedes Bedienelements.",
  "Connect this browser": "Diesen Browser verbinden",
  "Install the recorder extension. The person who runs your Step can give it to you.":
    "Installieren Sie die Recorder-Erweiterung. Sie bekommen sie von der Person, die Ihr Step betreibt.",
  "Run {command} on the server. Your team can then download the extension here.":
    "Führen Sie auf dem Server {command} aus. Danach kann Ihr Team die Erweiterung hier herunterladen.",
  "Download the extension and unpack it:": "Laden Sie die Erweiterung herunter und entpacken Sie sie:",
  "for Chrome and Edge": "für Chrome und Edge",
  "for Firefox": "für Firefox",
  "In Chrome or Edge, open {address}, turn on developer mode, and load the unpacked folder.":
    "Öffnen Sie in Chrome oder Edge {address}, schalten Sie den Entwicklermodus ein und laden Sie den entpackten Ordner.",
  "In Firefox, open {address} and load the folder's manifest.json.":
    "Öffnen Sie in Firefox {address} und laden Sie die Datei manifest.json aus dem Ordner.",
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

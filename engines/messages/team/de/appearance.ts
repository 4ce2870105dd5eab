/** Settings of logo, colors and font. Formal: "Sie". By the English text. */
export const appearance = {
  Logo: "Logo",
  "Your logo": "Ihr Logo",
  None: "Keins",
  Upload: "Hochladen",
  "Uploading...": "Wird hochgeladen …",
  "Upload a logo": "Logo hochladen",
  Remove: "Entfernen",
  Undo: "Rückgängig",
  "Save logo": "Logo speichern",
  "Recommended 200x200px, max 2MB": "Empfohlen: 200 × 200 px, höchstens 2 MB",
  "Please upload an image file": "Bitte laden Sie eine Bilddatei hoch",
  "File size should be less than 2MB": "Die Datei darf höchstens 2 MB groß sein",
  "Logo uploaded successfully": "Logo hochgeladen",
  "Logo removed": "Logo entfernt",
  "Failed to upload logo": "Das Logo ließ sich nicht hochladen",
  "Icon in browser tabs": "Symbol im Browser-Tab",
  "Your icon": "Ihr Symbol",
  "Upload an icon": "Symbol hochladen",
  "Save icon": "Symbol speichern",
  "Without one, we use your logo or the first letter of your name":
    "Ohne Symbol zeigen wir Ihr Logo oder den ersten Buchstaben Ihres Namens",
  "Square, at least 96x96px, max 1MB": "Quadratisch, mindestens 96 × 96 px, höchstens 1 MB",
  "Please use a square image": "Bitte verwenden Sie ein quadratisches Bild",
  "File size should be less than 1MB": "Die Datei darf höchstens 1 MB groß sein",
  "Icon uploaded": "Symbol hochgeladen",
  "Icon removed": "Symbol entfernt",
  "Couldn't upload the icon": "Das Symbol ließ sich nicht hochladen",
  "This icon is no longer available. Upload it again.":
    "Dieses Symbol ist nicht mehr vorhanden. Laden Sie es noch einmal hoch.",
  "Start page": "Startseite",
  "Your picture": "Ihr Bild",
  "Upload a picture": "Bild hochladen",
  "Save picture": "Bild speichern",
  "At least 1280px wide, max 8MB": "Mindestens 1280 px breit, höchstens 8 MB",
  "File size should be less than 8MB": "Die Datei darf höchstens 8 MB groß sein",
  "Picture uploaded": "Bild hochgeladen",
  "Picture removed": "Bild entfernt",
  "Couldn't upload the picture": "Das Bild ließ sich nicht hochladen",
  "This picture is no longer available. Upload it again.":
    "Dieses Bild ist nicht mehr vorhanden. Laden Sie es noch einmal hoch.",
  "Name beside the logo": "Name neben dem Logo",
  Automatic: "Automatisch",
  Show: "Anzeigen",
  Hide: "Ausblenden",
  "Pattern of your mark beside the headline": "Muster aus Ihrem Zeichen neben der Überschrift",
  "Upload the image again.": "Laden Sie das Bild noch einmal hoch.",
  "This image is empty": "Dieses Bild ist leer",
  "We couldn't read this image. Please upload another one":
    "Dieses Bild ließ sich nicht lesen. Bitte laden Sie ein anderes hoch",
  "This image has more than 25 megapixels. Please upload a smaller one":
    "Dieses Bild hat mehr als 25 Megapixel. Bitte laden Sie ein kleineres hoch",
  "This logo is no longer available. Upload it again.":
    "Dieses Logo ist nicht mehr vorhanden. Laden Sie es noch einmal hoch.",

  "Banner color": "Farbe des Banners",
  "Background color": "Hintergrundfarbe",
  "Secondary color": "Zweite Farbe",
  "Font family": "Schriftart",
  Presets: "Vorschläge",
  Backgrounds: "Hintergründe",
  "Banner color preset": "Vorschlag für das Banner",
  "Custom color": "Eigene Farbe",
  "Pick the banner color": "Farbe des Banners wählen",
  "Pick the background color": "Hintergrundfarbe wählen",
  "Pick the secondary color": "Zweite Farbe wählen",
  "Same as the banner": "Wie das Banner",
  "Tints your pages in dark mode. If empty, we use the banner color.":
    "Tönt Ihre Seiten im dunklen Farbschema. Ohne Angabe gilt die Farbe des Banners.",
  "Please enter a color such as #6E0AD6": "Bitte geben Sie eine Farbe wie #6E0AD6 ein",
  "How can we help?": "Wie können wir helfen?",
  "Visitors see {font} if their device has it. Otherwise, they see a similar font.":
    "Besucher sehen {font}, wenn ihr Gerät diese Schrift hat, sonst eine ähnliche.",

  Blue: "Blau",
  Purple: "Violett",
  Pink: "Pink",
  Indigo: "Indigo",
  "Light Blue": "Hellblau",
  Orange: "Orange",
  Red: "Rot",
  Teal: "Türkis",
  "Ocean Blue": "Ozeanblau",
  "Dark Blue": "Dunkelblau",
  White: "Weiß",
  "Light gray": "Hellgrau",
  "Blue gray": "Blaugrau",
  Black: "Schwarz",

  Color: "Farbton",
  "Used, contrast {ratio}": "Verwendet, Kontrast {ratio}",
  "Not used, contrast {ratio}": "Nicht verwendet, Kontrast {ratio}",
  "White text on this {color} has a contrast of {ratio}. Buttons use it as is.":
    "Weißer Text auf diesem {color} hat einen Kontrast von {ratio}. Schaltflächen verwenden ihn unverändert.",
  "White text on this {color} has a contrast of {ratio}, dark text {dark}. Buttons use dark text.":
    "Weißer Text auf diesem {color} hat einen Kontrast von {ratio}, dunkler {dark}. Schaltflächen verwenden dunklen Text.",
  "White text on this {color} has a contrast of {ratio}, too low to read. Buttons use dark text instead, {dark}.":
    "Weißer Text auf diesem {color} hat einen Kontrast von {ratio} und ist kaum lesbar. Schaltflächen verwenden dunklen Text mit {dark}.",
  "A button in this {color} would blend into the background. Buttons use {used} with white instead, {reached}.":
    "Eine Schaltfläche in diesem {color} höbe sich kaum vom Hintergrund ab. Schaltflächen verwenden stattdessen {used} mit Weiß, {reached}.",
  "A button in this {color} would blend into the background. Buttons use {used} with dark text instead, {reached}.":
    "Eine Schaltfläche in diesem {color} höbe sich kaum vom Hintergrund ab. Schaltflächen verwenden stattdessen {used} mit dunklem Text, {reached}.",
  "Text on this {color} has a contrast of {ratio} at most, too low to read. Buttons use {used} with white instead, {reached}.":
    "Text auf diesem {color} hat einen Kontrast von höchstens {ratio} und ist kaum lesbar. Schaltflächen verwenden stattdessen {used} mit Weiß, {reached}.",
  "Text on this {color} has a contrast of {ratio} at most, too low to read. Buttons use {used} with dark text instead, {reached}.":
    "Text auf diesem {color} hat einen Kontrast von höchstens {ratio} und ist kaum lesbar. Schaltflächen verwenden stattdessen {used} mit dunklem Text, {reached}.",
  "Links become {color} on light.": "Links werden auf hellem Grund {color}.",
  "Links become {color} on dark.": "Links werden auf dunklem Grund {color}.",
  "Links become {light} on light and {dark} on dark.":
    "Links werden auf hellem Grund {light} und auf dunklem {dark}.",
  "Text on {from} would have a contrast of {before} at most, too low for cards. Pages use {to} instead, {after}.":
    "Text auf {from} hätte einen Kontrast von höchstens {before}, zu wenig für Karten. Die Seiten verwenden stattdessen {to}, {after}.",
};

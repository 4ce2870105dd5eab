/** Settings of the widget. Formal: "Sie". By the English text. */
export const widget = {
  "Add it to your website": "Zu Ihrer Website hinzufügen",
  "The widget works only with a public help center.":
    "Das Widget funktioniert nur mit einem öffentlichen Hilfe-Center.",
  "Change who can read it": "Ändern, wer es lesen darf",
  "Paste this line before {tag} on every page.": "Fügen Sie diese Zeile auf jeder Seite vor {tag} ein.",
  Copy: "Kopieren",
  "Email it to your developer": "Per E-Mail an die Entwicklung senden",
  "Our help widget": "Unser Hilfe-Widget",
  "Please add this line before </body> on every page of our website:":
    "Bitte fügen Sie diese Zeile auf jeder Seite unserer Website vor </body> ein:",

  "Allowed websites": "Erlaubte Websites",
  "The widget opens only on these. Open it on a page of yours to check it.":
    "Nur auf diesen öffnet sich das Widget. Öffnen Sie es zur Probe auf einer Ihrer Seiten.",
  "Seen {when} on {path}": "Zuletzt gesehen: {when} auf {path}",
  "Not seen yet": "Noch nicht gesehen",
  "Not allowed. Tried once today": "Nicht erlaubt. Heute 1 Versuch",
  "Not allowed. Tried {count} times today": "Nicht erlaubt. Heute {count} Versuche",
  Allow: "Erlauben",
  "Allow {website}": "{website} erlauben",
  "Remove {website}": "{website} entfernen",
  Website: "Website",
  Add: "Hinzufügen",

  "Suggestions by page": "Vorschläge je Seite",
  "Other pages get suggestions from their title.": "Andere Seiten erhalten Vorschläge nach ihrem Titel.",
  "Edit {path}": "{path} bearbeiten",
  "Add a rule": "Regel hinzufügen",
  "{path} (no longer published)": "{path} (nicht mehr veröffentlicht)",
  "{title} and {count} more": "{title} und {count} weitere",
  Path: "Pfad",
  "On your website. A * stands for any text.": "Auf Ihrer Website. Ein * steht für beliebigen Text.",
  "Shows first": "Zeigt zuerst",
  "Then ({number})": "Danach ({number})",
  "The title or address of a question, article, guide or category.":
    "Titel oder Adresse einer Frage, eines Artikels, einer Anleitung oder einer Kategorie.",
  Save: "Speichern",
  Cancel: "Abbrechen",
  "Remove this rule": "Diese Regel entfernen",

  Button: "Schaltfläche",
  Label: "Text",
  "In your main language. Other languages say “Help” in theirs.":
    "In Ihrer Hauptsprache. In anderen Sprachen steht dort „Hilfe“ in der jeweiligen Sprache.",
  Help: "Hilfe",
  Position: "Position",
  Left: "Links",
  Right: "Rechts",
  "Open search with Ctrl K or ⌘ K": "Suche mit Strg K oder ⌘ K öffnen",

  "Signed-in visitors": "Angemeldete Besucher",
  "Your server signs a token with this secret, and messages say who sent them.":
    "Ihr Server signiert mit diesem Geheimnis ein Token, und Nachrichten nennen ihren Absender.",
  "Show the secret": "Geheimnis anzeigen",
  "Created {when}.": "Erstellt: {when}.",
  "The audience of tokens is {audience}.": "Die Audience der Tokens ist {audience}.",
  "The previous secret works for one day after that.":
    "Das vorige Geheimnis gilt danach noch einen Tag lang.",
  "Create a secret": "Geheimnis erstellen",
  "Create a new secret": "Neues Geheimnis erstellen",

  "AI assistants": "KI-Assistenten",
  "Assistants with the Model Context Protocol (MCP) can search and ask here. They cite your pages.":
    "Assistenten mit dem Model Context Protocol (MCP) können hier suchen und fragen. Sie nennen Ihre Seiten als Quelle.",
  "1 request in the last 30 days, counted separately from people":
    "1 Anfrage in den letzten 30 Tagen, getrennt von Menschen gezählt",
  "{count} requests in the last 30 days, counted separately from people":
    "{count} Anfragen in den letzten 30 Tagen, getrennt von Menschen gezählt",

  Preview: "Vorschau",
  "Your widget as visitors see it. You can use it here.":
    "Ihr Widget, wie Besucher es sehen. Sie können es hier verwenden.",
  "The preview needs JavaScript. Everything else on this page works without.":
    "Die Vorschau braucht JavaScript. Alles andere auf dieser Seite funktioniert ohne.",

  "Settings saved": "Einstellungen gespeichert",
  "Couldn't save. Try again.": "Nicht gespeichert. Versuchen Sie es noch einmal.",
  "Website allowed": "Website erlaubt",
  "Website removed": "Website entfernt",
  "Suggestion saved": "Vorschlag gespeichert",
  "Suggestion removed": "Vorschlag entfernt",
  "New secret created": "Neues Geheimnis erstellt",
  "Enter a website such as example.com": "Geben Sie eine Website wie example.com ein",
  "You can allow at most {count} websites.": "Sie können höchstens {count} Websites erlauben.",
  "The widget needs at least one website. Add another one first.":
    "Das Widget braucht mindestens eine Website. Fügen Sie zuerst eine andere hinzu.",
  "You can add at most {count} paths.": "Sie können höchstens {count} Pfade hinzufügen.",
  "Enter a path that begins with /, such as /pricing or /blog/*":
    "Geben Sie einen Pfad ein, der mit / beginnt, zum Beispiel /preise oder /blog/*",
  "There are already suggestions for this path": "Für diesen Pfad gibt es schon Vorschläge",
  "Enter the title of at least one page": "Geben Sie den Titel mindestens einer Seite ein",
  "We can't find “{title}” in your help center": "„{title}“ ist in Ihrem Hilfe-Center nicht zu finden",
  "Use at most 40 characters": "Höchstens 40 Zeichen",
};

/** The wizard, and reading a website before there is an account. Formal: "Sie". By the English text. */
export const wizard = {
  Setup: "Einrichtung",
  "Sign Out": "Abmelden",
  Back: "Zurück",
  Next: "Weiter",
  "Create Help Center": "Hilfe-Center anlegen",
  "Skip onboarding and go to dashboard": "Einrichtung überspringen und zum Dashboard",
  "Skip and go to dashboard": "Überspringen und zum Dashboard",
  "Loading your account...": "Ihr Konto wird geladen …",
  "Taking longer than expected...": "Das dauert länger als erwartet …",
  "Creating your help center...": "Ihr Hilfe-Center wird angelegt …",
  "Setting up your account...": "Ihr Konto wird eingerichtet …",
  "No website? Try the sample": "Keine Website? Beispiel ausprobieren",
  "Start empty": "Leer beginnen",
  Retry: "Erneut versuchen",
  Cancel: "Abbrechen",
  "Retry with fallback data": "Mit Kontaktdaten erneut versuchen",
  "Recommended 200x200 px, at most 2 MB.": "Empfohlen: 200 × 200 px, höchstens 2 MB.",
  "{number} of {count}": "{number} von {count}",
  "Connection lost. Reconnecting...": "Verbindung unterbrochen. Wird wiederhergestellt …",
  Save: "Speichern",
  Undo: "Rückgängig",

  Welcome: "Willkommen",
  "Your website": "Ihre Website",
  "Is this your website URL?": "Ist das die Adresse Ihrer Website?",
  "Reading your website": "Ihre Website wird gelesen",
  "Analyzing your website": "Ihre Website wird analysiert",
  "Brand colors": "Markenfarben",
  "Are these your colors?": "Sind das Ihre Farben?",
  Logo: "Logo",
  "Select from logos we found on your website, or upload your own":
    "Wählen Sie ein Logo von Ihrer Website, oder laden Sie ein eigenes hoch",
  Writing: "Schreiben",
  "Generating content": "Inhalte werden erstellt",
  Ready: "Fertig",
  "Your help center is ready!": "Ihr Hilfe-Center ist fertig!",

  "Let's build {company}'s help center. It takes about a minute.":
    "Wir erstellen das Hilfe-Center von {company}. Das dauert etwa eine Minute.",
  "Let's build your help center. It takes about a minute.":
    "Wir erstellen Ihr Hilfe-Center. Das dauert etwa eine Minute.",
  "Step reads your website": "Step liest Ihre Website",
  "Up to 25 pages about what you offer, what it costs and how to reach you.":
    "Bis zu 25 Seiten darüber, was Sie anbieten, was es kostet und wie man Sie erreicht.",
  "You check the colors and logo": "Sie prüfen Farben und Logo",
  "Step finds both on your site and keeps your text easy to read.":
    "Step findet beides auf Ihrer Website und sorgt dafür, dass Ihre Texte gut lesbar bleiben.",
  "Step writes the answers": "Step schreibt die Antworten",
  "Every answer quotes the page it came from.": "Jede Antwort zitiert die Seite, von der sie stammt.",
  "You decide what to publish": "Sie entscheiden, was veröffentlicht wird",
  "Edit or remove anything. Nothing is public until you publish it.":
    "Ändern oder entfernen Sie, was Sie möchten. Öffentlich wird nur, was Sie veröffentlichen.",

  "Enter your homepage. We'll find the pages that matter from there.":
    "Geben Sie Ihre Startseite ein. Von dort aus finden wir die wichtigen Seiten.",
  "Signed in as {email}": "Angemeldet als {email}",
  "The sample is a made-up company with a real website. You can start over at any time.":
    "Das Beispiel ist ein erfundenes Unternehmen mit einer echten Website. Sie können jederzeit neu beginnen.",
  "Website URL": "Adresse der Website",
  "We only read public pages, like a search engine.":
    "Wir lesen nur öffentliche Seiten, wie eine Suchmaschine.",
  "https://your-website.com": "https://ihre-website.de",
  "Please enter a valid website URL": "Bitte geben Sie eine gültige Adresse einer Website ein",
  "URL must use HTTP or HTTPS protocol": "Die Adresse muss mit http:// oder https:// beginnen",

  "1 word": "1 Wort",
  "{count} words": "{count} Wörter",
  "1 page": "1 Seite",
  "{count} pages": "{count} Seiten",
  "1 answer": "1 Antwort",
  "{count} answers": "{count} Antworten",
  "1 question": "1 Frage",
  "{count} questions": "{count} Fragen",
  "{words} on {pages}": "{words} auf {pages}",
  "Pages on your website": "Seiten Ihrer Website",
  connecting: "Verbinden …",
  read: "gelesen",
  reading: "wird gelesen",
  skipped: "übersprungen",
  "skipped, {reason}": "übersprungen, {reason}",
  "all read": "alle gelesen",
  "{count} reading": "{count} werden gelesen",
  "{count} skipped": "{count} übersprungen",
  "page limit reached": "Seitenlimit erreicht",
  "blocked by robots.txt": "in robots.txt gesperrt",
  "another website": "andere Website",
  "not a web page": "keine Webseite",
  "duplicate page": "doppelte Seite",
  "doesn't exist": "gibt es nicht",
  "no access": "kein Zugriff",
  "has an error": "Fehler auf der Seite",
  "rate limited": "zu viele Anfragen",
  "too slow": "zu langsam",
  "too large": "zu groß",
  "no text": "kein Text",
  "no answer": "keine Antwort",
  "not public": "nicht öffentlich",
  "redirects elsewhere": "leitet woandershin",
  "needs JavaScript": "braucht JavaScript",
  "not useful": "nicht hilfreich",
  "another language": "andere Sprache",
  stopped: "angehalten",
  "the sample website": "die Beispiel-Website",
  "your website": "Ihre Website",
  "Reading {site}. You can leave this page.": "Gelesen wird: {site}. Sie können diese Seite verlassen.",
  "Tried again once": "Einmal wiederholt",
  "Tried again {count} times": "{count}-mal wiederholt",
  "Finished reading {site}. Colors are next.": "Fertig gelesen: {site}. Als Nächstes kommen die Farben.",
  "We couldn't read {site}.": "{site} ließ sich nicht lesen.",
  "We're not reading your website right now.": "Wir lesen Ihre Website gerade nicht.",
  "You stopped before we finished.": "Sie haben abgebrochen, bevor wir fertig waren.",
  "Change the address": "Adresse ändern",
  "Done. Read {words} on {pages}.": "Fertig. Gelesen: {words} auf {pages}.",
  "{pages} read.": "{pages} gelesen.",
  "Colors so far": "Farben bisher",
  Colors: "Farben",
  "Logos so far": "Logos bisher",
  Logos: "Logos",
  "No colors found": "Keine Farben gefunden",
  "No logos found": "Keine Logos gefunden",
  "Found on the website": "Auf der Website gefunden",
  Languages: "Sprachen",
  "Your help center will have these languages.": "Ihr Hilfe-Center hat dann diese Sprachen.",
  "Not read: {languages}": "Nicht gelesen: {languages}",
  "Main language": "Hauptsprache",
  Add: "Hinzufügen",
  "Leave out": "Weglassen",

  "What you can try": "Das können Sie versuchen",
  "Website Analysis Failed": "Die Website ließ sich nicht lesen",
  "Make sure you entered a correct, public website URL":
    "Prüfen Sie, ob die Adresse stimmt und öffentlich erreichbar ist",
  "Use the address of your homepage": "Verwenden Sie die Adresse Ihrer Startseite",
  "Check that the website loads in your browser": "Prüfen Sie, ob die Website in Ihrem Browser lädt",
  "Wait a few minutes, then try again": "Warten Sie einige Minuten, und versuchen Sie es dann noch einmal",
  "FAQ generation failed": "Die Fragen ließen sich nicht schreiben",
  "FAQ generation failed: {reason}": "Die Fragen ließen sich nicht schreiben: {reason}",
  "Try again in a few minutes. The website may be busy":
    "Versuchen Sie es in einigen Minuten noch einmal. Die Website ist vielleicht überlastet",
  "Retry with fallback data to write from your contact details only":
    "Versuchen Sie es nur mit Ihren Kontaktdaten",
  "Skip this step and write your questions in the dashboard":
    "Überspringen Sie diesen Schritt, und schreiben Sie Ihre Fragen im Dashboard",
  "The website or page was not found. Please check the URL and try again.":
    "Die Website oder Seite wurde nicht gefunden. Prüfen Sie die Adresse, und versuchen Sie es noch einmal.",
  "The website is blocking automated access. Allow it in robots.txt, then try again.":
    "Die Website sperrt automatische Zugriffe. Erlauben Sie sie in robots.txt, und versuchen Sie es dann noch einmal.",
  "The website is blocking automated access. Allow access in its firewall or bot protection, then try again.":
    "Die Website sperrt automatische Zugriffe. Erlauben Sie sie in der Firewall oder im Bot-Schutz, und versuchen Sie es dann noch einmal.",
  "Too many requests. Please wait a few minutes before trying again.":
    "Zu viele Anfragen. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen.",
  "The website took too long to respond. Check that it loads in a browser, then try again.":
    "Die Website hat zu langsam geantwortet. Prüfen Sie, ob sie im Browser lädt, und versuchen Sie es dann noch einmal.",
  "This address leads to a file, not a web page. Enter the address of your homepage.":
    "Diese Adresse führt zu einer Datei, nicht zu einer Webseite. Geben Sie die Adresse Ihrer Startseite ein.",
  "You stopped the website analysis.": "Sie haben das Lesen der Website abgebrochen.",
  "We couldn't open {site}: it didn't answer.": "{site} ließ sich nicht öffnen: keine Antwort.",
  "We couldn't open {site}: the page is too large.": "{site} ließ sich nicht öffnen: Die Seite ist zu groß.",
  "We couldn't open {site}: it answered with an error ({detail}).":
    "{site} ließ sich nicht öffnen: Sie hat mit einem Fehler geantwortet ({detail}).",
  "We couldn't open {site}: it redirects in a loop.":
    "{site} ließ sich nicht öffnen: Sie leitet im Kreis weiter.",
  "We couldn't open {site}: its security certificate isn't valid.":
    "{site} ließ sich nicht öffnen: Ihr Sicherheitszertifikat ist ungültig.",
  "Unexpected error": "Unerwarteter Fehler",
  "The website needs JavaScript, and this server has no browser to run it. Ask the server's operator to install Chromium, or enter a page with plain text.":
    "Die Website braucht JavaScript, und dieser Server hat keinen Browser dafür. Bitten Sie den Betreiber des Servers, Chromium zu installieren, oder geben Sie eine Seite mit einfachem Text ein.",
  "No meaningful content was found on the website. It may rely on JavaScript or contain only images.":
    "Auf der Website wurde kein brauchbarer Inhalt gefunden. Vielleicht braucht sie JavaScript oder enthält nur Bilder.",
  "Characters of text found:": "So viele Zeichen Text haben wir gefunden:",
  "Failed to initialize crawling service. Please check your API configuration.":
    "Der Crawl-Dienst ließ sich nicht starten. Bitte prüfen Sie die Konfiguration der API.",
  "Invalid response structure from crawling service. Please try again or contact support.":
    "Der Crawl-Dienst hat unverständlich geantwortet. Versuchen Sie es noch einmal, oder wenden Sie sich an den Support.",
  "Crawl job completed but no data was returned":
    "Der Crawl-Dienst ist fertig, hat aber keine Daten geliefert",
  "Insufficient API credits. Ask the server's operator to add credits to its crawling service, then try again.":
    "Das Guthaben des Crawl-Dienstes ist aufgebraucht. Bitten Sie den Betreiber des Servers, es aufzuladen, und versuchen Sie es dann noch einmal.",
  "Unexpected error occurred": "Ein unerwarteter Fehler ist aufgetreten",
  "The crawling service didn't respond. Try again in a few minutes.":
    "Der Crawl-Dienst hat nicht geantwortet. Versuchen Sie es in einigen Minuten noch einmal.",
  "The crawling service couldn't read the website. It said: {message}":
    "Der Crawl-Dienst konnte die Website nicht lesen. Er meldet: {message}",

  "Primary color": "Hauptfarbe",
  "Secondary color": "Zweite Farbe",
  "Pick the primary color": "Hauptfarbe auswählen",
  "Pick the secondary color": "Zweite Farbe wählen",
  "Please enter a color such as #6E0AD6": "Bitte geben Sie eine Farbe wie #6E0AD6 ein",
  "Pick your two brand colors.": "Wählen Sie Ihre zwei Markenfarben.",
  "{note} Pick your own.": "{note} Wählen Sie eine eigene.",
  "{note} Change it if it's not yours.": "{note} Ändern Sie sie, wenn es nicht Ihre ist.",
  "This color is a default.": "Diese Farbe ist eine Vorgabe.",
  "We found these on {site}. Change either one.": "Diese Farben stammen von {site}. Sie können beide ändern.",
  Readability: "Lesbarkeit",
  "Button text": "Schaltflächen",
  "Links on light": "Links hell",
  "Links on dark": "Links dunkel",
  "{label}: contrast {ratio}": "{label}: Kontrast {ratio}",
  "Your text is easy to read (WCAG AA).": "Ihre Texte sind gut lesbar (WCAG AA).",
  "Your text is easy to read (WCAG AA). We adjusted some shades. Your own color stays the same.":
    "Ihre Texte sind gut lesbar (WCAG AA). Wir haben einige Farbtöne angepasst. Ihre eigene Farbe bleibt gleich.",
  "What we adjusted": "Was wir angepasst haben",
  "What we adjusted ({count})": "Was wir angepasst haben ({count})",
  "Buttons on light pages use {to} instead of {from}. Contrast goes from {before} to {after}.":
    "Schaltflächen auf hellen Seiten haben {to} statt {from}. Der Kontrast steigt von {before} auf {after}.",
  "Buttons on dark pages use {to} instead of {from}. Contrast goes from {before} to {after}.":
    "Schaltflächen auf dunklen Seiten haben {to} statt {from}. Der Kontrast steigt von {before} auf {after}.",
  "Links on light pages use {to} instead of {from}. Contrast goes from {before} to {after}.":
    "Links auf hellen Seiten haben {to} statt {from}. Der Kontrast steigt von {before} auf {after}.",
  "Links on dark pages use {to} instead of {from}. Contrast goes from {before} to {after}.":
    "Links auf dunklen Seiten haben {to} statt {from}. Der Kontrast steigt von {before} auf {after}.",
  "We found no brand color on your website. This color is a default.":
    "Auf Ihrer Website haben wir keine Markenfarbe gefunden. Diese Farbe ist eine Vorgabe.",
  "We couldn't read some of your styles, and found no brand color elsewhere. This color is a default.":
    "Einige Ihrer Stylesheets ließen sich nicht lesen, und anderswo haben wir keine Markenfarbe gefunden. Diese Farbe ist eine Vorgabe.",
  "We couldn't read your styles, and found no brand color elsewhere. This color is a default.":
    "Ihre Stylesheets ließen sich nicht lesen, und anderswo haben wir keine Markenfarbe gefunden. Diese Farbe ist eine Vorgabe.",
  "Your styles name no brand color. This one comes from your logo.":
    "Ihre Stylesheets nennen keine Markenfarbe. Diese stammt aus Ihrem Logo.",
  "Your styles name no brand color. This one comes from your website's app manifest.":
    "Ihre Stylesheets nennen keine Markenfarbe. Diese stammt aus dem App-Manifest Ihrer Website.",
  "We couldn't read some of your styles. The color comes from your logo.":
    "Einige Ihrer Stylesheets ließen sich nicht lesen. Die Farbe stammt aus Ihrem Logo.",
  "We couldn't read your styles. The color comes from your logo.":
    "Ihre Stylesheets ließen sich nicht lesen. Die Farbe stammt aus Ihrem Logo.",
  "We couldn't read some of your styles. The color comes from your website's app manifest.":
    "Einige Ihrer Stylesheets ließen sich nicht lesen. Die Farbe stammt aus dem App-Manifest Ihrer Website.",
  "We couldn't read your styles. The color comes from your website's app manifest.":
    "Ihre Stylesheets ließen sich nicht lesen. Die Farbe stammt aus dem App-Manifest Ihrer Website.",
  "We couldn't read some of your styles. The color comes from your pages' theme color.":
    "Einige Ihrer Stylesheets ließen sich nicht lesen. Die Farbe ist die Browserfarbe Ihrer Seiten.",
  "We couldn't read your styles. The color comes from your pages' theme color.":
    "Ihre Stylesheets ließen sich nicht lesen. Die Farbe ist die Browserfarbe Ihrer Seiten.",
  "We couldn't read some of your styles. The color comes from what we could read.":
    "Einige Ihrer Stylesheets ließen sich nicht lesen. Die Farbe stammt aus den übrigen.",
  "We couldn't read your styles. The color comes from what we could read.":
    "Ihre Stylesheets ließen sich nicht lesen. Die Farbe stammt aus dem, was lesbar war.",
  "Found on {site}": "Gefunden auf {site}",
  "Show {count} more": "{count} weitere anzeigen",
  "Show fewer": "Weniger anzeigen",
  Primary: "Hauptfarbe",
  Secondary: "Zweitfarbe",
  "Use {color} as primary color": "{color} als Hauptfarbe verwenden",
  "Use {color} as secondary color": "{color} als Zweitfarbe verwenden",
  "1 place": "1 Stelle",
  "{count} places": "{count} Stellen",
  "browser theme color": "Browserfarbe",
  "your style sheet": "Ihr Stylesheet",
  backgrounds: "Hintergründe",
  "buttons and links": "Schaltflächen und Links",
  text: "Text",
  elsewhere: "anderswo",
  "your logo": "Ihr Logo",
  "your website's app manifest": "App-Manifest Ihrer Website",

  "Your upload": "Ihr Bild",
  "Logo {number}": "Logo {number}",
  "No image": "Kein Bild",
  "Your name as text": "Ihr Name als Text",
  "Use this logo": "Dieses Logo verwenden",
  "We selected the best one. We show your name beside it if the logo doesn't include it.":
    "Das beste haben wir ausgewählt. Wenn Ihr Name nicht im Logo steht, zeigen wir ihn daneben.",
  "We found one. We show your name beside it if the logo doesn't include it.":
    "Wir haben eines gefunden. Wenn Ihr Name nicht im Logo steht, zeigen wir ihn daneben.",
  "Your name as text looks good too.": "Auch Ihr Name als Text sieht gut aus.",
  "We found no logo on your website. Your name as text looks good too.":
    "Auf Ihrer Website haben wir kein Logo gefunden. Auch Ihr Name als Text sieht gut aus.",
  "Your own image": "Eigenes Bild",
  "Uploading...": "Wird hochgeladen …",
  Upload: "Hochladen",
  "Upload a logo": "Logo hochladen",
  Name: "Name",
  "Visitors see it in your help center and in its address.":
    "Besucher sehen ihn in Ihrem Hilfe-Center und in dessen Adresse.",
  "Enter the name of your company": "Geben Sie den Namen Ihres Unternehmens ein",
  "Use at most {count} characters": "Höchstens {count} Zeichen",
  "Yours.": "Ihr eigenes.",
  "From your website.": "Von Ihrer Website.",
  "Your name as text.": "Ihr Name als Text.",
  "Please upload an image file": "Bitte laden Sie eine Bilddatei hoch",
  "File size should be less than {size}MB": "Die Datei darf höchstens {size} MB groß sein",
  "This image is too large. Choose one up to 2 MB.": "Dieses Bild ist zu groß. Wählen Sie eines bis 2 MB.",
  "This image is empty": "Dieses Bild ist leer",
  "We couldn't read this image. Please upload another one":
    "Dieses Bild ließ sich nicht lesen. Bitte laden Sie ein anderes hoch",
  "This image has more than 25 megapixels. Please upload a smaller one":
    "Dieses Bild hat mehr als 25 Megapixel. Bitte laden Sie ein kleineres hoch",
  "Too many images are being uploaded right now. Wait a moment, then upload this one again":
    "Gerade werden zu viele Bilder hochgeladen. Warten Sie kurz, und laden Sie dieses dann noch einmal hoch",
  "This logo is no longer available.": "Dieses Logo gibt es nicht mehr.",
  "Upload the logo again.": "Laden Sie das Logo noch einmal hoch.",

  "This is quick, because there's no website to read.":
    "Das geht schnell, denn es gibt keine Website zu lesen.",
  "Step writes questions and answers from your website. If your site doesn't say it, we don't publish it.":
    "Step schreibt Fragen und Antworten aus Ihrer Website. Was dort nicht steht, veröffentlichen wir nicht.",
  "Getting ready": "Wird vorbereitet",
  "Written by the built-in writer": "Geschrieben vom eingebauten Autor",
  "Written by the built-in writer and {engine}": "Geschrieben vom eingebauten Autor und von {engine}",
  "fallback data": "nur Kontaktdaten",
  "try {count}": "Versuch {count}",
  "Try {count}": "Versuch {count}",
  "Loading your pages": "Ihre Seiten werden geladen",
  "{words} words on 1 page": "{words} Wörter auf 1 Seite",
  "{words} words on {pages} pages": "{words} Wörter auf {pages} Seiten",
  "Writing from your contact details": "Aus Ihren Kontaktdaten wird geschrieben",
  "Writing questions that your pages answer": "Fragen, die Ihre Seiten beantworten, werden geschrieben",
  "Asking {model} about your pages": "{model} wird zu Ihren Seiten befragt",
  "Asking {model} about your pages, in {parts} parts":
    "{model} wird zu Ihren Seiten befragt, in {parts} Teilen",
  "{model} refused to answer": "{model} hat nicht geantwortet",
  "{model} was too busy": "{model} war ausgelastet",
  "{model} couldn't be reached": "{model} war nicht erreichbar",
  "{model} didn't answer in time": "{model} hat nicht rechtzeitig geantwortet",
  "{model} gave an unreadable answer": "{model} hat unlesbar geantwortet",
  "{model} gave an answer we couldn't check": "Die Antwort von {model} ließ sich nicht prüfen",
  "{model} added nothing from your pages": "{model} hat aus Ihren Seiten nichts ergänzt",
  "{model} refused to answer, so the built-in writer wrote everything":
    "{model} hat nicht geantwortet, daher hat der eingebaute Autor alles geschrieben",
  "{model} was too busy, so the built-in writer wrote everything":
    "{model} war ausgelastet, daher hat der eingebaute Autor alles geschrieben",
  "{model} couldn't be reached, so the built-in writer wrote everything":
    "{model} war nicht erreichbar, daher hat der eingebaute Autor alles geschrieben",
  "{model} didn't answer in time, so the built-in writer wrote everything":
    "{model} hat nicht rechtzeitig geantwortet, daher hat der eingebaute Autor alles geschrieben",
  "{model} gave an unreadable answer, so the built-in writer wrote everything":
    "{model} hat unlesbar geantwortet, daher hat der eingebaute Autor alles geschrieben",
  "{model} gave an answer we couldn't check, so the built-in writer wrote everything":
    "Die Antwort von {model} ließ sich nicht prüfen, daher hat der eingebaute Autor alles geschrieben",
  "{model} added nothing from your pages, so the built-in writer wrote everything":
    "{model} hat aus Ihren Seiten nichts ergänzt, daher hat der eingebaute Autor alles geschrieben",
  "1 question chosen by {model}": "1 Frage von {model} übernommen",
  "{count} questions chosen by {model}": "{count} Fragen von {model} übernommen",
  "1 answer of {model} dropped (duplicates, or not on your pages)":
    "1 Antwort von {model} verworfen (doppelt oder nicht auf Ihren Seiten)",
  "{count} answers of {model} dropped (duplicates, or not on your pages)":
    "{count} Antworten von {model} verworfen (doppelt oder nicht auf Ihren Seiten)",
  "{count} of {parts} parts got no answer, so the built-in writer read them":
    "{count} von {parts} Teilen blieben ohne Antwort, daher hat der eingebaute Autor sie gelesen",
  "{category}: 1 question": "{category}: 1 Frage",
  "{category}: {count} questions": "{category}: {count} Fragen",
  "1 question in your website's own words": "1 Frage in den Worten Ihrer Website",
  "{count} questions in your website's own words": "{count} Fragen in den Worten Ihrer Website",
  "1 question, each with its source": "1 Frage mit ihrer Quelle",
  "{count} questions, each with its source": "{count} Fragen, jede mit ihrer Quelle",
  "{language}: 1 question, {count} of them translations": "{language}: 1 Frage, davon {count} übersetzt",
  "{language}: {questions} questions, {count} of them translations":
    "{language}: {questions} Fragen, davon {count} übersetzt",
  "We found no clear answers on your pages. Add your own questions next.":
    "Auf Ihren Seiten haben wir keine klaren Antworten gefunden. Fügen Sie als Nächstes eigene Fragen hinzu.",
  "Saved 1 draft for you to review": "1 Entwurf zum Prüfen gespeichert",
  "Saved {count} drafts for you to review": "{count} Entwürfe zum Prüfen gespeichert",
  "No quality FAQs could be generated from the website content":
    "Aus den Inhalten der Website ließen sich keine guten Fragen schreiben",
  "Generated FAQs failed quality validation - no content suitable for publication":
    "Die geschriebenen Fragen waren nicht gut genug, um sie zu veröffentlichen",
  "No website content was extracted. Analyze your website first.":
    "Es gibt noch keine Inhalte Ihrer Website. Lassen Sie sie zuerst lesen.",
  "An unexpected error occurred": "Ein unerwarteter Fehler ist aufgetreten",

  "It has no questions yet. Create it now and add them in the dashboard.":
    "Es hat noch keine Fragen. Legen Sie es jetzt an, und fügen Sie die Fragen im Dashboard hinzu.",
  "1 question is ready to publish. Edit anything first.":
    "1 Frage kann veröffentlicht werden. Ändern Sie vorher, was Sie möchten.",
  "{count} questions are ready to publish. Edit anything first.":
    "{count} Fragen können veröffentlicht werden. Ändern Sie vorher, was Sie möchten.",
  "1 question is ready to publish, 1 stays a draft. Edit anything first.":
    "1 Frage kann veröffentlicht werden, 1 bleibt ein Entwurf. Ändern Sie vorher, was Sie möchten.",
  "1 question is ready to publish, {left} stay drafts. Edit anything first.":
    "1 Frage kann veröffentlicht werden, {left} bleiben Entwürfe. Ändern Sie vorher, was Sie möchten.",
  "{count} questions are ready to publish, 1 stays a draft. Edit anything first.":
    "{count} Fragen können veröffentlicht werden, 1 bleibt ein Entwurf. Ändern Sie vorher, was Sie möchten.",
  "{count} questions are ready to publish, {left} stay drafts. Edit anything first.":
    "{count} Fragen können veröffentlicht werden, {left} bleiben Entwürfe. Ändern Sie vorher, was Sie möchten.",
  Publish: "Veröffentlichen",
  Move: "Bewegen",
  "Edited by you": "Von Ihnen geändert",
  "Publish all": "Alle veröffentlichen",
  "Publish none": "Keine veröffentlichen",
  "{count} of {all} to publish": "{count} von {all} ausgewählt",
  "Check this first": "Zuerst prüfen",
  "More we found": "Außerdem gefunden",
  Draft: "Entwurf",
  Edit: "Ändern",
  Remove: "Entfernen",
  "Before your edit, from": "Vor Ihrer Änderung, aus",
  From: "Aus",
  "(opens in a new tab)": "(öffnet einen neuen Tab)",
  Question: "Frage",
  Answer: "Antwort",
  "**bold**, *italic*, lists and [links](https://…) work.":
    "Möglich sind **fett**, *kursiv*, Listen und [Links](https://…).",
  "This question has changed since you opened it. Here's the current version.":
    "Diese Frage wurde geändert, seit Sie sie geöffnet haben. Das ist die aktuelle Fassung.",
  "Save replaces it with your text. Cancel keeps it.":
    "„Speichern“ ersetzt sie durch Ihren Text. „Abbrechen“ behält sie.",
  "A question needs at least {count} characters": "Eine Frage braucht mindestens {count} Zeichen",
  "A question needs at most {count} characters": "Eine Frage darf höchstens {count} Zeichen haben",
  "An answer needs at least {count} characters": "Eine Antwort braucht mindestens {count} Zeichen",
  "An answer needs at most {count} characters": "Eine Antwort darf höchstens {count} Zeichen haben",

  Preview: "Vorschau",
  "Your help center is still empty": "Ihr Hilfe-Center ist noch leer",
  "Your help center as it fills in": "Ihr Hilfe-Center, während es sich füllt",
  "Your help center in light and dark": "Ihr Hilfe-Center in Hell und Dunkel",
  "Your help center with its logo": "Ihr Hilfe-Center mit seinem Logo",
  "Your help center as visitors will see it": "Ihr Hilfe-Center, wie Besucher es sehen",

  "Help center created successfully!": "Das Hilfe-Center ist angelegt!",
  "Onboarding skipped": "Einrichtung übersprungen",
  "Logo upload failed, but help center will be created without it":
    "Das Logo ließ sich nicht hochladen. Das Hilfe-Center wird ohne Logo angelegt.",
  "Failed to complete onboarding. Please try again.":
    "Die Einrichtung ließ sich nicht abschließen. Bitte versuchen Sie es noch einmal.",
  "Failed to skip onboarding. Please try again.":
    "Die Einrichtung ließ sich nicht überspringen. Bitte versuchen Sie es noch einmal.",
  "An unexpected error occurred. Please try again.":
    "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.",
  "Failed to generate help center content": "Die Inhalte ließen sich nicht erstellen",
  "Step can write your questions 10 times an hour. Try again later.":
    "Step kann Ihre Fragen 10-mal pro Stunde schreiben. Versuchen Sie es später noch einmal.",
  "Question removed": "Frage entfernt",
  "This help center is yours now.": "Dieses Hilfe-Center gehört jetzt Ihnen.",
  "1 FAQs have been created for your help center": "Für Ihr Hilfe-Center wurde 1 Frage angelegt",
  "{count} FAQs have been created for your help center":
    "Für Ihr Hilfe-Center wurden {count} Fragen angelegt",
  "Error creating help center: {message}": "Fehler beim Anlegen des Hilfe-Centers: {message}",
  "Error skipping onboarding: {message}": "Fehler beim Überspringen der Einrichtung: {message}",
  "Finish the earlier steps first.": "Beenden Sie zuerst die früheren Schritte.",
  "Your help center is already set up.": "Ihr Hilfe-Center ist schon eingerichtet.",
  "You switched to another help center in another tab, so nothing was saved here. Switch back there, then try again.":
    "Sie haben in einem anderen Tab das Hilfe-Center gewechselt. Hier wurde nichts gespeichert. Wechseln Sie dort zurück, und versuchen Sie es noch einmal.",

  Source: "Quelle",
  "Back to your questions": "Zurück zu Ihren Fragen",
  "We can't find this source. It may have been removed.":
    "Wir finden diese Quelle nicht. Vielleicht wurde sie entfernt.",

  "Try it": "Ausprobieren",
  "{site} is next": "{site} ist als Nächstes dran",
  "Reading {site}": "{site} wird gelesen",
  "Writing answers for {site}": "Antworten für {site} werden geschrieben",
  "The help center of {site}": "Das Hilfe-Center von {site}",
  "We couldn't read {site}": "{site} ließ sich nicht lesen",
  "Which website should we read?": "Welche Website sollen wir lesen?",
  "Build my help center": "Mein Hilfe-Center erstellen",
  "Use another address": "Andere Adresse verwenden",
  "We can't reach the server. We keep trying.": "Der Server ist nicht erreichbar. Wir versuchen es weiter.",
  "{site} is in line": "{site} steht in der Warteschlange",
  "Writing answers from {site}": "Antworten aus {site} werden geschrieben",
  "{company} has a help center": "{company} hat ein Hilfe-Center",
  "We couldn't make a help center from {site}": "Aus {site} ließ sich kein Hilfe-Center erstellen",
  "It's next. You can leave this page open.":
    "Ihre Website ist als Nächstes dran. Sie können diese Seite offen lassen.",
  "We read 1 website before yours. You can leave this page open.":
    "Vor Ihrer lesen wir noch 1 Website. Sie können diese Seite offen lassen.",
  "We read {count} websites before yours. You can leave this page open.":
    "Vor Ihrer lesen wir noch {count} Websites. Sie können diese Seite offen lassen.",
  "{pages} read so far.": "Bisher {pages} gelesen.",
  "Connecting to your website.": "Die Verbindung zu Ihrer Website wird aufgebaut.",
  "{pages} read. Every answer quotes the page it comes from.":
    "{pages} gelesen. Jede Antwort zitiert die Seite, von der sie stammt.",
  "We read {pages} and found {answers}. Every answer quotes the page it comes from.":
    "{pages} gelesen, {answers} gefunden. Jede Antwort zitiert die Seite, von der sie stammt.",
  "Try another address, or the address of the homepage.":
    "Versuchen Sie eine andere Adresse oder die der Startseite.",
  Reading: "Lesen",
  "Questions your website answers": "Fragen, die Ihre Website beantwortet",
  "And {count} more.": "Und {count} weitere.",
  "Confirm your email to keep it": "Bestätigen Sie Ihre E-Mail-Adresse, um es zu behalten",
  "Keep this help center": "Dieses Hilfe-Center behalten",
  "We've emailed you a link. Nothing goes public until you publish.":
    "Wir haben Ihnen einen Link gesendet. Öffentlich wird nur, was Sie veröffentlichen.",
  "We hold it for 24 hours. Nothing goes public until you publish.":
    "Wir bewahren es 24 Stunden auf. Öffentlich wird nur, was Sie veröffentlichen.",
  "Still in Beta. Without a code, you join the waitlist, and we keep it for you.":
    "Noch in der Beta. Ohne Code kommen Sie auf die Warteliste, und wir bewahren es für Sie auf.",
  "I have an account": "Ich habe ein Konto",
  "Keep it": "Behalten",
  "Sign in": "Anmelden",
  Email: "E-Mail",
  Password: "Passwort",
  "Beta access code (optional)": "Beta-Code (optional)",
  "We delete websites that were read without an account after 24 hours. Enter the address again.":
    "Websites, die ohne Konto gelesen wurden, löschen wir nach 24 Stunden. Geben Sie die Adresse noch einmal ein.",
  "Many websites are being read right now. Please try again in a few minutes.":
    "Gerade werden viele Websites gelesen. Bitte versuchen Sie es in einigen Minuten noch einmal.",
  "You can have one website read per minute without an account. Please wait a moment.":
    "Ohne Konto können Sie eine Website pro Minute lesen lassen. Bitte warten Sie einen Moment.",
  "This website is being read for another visitor. Please try again in a minute.":
    "Diese Website wird gerade für einen anderen Besucher gelesen. Bitte versuchen Sie es in einer Minute noch einmal.",
  "That's enough websites for today. Sign up to have more read.":
    "Für heute sind das genug Websites. Registrieren Sie sich, um weitere lesen zu lassen.",
  "We couldn't find anything on this website that answers a question.":
    "Auf dieser Website haben wir nichts gefunden, was eine Frage beantwortet.",
  "Another account keeps this help center. Sign in with it, or have the website read again.":
    "Ein anderes Konto behält dieses Hilfe-Center. Melden Sie sich damit an, oder lassen Sie die Website neu lesen.",
  "You had another website read in another tab. This is its help center.":
    "In einem anderen Tab haben Sie eine andere Website lesen lassen. Das ist deren Hilfe-Center.",
  "We'll keep this help center for you. It's yours as soon as you're invited.":
    "Wir bewahren dieses Hilfe-Center für Sie auf. Es gehört Ihnen, sobald Sie eingeladen sind.",
  "Only owners of a help center can create another one.":
    "Nur Inhaber eines Hilfe-Centers können ein weiteres anlegen.",
};

/** Settings of the help center's address, domain, visibility and search. Formal: "Sie". By the English text. */
export const center = {
  Address: "Adresse",
  "Lowercase letters, numbers, and hyphens.": "Kleinbuchstaben, Ziffern und Bindestriche.",
  "Links to the old address will keep working. They'll redirect to the new one.":
    "Links zur alten Adresse funktionieren weiter. Sie führen zur neuen.",
  "Live at {address}": "Online unter {address}",
  "Will be {address}": "Künftig {address}",
  "Not public yet: {address}": "Noch nicht öffentlich: {address}",
  "Your own website. Your help center links to it.": "Ihre eigene Website. Ihr Hilfe-Center verlinkt sie.",
  Visibility: "Sichtbarkeit",
  "Anyone with the address can read it, and search engines may list it.":
    "Wer die Adresse kennt, kann es lesen, und Suchmaschinen dürfen es aufführen.",
  "Only you can see it. Visitors get “Not found”.":
    "Nur Sie können es sehen. Besucher erhalten „Nicht gefunden“.",
  "View Help Center": "Hilfe-Center öffnen",

  "Use Path-Based URL": "Adresse mit Pfad",
  "Use Custom Domain": "Eigene Domain verwenden",
  "your-name": "ihr-name",
  "Your own domain, such as help.example.com": "Ihre eigene Domain, zum Beispiel help.example.com",
  "Visitors will open https://{domain}": "Besucher öffnen https://{domain}",
  "Save your settings to see the DNS record to add.":
    "Speichern Sie die Einstellungen, um den nötigen DNS-Eintrag zu sehen.",
  "Verified.": "Bestätigt.",
  "Pending.": "Ausstehend.",
  "Failed.": "Fehlgeschlagen.",
  "Add this CNAME record at your domain provider. It points to {host}. DNS changes can take up to 6 hours.":
    "Legen Sie diesen CNAME-Eintrag bei Ihrem Domain-Anbieter an. Er verweist auf {host}. Änderungen im DNS können bis zu 6 Stunden dauern.",
  "{host} isn't a public hostname, so the record won't work yet. Ask the server's operator to set a public hostname.":
    "{host} ist kein öffentlicher Name, daher wirkt der Eintrag noch nicht. Bitten Sie den Betreiber des Servers, einen öffentlichen Namen einzustellen.",
  "Using a root domain such as example.com? Use a TXT record":
    "Eine Hauptdomain wie example.com? Verwenden Sie einen TXT-Eintrag",
  "It proves that the domain is yours. Then point the domain to {host} with an ALIAS or ANAME record, or to its IP addresses.":
    "Er weist nach, dass die Domain Ihnen gehört. Verweisen Sie die Domain dann mit einem ALIAS- oder ANAME-Eintrag auf {host} oder auf dessen IP-Adressen.",
  "{domain} pointed elsewhere when we last checked. We'll check again soon.":
    "{domain} verwies bei der letzten Prüfung woandershin. Wir prüfen bald noch einmal.",
  "Visitors open https://{domain}": "Besucher öffnen https://{domain}",
  "{domain} is yours. Select it above to use it.":
    "{domain} gehört Ihnen. Wählen Sie die Domain oben aus, um sie zu verwenden.",
  "Not checked yet.": "Noch nicht geprüft.",
  "Not checked yet": "Noch nicht geprüft",
  "Another help center uses {domain}, and its record is still in DNS.":
    "Ein anderes Hilfe-Center verwendet {domain}, und dessen Eintrag ist noch im DNS.",
  "The name servers of {domain} didn't answer ({code}). Try again in a few minutes.":
    "Die Nameserver von {domain} haben nicht geantwortet ({code}). Versuchen Sie es in einigen Minuten noch einmal.",
  "no answer": "keine Antwort",
  "{domain} points somewhere else. Compare the records below.":
    "{domain} verweist woandershin. Vergleichen Sie die Einträge unten.",
  "We found no record for {domain} yet.": "Wir haben noch keinen Eintrag für {domain} gefunden.",
  "Last checked {when}.": "Zuletzt geprüft: {when}.",
  "We check every day.": "Wir prüfen jeden Tag.",
  "We check every hour.": "Wir prüfen jede Stunde.",
  Type: "Typ",
  Name: "Name",
  Expected: "Erwartet",
  Found: "Gefunden",
  "No {type} record": "Kein {type}-Eintrag",
  "Verify Domain": "Domain prüfen",
  "Verifying...": "Prüfung läuft …",

  "Your pages have no search field. Visitors browse by category.":
    "Ihre Seiten haben kein Suchfeld. Besucher blättern durch die Kategorien.",
  "Select at least one type of content. Until then, your pages have no search field.":
    "Wählen Sie mindestens eine Art von Inhalten. Bis dahin haben Ihre Seiten kein Suchfeld.",
  "Visitors can search these types of content.": "Besucher können diese Inhalte durchsuchen.",
  "Questions, answers and categories.": "Fragen, Antworten und Kategorien.",
  "Titles, categories and full text.": "Titel, Kategorien und der ganze Text.",
  "Your Getting Started guide and all other published guides.":
    "„Erste Schritte“ und alle anderen veröffentlichten Anleitungen.",
  "Titles of your how-to videos.": "Titel Ihrer Videos.",
  "Titles of your how-to videos. Needs the AI plan.": "Titel Ihrer Videos. Erfordert den KI-Tarif.",
  "Shows sentences of your pages that answer a question, above the results.":
    "Zeigt über den Ergebnissen Sätze Ihrer Seiten, die eine Frage beantworten.",
  "Your website's other pages answer too, with their address and the day when Step read them.":
    "Auch die übrigen Seiten Ihrer Website antworten, mit Adresse und Datum, an dem Step sie gelesen hat.",
  "This installation has no AI model, so Step selects the sentences.":
    "Diese Installation hat kein KI-Modell, deshalb wählt Step die Sätze aus.",
  "{model} reads searches of three words or more, {count} a day at most. Suggestions and the contact form don't use it. Visitors see a note.":
    "{model} liest Suchen ab drei Wörtern, höchstens {count} am Tag. Vorschläge und Kontaktformular nutzen es nicht. Besucher sehen das.",

  "Subdomain can only contain lowercase letters, numbers, and hyphens":
    "Die Subdomain darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten",
  "Invalid subdomain. Use only lowercase letters, numbers, and hyphens":
    "Ungültige Subdomain. Verwenden Sie nur Kleinbuchstaben, Ziffern und Bindestriche",
  "Subdomain Already Taken": "Diese Subdomain ist vergeben",
  "A public help center needs an address. Enter a subdomain":
    "Ein öffentliches Hilfe-Center braucht eine Adresse. Geben Sie eine Subdomain ein",
  "Please enter your domain, such as help.example.com":
    "Bitte geben Sie Ihre Domain ein, zum Beispiel help.example.com",
  'The subdomain "{name}" is already in use. Please choose a different one.':
    "Die Subdomain „{name}“ wird schon verwendet. Bitte wählen Sie eine andere.",
  'The subdomain "{name}" is reserved. Please choose a different one.':
    "Die Subdomain „{name}“ ist reserviert. Bitte wählen Sie eine andere.",
  "Please enter a valid website URL": "Bitte geben Sie eine gültige Adresse einer Website ein",
  "URL must use HTTP or HTTPS protocol": "Die Adresse muss mit http:// oder https:// beginnen",
  "Please enter a domain such as help.example.com": "Bitte geben Sie eine Domain wie help.example.com ein",
  "This domain belongs to the server. Please enter your own domain":
    "Diese Domain gehört zum Server. Bitte geben Sie Ihre eigene Domain ein",
  "Too many attempts. Try again in a few minutes.":
    "Zu viele Versuche. Versuchen Sie es in einigen Minuten noch einmal.",
  "The domain changed in the meantime. Try again.":
    "Die Domain wurde inzwischen geändert. Versuchen Sie es noch einmal.",
  "The name servers of {domain} didn't respond.": "Die Nameserver von {domain} haben nicht geantwortet.",
  "{domain} is verified": "{domain} ist bestätigt",
  "We couldn't verify {domain}": "{domain} ließ sich nicht bestätigen",
};

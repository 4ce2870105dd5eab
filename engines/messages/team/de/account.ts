/** Your own account: language, address, password, second factors, data. Formal: "Sie". By the English text. */
export const account = {
  Account: "Konto",
  Language: "Sprache",
  "For the pages and emails that you see. Your help center keeps its own.":
    "Für Ihre Seiten und E-Mails. Ihr Hilfe-Center behält seine eigene.",
  "Same as your browser": "Wie im Browser",
  "Save language": "Sprache speichern",
  "Saving...": "Wird gespeichert …",
  "Language saved": "Sprache gespeichert",
  Email: "E-Mail",
  "You sign in as {email}.": "Sie melden sich als {email} an.",
  "New email": "Neue E-Mail-Adresse",
  "We'll email you a link. Your email changes when you open it.":
    "Wir senden Ihnen einen Link. Wenn Sie ihn öffnen, gilt die neue Adresse.",
  "Sending...": "Wird gesendet …",
  "Change email": "E-Mail-Adresse ändern",
  "We sent a link to the new address. Your email changes when you open it.":
    "Wir haben einen Link an die neue Adresse gesendet. Wenn Sie ihn öffnen, gilt sie.",
  "This is already your email": "Das ist schon Ihre E-Mail-Adresse",
  "Please enter your email address": "Bitte geben Sie Ihre E-Mail-Adresse ein",
  "Please enter a valid email address": "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  Password: "Passwort",
  "Show password": "Passwort anzeigen",
  "Your password": "Ihr Passwort",
  "Current password": "Aktuelles Passwort",
  "New password": "Neues Passwort",
  "You don't have a password yet. Setting one signs you out on all other devices.":
    "Sie haben noch kein Passwort. Wenn Sie eines festlegen, werden Sie auf allen anderen Geräten abgemeldet.",
  "Changing it signs you out on all other devices.": "Eine Änderung meldet Sie auf allen anderen Geräten ab.",
  "At least {count} characters. A short sentence is fine.":
    "Mindestens {count} Zeichen. Ein kurzer Satz ist gut geeignet.",
  "Set password": "Passwort festlegen",
  "Change password": "Passwort ändern",
  "Wrong password. Try again.": "Falsches Passwort. Versuchen Sie es noch einmal.",
  "This is your current password. Choose a different one.":
    "Das ist Ihr aktuelles Passwort. Wählen Sie ein anderes.",
  "Password changed. We signed out your other devices.":
    "Passwort geändert. Ihre anderen Geräte sind abgemeldet.",
  "Sign-in security": "Sicherheit der Anmeldung",
  "Passkeys, second factor, and where you're signed in.":
    "Passkeys, zweiter Faktor und wo Sie angemeldet sind.",
  "Open security": "Sicherheit öffnen",
  "Your data": "Ihre Daten",
  "It's yours. Export it at any time.": "Sie gehören Ihnen. Exportieren Sie sie jederzeit.",
  "Export all data": "Alle Daten exportieren",
  "One JSON file with your company, FAQs and their sources, messages, visits and everything else.":
    "Eine JSON-Datei mit Ihrem Unternehmen, Fragen und deren Quellen, Nachrichten, Besuchen und allem anderen.",
  "Delete this help center": "Dieses Hilfe-Center löschen",
  "This deletes it for everyone on its team. Your account and your other help centers stay.":
    "Das löscht es für alle im Team. Ihr Konto und Ihre anderen Hilfe-Center bleiben bestehen.",
  "Delete it permanently": "Endgültig löschen",
  "We deleted the help center and everything in it.": "Das Hilfe-Center und alles darin ist gelöscht.",
  "Delete account": "Konto löschen",
  "This deletes your account and the help centers where you're the only member. You can't undo this.":
    "Das löscht Ihr Konto und die Hilfe-Center, in denen Sie das einzige Mitglied sind. Es lässt sich nicht rückgängig machen.",
  "We can't restore a help center once it's deleted. Export your data first if you want to keep it.":
    "Ein gelöschtes Hilfe-Center lässt sich nicht wiederherstellen. Exportieren Sie vorher Ihre Daten, wenn Sie sie behalten möchten.",
  "Teams with another owner won't be deleted.": "Teams mit einem anderen Inhaber bleiben bestehen.",
  "Type {phrase} to confirm": "Geben Sie zur Bestätigung {phrase} ein",
  "Deleting...": "Wird gelöscht …",
  "Delete everything permanently": "Alles endgültig löschen",
  "Type it exactly as shown above": "Geben Sie es genau wie oben gezeigt ein",
  "We deleted your account and everything in it.": "Ihr Konto und alles darin ist gelöscht.",
  "You're the only owner of {company}, which has other members. Make one of them an owner, or remove them first.":
    "Sie sind der einzige Inhaber von {company}, es gibt aber weitere Mitglieder. Machen Sie zuerst eines davon zum Inhaber, oder entfernen Sie sie.",
  "Sign in again to confirm that it's you. Then try again within 10 minutes.":
    "Melden Sie sich noch einmal an, um zu bestätigen, dass Sie es sind. Versuchen Sie es dann innerhalb von 10 Minuten erneut.",
  "Too many requests. Please wait a few minutes before trying again.":
    "Zu viele Anfragen. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen.",
  "An unexpected error occurred": "Ein unerwarteter Fehler ist aufgetreten",

  "Protect your account": "Schützen Sie Ihr Konto",
  "Sign out": "Abmelden",
  "{company} requires a passkey or a second factor. Set up one of them to continue.":
    "{company} verlangt einen Passkey oder einen zweiten Faktor. Richten Sie einen davon ein, um fortzufahren.",
  "Set up a passkey or an authenticator app. Then a stolen password alone won't be enough to sign in.":
    "Richten Sie einen Passkey oder eine Authenticator-App ein. Ein gestohlenes Passwort allein reicht dann nicht zum Anmelden.",
  Continue: "Weiter",
  Passkeys: "Passkeys",
  "Sign in with your fingerprint, face, or screen lock.":
    "Anmelden mit Fingerabdruck, Gesicht oder Displaysperre.",
  "Added {when}, never used": "Hinzugefügt {when}, nie verwendet",
  "Added {when}, used {used}": "Hinzugefügt {when}, verwendet {used}",
  Change: "Ändern",
  Name: "Name",
  Rename: "Umbenennen",
  "Remove passkey": "Passkey entfernen",
  "Add a passkey": "Passkey hinzufügen",
  "Helps you recognize it in this list.": "Damit Sie ihn in dieser Liste erkennen.",
  "Your device didn't create a passkey. Try again.":
    "Ihr Gerät hat keinen Passkey angelegt. Versuchen Sie es noch einmal.",
  "Waiting for your device...": "Warten auf Ihr Gerät …",
  "Second factor": "Zweiter Faktor",
  "A 6-digit code from your authenticator app that you enter after your password.":
    "Ein 6-stelliger Code aus Ihrer Authenticator-App, den Sie nach dem Passwort eingeben.",
  "Authenticator app": "Authenticator-App",
  "On since {when}": "Eingerichtet: {when}",
  Off: "Aus",
  "Turn off": "Ausschalten",
  "the authenticator app": "der Authenticator-App",
  "Set up": "Einrichten",
  "an authenticator app": "einer Authenticator-App",
  "Recovery codes": "Wiederherstellungscodes",
  "{count} of 10 left": "Noch {count} von 10",
  "Get new codes": "Neue Codes",
  "Replace the old codes": "Alte Codes ersetzen",
  "Scan this code with your authenticator app.": "Scannen Sie diesen Code mit Ihrer Authenticator-App.",
  "QR code for your authenticator app": "QR-Code für Ihre Authenticator-App",
  "Can't scan it? Enter this key: {key}":
    "Sie können ihn nicht scannen? Geben Sie diesen Schlüssel ein: {key}",
  "Enter the 6-digit code from the app": "Geben Sie den 6-stelligen Code aus der App ein",
  "Turn on": "Einschalten",
  "Password or code from your app": "Passwort oder Code aus Ihrer App",
  "Code from your app": "Code aus Ihrer App",
  "Save your recovery codes": "Speichern Sie Ihre Wiederherstellungscodes",
  "Each one signs you in once if you lose your device. We can't show them again.":
    "Mit jedem können Sie sich einmal anmelden, wenn Sie Ihr Gerät verlieren. Wir können sie nicht noch einmal zeigen.",
  "Recovery codes for {app}. Each works once.": "Wiederherstellungscodes für {app}. Jeder gilt einmal.",
  Download: "Herunterladen",
  "I saved them": "Ich habe sie gespeichert",
  "This code isn't right. Check the time on your device and try again.":
    "Dieser Code ist nicht richtig. Prüfen Sie die Uhrzeit Ihres Geräts, und versuchen Sie es noch einmal.",
  "Wrong password or code. Try again.": "Falsches Passwort oder falscher Code. Versuchen Sie es noch einmal.",
  "We couldn't verify this passkey. Try again.":
    "Dieser Passkey konnte nicht geprüft werden. Versuchen Sie es noch einmal.",
  "This took too long. Try again.": "Das hat zu lange gedauert. Versuchen Sie es noch einmal.",
  "This passkey already belongs to an account.": "Dieser Passkey gehört schon zu einem Konto.",
  "That passkey was already removed.": "Dieser Passkey ist schon entfernt.",
  "You have 20 passkeys. Remove one first.": "Sie haben 20 Passkeys. Entfernen Sie zuerst einen.",
  "Passkey added": "Passkey hinzugefügt",
  "Passkey renamed": "Passkey umbenannt",
  "Passkey removed": "Passkey entfernt",
  "Enter a name": "Geben Sie einen Namen ein",
  "Authenticator app is on": "Die Authenticator-App ist eingeschaltet",
  "Authenticator app is off": "Die Authenticator-App ist ausgeschaltet",
  "The authenticator app was already off.": "Die Authenticator-App war schon ausgeschaltet.",
  "Start the setup again.": "Beginnen Sie die Einrichtung noch einmal.",
  "Add a passkey or an authenticator app first.":
    "Fügen Sie zuerst einen Passkey oder eine Authenticator-App hinzu.",

  Team: "Team",
  Members: "Mitglieder",
  Security: "Sicherheit",
  "Audit log": "Protokoll",
  "your company": "Ihrem Unternehmen",
  recently: "vor Kurzem",
  "Unknown device": "Unbekanntes Gerät",
  "Everyone has one.": "Alle haben einen.",
  "1 other": "1 weitere Person",
  "{count} others": "{count} weitere",
  "{who} has neither. Step will ask at the next sign-in.":
    "{who} hat keinen von beiden. Step fragt bei der nächsten Anmeldung.",
  "{who} have neither. Step will ask at the next sign-in.":
    "{who} haben keinen von beiden. Step fragt bei der nächsten Anmeldung.",
  "Where you're signed in": "Wo Sie angemeldet sind",
  "If you don't recognize a device, sign it out and change your password.":
    "Wenn Sie ein Gerät nicht kennen, melden Sie es ab, und ändern Sie Ihr Passwort.",
  "Sign out everywhere else": "Überall sonst abmelden",
  "This device": "Dieses Gerät",
  "Signed in {when}": "Angemeldet {when}",
  "Signed in {when} · Last used {used}": "Angemeldet {when} · Zuletzt verwendet {used}",
  "of {device}": "(Gerät: {device})",
  "{browser} on {system}": "{browser} auf {system}",
  "Device signed out.": "Gerät abgemeldet.",
  "That device was already signed out.": "Dieses Gerät war schon abgemeldet.",
  "You're signed out everywhere else.": "Sie sind überall sonst abgemeldet.",
  "For everyone at {company}": "Für alle bei {company}",
  "Owners and admins can change this.": "Inhaber und Administratoren können das ändern.",
  "Require a passkey or second factor": "Passkey oder zweiten Faktor verlangen",
  "Everyone at your company now needs a passkey or second factor.":
    "Alle in Ihrem Unternehmen brauchen jetzt einen Passkey oder zweiten Faktor.",
  "A passkey or second factor is now optional.": "Ein Passkey oder zweiter Faktor ist jetzt freiwillig.",
  "Sign in with {service}": "Mit {service} anmelden",
  "Use your {service} account instead of a password.":
    "Verwenden Sie Ihr Konto bei {service} statt eines Passworts.",
  "Connected {when}": "Verbunden {when}",
  "Not connected": "Nicht verbunden",
  Connect: "Verbinden",
  Disconnect: "Trennen",
  "Continue with {service}": "Weiter mit {service}",
  "{service} is connected. You can sign in with it now.":
    "{service} ist verbunden. Sie können sich jetzt damit anmelden.",
  "{service} is disconnected.": "{service} ist getrennt.",
  "{service} was already disconnected.": "{service} war schon getrennt.",
  "Set a password or add a passkey first. Otherwise, you won't be able to sign in anymore.":
    "Legen Sie zuerst ein Passwort fest, oder fügen Sie einen Passkey hinzu. Sonst können Sie sich nicht mehr anmelden.",
};

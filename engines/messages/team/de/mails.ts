/** Mails about accounts and teams. Formal: "Sie". By the English text. */
export const mails = {
  "If the button doesn't work, open this link:":
    "Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:",
  "The link works once, within {duration}.": "Der Link funktioniert einmal. Gültigkeit: {duration}.",
  "If that was you, you don't need to do anything.": "Wenn Sie das waren, müssen Sie nichts tun.",
  "Sign in": "Anmelden",

  "Message from {name} through your help center": "Nachricht von {name} über Ihr Hilfe-Center",
  "{sender} sent this through your help center's contact form.":
    "{sender} hat das über das Kontaktformular Ihres Hilfe-Centers gesendet.",
  "They were on {page}": "Die Seite dabei: {page}",
  "Reply to this email to answer.": "Antworten Sie einfach auf diese E-Mail.",

  "Confirm your email for {app}": "Bestätigen Sie Ihre E-Mail-Adresse für {app}",
  "Confirm that this address is yours. The link works for {duration}.":
    "Bestätigen Sie, dass diese Adresse Ihnen gehört. Gültigkeit des Links: {duration}.",
  "Confirm your email": "Bestätigen Sie Ihre E-Mail-Adresse",
  "You signed up for {app}. Confirm that this address is yours.":
    "Sie haben sich bei {app} registriert. Bestätigen Sie, dass diese Adresse Ihnen gehört.",
  "You signed up for {app} with {company}. Confirm that this address is yours.":
    "Sie haben sich mit {company} bei {app} registriert. Bestätigen Sie, dass diese Adresse Ihnen gehört.",
  "Confirm email": "E-Mail-Adresse bestätigen",
  "Someone signed up with this address. If that wasn't you, ignore this email. No one can use the account without the link.":
    "Mit dieser Adresse wurde ein Konto angelegt. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ohne den Link kann niemand das Konto verwenden.",

  "Reset your {app} password": "Setzen Sie Ihr Passwort für {app} zurück",
  "Choose a new password. The link works for {duration}.":
    "Wählen Sie ein neues Passwort. Gültigkeit des Links: {duration}.",
  "Choose a new password": "Neues Passwort wählen",
  "Someone asked to reset the password of your {app} account.":
    "Für Ihr Konto bei {app} wurde ein neues Passwort angefordert.",
  "Someone entered this address under “Forgot your password?”. If that wasn't you, ignore this email. Your password won't change.":
    "Diese Adresse wurde bei „Passwort vergessen?“ eingegeben. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt gleich.",

  "Sign in to {app}": "Bei {app} anmelden",
  "Your sign-in link. It works for {duration}.": "Ihr Anmeldelink. Gültigkeit: {duration}.",
  "Someone asked for a link to sign in to your {app} account, after too many password attempts.":
    "Nach zu vielen Passwortversuchen wurde ein Link zur Anmeldung bei Ihrem Konto bei {app} angefordert.",
  "Don't forward this email. The link signs you in without a password.":
    "Leiten Sie diese E-Mail nicht weiter. Der Link meldet Sie ohne Passwort an.",
  "Someone entered this address on the sign-in page. If that wasn't you, ignore this email. No one can sign in without the link.":
    "Diese Adresse wurde auf der Anmeldeseite eingegeben. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ohne den Link kann sich niemand anmelden.",

  "Your {app} password was changed": "Ihr Passwort für {app} wurde geändert",
  "Your password was changed": "Ihr Passwort wurde geändert",
  "The password of your {app} account was just changed. If that was you, you don't need to do anything.":
    "Das Passwort Ihres Kontos bei {app} wurde gerade geändert. Wenn Sie das waren, müssen Sie nichts tun.",
  "If it wasn't you, reset your password at {forgot} right away, and write to {support}.":
    "Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort unter {forgot} zurück, und schreiben Sie an {support}.",
  "You're getting this email because your account uses this address. We send it after every password change.":
    "Sie erhalten diese E-Mail, weil Ihr Konto diese Adresse verwendet. Wir senden sie nach jeder Änderung des Passworts.",

  "Confirm your new email for {app}": "Bestätigen Sie Ihre neue E-Mail-Adresse für {app}",
  "Confirm to use this address for your account. The link works for {duration}.":
    "Bestätigen Sie, dass Ihr Konto diese Adresse verwenden soll. Gültigkeit des Links: {duration}.",
  "Confirm your new email": "Bestätigen Sie Ihre neue E-Mail-Adresse",
  "Someone asked to use this address for their {app} account. Confirm that it's yours.":
    "Diese Adresse soll für ein Konto bei {app} verwendet werden. Bestätigen Sie, dass sie Ihnen gehört.",
  "Use this email": "Diese E-Mail-Adresse verwenden",
  "Someone entered this address as their new email. If that wasn't you, ignore this email. Nothing changes unless you open the link.":
    "Diese Adresse wurde als neue E-Mail-Adresse eingegeben. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ohne den Link ändert sich nichts.",

  "Your {app} email was changed": "Ihre E-Mail-Adresse für {app} wurde geändert",
  "Your email was changed": "Ihre E-Mail-Adresse wurde geändert",
  "Your {app} account now uses {address}, and we send emails there. If that was you, you don't need to do anything.":
    "Ihr Konto bei {app} verwendet jetzt {address}, und wir senden E-Mails dorthin. Wenn Sie das waren, müssen Sie nichts tun.",
  "another address": "eine andere Adresse",
  "If it wasn't you, write to {support} or by {contact} right away. You can no longer sign in with this address.":
    "Wenn Sie das nicht waren, schreiben Sie sofort an {support} oder über {contact}. Mit dieser Adresse können Sie sich nicht mehr anmelden.",
  "You're getting this email because your account used this address until now.":
    "Sie erhalten diese E-Mail, weil Ihr Konto bisher diese Adresse verwendet hat.",

  "You're invited to a team on {app}": "Sie sind in ein Team bei {app} eingeladen",
  "{app}: 1 answer got worse": "{app}: 1 Antwort ist schlechter geworden",
  "{app}: {count} answers got worse": "{app}: {count} Antworten sind schlechter geworden",
  "{app} tested your help center. The test before had these questions right:":
    "{app} hat Ihr Hilfe-Center getestet. Diese Fragen hatte der Test davor richtig:",
  "{app} tested {company}'s help center. The test before had these questions right:":
    "{app} hat das Hilfe-Center von {company} getestet. Diese Fragen hatte der Test davor richtig:",
  "And {count} more": "Und {count} weitere",
  "Some answers got worse": "Einige Antworten sind schlechter geworden",
  "See what changed": "Änderungen ansehen",
  "You get this email because you publish answers. We send it only if answers got worse.":
    "Sie erhalten diese E-Mail, weil Sie Antworten veröffentlichen. Wir senden sie nur, wenn Antworten schlechter geworden sind.",
  "Stop these emails": "Diese E-Mails abbestellen",

  "{person} invited you to {company}'s team. The invitation works for {duration}.":
    "{person} lädt Sie in das Team von {company} ein. Gültigkeit der Einladung: {duration}.",
  "{person} invited you to a team. The invitation works for {duration}.":
    "{person} lädt Sie in ein Team ein. Gültigkeit der Einladung: {duration}.",
  "You're invited to {company}'s team": "Sie sind in das Team von {company} eingeladen",
  "You're invited to a team": "Sie sind in ein Team eingeladen",
  "{person} invited you to work on {company}'s help center in {app}.":
    "{person} lädt Sie ein, am Hilfe-Center von {company} in {app} mitzuarbeiten.",
  "{person} invited you to work on a help center in {app}.":
    "{person} lädt Sie ein, an einem Hilfe-Center in {app} mitzuarbeiten.",
  "A colleague": "Jemand aus dem Team",
  "Your role: {role}. {text}": "Ihre Rolle: {role}. {text}",
  "Open the invitation": "Einladung öffnen",
  "You're getting this email because {person} entered your address. If you don't know them, ignore it. Nothing happens unless you accept.":
    "Sie erhalten diese E-Mail, weil {person} Ihre Adresse eingegeben hat. Wenn Sie die Person nicht kennen, ignorieren Sie diese E-Mail. Ohne Ihre Zustimmung passiert nichts.",
  Admin: "Administration",
  Editor: "Redaktion",
  Writer: "Autor",
  "Manages settings, members and the domain. Publishes anything.":
    "Verwaltet Einstellungen, Mitglieder und die Domain. Veröffentlicht alles.",
  "Writes and publishes.": "Schreibt und veröffentlicht.",
  "Writes drafts. Can't publish.": "Schreibt Entwürfe. Kann nicht veröffentlichen.",
  "Answers messages in the inbox. Can't edit content.":
    "Beantwortet Nachrichten im Posteingang. Kann keine Inhalte bearbeiten.",

  "{app} stopped a webhook to {host}": "{app} hat einen Webhook an {host} angehalten",
  "We couldn't deliver events of your help center.":
    "Ereignisse Ihres Hilfe-Centers konnten nicht zugestellt werden.",
  "{host} didn't accept events of {name}, so we stopped sending them.":
    "{host} hat Ereignisse von {name} nicht angenommen. Deshalb senden wir keine mehr.",
  "Open the delivery log to see what it answered. When the receiver works again, turn the webhook back on. We send what is still waiting.":
    "Im Zustellprotokoll sehen Sie, was geantwortet wurde. Sobald der Empfänger wieder funktioniert, schalten Sie den Webhook wieder ein. Wir senden dann, was noch wartet.",
  "Open the delivery log": "Zustellprotokoll öffnen",
  "You're getting this email because you manage the settings of {name}.":
    "Sie erhalten diese E-Mail, weil Sie die Einstellungen von {name} verwalten.",

  "A help center on {app} was deleted": "Ein Hilfe-Center bei {app} wurde gelöscht",
  "It was {name}'s help center.": "Es war das Hilfe-Center von {name}.",
  "{name}'s help center was deleted": "Das Hilfe-Center von {name} wurde gelöscht",
  "{person} deleted {name}'s help center with all its content.":
    "{person} hat das Hilfe-Center von {name} mit allen Inhalten gelöscht.",
  "Your account and your other help centers stay as they are.":
    "Ihr Konto und Ihre anderen Hilfe-Center bleiben, wie sie sind.",
  "Open {app}": "{app} öffnen",
  "You're getting this email because you were on {name}'s team.":
    "Sie erhalten diese E-Mail, weil Sie im Team von {name} waren.",

  "A passkey was added": "Ein Passkey wurde hinzugefügt",
  "The passkey “{what}” was added to your {app} account.":
    "Der Passkey „{what}“ wurde zu Ihrem Konto bei {app} hinzugefügt.",
  "A passkey was removed": "Ein Passkey wurde entfernt",
  "The passkey “{what}” was removed from your {app} account.":
    "Der Passkey „{what}“ wurde aus Ihrem Konto bei {app} entfernt.",
  "An authenticator app was added": "Eine Authenticator-App wurde hinzugefügt",
  "An authenticator app was added to your {app} account.":
    "Zu Ihrem Konto bei {app} wurde eine Authenticator-App hinzugefügt.",
  "The authenticator app was turned off": "Die Authenticator-App wurde ausgeschaltet",
  "The authenticator app was turned off for your {app} account.":
    "Die Authenticator-App wurde für Ihr Konto bei {app} ausgeschaltet.",
  "Your second factors were removed": "Ihre zweiten Faktoren wurden entfernt",
  "An operator removed all passkeys and the authenticator app from your {app} account.":
    "Ein Betreiber hat alle Passkeys und die Authenticator-App aus Ihrem Konto bei {app} entfernt.",
  "A new way to sign in was added": "Ein neuer Anmeldeweg wurde hinzugefügt",
  "Signing in with {what} was turned on for your {app} account.":
    "Die Anmeldung mit {what} wurde für Ihr Konto bei {app} eingeschaltet.",
  "A way to sign in was removed": "Ein Anmeldeweg wurde entfernt",
  "Signing in with {what} was turned off for your {app} account.":
    "Die Anmeldung mit {what} wurde für Ihr Konto bei {app} ausgeschaltet.",
  "New recovery codes were created": "Neue Wiederherstellungscodes wurden erstellt",
  "New recovery codes replaced the old ones of your {app} account.":
    "Neue Wiederherstellungscodes ersetzen die alten Ihres Kontos bei {app}.",
  "A recovery code was used": "Ein Wiederherstellungscode wurde verwendet",
  "A recovery code was used to sign in. You have {what} left for your {app} account.":
    "Ein Wiederherstellungscode wurde zur Anmeldung verwendet. Für Ihr Konto bei {app} bleiben Ihnen {what}.",
  "You're getting this email because your account uses this address. We send it after every change to how you sign in.":
    "Sie erhalten diese E-Mail, weil Ihr Konto diese Adresse verwendet. Wir senden sie nach jeder Änderung Ihrer Anmeldung.",

  "1 text to check in {app}": "1 zu prüfender Text in {app}",
  "{count} texts to check in {app}": "{count} zu prüfende Texte in {app}",
  "Read it, and confirm that it's still correct.": "Lesen Sie ihn, und bestätigen Sie, dass er noch stimmt.",
  "Read them, and confirm that they're still correct.":
    "Lesen Sie sie, und bestätigen Sie, dass sie noch stimmen.",
  "and {count} more": "und {count} weitere",
  "Check texts": "Texte prüfen",
  "You're getting this email because you publish texts of {name}.":
    "Sie erhalten diese E-Mail, weil Sie Texte von {name} veröffentlichen.",

  "Your company": "Ihr Unternehmen",
  "You're in: {app} is ready for you": "Sie sind dabei: {app} ist für Sie bereit",
  "You're off the waitlist. Sign in and turn your website into a help center.":
    "Ihr Platz auf der Warteliste ist frei geworden. Melden Sie sich an, und machen Sie aus Ihrer Website ein Hilfe-Center.",
  "You're off the waitlist": "Das Warten ist vorbei",
  "{company} now has full access to {app}. Sign in as {email}, enter your website and watch it become a help center.":
    "{company} hat jetzt vollen Zugang zu {app}. Melden Sie sich als {email} an, geben Sie Ihre Website ein, und sehen Sie zu, wie daraus ein Hilfe-Center wird.",
  "You're getting this email because you joined the {app} waitlist.":
    "Sie erhalten diese E-Mail, weil Sie auf der Warteliste von {app} stehen.",
};

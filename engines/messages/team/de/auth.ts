/** Signing in and up. Formal: "Sie". By the English text, which may be one of the specification's. */
export const auth = {
  "Sign in": "Anmelden",
  "Sign up": "Registrieren",
  "Sign in to {app}": "Bei {app} anmelden",
  "Create your help center": "Ihr Hilfe-Center anlegen",
  "Signing in...": "Anmeldung läuft …",
  "Creating your account...": "Konto wird angelegt …",
  "Saving...": "Wird gespeichert …",
  "Sending...": "Wird gesendet …",
  "Sign up for {app} and turn your website into a help center where every answer cites its source.":
    "Registrieren Sie sich bei {app}, und machen Sie aus Ihrer Website ein Hilfe-Center, in dem jede Antwort ihre Quelle nennt.",
  "Sign in to {app} to manage your help center.":
    "Melden Sie sich bei {app} an, um Ihr Hilfe-Center zu verwalten.",
  "Create the first account": "Das erste Konto anlegen",
  "It runs this installation, and makes your first help center. No beta code or confirmation mail needed.":
    "Es verwaltet diese Installation und legt Ihr erstes Hilfe-Center an. Ohne Beta-Code und ohne Bestätigungsmail.",
  "Create account": "Konto anlegen",
  "This installation is set up.": "Diese Installation ist eingerichtet.",
  "This installation is set up": "Diese Installation ist eingerichtet",
  "It has its first account, so this link no longer works.":
    "Sie hat ihr erstes Konto, daher gilt dieser Link nicht mehr.",
  "This link doesn't work": "Dieser Link gilt nicht",
  "Use the link that the server printed when it started last.":
    "Nehmen Sie den Link, den der Server beim letzten Start ausgegeben hat.",
  "No account yet?": "Noch kein Konto?",
  "Have an account?": "Schon registriert?",
  "What happens next": "So geht es weiter",
  Email: "E-Mail",
  Password: "Passwort",
  "Show password": "Passwort anzeigen",
  "Company name": "Name des Unternehmens",
  "At least {count} characters. A short sentence is fine.":
    "Mindestens {count} Zeichen. Ein kurzer Satz ist gut geeignet.",
  "Forgot your password?": "Passwort vergessen?",
  "Sign up, and we'll read {website}.": "Registrieren Sie sich, und wir lesen {website}.",
  "Still in Beta.": "Noch in der Beta.",
  "With a beta code, you can start now. Without one, you join the waitlist.":
    "Mit einem Beta-Code können Sie sofort beginnen. Ohne Code kommen Sie auf die Warteliste.",
  "By signing up you agree to the {terms} and the {privacy}.":
    "Mit der Registrierung stimmen Sie den {terms} und der {privacy} zu.",
  "Terms of Service": "Nutzungsbedingungen",
  "Privacy Policy": "Datenschutzerklärung",
  "You chose the AI plan.": "Sie haben den KI-Tarif gewählt.",
  "Beta access code": "Beta-Code",
  "(optional)": "(optional)",
  "We couldn't check the code right now. We'll check it again when you sign up.":
    "Wir konnten den Code gerade nicht prüfen. Wir prüfen ihn bei der Registrierung noch einmal.",
  "Checking code...": "Code wird geprüft …",
  "✓ Valid beta code - you'll get immediate access!": "✓ Gültiger Beta-Code: Sie erhalten sofort Zugang!",
  "✗ Invalid or expired beta code - you'll be added to our waitlist":
    "✗ Ungültiger oder abgelaufener Beta-Code: Sie kommen auf unsere Warteliste",
  "Without a beta code, you'll be added to our waitlist for early access.":
    "Ohne Beta-Code kommen Sie auf unsere Warteliste für den frühen Zugang.",

  "Please verify your email address to continue": "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse",
  "Check your email": "Sehen Sie in Ihre E-Mails",
  "We sent a link to {email}. Open it on any device to confirm your email.":
    "Wir haben einen Link an {email} gesendet. Öffnen Sie ihn auf einem beliebigen Gerät, um Ihre E-Mail-Adresse zu bestätigen.",
  "No mail server is set up yet, so the email is in the {mailbox}.":
    "Es ist noch kein Mailserver eingerichtet, daher liegt die E-Mail im {mailbox}.",
  "local mailbox": "lokalen Postfach",
  "No mail server is set up yet, so the email is in the local mailbox. Open it with the address printed in the terminal.":
    "Es ist noch kein Mailserver eingerichtet, daher liegt die E-Mail im lokalen Postfach. Öffnen Sie es mit der Adresse aus dem Terminal.",
  "Nothing there? Check your spam folder, or resend it.":
    "Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder senden Sie die E-Mail noch einmal.",
  "Resend confirmation email": "Bestätigung erneut senden",
  "You can resend it in {duration}.": "Erneut senden möglich in: {duration}.",
  "Wait {duration} before you resend it.": "Bitte warten Sie noch: {duration}.",
  "We've already sent a link to that address, and it still works. You can send another in {duration}.":
    "Wir haben bereits einen Link an diese Adresse gesendet, und er gilt noch. Ein weiterer ist möglich in: {duration}.",
  "Back to sign in": "Zurück zur Anmeldung",
  "Back to Sign In": "Zurück zur Anmeldung",

  "You can sign in by email instead. We'll send a link to {email}.":
    "Sie können sich stattdessen per E-Mail anmelden. Wir senden einen Link an {email}.",
  "Email me a sign-in link": "Anmeldelink zusenden",
  "Each link works once, for {duration}.": "Jeder Link gilt einmal. Gültigkeit: {duration}.",
  "The link works for {duration}.": "Gültigkeit des Links: {duration}.",
  "This browser stays signed in until you sign out.":
    "Dieser Browser bleibt angemeldet, bis Sie sich abmelden.",
  "We couldn't sign you in": "Die Anmeldung hat nicht geklappt",
  "We'll email you a link to reset your password.":
    "Wir senden Ihnen einen Link, mit dem Sie Ihr Passwort zurücksetzen.",
  "Send link": "Link senden",
  "Choose a new password": "Neues Passwort wählen",
  "This signs you out on every device.": "Dadurch werden Sie auf allen Geräten abgemeldet.",
  "New password": "Neues Passwort",
  "Save new password": "Neues Passwort speichern",
  "This link no longer works": "Dieser Link gilt nicht mehr",
  "Request a new link": "Neuen Link anfordern",

  "Sign in with a passkey": "Mit einem Passkey anmelden",
  "Waiting for your device...": "Warten auf Ihr Gerät …",
  "We couldn't reach the server. Try again.":
    "Der Server ist nicht erreichbar. Versuchen Sie es noch einmal.",
  "Your device didn't offer a passkey. Try again, or sign in another way.":
    "Ihr Gerät hat keinen Passkey angeboten. Versuchen Sie es noch einmal, oder melden Sie sich anders an.",
  "Continue with {service}": "Weiter mit {service}",
  "Confirm that it's you": "Bestätigen Sie, dass Sie es sind",
  "6-digit code or recovery code": "6-stelliger Code oder Wiederherstellungscode",
  "Recovery code": "Wiederherstellungscode",
  "Open your authenticator app, or use a recovery code if you lost your device.":
    "Öffnen Sie Ihre Authenticator-App. Wenn Sie Ihr Gerät verloren haben, verwenden Sie einen Wiederherstellungscode.",
  "Use a recovery code if you lost your passkey.":
    "Wenn Sie Ihren Passkey verloren haben, verwenden Sie einen Wiederherstellungscode.",

  "Confirm your email": "E-Mail-Adresse bestätigen",
  "Confirming your email...": "Ihre E-Mail-Adresse wird bestätigt …",
  "This takes a moment.": "Das dauert einen Moment.",
  "Confirm my email": "Meine E-Mail-Adresse bestätigen",
  "Email Confirmed!": "E-Mail-Adresse bestätigt!",
  Continue: "Weiter",
  "Verification Failed": "Bestätigung fehlgeschlagen",
  "Invalid confirmation link. It has already been used. If that was you, sign in.":
    "Dieser Bestätigungslink wurde bereits verwendet. Wenn Sie das waren, melden Sie sich an.",
  "Confirm your new email": "Neue E-Mail-Adresse bestätigen",
  "Use this email from now on?": "Ab jetzt diese E-Mail-Adresse verwenden?",
  "The account {email} changes to {newEmail}.": "Das Konto {email} wechselt zu {newEmail}.",
  "You'll sign in with it and get account emails there.":
    "Sie melden sich damit an und erhalten dort E-Mails zu Ihrem Konto.",
  "Use this email": "Diese E-Mail-Adresse verwenden",
  "Your email hasn't changed": "Ihre E-Mail-Adresse wurde nicht geändert",
  "Go to your account": "Zu Ihrem Konto",

  "Please enter your email address": "Bitte geben Sie Ihre E-Mail-Adresse ein",
  "Please enter a valid email address": "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  "Please enter your company name": "Bitte geben Sie den Namen Ihres Unternehmens ein",
  "At most 100 characters": "Höchstens 100 Zeichen",
  "Please enter your password": "Bitte geben Sie Ihr Passwort ein",
  "Use at most 128 characters.": "Verwenden Sie höchstens 128 Zeichen.",
  "Use at least 10 characters. A short sentence is easy to remember.":
    "Verwenden Sie mindestens 10 Zeichen. Ein kurzer Satz lässt sich leicht merken.",
  "This is one of the most common passwords. Choose another one.":
    "Das ist eines der häufigsten Passwörter. Wählen Sie ein anderes.",
  "This is your email address. Choose something that's harder to guess.":
    "Das ist Ihre E-Mail-Adresse. Wählen Sie etwas, das schwerer zu erraten ist.",
  "This is your company's name. Choose something that's harder to guess.":
    "Das ist der Name Ihres Unternehmens. Wählen Sie etwas, das schwerer zu erraten ist.",

  "This email is already registered. Please sign in instead.":
    "Diese E-Mail-Adresse ist bereits registriert. Bitte melden Sie sich an.",
  "Please check your email and click the confirmation link before signing in.":
    "Bitte klicken Sie vor der Anmeldung auf den Bestätigungslink in Ihrer E-Mail.",
  "Invalid email or password. Please try again.":
    "E-Mail-Adresse oder Passwort sind nicht richtig. Bitte versuchen Sie es noch einmal.",
  "Signup failed": "Die Registrierung ist fehlgeschlagen",
  "Account created! Please check your email to confirm your address.":
    "Konto angelegt! Bitte bestätigen Sie Ihre Adresse über den Link in Ihrer E-Mail.",
  "Error setting up your account": "Ihr Konto konnte nicht eingerichtet werden",
  "Email confirmed successfully!": "Ihre E-Mail-Adresse wurde bestätigt!",
  "Invalid confirmation link": "Ungültiger Bestätigungslink",
  "Failed to confirm email verification": "Die Bestätigung ist fehlgeschlagen",
  "Confirmation email sent! Please check your inbox.":
    "Bestätigung gesendet! Bitte sehen Sie in Ihren Posteingang.",
  "Failed to resend confirmation email": "Die Bestätigung konnte nicht erneut gesendet werden",
  "An unexpected error occurred": "Ein unerwarteter Fehler ist aufgetreten",
  "Too many requests. Please wait a few minutes before trying again.":
    "Zu viele Anfragen. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen.",
  "If there is an account with that address, we've emailed a link that signs you in.":
    "Wenn es ein Konto mit dieser Adresse gibt, haben wir einen Anmeldelink gesendet.",
  "If there is an account with that address, we've already emailed links within the last hour. They still work.":
    "Wenn es ein Konto mit dieser Adresse gibt, haben wir in der letzten Stunde bereits Links gesendet. Sie gelten noch.",
  "This link no longer works. Request a new one.": "Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.",
  "If there is an account with that address, we've already emailed links within the last hour. The newest one still works.":
    "Wenn es ein Konto mit dieser Adresse gibt, haben wir in der letzten Stunde bereits Links gesendet. Der neueste gilt noch.",
  "If there is an account with that address, we've emailed you a link.":
    "Wenn es ein Konto mit dieser Adresse gibt, haben wir Ihnen einen Link gesendet.",
  "Password changed. Sign in with the new one.": "Passwort geändert. Melden Sie sich mit dem neuen an.",
  "This link no longer works. Change your email again.":
    "Dieser Link gilt nicht mehr. Ändern Sie Ihre E-Mail-Adresse noch einmal.",
  "Sign in to the account that asked for this email, and open the link again. If you didn't ask, ignore it.":
    "Melden Sie sich bei dem Konto an, das diese E-Mail-Adresse angefordert hat, und öffnen Sie den Link noch einmal. Wenn Sie das nicht waren, ignorieren Sie ihn.",
  "Another account already uses this email.": "Ein anderes Konto verwendet diese E-Mail-Adresse bereits.",

  "This took too long. Sign in again.": "Das hat zu lange gedauert. Melden Sie sich noch einmal an.",
  "This code isn't right. Check the time on your device and try again.":
    "Dieser Code ist nicht richtig. Prüfen Sie die Uhrzeit Ihres Geräts, und versuchen Sie es noch einmal.",
  "This code was already used. Wait for the next one.":
    "Dieser Code wurde schon verwendet. Warten Sie auf den nächsten.",
  "This isn't one of your unused recovery codes.":
    "Das ist keiner Ihrer unbenutzten Wiederherstellungscodes.",
  "Enter the 6 digits from your app or a recovery code.":
    "Geben Sie die 6 Ziffern aus Ihrer App oder einen Wiederherstellungscode ein.",
  "Too many attempts. Wait a few minutes, or use a passkey or a recovery code.":
    "Zu viele Versuche. Warten Sie einige Minuten, oder verwenden Sie einen Passkey oder Wiederherstellungscode.",
  "This passkey doesn't belong to an account here. Sign in another way.":
    "Dieser Passkey gehört zu keinem Konto. Melden Sie sich anders an.",
  "We couldn't verify this passkey. Try again.":
    "Dieser Passkey konnte nicht geprüft werden. Versuchen Sie es noch einmal.",
  "This took too long. Try again.": "Das hat zu lange gedauert. Versuchen Sie es noch einmal.",

  "Enter your website": "Geben Sie Ihre Website ein",
  "That's all we need.": "Mehr brauchen wir nicht.",
  "Step reads your pages": "Step liest Ihre Seiten",
  "It finds your colors, logo and contact details.": "Es findet Ihre Farben, Ihr Logo und Ihre Kontaktdaten.",
  "Step writes the answers": "Step schreibt die Antworten",
  "If your site doesn't say it, we don't publish it.":
    "Was nicht auf Ihrer Website steht, veröffentlichen wir nicht.",
  "Your help center is ready": "Ihr Hilfe-Center ist fertig",
  "Source: {page} of Whetline, our sample company":
    "Quelle: {page} von Whetline, unserem Beispielunternehmen",
  "FAQ page": "FAQ-Seite",

  Invitation: "Einladung",
  "Join {company}": "Team von {company} beitreten",
  "Join the team": "Dem Team beitreten",
  "{person} invited you to work on {company}'s help center.":
    "{person} lädt Sie ein, am Hilfe-Center von {company} mitzuarbeiten.",
  "{person} invited you to work on their help center.":
    "{person} lädt Sie ein, an einem Hilfe-Center mitzuarbeiten.",
  "A member": "Ein Teammitglied",
  "You're signed in as {email}.": "Sie sind angemeldet als {email}.",
  "This invitation is for {invited}. You're signed in as {email}.":
    "Diese Einladung ist für {invited}. Sie sind angemeldet als {email}.",
  "Switch account": "Konto wechseln",
  "Stay signed in": "Angemeldet bleiben",
  "Your account will have the address {email}.": "Ihr Konto erhält die Adresse {email}.",
  "Create account and join": "Konto anlegen und beitreten",
  "By joining you agree to the {terms} and the {privacy}.":
    "Mit dem Beitritt stimmen Sie den {terms} und der {privacy} zu.",
  "Open the dashboard": "Dashboard öffnen",
  "This email is already registered. Sign in to return to this invitation.":
    "Diese E-Mail-Adresse ist bereits registriert. Nach der Anmeldung kehren Sie zu dieser Einladung zurück.",
  "Sign in to accept this invitation.": "Melden Sie sich an, um diese Einladung anzunehmen.",
  "We couldn't accept this invitation. See the reason below.":
    "Die Einladung konnte nicht angenommen werden. Den Grund sehen Sie unten.",
  "We can't find this invitation": "Wir finden diese Einladung nicht",
  "The link is incomplete, or a newer email replaced it. Open the link in the newest email.":
    "Der Link ist unvollständig oder wurde durch eine neuere E-Mail ersetzt. Öffnen Sie den Link aus der neuesten E-Mail.",
  "This invitation was already used": "Diese Einladung wurde bereits verwendet",
  "Each invitation works once. If that was you, sign in.":
    "Jede Einladung gilt einmal. Wenn Sie das waren, melden Sie sich an.",
  "This invitation was withdrawn": "Diese Einladung wurde zurückgezogen",
  "Ask the person who invited you for a new one.": "Bitten Sie die einladende Person um eine neue.",
  "This invitation has expired": "Diese Einladung ist abgelaufen",
  "Invitations work for 7 days. Ask the person who invited you for a new one.":
    "Einladungen gelten 7 Tage lang. Bitten Sie die einladende Person um eine neue.",
  "This help center was deleted": "Dieses Hilfe-Center wurde gelöscht",
  "There's nothing left to join. You can ignore the email.":
    "Es gibt kein Team mehr, dem Sie beitreten könnten. Sie können die E-Mail ignorieren.",
  "You're already on this team": "Sie gehören schon zu diesem Team",
  "There's nothing left to accept.": "Es gibt nichts mehr anzunehmen.",
  "Signed out successfully": "Abgemeldet",

  Owner: "Inhaber",
  Admin: "Administration",
  Editor: "Redaktion",
  Writer: "Autor",
  "Does everything, including deleting the company.": "Darf alles, auch das Unternehmen löschen.",
  "Manages settings, members and the domain. Publishes anything.":
    "Verwaltet Einstellungen, Mitglieder und die Domain. Veröffentlicht alles.",
  "Writes and publishes.": "Schreibt und veröffentlicht.",
  "Writes drafts. Can't publish.": "Schreibt Entwürfe. Kann nicht veröffentlichen.",
  "Answers messages in the inbox. Can't edit content.":
    "Beantwortet Nachrichten im Posteingang. Kann keine Inhalte bearbeiten.",

  "You'll sign in with {service} as {email}.": "Sie melden sich mit {service} als {email} an.",
  "You already have an account": "Sie haben bereits ein Konto",
  "Sign in to {email} once as usual. Then you can connect it to {service}.":
    "Melden Sie sich einmal wie gewohnt bei {email} an. Danach können Sie das Konto mit {service} verbinden.",
  "Sign in to connect": "Anmelden und verbinden",
  "Switch accounts first": "Wechseln Sie zuerst das Konto",
  "{service} belongs to the account {email}. You're signed in as {other}.":
    "{service} gehört zum Konto {email}. Sie sind angemeldet als {other}.",
  "Connect {service}": "{service} verbinden",
  "You can then sign in to {email} with {service}, too.":
    "Danach können Sie sich bei {email} auch mit {service} anmelden.",
  Connect: "Verbinden",
  "Not now": "Nicht jetzt",
  "Back to security": "Zurück zur Sicherheit",
  "This took too long, or it was started in another browser. Try again.":
    "Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Versuchen Sie es noch einmal.",
  "This sign-in was already used. Try again.":
    "Diese Anmeldung wurde bereits verwendet. Versuchen Sie es noch einmal.",
  "Your session changed after you started. Try again.":
    "Sie sind anders angemeldet als zu Beginn. Versuchen Sie es noch einmal.",
  "We can't reach {service} right now. Try again in a few minutes.":
    "{service} ist gerade nicht erreichbar. Versuchen Sie es in einigen Minuten noch einmal.",
  "{service} ended the sign-in. Try again.":
    "{service} hat die Anmeldung beendet. Versuchen Sie es noch einmal.",
  "We couldn't verify the answer from {service}. Try again.":
    "Die Antwort von {service} konnte nicht geprüft werden. Versuchen Sie es noch einmal.",
  "{service} hasn't verified your email address. Verify it there, then try again.":
    "{service} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, und versuchen Sie es dann noch einmal.",
  "This {service} account is connected to another account here.":
    "Dieses Konto bei {service} ist hier mit einem anderen Konto verbunden.",
  "Your account is connected to another {service} account. Disconnect it first.":
    "Ihr Konto ist mit einem anderen Konto bei {service} verbunden. Trennen Sie es zuerst.",
} as const;

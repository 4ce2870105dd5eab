/** The team's members, invitations and email domains, and the page for people without a team. Formal: "Sie". By the English text. */
export const team = {
  Team: "Team",
  Members: "Mitglieder",
  Security: "Sicherheit",
  "Audit log": "Protokoll",
  Name: "Name",
  Role: "Rolle",
  "Last seen": "Zuletzt da",
  "Last seen:": "Zuletzt da:",
  Now: "Jetzt",
  Recently: "Vor Kurzem",
  "Signed out": "Abgemeldet",
  "(you)": "(Sie)",
  "Role of {name}": "Rolle von {name}",
  "More for {name}": "Mehr zu {name}",
  "Send again": "Erneut senden",
  Revoke: "Zurückziehen",
  "Invited, expired": "Eingeladen, abgelaufen",
  "Invited, expires {day}": "Eingeladen, gültig bis {day}",
  "Invited by {name}, expired": "Eingeladen von {name}, abgelaufen",
  "Invited by {name}, expires {day}": "Eingeladen von {name}, gültig bis {day}",

  Owner: "Inhaber",
  Admin: "Administration",
  Editor: "Redaktion",
  Writer: "Autor",
  Support: "Support",
  "What each role can do": "Was jede Rolle darf",
  "Does everything, including deleting the company.": "Darf alles, auch das Unternehmen löschen.",
  "Manages settings, members and the domain. Publishes anything.":
    "Verwaltet Einstellungen, Mitglieder und die Domain. Veröffentlicht alles.",
  "Writes and publishes.": "Schreibt und veröffentlicht.",
  "Writes drafts. Can't publish.": "Schreibt Entwürfe. Kann nicht veröffentlichen.",
  "Answers messages in the inbox. Can't edit content.":
    "Beantwortet Nachrichten im Posteingang. Kann keine Inhalte bearbeiten.",
  "If someone leaves, everything they wrote stays.": "Wer das Team verlässt, dessen Texte bleiben erhalten.",

  "Invite people": "Einladen",
  "Invite people to your team": "In Ihr Team einladen",
  "Invite people to {company}": "Zu {company} einladen",
  "Email addresses": "E-Mail-Adressen",
  "Remove {email}": "{email} entfernen",
  "The link works once, for {days} days.": "Der Link gilt einmal und {days} Tage lang.",
  Cancel: "Abbrechen",
  Save: "Speichern",
  "Sending...": "Wird gesendet …",
  "Send invitation": "Einladung senden",
  "Send {count} invitations": "{count} Einladungen senden",

  "Leave the team": "Team verlassen",
  "Remove from the team": "Aus dem Team entfernen",
  "Transfer ownership": "Zum Inhaber machen",
  "Leave this team?": "Dieses Team verlassen?",
  "You'll lose access to this help center. What you wrote stays. To come back, you'll need a new invitation.":
    "Sie verlieren den Zugriff auf dieses Hilfe-Center. Was Sie geschrieben haben, bleibt erhalten. Um zurückzukehren, brauchen Sie eine neue Einladung.",
  "Remove {name}?": "{name} entfernen?",
  "They'll lose access to this help center right away. What they wrote stays.":
    "Der Zugriff auf dieses Hilfe-Center endet sofort. Die geschriebenen Texte bleiben erhalten.",
  "They'll lose access to this help center right away. What they wrote stays. API keys they made work until you revoke them.":
    "Der Zugriff auf dieses Hilfe-Center endet sofort. Die geschriebenen Texte bleiben erhalten. Erstellte API-Schlüssel gelten, bis Sie sie widerrufen.",
  Remove: "Entfernen",
  "Make {name} the owner?": "{name} zum Inhaber machen?",
  "They'll be able to do everything, including removing you. You'll become an admin.":
    "Als Inhaber darf diese Person alles, auch Sie entfernen. Sie selbst gehören dann zur Administration.",

  "Join by email domain": "Beitritt über die E-Mail-Domain",
  "People who sign in with {service} and have an address at your domain join as writers.":
    "Wer sich mit {service} anmeldet und eine Adresse Ihrer Domain hat, tritt als Autor bei.",
  "Verified. We check the record every day.": "Bestätigt. Wir prüfen den Eintrag jeden Tag.",
  "We didn't find the record in the last check, so no one new can join. We'll check again soon.":
    "Bei der letzten Prüfung fehlte der Eintrag, daher kann niemand mehr beitreten. Wir prüfen bald noch einmal.",
  "Add this record at your domain provider, then verify it. DNS changes can take up to 6 hours.":
    "Legen Sie diesen Eintrag bei Ihrem Domain-Anbieter an, und prüfen Sie ihn dann. DNS-Änderungen können bis zu 6 Stunden dauern.",
  "We can't find the record, so no one new can join. Add it again, then verify it.":
    "Wir finden den Eintrag nicht, daher kann niemand mehr beitreten. Legen Sie ihn wieder an, und prüfen Sie ihn dann.",
  "Last checked {when}.": "Zuletzt geprüft: {when}.",
  Verify: "Prüfen",
  Type: "Typ",
  Value: "Wert",
  "Email domain": "E-Mail-Domain",
  "The part of your email addresses after the @.": "Der Teil Ihrer E-Mail-Adressen nach dem @.",
  "Add domain": "Domain hinzufügen",

  "{name} is now Owner.": "{name} ist jetzt Inhaber.",
  "{name} is now Admin.": "{name} gehört jetzt zur Administration.",
  "{name} is now Editor.": "{name} gehört jetzt zur Redaktion.",
  "{name} is now Writer.": "{name} ist jetzt Autor.",
  "{name} is now Support.": "{name} gehört jetzt zum Support.",
  "{email} is now invited as Admin.": "{email} ist jetzt zur Administration eingeladen.",
  "{email} is now invited as Editor.": "{email} ist jetzt zur Redaktion eingeladen.",
  "{email} is now invited as Writer.": "{email} ist jetzt als Autor eingeladen.",
  "{email} is now invited as Support.": "{email} ist jetzt zum Support eingeladen.",
  "{name} is no longer on the team.": "{name} gehört nicht mehr zum Team.",
  "{name} is now an owner, and you're an admin.":
    "{name} ist jetzt Inhaber, und Sie gehören zur Administration.",
  "You left {company}.": "Sie haben {company} verlassen.",
  "You left the team.": "Sie haben das Team verlassen.",
  "We sent {email} a new link. The earlier one no longer works.":
    "Wir haben einen neuen Link an {email} gesendet. Der frühere gilt nicht mehr.",
  "We sent an invitation to {email}.": "Wir haben eine Einladung an {email} gesendet.",
  "We sent {count} invitations.": "Wir haben {count} Einladungen gesendet.",
  "Invitation revoked. Its link no longer works.":
    "Die Einladung ist zurückgezogen. Ihr Link gilt nicht mehr.",
  "Add the record for {domain}, then verify it.":
    "Legen Sie den Eintrag für {domain} an, und prüfen Sie ihn dann.",
  "{domain} is verified.": "{domain} ist bestätigt.",
  "People with an address of {domain} no longer join automatically.":
    "Wer eine Adresse von {domain} hat, tritt nicht mehr automatisch bei.",

  "This person is no longer on your team.": "Diese Person gehört nicht mehr zu Ihrem Team.",
  "Only an owner can do this.": "Das dürfen nur Inhaber.",
  "Your team needs at least one owner. Make someone else an owner first.":
    "Ihr Team braucht mindestens einen Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.",
  "You're the only owner. Make someone else an owner before you leave.":
    "Sie sind der einzige Inhaber. Machen Sie jemand anderen zum Inhaber, bevor Sie das Team verlassen.",
  "You already own this company.": "Sie sind bereits Inhaber.",
  "Enter at least one email address.": "Geben Sie mindestens eine E-Mail-Adresse ein.",
  "Invite at most 20 people at a time.": "Laden Sie höchstens 20 Personen auf einmal ein.",
  "Your team has 100 open invitations. Revoke some first.":
    "Ihr Team hat 100 offene Einladungen. Ziehen Sie zuerst einige zurück.",
  "You've sent too many invitations today. Try again tomorrow.":
    "Sie haben heute zu viele Einladungen gesendet. Versuchen Sie es morgen noch einmal.",
  "This invitation was already accepted or revoked.":
    "Diese Einladung ist schon angenommen oder zurückgezogen.",
  "You already added {domain}.": "{domain} ist schon hinzugefügt.",
  "You can add {count} domains. Remove one first.":
    "Sie können {count} Domains hinzufügen. Entfernen Sie zuerst eine.",
  "This domain was already removed.": "Diese Domain ist schon entfernt.",
  "Too many checks. Try again in a few minutes.":
    "Zu viele Prüfungen. Versuchen Sie es in einigen Minuten noch einmal.",
  "Another company uses {domain}, and its record is still in DNS.":
    "Ein anderes Unternehmen verwendet {domain}, und dessen Eintrag ist noch im DNS.",
  "The name servers of {domain} didn't answer. Try again in a few minutes.":
    "Die Nameserver von {domain} haben nicht geantwortet. Versuchen Sie es in einigen Minuten noch einmal.",
  "We didn't find the record of {domain} yet. DNS changes can take up to 6 hours.":
    "Wir haben den Eintrag von {domain} noch nicht gefunden. DNS-Änderungen können bis zu 6 Stunden dauern.",
  "Enter the part of your email address after the @, such as example.com.":
    "Geben Sie den Teil Ihrer E-Mail-Adresse nach dem @ ein, zum Beispiel example.com.",
  "Anyone can get an address at {domain}. Enter a domain that only your company uses.":
    "Eine Adresse bei {domain} kann jeder bekommen. Geben Sie eine Domain ein, die nur Ihr Unternehmen verwendet.",

  "Your help centers": "Ihre Hilfe-Center",
  "You aren't on a team": "Sie gehören zu keinem Team",
  "Ask an owner or admin for an invitation, or create a help center of your own.":
    "Bitten Sie um eine Einladung in ein Team, oder erstellen Sie ein eigenes Hilfe-Center.",
  "Create a help center": "Hilfe-Center erstellen",
  "Signed in as {email}": "Angemeldet als {email}",
  "Sign out": "Abmelden",
  Account: "Konto",
  "Only owners of a help center can create another one.":
    "Nur Inhaber eines Hilfe-Centers können ein weiteres anlegen.",
  "You own {count} help centers, which is the maximum.":
    "Sie haben {count} Hilfe-Center. Mehr sind nicht möglich.",
  "You aren't a member of this help center anymore.": "Sie gehören nicht mehr zu diesem Hilfe-Center.",
};

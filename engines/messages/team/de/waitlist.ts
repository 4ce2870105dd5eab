/** The page of the waitlist. Formal: "Sie". By the English text. */
export const waitlist = {
  Waitlist: "Warteliste",
  "Sign Out": "Abmelden",
  Account: "Konto",
  "You are number {position}": "Sie sind Nummer {position}",
  "We invite companies in the order they joined. We'll email you when it's your turn.":
    "Wir laden Unternehmen in der Reihenfolge ihrer Anmeldung ein. Wenn Sie an der Reihe sind, schreiben wir Ihnen.",
  "Before you: {before}. After you: {after}.": "Vor Ihnen: {before}. Nach Ihnen: {after}.",
  "You're next": "Sie sind als Nächstes dran",
  "Next to be invited": "Wird als Nächstes eingeladen",
  "Joined after you: {count}": "Nach Ihnen angemeldet: {count}",
  Company: "Unternehmen",
  Email: "E-Mail",
  Joined: "Angemeldet",
  "Refresh Status": "Neu laden",
  "Checking...": "Wird geprüft …",
  "Checked at {time}": "Stand: {time}",
  "Have a beta code now?": "Haben Sie jetzt einen Beta-Code?",
  "A beta code gives immediate access on a new account. Sign out, then sign up with the code.":
    "Mit einem Beta-Code erhalten Sie in einem neuen Konto sofort Zugang. Melden Sie sich ab, und registrieren Sie sich mit dem Code.",
  "Questions? Write to {email}.": "Noch Fragen? Schreiben Sie an {email}.",
  "Waitlist information not found": "Ihr Eintrag in der Warteliste war nicht zu finden",
};

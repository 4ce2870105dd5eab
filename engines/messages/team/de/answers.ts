/** What visitors asked, and the tests of the answers. Formal: "Sie". By the English text. */
export const answers = {
  Answers: "Antworten",
  "How well your help center answers, and what visitors asked in the last 30 days. We don't store who asked.":
    "Wie gut Ihr Hilfe-Center antwortet und was Besucher in den letzten 30 Tagen gefragt haben. Wer gefragt hat, speichern wir nicht.",
  "Every question of the last 30 days has an answer.": "Jede Frage der letzten 30 Tage hat eine Antwort.",
  "Questions without an answer appear here.": "Hier erscheinen Fragen ohne Antwort.",
  "Questions with an answer appear here.": "Hier erscheinen Fragen mit Antwort.",
  "Answers are off, so visitors see results only.":
    "Antworten sind ausgeschaltet, daher sehen Besucher nur Suchergebnisse.",
  "Open the search settings": "Einstellungen der Suche öffnen",
  "The contact form showed the answer while visitors typed: {messages} didn't need to be sent.":
    "Nicht mehr nötig, weil das Kontaktformular die Antwort schon beim Tippen zeigte: {messages}.",
  "{model} selected sentences for {count} of at most {max} questions today.":
    "{model} hat heute für {count} von höchstens {max} Fragen Sätze ausgewählt.",
  Contradictions: "Widersprüche",
  "You pick the right one, then we open the other for editing":
    "Sie wählen die richtige Angabe, dann öffnen wir die andere zum Bearbeiten",
  "Different durations": "Verschiedene Zeiten",
  "Different percentages": "Verschiedene Prozentsätze",
  "Different amounts": "Verschiedene Beträge",
  "Allowed or not": "Erlaubt oder nicht",
  "Which one is right?": "Was stimmt?",
  "Both are right": "Beides stimmt",
  "“{value}” is right": "„{value}“ stimmt",
  "Open “{title}” to change it": "„{title}“ öffnen und ändern",
  "Open {page} to change it there": "{page} öffnen und dort ändern",
  "(opens in a new tab)": "(öffnet einen neuen Tab)",
  "Skipped. We'll ask again if a text changes.":
    "Übersprungen. Wir fragen wieder, wenn sich ein Text ändert.",
  "1 message": "1 Nachricht",
  "{count} messages": "{count} Nachrichten",
  "Asked, not answered": "Gefragt, nicht beantwortet",
  "Asked and answered": "Gefragt und beantwortet",
  "Testing your answers. This takes a few seconds.":
    "Ihre Antworten werden geprüft. Das dauert einige Sekunden.",
  "Your answers are being tested.": "Ihre Antworten werden schon geprüft.",
  "Too many tests. Try again in an hour.":
    "Zu viele Prüfungen. Versuchen Sie es in einer Stunde noch einmal.",
  "Answer pinned": "Antwort angeheftet",
  "Answer unpinned": "Antwort gelöst",

  "Questions customers ask": "Was Kunden fragen",
  "Questions people ask {trade}": "Was Kunden fragen: {trade}",
  "Your help center answers {answered} of {asked}.": "Ihr Hilfe-Center beantwortet {answered} von {asked}.",
  "None of your FAQs answers this. These sentences come closest.":
    "Keine Ihrer FAQs beantwortet das. Diese Sätze kommen am nächsten.",
  "None of your pages says anything close.": "Keine Ihrer Seiten sagt etwas Ähnliches.",
  "Review draft": "Entwurf prüfen",
  "of “{question}”": "von „{question}“",

  times: "mal",
  "Pinned by your team": "Von Ihrem Team angeheftet",
  "read {day}": "gelesen am {day}",
  "Write an answer": "Antwort schreiben",
  "to “{query}”": "auf „{query}“",
  Unpin: "Lösen",
  "the answer to “{query}”": "Antwort auf „{query}“",
  "Or answer it with:": "Oder beantworten mit:",

  "Tested answers": "Geprüfte Antworten",
  "Step asks your questions in other words, and some that your help center can't know. No AI model is asked.":
    "Step stellt Ihre Fragen in anderen Worten und einige, die Ihr Hilfe-Center nicht wissen kann. Ein KI-Modell wird dafür nicht befragt.",
  "{count} questions, tested {time}": "{count} Fragen, geprüft am {time}",
  "A test needs at least {count} published questions.":
    "Eine Prüfung braucht mindestens {count} veröffentlichte Fragen.",
  "A test needs at least {count} published questions. This is the result before.":
    "Eine Prüfung braucht mindestens {count} veröffentlichte Fragen. Das ist das vorige Ergebnis.",
  "Questions your pages answer": "Fragen, die Ihre Seiten beantworten",
  "Trick questions, where declining is right": "Fangfragen, die unbeantwortet bleiben sollen",
  answered: "beantwortet",
  wrong: "falsch",
  declined: "abgelehnt",
  "Of the {count} your pages answer": "Von den {count}, die Ihre Seiten beantworten",
  "Limit {share}": "Grenze: {share}",
  "{count} of {all} rightly so": "{count} von {all} zu Recht",
  "{share} on {day}": "{share} am {day}",
  "Wrong answers": "Falsche Antworten",
  "Visitors who ask this see a sentence that doesn't answer it.":
    "Wer das fragt, sieht einen Satz, der die Frage nicht beantwortet.",
  "Got worse": "Verschlechtert",
  "The test before had these right.": "Bei der vorigen Prüfung waren sie richtig.",
  "Declined, although the answer is there": "Abgelehnt, obwohl es eine Antwort gibt",
  "Visitors get search results instead. Wording the question as they do helps.":
    "Besucher bekommen stattdessen Suchergebnisse. Es hilft, die Frage so zu stellen wie sie.",
  "These are {count} of {all}.": "Das sind {count} von {all}.",
  "Your first result appears after the next test. Step tests every night.":
    "Ihr erstes Ergebnis erscheint nach der nächsten Prüfung. Step prüft jede Nacht.",
  "1 question got worse": "1 Frage hat sich verschlechtert",
  "{count} questions got worse": "{count} Fragen haben sich verschlechtert",
  "since the test before.": "seit der vorigen Prüfung.",
  "See them": "Ansehen",
  Shown: "Gezeigt",
  Answer: "Antwort",
  "Your pages don't say. Declining was right.": "Auf Ihren Seiten steht es nicht. Abzulehnen war richtig.",
  "Edit the answer": "Antwort bearbeiten",
  "Edit what was shown": "Gezeigtes bearbeiten",
  "Pin the answer": "Antwort anheften",
  "for “{query}”": "für „{query}“",
  "Answered in the last {count} tests: {first} on {firstDay}, {last} on {lastDay}":
    "Beantwortet in den letzten {count} Prüfungen: {first} am {firstDay}, {last} am {lastDay}",
  "The last {count} tests": "Die letzten {count} Prüfungen",
  "{count} answered": "{count} beantwortet",
  "{count} declined": "{count} abgelehnt",
  "{count} wrong": "{count} falsch",
  Answered: "Beantwortet",
  "Better than before": "Besser als zuvor",
  Declined: "Abgelehnt",
  Wrong: "Falsch",
  "{name}: {count}": "{name}: {count}",
  "Testing …": "Wird geprüft …",
  "Test now": "Jetzt prüfen",
  "Test again": "Erneut prüfen",
};

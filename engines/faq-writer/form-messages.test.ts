import { expect, test } from "vitest";
import { isFormMessage } from "./form-messages.ts";
import { writersFor } from "./proposed-faqs.fixture.ts";

test.each([
  "Thank you! Your message has been sent.",
  "Your booking request has been successfully submitted. We'll be in touch.",
  "An error occurred. Please try again later.",
  "Ihre Anmeldung wurde erfolgreich übermittelt.",
  "Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze.",
  "Es ist ein Fehler aufgetreten.",
  "Votre inscription a bien été enregistrée. À bientôt au club !",
  "Une erreur est survenue. Veuillez réessayer ou nous appeler.",
  "Su mensaje ha sido enviado.",
  "Ha ocurrido un error, inténtelo de nuevo.",
  "La tua iscrizione è stata registrata.",
  "Si è verificato un errore.",
  "Je aanmelding is goed ontvangen.",
  "Er is iets misgegaan. Probeer het later opnieuw.",
])("a form says %s", (text) => {
  expect(isFormMessage(text)).toBe(true);
});

test.each([
  "Once your registration has been received, we send you an invoice.",
  "Your registration has been received when you get our e-mail.",
  "Your deposit is refunded within a week.",
  "What happens after my message has been sent?",
  "Thank you for visiting us on your holiday.",
  "Ihre Anmeldung ist verbindlich.",
  "Die Anmeldung ist nur online möglich.",
  "Votre inscription comprend la carte et l'assurance.",
  "Su inscripción incluye el seguro.",
  "La tua iscrizione è valida per un anno.",
  "Je aanmelding is pas geldig als je betaald hebt.",
  "Het zwembad is gesloten op maandag.",
])("%s isn't", (text) => {
  expect(isFormMessage(text)).toBe(false);
});

const { faqsOf } = writersFor("club");

test("what a form says after it was sent is neither a way to join nor a price", () => {
  const page = (sent: string) => ({
    "/": "<h1>Birchhill rowing club</h1><p>We are a rowing club on the lake with sixty members.</p>",
    "/join": `<h1>Membership</h1><p>Our members row twice a week from April to October.</p><h2>Join the club</h2>
      <form><label>Name</label><input></form><p>${sent}</p>`,
  });
  const answersIn = (pages: Record<string, string>) =>
    faqsOf(pages)
      .map(({ answer }) => answer)
      .join();
  const said =
    "Your registration has been received. Come to the boathouse on your next visit to pay the fee of €5. See you soon!";
  expect(answersIn(page(said))).not.toContain("has been received");
  const told =
    "To become a member, fill in the form and send it to us. You pay the fee of €5 at the boathouse on your next visit.";
  expect(answersIn(page(told))).toContain("fill in the form");
});

import type { Locator } from "playwright-core";

/** Of buttons that send, pay or delete, in the languages that most recordings have. */
const finalWords =
  /(?<!\p{L})(?:submit|send|pay|buy|order|purchase|delete|remove|publish|confirm|(?:ab)?senden|bezahlen|kaufen|bestellen|löschen|entfernen|veröffentlichen|bestätigen|envoyer|payer|acheter|supprimer|confirmer|enviar|pagar|comprar|eliminar|borrar|confirmar|invia|paga|acquista|elimina|conferma)(?!\p{L})/iu;

/** Whether pressing it may send, pay or delete something. Searching doesn't. */
export async function isFinal(control: Locator, name: string): Promise<boolean> {
  if (finalWords.test(name)) return true;
  return control
    .evaluate((element) => {
      const button = element.closest<HTMLButtonElement>("button, input");
      if (!button?.form || !["submit", "image"].includes(button.type)) return false;
      return (
        !button.form.closest("search, [role=search]") && !button.form.querySelector("input[type=search]")
      );
    })
    .catch(() => true);
}

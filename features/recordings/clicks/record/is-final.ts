/** Words of buttons that send, pay, delete or save, in the languages of help centers. */
const finalWords = [
  "submit|send|pay|buy|order|purchase|check ?out|subscribe|unsubscribe|sign up|register|transfer|refund|delete|remove|publish|confirm|save",
  "(?:ab)?senden|bezahlen|kaufen|bestellen|abonnieren|registrieren|überweisen|erstatten|kündigen|löschen|entfernen|veröffentlichen|bestätigen|speichern",
  "envoyer|payer|acheter|commander|s.abonner|s.inscrire|rembourser|résilier|supprimer|publier|confirmer|enregistrer",
  "enviar|pagar|comprar|pedir|suscribirse|registrarse|reembolsar|eliminar|borrar|publicar|confirmar|guardar",
  "invia|paga|acquista|ordina|iscriviti|registrati|rimborsa|elimina|pubblica|conferma|salva",
  "apagar|excluir|assinar|cadastrar|salvar|publique",
  "verzenden|verstuur|versturen|betalen|kopen|bestellen|verwijderen|opslaan|bevestigen|publiceren",
  "wyślij|zapłać|kup|zamów|usuń|zapisz|potwierdź|opublikuj|odeslat|zaplatit|koupit|objednat|smazat|odstranit|uložit|potvrdit",
  "skicka|betala|köp|beställ|ta bort|radera|spara|bekräfta|betal|køb|bestil|slet|fjern|gem|bekræft|kjøp|slett|lagre|bekreft",
  "lähetä|maksa|osta|tilaa|poista|tallenna|vahvista|gönder|öde|satın al|sil|kaydet|onayla",
  "отправить|оплатить|купить|заказать|удалить|сохранить|подтвердить|надіслати|сплатити|купити|замовити|видалити|зберегти|підтвердити",
].join("|");
/** Written without spaces between words, or with prefixes. */
const finalParts =
  "送信|支払|購入|注文|削除|保存|確定|公開|보내기|결제|구매|주문|삭제|저장|확인|发送|提交|支付|购买|删除|保存|确认|發送|購買|刪除|儲存|確認|إرسال|ادفع|شراء|حذف|حفظ|تأكيد|שלח|שלם|קנה|מחק|שמור|אשר|🗑|💾";
const final = new RegExp(`(?<!\\p{L})(?:${finalWords})(?!\\p{L})|${finalParts}`, "iu");

/** Whether pressing a control of this name may send, pay, delete or save something. */
export function isFinalName(name: string): boolean {
  return final.test(name);
}

/**
 * Whether pressing the element sends its form. Searching doesn't count. Runs in pages, so it must not refer to anything
 * outside of the function.
 */
export function sendsForm(element: Element): boolean {
  const button = element.closest<HTMLButtonElement>("button, input");
  if (!button?.form || !["submit", "image"].includes(button.type)) return false;
  return !button.form.closest("search, [role=search]") && !button.form.querySelector("input[type=search]");
}

import { infinitiveFirst, joined, wordSet } from "../asking.ts";

const verbs = wordSet(
  "abbonare abilitare accedere accettare acquistare aderire aggiornare aggiungere allegare annullare applicare aprire archiviare assegnare associare attivare autorizzare avviare bloccare calcolare cambiare cancellare caricare cercare chiedere chiudere collegare combinare compilare completare comprare condividere configurare confermare confrontare consultare contattare controllare convertire copiare correggere creare definire disattivare disdire disinstallare disiscrivere dividere duplicare effettuare eliminare emettere esportare estendere fare filtrare firmare generare gestire impostare importare inserire installare integrare inviare invitare iscrivere iniziare leggere mandare mettere modificare mostrare nascondere noleggiare ordinare organizzare ottenere pagare partecipare passare personalizzare pianificare prenotare preparare programmare prolungare proteggere pubblicare raggruppare recuperare registrare reimpostare restituire revocare ricaricare ricevere richiedere riempire rifiutare rimandare rimuovere rinnovare rinominare ripristinare riscattare rispondere ritirare salvare scansionare scaricare scegliere scollegare scrivere segnalare seguire selezionare sincronizzare sospendere sostituire spedire spostare stampare tracciare tradurre trasferire trovare unire usare utilizzare vedere vendere verificare versare visualizzare",
);

export const asking = infinitiveFirst({
  how: /^come (?:si fa a |posso )?/i,
  verbs,
  reflexive: /^(\p{L}+r)si(?!\p{L})/u,
  lostEnding: "e",
  ours: /(?<!\p{L})(?:nostr[oaie]|noi)(?!\p{L})/iu,
  ask: ({ verb, isReflexive, rest }) =>
    `Come posso ${joined(isReflexive ? `${verb.slice(0, -1)}mi` : verb, withMine(rest))}?`,
});

const mine: Record<string, string> = { o: "mio", a: "mia", oi: "miei", i: "miei", e: "mie" };

/** "Suo" is formal with a capital letter only. The words before it, such as "nella", stay. */
function withMine(rest: string): string {
  return rest.replace(
    /(?<!\p{L})(?:[Tt]u(o|a|oi|e)|Su(o|a|oi|e)|[Vv]ostr(o|a|i|e))(?!\p{L})/gu,
    (yours, ...[informal, formal, plural]: (string | undefined)[]) =>
      mine[informal ?? formal ?? plural ?? ""] ?? yours,
  );
}

import { infinitiveFirst, joined, wordSet } from "../asking.ts";

/** Most of them in both aspects. */
const verbs = wordSet(
  "akceptować zaakceptować aktualizować zaktualizować aktywować anulować archiwizować zarchiwizować blokować zablokować cofnąć czytać dezaktywować dodać dodawać dostosować drukować wydrukować dzielić edytować eksportować wyeksportować filtrować generować wygenerować grupować importować zaimportować instalować zainstalować klonować kopiować skopiować korzystać skorzystać kupić kupować łączyć połączyć modyfikować nadać nagrać napisać oddać odebrać odinstalować odblokować odłączyć odnowić odpowiedzieć odrzucić odwołać odzyskać opłacić opublikować publikować otrzymać otworzyć otwierać oznaczyć płacić zapłacić planować zaplanować pobrać pobierać pokazać porównać potwierdzić przedłużyć przełączyć przenieść przesłać przesyłać przesunąć przetłumaczyć przypisać przywrócić rejestrować zarejestrować rezerwować zarezerwować resetować zresetować rozpocząć scalić sortować sprawdzić sprzedać stworzyć tworzyć subskrybować synchronizować zsynchronizować szukać udostępnić udostępniać ukryć umówić usunąć usuwać utworzyć ustawić ustawiać używać użyć włączyć wpisać wprowadzić wstawić wstrzymać wybrać wybierać wydłużyć wyłączyć wylogować wymienić wypełnić wypisać wyrejestrować wysłać wysyłać wyszukać wyświetlić wznowić zacząć zakończyć zalogować logować założyć zamawiać zamówić zamknąć zapisać zapraszać zaprosić zarządzać zastąpić zatwierdzić zawiesić zeskanować zgłosić zmieniać zmienić znaleźć zobaczyć zrealizować zwrócić",
);

export const asking = infinitiveFirst({
  how: /^jak (?:mogę |można )?/i,
  verbs,
  reflexive: /^(\p{L}+) się(?!\p{L})/u,
  ours: /(?<!\p{L})(?:nas|nam|nami|nasz\p{L}*)(?!\p{L})/iu,
  // "Swój" is whose the task is, and has the endings of "twój".
  ask: ({ verb, isReflexive, rest }) =>
    `Jak ${joined(verb, isReflexive ? "się" : "", rest.replace(/(?<!\p{L})tw(?=ój|oj\p{L}|oi(?:ch|mi?)?(?!\p{L}))/giu, "sw"))}?`,
});

import { expect, test } from "vitest";
import { taskQuestion } from "./task-question.ts";

test.each([
  ["en", "Import your list", "How do I import my list?"],
  ["en-GB", "How to cancel a booking", "How do I cancel a booking?"],
  ["de", "Eine Liste importieren", "Wie kann ich eine Liste importieren?"],
  ["de", "Ihre Daten exportieren", "Wie kann ich meine Daten exportieren?"],
  ["de", "Liste importieren", "Wie geht „Liste importieren“?"],
  ["nl", "Een lijst importeren", "Hoe kan ik een lijst importeren?"],
  ["nl", "Je afspraak wijzigen", "Hoe kan ik mijn afspraak wijzigen?"],
  ["nl", "Lijst importeren", "Hoe werkt ‘Lijst importeren’?"],
  ["fr", "Importer une liste", "Comment importer une liste\u00a0?"],
  ["fr-CA", "Comment modifier une réservation ?", "Comment modifier une réservation\u00a0?"],
  ["fr", "S’inscrire", "Comment s’inscrire\u00a0?"],
  ["es", "Importar una lista", "¿Cómo puedo importar una lista?"],
  ["es", "¿Cómo cambiar tu contraseña?", "¿Cómo puedo cambiar mi contraseña?"],
  ["es", "Registrarse en la web", "¿Cómo puedo registrarme en la web?"],
  ["it", "Importare un elenco", "Come posso importare un elenco?"],
  ["it", "Modificare la tua prenotazione", "Come posso modificare la mia prenotazione?"],
  ["it", "Iscriversi", "Come posso iscrivermi?"],
  ["pt-BR", "Importar uma lista", "Como posso importar uma lista?"],
  ["pt-PT", "Inscrever-se no curso", "Como posso inscrever-me no curso?"],
  ["pl", "Jak zaimportować listę", "Jak zaimportować listę?"],
  ["pl", "Zmienić termin wizyty", "Jak zmienić termin wizyty?"],
  ["ru", "Импортировать список", "Как импортировать список?"],
  ["ru", "Как отменить запись?", "Как отменить запись?"],
  ["ru", "Зарегистрироваться", "Как зарегистрироваться?"],
  ["tr", "Liste içe aktarma", "Liste içe aktarma nasıl yapılır?"],
  ["ja", "リストをインポートする", "リストをインポートするにはどうすればよいですか？"],
  ["ja", "予約を取り消す方法", "予約を取り消すにはどうすればよいですか？"],
])("in %s, “%s” becomes “%s”", (language, title, question) => {
  expect(taskQuestion(title, language)).toBe(question);
});

test.each([
  ["en", "Dashboard tour"],
  ["en", "Import"],
  ["de", "Erste Schritte"],
  ["de", "Anleitung vom 3. Mai 2026"],
  ["de", "Wie wir arbeiten"],
  ["de", "Importieren"],
  ["nl", "Nieuwe lijsten"],
  ["nl", "Onze agenda openen"],
  ["fr", "Dernier tutoriel"],
  ["fr", "Importer"],
  ["fr", "Offre du mois"],
  ["es", "Alquiler de coches"],
  ["es", "Visita al panel"],
  ["it", "Cellulare aziendale"],
  ["pt", "Lugar reservado"],
  ["pl", "Dostępność terminów"],
  ["pl", "Sieć sklepów"],
  ["ru", "Скорость доставки"],
  ["ru", "Печать отчётов"],
  ["tr", "Firma"],
  ["tr", "Yeni tema"],
  ["ja", "管理画面の紹介"],
  ["ja", "インポート方法"],
  ["sv", "Importera en lista"],
  ["de", `Eine ${"sehr ".repeat(30)}lange Liste importieren`],
])("in %s, “%s” names no task", (language, title) => {
  expect(taskQuestion(title, language)).toBeNull();
});

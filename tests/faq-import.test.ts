/** Files of questions in the encodings of spreadsheets, through the form. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createUser } from "#tests/support/sign-in.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const csv = "question;answer;category\r\nGibt es Größe XL?;Ja, für Männer und Frauen.;Größen\r\n";

test.each([
  ["UTF-8", Buffer.from(csv)],
  ["Windows-1252, as Excel saves CSV in Europe", Buffer.from(csv, "latin1")],
  ["UTF-16, as Excel saves Unicode text", Buffer.from(`\uFEFF${csv.replaceAll(";", "\t")}`, "utf16le")],
])("reads %s", async (_, file) => {
  const { cookie } = await createUser(app.services);
  const form = new FormData();
  form.set("intent", "preview");
  form.set("file", new Blob([new Uint8Array(file)]), "faqs.csv");
  const answer = await fetch(`${app.origin}/dashboard/faqs/import`, {
    method: "POST",
    headers: { cookie, origin: app.origin },
    body: form,
  });
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain("Gibt es Größe XL?");
  expect(page).toContain("Ja, für Männer und Frauen.");
  expect(page).not.toContain("\uFFFD");
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { generatedFaqs, translationRuns, translations } from "#db/schema.ts";
import { listModelRuns } from "#features/websites/write/model-runs.server.ts";
import type { AiConfig } from "#platform/config.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildArticle, buildFaq, buildMember, buildOwner } from "#tests/support/factories.ts";
import { type FakeAnswer, type FakeModel, startFakeModel } from "#tests/support/fake-model.ts";
import { handleDraftTranslations } from "./draft-translations.server.ts";
import { changeOwnLanguages, describeOwnLanguages, describeOwnTranslations } from "./own-languages.server.ts";
import {
  publishReviewed,
  readOwnLanguage,
  saveOwnTranslation,
  sourceMark,
} from "./own-translations.server.ts";
import { startDrafting } from "./start-drafting.server.ts";
import { translateTexts } from "./texts.ts";
import { describeTranslatePage } from "./translate-page.server.ts";

let app: TestApp;
let fake: FakeModel;
let said: (texts: { name: string; text: string }[]) => FakeAnswer;
beforeAll(async () => {
  app = await startApp();
  fake = await startFakeModel(({ text }) => {
    const [, list = "[]"] = /<texts-[^>]*>\\n(.*?)\\n<\/texts/.exec(text.replaceAll('\\"', '"')) ?? [];
    return said(JSON.parse(list) as { name: string; text: string }[]);
  });
});
afterAll(async () => {
  await fake?.close();
  await app?.close();
});

const job = {
  signal: new AbortController().signal,
  isLastAttempt: true,
  get log() {
    return app.services.log;
  },
} as unknown as JobContext;

let acme: OwnerScope;
let faqId: string;
const source = {
  question: "Do you ship to 12 countries?",
  answer: "Yes, see [our list](https://acme.example/list).",
};
const german = {
  question: "Liefern Sie in 12 Länder?",
  answer: "Ja, siehe [unsere Liste](https://acme.example/list).",
};
beforeEach(async () => {
  acme = await buildOwner(app.services.db, { language: "en" });
  faqId = (await buildFaq(app.services.db, acme, { ...source, category: "Shipping" })).id;
  await changeOwnLanguages(app.services, acme, { intent: "add-language", language: "de" });
});

const item = () => ({ kind: "faq" as const, key: faqId });
const edit = (changed = {}) => ({
  language: "de",
  item: item(),
  version: 0,
  source: sourceMark(source),
  fields: german,
  ...changed,
});
const stateOfFaq = async () =>
  (await readOwnLanguage(app.services.db, acme, "de"))?.items.find(({ key }) => key === faqId);
const save = (changed = {}, scope = acme) => saveOwnTranslation(app.services, scope, edit(changed));

describe("a translation", () => {
  test("is missing, a draft, published, and out of date once its source changed", async () => {
    const { db } = app.services;
    expect((await stateOfFaq())?.state).toBe("missing");
    expect(await save()).toEqual({ ok: true });
    expect((await stateOfFaq())?.state).toBe("draft");
    expect(await publishReviewed(app.services, acme, "de")).toEqual({ ok: true, count: 1 });
    expect((await stateOfFaq())?.state).toBe("done");
    await db
      .update(generatedFaqs)
      .set({ answer: "No, we only ship here." })
      .where(eq(generatedFaqs.id, faqId));
    expect((await stateOfFaq())?.state).toBe("stale");
    const progress = (await describeOwnLanguages(db, acme)).find(
      ({ language }) => language === "de",
    )?.progress;
    expect(progress).toEqual({ missing: 1, stale: 1, draft: 0, done: 0, total: 2 });
    expect(await save({ version: 2 })).toMatchObject({ ok: false, problem: translateTexts.sourceChanged });
    await db.update(generatedFaqs).set(source).where(eq(generatedFaqs.id, faqId));
    expect((await stateOfFaq())?.state).toBe("done");
  });

  test("of an old version is a conflict that has what is stored", async () => {
    await save();
    expect(await save({ fields: { ...german, question: "Anders?" } })).toMatchObject({
      ok: false,
      status: 409,
      conflict: { version: 1, values: german },
    });
  });

  test("can be published only completely, and only by an editor", async () => {
    const { db } = app.services;
    const part = { question: german.question, answer: " " };
    expect(await save({ fields: part, status: "published" })).toMatchObject({
      problem: translateTexts.incomplete,
    });
    const writer = await buildMember(db, acme, "writer");
    await expect(save({ status: "published" }, writer)).rejects.toMatchObject({ code: "forbidden" });
    expect(await save({}, writer)).toEqual({ ok: true });
    await save({ version: 1, status: "published" });
    await expect(save({ version: 2 }, writer)).rejects.toMatchObject({ code: "forbidden" });
    const stranger = await buildOwner(db, { language: "en" });
    await changeOwnLanguages(app.services, stranger, { intent: "add-language", language: "de" });
    expect(await save({}, stranger)).toMatchObject({ status: 404 });
  });
});

describe("languages", () => {
  test("are refused if they are the main one, known or unreadable", async () => {
    const add = (language: string) =>
      changeOwnLanguages(app.services, acme, { intent: "add-language", language });
    for (const language of ["en", "EN", "en-GB", "de", "x", ""])
      expect(await add(language)).toMatchObject({ ok: false });
    expect(await add("pt-br")).toMatchObject({ ok: true });
    await save();
    expect(
      await changeOwnLanguages(app.services, acme, { intent: "remove-language", language: "de" }),
    ).toMatchObject({ ok: true });
    expect(await readOwnLanguage(app.services.db, acme, "de")).toBeNull();
    expect(await app.services.db.$count(translations, eq(translations.companyId, acme.companyId))).toBe(0);
  });
});

describe("a model's drafts", () => {
  const withModel = () => {
    const ai: AiConfig = { provider: "openai", model: "fake", apiKey: "key", baseUrl: fake.url };
    return { ...app.services, config: { ...app.services.config, ai } };
  };
  const run = async (only: string | null = null) => {
    const services = withModel();
    expect(
      await startDrafting(services, acme, { language: "de", item: only === null ? null : item() }),
    ).toMatchObject({ ok: true });
    const [started] = await app.services.db
      .select()
      .from(translationRuns)
      .where(eq(translationRuns.companyId, acme.companyId));
    const modelOptions = { deadlineMs: 5_000, maxTries: 1, random: () => 0 };
    await handleDraftTranslations({ services, modelOptions }, { runId: started!.id, only }, job);
    const rows = await app.services.db
      .select()
      .from(translationRuns)
      .where(eq(translationRuns.id, started!.id));
    return rows[0]!;
  };
  const answer =
    (wanted: Record<string, string>) =>
    (texts: { name: string; text: string }[]): FakeAnswer => ({
      kind: "value",
      value: { texts: texts.map(({ name, text }) => ({ name, text: wanted[text] ?? text })) },
    });

  test("need a model", async () => {
    expect(await startDrafting(app.services, acme, { language: "de", item: null })).toMatchObject({
      ok: false,
      problem: translateTexts.noModel,
    });
  });

  test("are in the operator's list of model usage, with what wasn't kept", async () => {
    said = answer({ [source.question]: german.question, [source.answer]: "Ja.", Shipping: "Versand" });
    const { inputTokens, outputTokens, drafted, refused } = await run();
    expect([drafted, refused, inputTokens > 0]).toEqual([1, 1, true]);
    const { runs } = await listModelRuns({ db: app.services.db, ai: null }, { limit: 1 });
    expect(runs).toMatchObject([
      {
        ...{ purpose: "translation", model: "fake", failure: null, inputTokens, outputTokens },
        ...{ acceptedAnswers: 1, droppedAnswers: 1 },
      },
    ]);
  });

  test("are stored as unreviewed drafts", async () => {
    said = answer({
      [source.question]: german.question,
      [source.answer]: german.answer,
      Shipping: "Versand",
    });
    expect(await run()).toMatchObject({ status: "completed", drafted: 2, refused: 0, error: null });
    const faq = await stateOfFaq();
    expect(faq).toMatchObject({
      state: "draft",
      translation: { fields: german, origin: "model", reviewedAt: null, sourceFields: source },
    });
    expect(await publishReviewed(app.services, acme, "de")).toEqual({ ok: true, count: 0 });
    expect(fake.questions.at(-1)?.text).not.toContain(acme.companyId);
  });

  test("are refused if they lose a link or change a number", async () => {
    said = answer({
      [source.question]: "Liefern Sie in 21 Länder?",
      [source.answer]: german.answer,
      Shipping: "Versand",
    });
    expect(await run()).toMatchObject({ status: "completed", drafted: 1, refused: 1 });
    expect((await stateOfFaq())?.state).toBe("missing");
  });

  test("never replace what a person wrote in the meantime", async () => {
    said = answer({ [source.question]: german.question, [source.answer]: german.answer });
    await save({ fields: { question: "Von Hand?", answer: "Von Hand geschrieben." } });
    await run();
    expect((await stateOfFaq())?.translation?.fields.question).toBe("Von Hand?");
  });

  test("end with the reason if the model refuses", async () => {
    said = () => ({ kind: "status", status: 401 });
    const ended = await run();
    expect(ended.status).toBe("failed");
    expect(ended.error).toContain("key");
  });
});

test("a search by title reaches texts beyond the first of a long list, in either language", async () => {
  const { db } = app.services;
  for (let n = 0; n < 201; n++)
    await buildFaq(db, acme, { question: `How heavy is parcel ${n}?`, answer: "Ten kilograms at most." });
  await buildArticle(db, acme, { title: "Zölle und Gebühren", slug: "customs" });
  const list = async (q: string) => {
    const query = new URLSearchParams({ show: "all", q });
    const page = await describeTranslatePage(app.services, acme, { language: "de", query });
    return page?.items.map(({ title }) => title) ?? [];
  };
  expect(await list("")).not.toContain("Zölle und Gebühren");
  expect(await list("gebuhren ZÖLLE")).toEqual(["Zölle und Gebühren"]);
  const { rows } = await describeOwnTranslations(db, acme, new URLSearchParams({ q: "Zölle" }));
  expect(rows.map(({ title }) => title)).toEqual(["Zölle und Gebühren"]);
  expect(await save()).toEqual({ ok: true });
  expect(await list("liefern länder")).toEqual([source.question]);
});

/** What a member who may only write drafts can change: never what visitors see. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contactMessages, generatedFaqs, gettingStarted, helpfulVotes, videoMetadata } from "#db/schema.ts";
import { changeMessage } from "#features/contact/inbox.server.ts";
import { runFaqAction } from "#features/faqs/run-faq-action.server.ts";
import { deleteComment } from "#features/feedback/own-feedback.server.ts";
import { runGuideAction } from "#features/guides/run-guide-action.server.ts";
import { runStepGuideAction } from "#features/guides/run-step-guide-action.server.ts";
import { draftGuideByRecording } from "#features/guides/save-guide.server.ts";
import { runVideoAction } from "#features/videos/run-video-action.server.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import {
  buildFaq,
  buildGuide,
  buildMember,
  buildOwner,
  buildVideo,
  buildVideoFaq,
  buildVideoGuide,
} from "#tests/support/factories.ts";
import { noOtherContent } from "#tests/support/no-other-content.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";

let bench: WizardBench;
let owner: OwnerScope;
let editor: OwnerScope;
let writer: OwnerScope;
let support: OwnerScope;

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
});
afterAll(() => bench?.close());
beforeEach(async () => {
  const { db } = bench.services;
  owner = await buildOwner(db, { betaStatus: "beta_user", plan: "ai" });
  editor = await buildMember(db, owner, "editor");
  writer = await buildMember(db, owner, "writer");
  support = await buildMember(db, owner, "support");
});

type Fields = Record<string, string>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const faq = (scope: OwnerScope, fields: Fields) =>
  runFaqAction({ ...bench.services, elsewhere: noOtherContent }, scope, formOf(fields));
const guide = (scope: OwnerScope, fields: Fields) => runGuideAction(bench.services, scope, formOf(fields));
const video = (scope: OwnerScope, fields: Fields) => runVideoAction(bench.services, scope, formOf(fields));

async function stepGuide(scope: OwnerScope, fields: Fields) {
  const frame = { frame: "0", frameTitle: "", frameDescription: "Press it.", frameAlt: "" };
  const text = { title: "Invite a colleague", description: "", category: "", ...frame };
  return runStepGuideAction(bench.services, scope, formOf({ ...text, ...fields }));
}

const refusal = { ok: false, status: 403 };
const saving = { version: "1", baseCategory: "", category: "" };
const typed = { question: "When do you open on Sundays?", answer: "We open at noon on Sundays." };

test("a writer writes, files, deletes and restores drafts, and the first save publishes nothing", async () => {
  const added = await faq(writer, { intent: "add" });
  if (!added.ok) throw new Error(added.problem);
  const faqId = added.faqs[0]?.id ?? "";
  const saved = await faq(writer, { intent: "save", faqId, ...saving, ...typed });
  expect(saved).toMatchObject({ ok: true, faqs: [{ question: typed.question, status: "draft" }] });
  expect(await faq(writer, { intent: "set-category", ids: faqId, category: "Hours" })).toMatchObject({
    ok: true,
  });
  expect(await faq(writer, { intent: "delete", ids: faqId })).toMatchObject({ ok: true });
  expect(await faq(writer, { intent: "restore", ids: faqId })).toMatchObject({ ok: true });
  expect(await faq(writer, { intent: "publish", ids: faqId })).toMatchObject(refusal);
  expect(await faq(editor, { intent: "publish", ids: faqId })).toMatchObject({ ok: true });
});

test.each([
  ["a question", buildFaq],
  ["a question from a video", buildVideoFaq],
] as const)("a writer can't change %s that is published", async (_, build) => {
  const { db } = bench.services;
  const { id } = await build(db, owner);
  const before = await build(db, owner, { status: "draft" });
  const rows = () => db.select().from(generatedFaqs).where(eq(generatedFaqs.companyId, owner.companyId));
  const stored = await rows();
  const attempts: Fields[] = [
    { intent: "save", faqId: id, ...saving, ...typed },
    { intent: "unpublish", ids: id },
    { intent: "delete", ids: id },
    { intent: "delete", ids: `${id},${before.id}` },
    { intent: "set-category", ids: `${before.id},${id}`, category: "Hours" },
    { intent: "remove-category", category: "Hours" },
    { intent: "move", faqId: id, before: "" },
    { intent: "shift", faqId: before.id, by: "up" },
    { intent: "show-faqs", shown: "false" },
  ];
  for (const fields of attempts) expect(await faq(writer, fields), fields.intent).toMatchObject(refusal);
  expect(await rows()).toEqual(stored);
  await faq(editor, { intent: "delete", ids: id });
  // It would be public again.
  expect(await faq(writer, { intent: "restore", ids: id })).toMatchObject(refusal);
  expect(await faq(editor, { intent: "restore", ids: id })).toMatchObject({ ok: true });
});

test("support reads, and changes no content", async () => {
  const { id } = await buildFaq(bench.services.db, owner, { status: "draft" });
  const attempts: Fields[] = [
    { intent: "add" },
    { intent: "save", faqId: id, ...saving, ...typed },
    { intent: "delete", ids: id },
    { intent: "set-category", ids: id, category: "Hours" },
  ];
  for (const fields of attempts) expect(await faq(support, fields), fields.intent).toMatchObject(refusal);
  expect(await guide(support, { intent: "save", version: "0", title: "Start" })).toMatchObject(refusal);
});

test("a writer drafts the getting-started guide, and visitors keep the published one", async () => {
  const { db } = bench.services;
  await buildGuide(db, owner, { title: "Published" });
  const row = async () =>
    (await db.select().from(gettingStarted).where(eq(gettingStarted.companyId, owner.companyId)))[0];
  const step = {
    stepId: "1",
    stepTitle: "Unpack",
    stepDescription: "Carefully.",
    stepImage: "",
    stepAlt: "",
  };
  const save = { intent: "save", version: "1", title: "Draft", ...step };
  expect(await guide(writer, { ...save, intent: "publish" })).toMatchObject(refusal);
  expect(await guide(writer, { intent: "set-visibility", shown: "false" })).toMatchObject(refusal);
  expect(await guide(writer, save)).toMatchObject({ ok: true });
  expect(await row()).toMatchObject({ title: "Published", published: true, draft: { title: "Draft" } });
  expect(await guide(writer, { intent: "discard-draft", version: "2" })).toMatchObject({ ok: true });
  const now = new Date();
  const recorded = { title: "Recorded", steps: [], recordedAt: now, recordingSeconds: 3, now };
  await db.transaction((tx) => draftGuideByRecording(tx, writer, recorded));
  expect(await row()).toMatchObject({ title: "Published", published: true, draft: { title: "Recorded" } });
  expect(await guide(writer, { intent: "restore-previous", version: "4" })).toMatchObject(refusal);
  await db.update(gettingStarted).set({ published: false, draft: null });
  await db.transaction((tx) => draftGuideByRecording(tx, writer, recorded));
  expect(await row()).toMatchObject({ title: "Recorded", published: false, draft: null });
});

test("a writer changes and deletes unpublished step-by-step guides only", async () => {
  const { db } = bench.services;
  const draft = await buildVideoGuide(db, owner, { published: false });
  const published = await buildVideoGuide(db, owner, { published: true });
  expect(await stepGuide(writer, { intent: "save", id: draft.id, version: "1" })).toMatchObject({ ok: true });
  expect(await stepGuide(writer, { intent: "publish", id: draft.id })).toMatchObject(refusal);
  for (const intent of ["save", "unpublish", "delete"])
    expect(await stepGuide(writer, { intent, id: published.id, version: "1" }), intent).toMatchObject(
      refusal,
    );
  expect(await stepGuide(writer, { intent: "delete", id: draft.id })).toMatchObject({ ok: true });
});

test("a writer changes and deletes unpublished videos only", async () => {
  const { db } = bench.services;
  const draft = await buildVideo(db, owner);
  const published = await buildVideo(db, owner, { published: true, captions: "WEBVTT\n" });
  expect(await video(writer, { intent: "rename", id: draft.id, title: "Better" })).toMatchObject({
    ok: true,
  });
  expect(await video(writer, { intent: "publish", id: draft.id })).toMatchObject(refusal);
  for (const intent of ["rename", "remove-captions", "unpublish", "delete"])
    expect(await video(writer, { intent, id: published.id, title: "No" }), intent).toMatchObject(refusal);
  expect(await video(writer, { intent: "delete", id: draft.id })).toMatchObject({ ok: true });
  expect(await db.$count(videoMetadata, eq(videoMetadata.companyId, owner.companyId))).toBe(1);
});

test("only members who answer messages change the inbox", async () => {
  const { db, clock } = bench.services;
  const { companyId } = owner;
  const [message] = await db
    .insert(contactMessages)
    .values({
      companyId,
      name: "Ada",
      email: "ada@visitor.example",
      message: "Hello",
      createdAt: clock.now(),
    })
    .returning();
  const change = (scope: OwnerScope) =>
    changeMessage({ db, clock }, scope, { id: message?.id ?? "", action: "delete" });
  for (const scope of [editor, writer])
    await expect(change(scope)).rejects.toMatchObject({ code: "forbidden" });
  expect(await change(support)).toBe(true);
});

test("only members who publish delete visitors' comments", async () => {
  const { db } = bench.services;
  const { id: itemId } = await buildFaq(db, owner);
  const { companyId } = owner;
  const vote = { companyId, kind: "question" as const, itemId, isHelpful: false, comment: "Old" };
  const [stored] = await db.insert(helpfulVotes).values(vote).returning();
  const remove = (scope: OwnerScope) => deleteComment(db, scope, stored?.id ?? "");
  await expect(remove(writer)).rejects.toMatchObject({ code: "forbidden" });
  expect(await remove(editor)).toBe(true);
});

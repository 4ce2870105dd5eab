import { showSection } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { refused, refusedAt } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { questionOf } from "./answer-search.server.ts";
import type { CategorizedContent } from "./categorized-content.ts";
import { addFaq, restoreFaqVersion, saveFaq, setFaqCategory, setFaqStatus } from "./change-faqs.server.ts";
import { faqActionDone as done } from "./faq-action-done.ts";
import { readOwnerFaqs } from "./list-owner-faqs.server.ts";
import { moveFaq } from "./order-faqs.server.ts";
import { faqTables, findOwnFaq, listOrder } from "./own-faqs.server.ts";
import { type FaqActionResult, maxCategoryLength, readCategory } from "./owner-faq.ts";
import { type FaqAction, faqActionSchema } from "./owner-schema.ts";
import { countedFaqs, faqRefusals, faqToasts } from "./owner-texts.ts";
import { recordFaqs } from "./record-faqs.server.ts";
import { removeFaqs, restoreFaqs } from "./removed-faqs.server.ts";
import { runCategoryAction } from "./run-category-action.server.ts";

type Deps = Pick<Services, "db" | "clock" | "pageCache" | "log"> & { elsewhere: CategorizedContent };

/** Throws only if the database is unavailable. A change invalidates the company's public pages. */
export async function runFaqAction(deps: Deps, scope: OwnerScope, form: FormData): Promise<FaqActionResult> {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  // The script posts one comma-separated list. Without JavaScript, each checkbox is a separate field.
  const ids = form.getAll("ids").flatMap((list) => (typeof list === "string" ? list.split(",") : []));
  const parsed = faqActionSchema.safeParse({ ...fields, ids });
  if (!parsed.success) return refused(400, faqRefusals.unknownForm);
  try {
    const result = await deps.db.transaction((tx) =>
      run({ tx, now: deps.clock.now(), elsewhere: deps.elsewhere }, scope, parsed.data),
    );
    if (result.ok) deps.pageCache.invalidate(scope.companyId);
    return result;
  } catch (error) {
    const { intent } = parsed.data;
    const [event, problem] = ["FAQ action failed", failedTexts[intent]];
    return refusalOf(error, { log: deps.log, event, fields: { intent }, problem, gone: faqRefusals.gone });
  }
}

const failedTexts: Record<FaqAction["intent"], string> = {
  "show-faqs": faqToasts.visibilityFailed,
  add: faqToasts.addFailed,
  save: faqToasts.saveFailed,
  "restore-version": faqToasts.saveFailed,
  publish: faqToasts.saveFailed,
  unpublish: faqToasts.saveFailed,
  delete: faqToasts.deleteFailed,
  restore: faqToasts.saveFailed,
  "set-category": faqToasts.saveFailed,
  "add-category": faqToasts.categoryFailed,
  "rename-category": faqToasts.categoryFailed,
  "describe-category": faqToasts.categoryFailed,
  "move-category": faqToasts.categoryFailed,
  "place-category": faqToasts.categoryFailed,
  "remove-category": faqToasts.categoryFailed,
  move: faqToasts.saveFailed,
  shift: faqToasts.saveFailed,
};

interface Work {
  tx: Transaction;
  now: Date;
}

async function run(
  { tx, now, elsewhere }: Work & Pick<Deps, "elsewhere">,
  scope: OwnerScope,
  action: FaqAction,
): Promise<FaqActionResult> {
  const read = (ids: string[]) => readOwnerFaqs(tx, scope, { now, ids });
  switch (action.intent) {
    case "show-faqs":
      await showSection(tx, scope, { section: "show_faqs", isShown: action.shown });
      return done({ text: faqToasts.visibility });
    case "add": {
      const category = readCategory(action.category ?? "");
      if ((category?.length ?? 0) > maxCategoryLength)
        return refusedAt("category", faqRefusals.categoryTooLong);
      const typed = action.question?.trim();
      const id = await addFaq(tx, scope, { category, ...(typed ? { question: questionOf(typed) } : {}) });
      return done({ text: faqToasts.added, faqs: await read([id]) });
    }
    case "save":
      return save({ tx, now }, scope, action);
    case "restore-version": {
      const edit = await restoreFaqVersion(tx, scope, action);
      // Versions may be older than today's rules for texts.
      if (edit.outcome === "invalid") return refusedAt(edit.field, edit.message);
      const faqs = edit.outcome === "saved" ? await read([action.faqId]) : [];
      if (faqs.length === 0) return refused(404, "You can no longer restore this.");
      return done({ text: "Version restored", faqs });
    }
    case "publish":
    case "unpublish":
      return setStatus({ tx, now }, scope, action);
    case "delete": {
      if (action.ids.length === 0) return refused(400, faqRefusals.nothingChosen);
      const [first = ""] = action.ids;
      const named = action.ids.length === 1 ? await findOwnFaq(tx, scope, first) : null;
      const gone = await removeFaqs(tx, scope, { ids: action.ids, now });
      await recordFaqs(tx, scope, { action: "content.deleted", ids: gone, title: named?.question ?? null });
      if (gone.length === 0) return refused(404, faqRefusals.gone);
      const text = action.ids.length === 1 ? faqToasts.deleted : `${countedFaqs(gone.length)} deleted`;
      return done({ text, gone });
    }
    case "restore": {
      const back = await restoreFaqs(tx, scope, action);
      await recordFaqs(tx, scope, { action: "content.restored", ids: back });
      if (back.length === 0) return refused(404, "You can no longer restore this.");
      const text = back.length === 1 ? "FAQ restored" : `${countedFaqs(back.length)} restored`;
      // The two lists are ordered separately.
      const order = [];
      for (const table of faqTables) order.push(...(await listOrder(tx, scope, table)));
      return done({ text, faqs: await read(back), order: order.map(({ id }) => id) });
    }
    case "set-category": {
      if (action.ids.length === 0) return refused(400, faqRefusals.nothingChosen);
      const category = readCategory(action.category);
      if ((category?.length ?? 0) > maxCategoryLength)
        return refusedAt("category", faqRefusals.categoryTooLong);
      const changed = await setFaqCategory(tx, scope, { ids: action.ids, category });
      const faqs = await read(action.ids);
      if (faqs.length === 0) return refused(404, faqRefusals.gone);
      return done({ text: `${countedFaqs(changed.length)} moved to ${category ?? "no category"}`, faqs });
    }
    case "add-category":
    case "rename-category":
    case "describe-category":
    case "move-category":
    case "place-category":
    case "remove-category":
      return runCategoryAction({ tx, now }, scope, action, elsewhere);
    case "move":
    case "shift": {
      const target = action.intent === "move" ? { before: action.before || null } : { by: action.by };
      const order = await moveFaq(tx, scope, { faqId: action.faqId, target });
      return order ? done({ order }) : refused(404, faqRefusals.gone);
    }
  }
}

type Save = Extract<FaqAction, { intent: "save" }>;

async function save({ tx, now }: Work, scope: OwnerScope, action: Save): Promise<FaqActionResult> {
  const edit = await saveFaq(tx, scope, action);
  if (edit.outcome === "invalid") return refusedAt(edit.field, edit.message);
  const [faq] = edit.outcome === "gone" ? [] : await readOwnerFaqs(tx, scope, { now, ids: [action.faqId] });
  if (!faq) return refused(404, faqRefusals.gone);
  if (edit.outcome === "conflict") return { ...refused(409, faqRefusals.conflict), conflict: faq };
  return done({ text: faqToasts.saved, faqs: [faq] });
}

type StatusChange = Extract<FaqAction, { intent: "publish" | "unpublish" }>;

async function setStatus(
  { tx, now }: Work,
  scope: OwnerScope,
  { intent, ids }: StatusChange,
): Promise<FaqActionResult> {
  if (ids.length === 0) return refused(400, faqRefusals.nothingChosen);
  const status = intent === "publish" ? "published" : "draft";
  const { changed, unwritten } = await setFaqStatus(tx, scope, { ids, status });
  const faqs = await readOwnerFaqs(tx, scope, { now, ids });
  if (faqs.length === 0) return refused(404, faqRefusals.gone);
  if (changed.length === 0 && unwritten > 0) return refused(409, faqRefusals.notWritten);
  const did = intent === "publish" ? "published" : "unpublished";
  if (unwritten > 0) {
    const text = `${countedFaqs(changed.length)} published. ${countedFaqs(unwritten)} not written yet.`;
    return done({ kind: "warning", text, faqs });
  }
  const text = ids.length === 1 ? `FAQ ${did}` : `${countedFaqs(changed.length)} ${did}`;
  return done({ text, faqs });
}

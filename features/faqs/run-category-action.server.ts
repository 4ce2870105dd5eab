import type { Transaction } from "#platform/db/open-database.ts";
import { refused, refusedAt } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { CategorizedContent } from "./categorized-content.ts";
import {
  addCategory,
  describeCategory,
  moveCategory,
  placeCategory,
  removeFaqCategory,
  renameCategory,
} from "./change-categories.server.ts";
import { listCategories } from "./collections.server.ts";
import { faqActionDone } from "./faq-action-done.ts";
import { readOwnerFaqs } from "./list-owner-faqs.server.ts";
import {
  type FaqActionResult,
  maxCategoryDescription,
  maxCategoryLength,
  readCategory,
} from "./owner-faq.ts";
import type { FaqAction } from "./owner-schema.ts";
import {
  categoryAddedText,
  categoryRemovedText,
  categoryRenamedText,
  countedFaqs,
  faqRefusals,
} from "./owner-texts.ts";

export type CategoryFaqAction = Extract<FaqAction, { intent: `${string}-category` }>;

export async function runCategoryAction(
  { tx, now }: { tx: Transaction; now: Date },
  scope: OwnerScope,
  action: Exclude<CategoryFaqAction, { intent: "set-category" }>,
  elsewhere: CategorizedContent,
): Promise<FaqActionResult> {
  const category = action.intent === "add-category" ? readCategory(action.category) : action.category.trim();
  if (!category) return refused(400, faqRefusals.noCategoryName);
  const done = async (text: string, ids: string[] = []) =>
    faqActionDone({
      text,
      faqs: await readOwnerFaqs(tx, scope, { now, ids }),
      categories: await listCategories(tx, scope, elsewhere),
    });
  switch (action.intent) {
    case "add-category":
      if (category.length > maxCategoryLength) return refusedAt("category", faqRefusals.categoryTooLong);
      await addCategory(tx, scope, { category });
      return done(categoryAddedText(category));
    case "rename-category": {
      const to = readCategory(action.to);
      if (to === null) return refused(400, faqRefusals.noCategoryName);
      if (to.length > maxCategoryLength) return refusedAt("category", faqRefusals.categoryTooLong);
      const renamed = await renameCategory(tx, scope, { category, to }, elsewhere);
      if (!renamed) return refused(404, faqRefusals.goneCategory);
      const { ids, isMerged } = renamed;
      return done(isMerged ? `${countedFaqs(ids.length)} moved to ${to}` : categoryRenamedText(to), ids);
    }
    case "describe-category": {
      // One line, like a name.
      const description = readCategory(action.description);
      if ((description?.length ?? 0) > maxCategoryDescription)
        return refusedAt("category", faqRefusals.descriptionTooLong);
      const isKnown = await describeCategory(tx, scope, { category, description, icon: action.icon || null });
      return isKnown ? done("Category updated") : refused(404, faqRefusals.goneCategory);
    }
    case "move-category": {
      const isMoved = await moveCategory(tx, scope, { category, by: action.by }, elsewhere);
      return isMoved ? done("Category moved") : refused(404, faqRefusals.goneCategory);
    }
    case "place-category": {
      const place = { category, parent: readCategory(action.parent), before: readCategory(action.before) };
      const isPlaced = await placeCategory(tx, scope, place);
      return isPlaced ? done("Category moved") : refused(404, faqRefusals.goneCategory);
    }
    case "remove-category": {
      const changed = await removeFaqCategory(tx, scope, { category }, elsewhere);
      return done(categoryRemovedText(category), changed);
    }
  }
}

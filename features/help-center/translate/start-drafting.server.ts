import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { listTranslations } from "#features/translations/stored-translations.server.ts";
import { itemId, type TranslatedItem } from "#features/translations/translated-item.ts";
import { countTokens, startRun } from "#features/translations/translation-runs.server.ts";
import type { Services } from "#platform/services.ts";
import { type Done, type Refused, refused } from "#shared/action-outcome.ts";
import { languageName } from "#shared/language-tag.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { draftTranslationsJob } from "./draft-translations.job.ts";
import { draftable } from "./draftable.ts";
import { hasLanguage } from "./own-translations.server.ts";
import { translateTexts } from "./texts.ts";
import { listTranslatablesInto } from "./translatables.server.ts";

type Deps = Pick<Services, "db" | "clock" | "config"> & { jobs: Pick<Services["jobs"], "enqueue"> };

/** Tokens that one help center can use in a day, about 400 short answers in five languages. */
const maxTokensPerDay = 2_000_000;
const dayMs = 24 * 60 * 60_000;

/** Enqueues the drafting of one item, or of everything that is missing. Drafts are never public. */
export async function startDrafting(
  services: Deps,
  scope: OwnerScope,
  { language, item }: { language: string; item: TranslatedItem | null },
): Promise<(Done & { text: string }) | Refused> {
  const { config, clock, db, jobs } = services;
  if (!config.ai) return refused(409, translateTexts.noModel);
  return db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, scope, "write drafts");
    if (!(await hasLanguage(tx, company, language))) return refused(404, translateTexts.gone);
    const inLanguage = { companyId: scope.companyId, language };
    const only = item && itemId(item);
    const items = draftable(
      await listTranslatablesInto(tx, company, language),
      await listTranslations(tx, inLanguage),
      only,
    );
    if (items.length === 0) return refused(409, translateTexts.nothingMissing);
    const since = new Date(clock.now().getTime() - dayMs);
    if ((await countTokens(tx, { companyId: scope.companyId, since })) >= maxTokensPerDay)
      return refused(429, translateTexts.budgetSpent);
    const runId = await startRun(tx, { ...inLanguage, total: items.length });
    if (runId === null) return refused(409, translateTexts.underWay);
    await jobs.enqueue(tx, draftTranslationsJob, { runId, only }, { key: runId, companyId: scope.companyId });
    await recordChange(tx, scope, {
      action: "translations.started",
      subject: { kind: "language", title: languageName(language, "en") },
      details: { count: 1 },
    });
    return { ok: true, text: translateTexts.started };
  });
}

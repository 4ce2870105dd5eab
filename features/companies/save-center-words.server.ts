import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { refused, type Saved, type Versioned } from "#shared/action-outcome.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import {
  type CenterWordsValues,
  centerWordsChanges,
  centerWordsOf,
  withCenterWords,
} from "./center-words.ts";
import { findCompanyOfOwner } from "./company-record.server.ts";
import { settingsTexts } from "./settings-texts.ts";
import { getSettings, writeSettings } from "./update-company-settings.server.ts";

type Deps = Pick<Services, "db" | "pageCache">;

/** Changes texts that the company is named in. */
export type Rename = (
  tx: Transaction,
  scope: EditorScope,
  names: { from: string; to: string },
) => Promise<void>;

export interface CenterWordsEdit extends Versioned<CenterWordsValues> {
  /** One of the help center's languages. */
  language: string;
}

/** Changes the words of one language, and what all languages share. */
export async function saveCenterWords(
  services: Deps,
  scope: EditorScope,
  { version, values, language }: CenterWordsEdit,
  rename: Rename,
): Promise<Saved<CenterWordsValues>> {
  // Settings of another version aren't written, so these are the ones that are replaced.
  const stored = await findCompanyOfOwner(services.db, scope);
  const saved =
    stored !== null &&
    stored.version === version &&
    (await writeSettings(services, scope, {
      version,
      action: "settings.changed",
      changesOf: (company) => centerWordsChanges(centerWordsOf(company, language), values),
      columns: {
        companyName: values.companyName,
        centerSettings: withCenterWords(stored.centerSettings, language, values),
      },
      follow: (tx, { companyName: from }) => rename(tx, scope, { from, to: values.companyName }),
    }));
  if (saved) return { ok: true };
  const { company } = await getSettings(services.db, scope);
  return {
    ...refused(409, settingsTexts.conflict),
    conflict: { version: company.version, values: centerWordsOf(company, language) },
  };
}

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

export interface CenterWordsEdit extends Versioned<CenterWordsValues> {
  /** One of the help center's languages. */
  language: string;
}

/** Changes the words of one language, and what all languages share. */
export async function saveCenterWords(
  services: Deps,
  scope: EditorScope,
  { version, values, language }: CenterWordsEdit,
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
    }));
  if (saved) return { ok: true };
  const { company } = await getSettings(services.db, scope);
  return {
    ...refused(409, settingsTexts.conflict),
    conflict: { version: company.version, values: centerWordsOf(company, language) },
  };
}

/** Reads and writes the language of an owner's help center, and the owner's own words for its messages. */
import { sql } from "drizzle-orm";
import { companies } from "#db/schema.ts";
import type { CatalogTag } from "#engines/messages/catalogs.ts";
import { selectCatalog } from "#engines/messages/select-catalog.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { refused, type Saved, type Versioned } from "#shared/action-outcome.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import {
  type LanguageValues,
  type MessageValues,
  messageValues,
  type PostedMessages,
} from "./language-settings.ts";
import { settingsTexts } from "./settings-texts.ts";
import { getSettings, writeSettings } from "./update-company-settings.server.ts";

type Deps = Pick<Services, "db" | "pageCache">;

export interface OwnLanguages {
  company: Awaited<ReturnType<typeof getSettings>>["company"];
  /** The catalog of the center's main language. */
  main: CatalogTag;
  /** The catalog of `messages`. */
  tag: CatalogTag;
  language: Versioned<LanguageValues>;
  messages: Versioned<MessageValues>;
}

/** The owner's wording in the main language, or in another one. Throws `not_found` if the user isn't a member. */
export async function getLanguages(
  db: Db,
  scope: EditorScope,
  wordsIn: CatalogTag | null = null,
): Promise<OwnLanguages> {
  const { company } = await getSettings(db, scope);
  const { version, messageOverrides } = company;
  const main = selectCatalog(company.language);
  const tag = wordsIn ?? main;
  return {
    company,
    main,
    tag,
    language: { version, values: { language: company.language ?? main } },
    messages: { version, values: messageValues(tag, messageOverrides[tag]) },
  };
}

export async function saveLanguage(
  services: Deps,
  scope: EditorScope,
  { version, values }: Versioned<LanguageValues>,
): Promise<Saved<LanguageValues>> {
  const language = new Intl.Locale(values.language).toString();
  const changesOf = (stored: { language: string | null }) =>
    stored.language === language ? [] : [{ label: "Language", from: stored.language, to: language }];
  const isSaved = await writeSettings(services, scope, {
    version,
    columns: { language },
    action: "languages.changed",
    changesOf,
  });
  if (isSaved) return { ok: true };
  const current = await getLanguages(services.db, scope);
  return { ...refused(409, settingsTexts.conflict), conflict: current.language };
}

/** Replaces the wording of one catalog. The wording in other languages is kept, in case the owner switches back. */
export async function saveMessages(
  services: Deps,
  scope: EditorScope,
  { version, tag, values }: PostedMessages,
): Promise<Saved<MessageValues>> {
  const others = sql`${companies.messageOverrides} - ${tag}::text`;
  const isEmpty = Object.keys(values).length === 0;
  const messageOverrides = isEmpty ? others : sql`${others} || ${JSON.stringify({ [tag]: values })}::jsonb`;
  const isSaved = await writeSettings(services, scope, {
    version,
    columns: { messageOverrides },
    action: "languages.changed",
    changesOf: () => [{ label: "Own words", from: null, to: String(Object.keys(values).length) }],
  });
  if (isSaved) return { ok: true };
  const { messages } = await getLanguages(services.db, scope, tag);
  return { ...refused(409, settingsTexts.conflict), conflict: messages };
}

/** Reads and writes an owner's settings. */

import { sql } from "drizzle-orm";
import type { AuditDetails } from "#db/schema/audit.ts";
import { companies, type SearchSettings, type ThemeSettings } from "#db/schema.ts";
import { readFontName } from "#engines/theme/theme-css.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isCheckViolation, isUniqueViolation } from "#platform/db/violations.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { refused, type Saved, type Versioned } from "#shared/action-outcome.ts";
import { readHexColor } from "#shared/hex-color.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import type { AuditAction } from "./audit/audit-actions.ts";
import { recordChange } from "./audit/record-change.server.ts";
import { appearanceChanges, helpCenterChanges } from "./audit/settings-changes.ts";
import { findCompanyOfOwner, lockOwnCompany, nextVersion, updateCompany } from "./company-record.server.ts";
import { settingsTexts, takenText } from "./settings-texts.ts";
import type { AppearanceValues, HelpCenterValues } from "./settings-values.ts";

type Deps = Pick<Services, "db" | "ids" | "pageCache">;
type CompanyRow = typeof companies.$inferSelect;

export interface OwnSettings {
  company: CompanyRow;
  helpCenter: Versioned<HelpCenterValues>;
  appearance: Versioned<AppearanceValues>;
}

/** Throws `not_found` if the user isn't a member of the company. */
export async function getSettings(db: Db, scope: EditorScope): Promise<OwnSettings> {
  const company = await findCompanyOfOwner(db, scope);
  if (!company) throw new AppError("not_found");
  const { version } = company;
  return {
    company,
    helpCenter: { version, values: helpCenterOf(company) },
    appearance: { version, values: appearanceOf(company) },
  };
}

/** A changed domain must be verified again. An unchanged one keeps its state. */
export async function saveHelpCenter(
  services: Deps,
  scope: EditorScope,
  { version, values }: Versioned<HelpCenterValues>,
): Promise<Saved<HelpCenterValues>> {
  const domain = values.customDomain || null;
  const isSameDomain = sql`${companies.customDomain} is not distinct from ${domain}`;
  const unlessChanged = <T>(column: T, value: unknown) =>
    sql`case when ${isSameDomain} then ${column} else ${value} end`;
  const search: SearchSettings = {
    enabled: values.searchEnabled,
    show_faq: values.searchFaqs,
    include_content: values.searchContent,
    show_guides: values.searchGuides,
    show_videos: values.searchVideos,
    show_answers: values.answersEnabled,
    answer_from_website: values.answersFromWebsite,
    choose_with_model: values.answersWithModel,
  };
  try {
    const saved = await writeSettings(services, scope, {
      version,
      action: "settings.changed",
      changesOf: (company) => helpCenterChanges(helpCenterOf(company), values),
      columns: {
        helpCenterSubdomain: values.subdomain || null,
        websiteUrl: values.websiteUrl || null,
        isPublic: values.isPublic,
        domainType: values.domainType,
        customDomain: domain,
        domainVerificationStatus: unlessChanged(
          companies.domainVerificationStatus,
          domain === null ? null : "pending",
        ),
        domainCheckFailures: unlessChanged(companies.domainCheckFailures, sql`0`),
        domainCheckedAt: unlessChanged(companies.domainCheckedAt, sql`null::timestamptz`),
        domainCheckDetail: unlessChanged(companies.domainCheckDetail, sql`null::text`),
        // The token never changes, so a DNS record that another company left behind doesn't verify this company's
        // domain.
        domainToken: sql`coalesce(${companies.domainToken}, ${domainToken(services.ids.uuid())})`,
        searchSettings: sql`${companies.searchSettings} || ${JSON.stringify(search)}::jsonb`,
      },
    });
    if (saved) return { ok: true };
  } catch (error) {
    if (isUniqueViolation(error, "companies_help_center_subdomain_key")) {
      const errors = { subdomain: takenText(values.subdomain) };
      return refused(400, settingsTexts.takenTitle, errors);
    }
    if (isCheckViolation(error, "valid_subdomain")) {
      return refused(400, settingsTexts.saveFailed, { subdomain: settingsTexts.invalidSubdomain });
    }
    throw error;
  }
  return {
    ...refused(409, settingsTexts.conflict),
    conflict: (await getSettings(services.db, scope)).helpCenter,
  };
}

/** Changes only the fields of this form. The visibility switches in the same column are saved elsewhere. */
export async function saveAppearance(
  services: Deps,
  scope: EditorScope,
  { version, values }: Versioned<AppearanceValues>,
): Promise<Saved<AppearanceValues>> {
  const { secondaryColor, nameBesideLogo: name, ...given } = values;
  const theme: ThemeSettings = {
    ...given,
    ...(secondaryColor ? { secondaryColor } : {}),
    ...(name === "automatic" ? {} : { nameBesideLogo: name === "shown" }),
  };
  const saved = await writeSettings(services, scope, {
    version,
    action: "appearance.changed",
    changesOf: (company) => appearanceChanges(appearanceOf(company), values),
    columns: {
      themeSettings: sql`${companies.themeSettings} - 'secondaryColor' - 'nameBesideLogo' || ${JSON.stringify(theme)}::jsonb`,
    },
  });
  if (saved) return { ok: true };
  return {
    ...refused(409, settingsTexts.conflict),
    conflict: (await getSettings(services.db, scope)).appearance,
  };
}

/** Returns a random DNS label for one company. It is no secret: the company publishes it in a DNS record. */
function domainToken(uuid: string): string {
  return `c-${uuid.replaceAll("-", "").slice(0, 20)}`;
}

interface SettingsWrite {
  version: number;
  columns: Parameters<ReturnType<Db["update"]>["set"]>[0];
  action: AuditAction;
  /** If empty, nothing is recorded. */
  changesOf: (stored: CompanyRow) => NonNullable<AuditDetails["changes"]>;
  /** What else changes with it. */
  follow?: (tx: Transaction, stored: CompanyRow) => Promise<void>;
}

export async function writeSettings(
  { db, pageCache }: Pick<Deps, "db" | "pageCache">,
  scope: EditorScope,
  { version, columns, action, changesOf, follow }: SettingsWrite,
): Promise<boolean> {
  const isSaved = await db.transaction(async (tx) => {
    const stored = await lockOwnCompany(tx, scope, "change settings");
    if (stored.version !== version) return false;
    await updateCompany(tx, scope, { ...columns, version: nextVersion });
    const changes = changesOf(stored);
    if (changes.length > 0) await recordChange(tx, scope, { action, details: { changes } });
    await follow?.(tx, stored);
    return true;
  });
  if (isSaved) pageCache.invalidate(scope.companyId);
  return isSaved;
}

function helpCenterOf(company: CompanyRow): HelpCenterValues {
  const { searchSettings: search } = company;
  return {
    subdomain: company.helpCenterSubdomain ?? "",
    websiteUrl: company.websiteUrl ?? "",
    isPublic: company.isPublic,
    domainType: company.domainType,
    customDomain: company.customDomain ?? "",
    searchEnabled: search.enabled !== false,
    searchFaqs: search.show_faq !== false,
    searchContent: search.include_content !== false,
    searchGuides: search.show_guides !== false,
    searchVideos: search.show_videos !== false,
    answersEnabled: search.show_answers !== false,
    answersFromWebsite: search.answer_from_website !== false,
    answersWithModel: search.choose_with_model === true,
  };
}

export function appearanceOf({ themeSettings: theme }: Pick<CompanyRow, "themeSettings">): AppearanceValues {
  return {
    primaryColor: readHexColor(String(theme.primaryColor ?? "")) ?? "#6E0AD6",
    secondaryColor: readHexColor(String(theme.secondaryColor ?? "")) ?? "",
    backgroundColor: readHexColor(String(theme.backgroundColor ?? "")) ?? "#FFFFFF",
    fontFamily: readFontName(theme.fontFamily),
    heroPattern: theme.heroPattern ?? "none",
    nameBesideLogo: nameChoiceOf(theme),
  };
}

function nameChoiceOf({ nameBesideLogo }: ThemeSettings): AppearanceValues["nameBesideLogo"] {
  if (nameBesideLogo === undefined) return "automatic";
  return nameBesideLogo ? "shown" : "hidden";
}

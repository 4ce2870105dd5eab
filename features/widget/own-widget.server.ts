/** Reads and changes an owner's widget settings. */
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { type CompanyRow, lockOwnCompany, updateCompany } from "#features/companies/company-record.server.ts";
import { AppError } from "#platform/errors.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import type { Done, Refused } from "#shared/action-outcome.ts";
import { refusedAt } from "#shared/action-outcome.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import {
  maxOrigins,
  type WidgetRule,
  type WidgetSettings,
  type WidgetSide,
} from "#shared/widget-settings.ts";
import { allowedOrigins, originLabel, readOrigin } from "./widget-origins.ts";
import { maxRules } from "./widget-rules.ts";
import { widgetTexts as texts } from "./widget-texts.ts";

type Deps = Pick<Services, "db" | "log" | "pageCache">;

interface Change {
  settings: WidgetSettings;
  changes: { label: string; from?: string | null; to?: string | null }[];
}

export interface WidgetButton {
  label: string;
  side: WidgetSide;
  hasShortcut: boolean;
}

export function saveButton(deps: Deps, scope: EditorScope, button: WidgetButton): Promise<Done | Refused> {
  return changeWidget(deps, scope, ({ widgetSettings: stored }) => {
    const { label, side, hasShortcut } = button;
    const { label: _, ...others } = stored;
    const before = [stored.label ?? "", stored.side ?? "end", stored.hasShortcut ? "on" : "off"];
    const after = [label, side, hasShortcut ? "on" : "off"];
    const names = ["Button label", "Button position", "Keyboard shortcut"];
    return {
      settings: { ...others, ...(label === "" ? {} : { label }), side, hasShortcut },
      changes: names
        .map((name, index) => ({ label: name, from: before[index] || null, to: after[index] || null }))
        .filter(({ from, to }) => from !== to),
    };
  });
}

/** The first website that is added keeps the company's own website allowed. */
export function addOrigin(deps: Deps, scope: EditorScope, typed: string): Promise<Done | Refused<"origin">> {
  const origin = readOrigin(typed);
  if (origin === null) return Promise.resolve(refusedAt("origin", texts.notAWebsite));
  return changeWidget(deps, scope, (company) => {
    const before = allowedOrigins(company);
    if (before.includes(origin)) return null;
    if (before.length >= maxOrigins) throw new AppError("invalid", texts.tooManyOrigins(maxOrigins));
    return {
      settings: { ...company.widgetSettings, origins: [...before, origin] },
      changes: [{ label: "Allowed websites", from: null, to: originLabel(origin) }],
    };
  });
}

/** Replaces all of them. An empty list means the company's own website. */
export function setOrigins(deps: Deps, scope: EditorScope, typed: string[]): Promise<Done | Refused> {
  const read = typed.map(readOrigin);
  const wrong = read.indexOf(null);
  if (wrong !== -1) return Promise.resolve(refusedAt(`origins.${wrong}`, texts.notAWebsite));
  return changeWidget(deps, scope, (company) => {
    const before = allowedOrigins(company);
    const origins = [...new Set(read.flatMap((origin) => origin ?? []))];
    if (origins.length > maxOrigins) throw new AppError("invalid", texts.tooManyOrigins(maxOrigins));
    const settings = { ...company.widgetSettings, origins };
    const after = allowedOrigins({ ...company, widgetSettings: settings });
    const [from, to] = [before, after].map((list) => list.map(originLabel).join(", ") || null);
    return { settings, changes: from === to ? [] : [{ label: "Allowed websites", from, to }] };
  });
}

export function removeOrigin(deps: Deps, scope: EditorScope, origin: string): Promise<Done | Refused> {
  return changeWidget(deps, scope, (company) => {
    const before = allowedOrigins(company);
    if (!before.includes(origin)) return null;
    // An empty list would mean the company's own website again.
    if (before.length === 1) throw new AppError("invalid", texts.lastOrigin);
    return {
      settings: { ...company.widgetSettings, origins: before.filter((each) => each !== origin) },
      changes: [{ label: "Allowed websites", from: originLabel(origin), to: null }],
    };
  });
}

/** `was` is the path of the rule that is replaced, or null for a new one. */
export function saveRule(
  deps: Deps,
  scope: EditorScope,
  { was, rule }: { was: string | null; rule: WidgetRule },
): Promise<Done | Refused<"path">> {
  return changeWidget(deps, scope, ({ widgetSettings }) => {
    const rules = widgetSettings.rules ?? [];
    const at = rules.findIndex(({ path }) => path === was);
    if (rules.some(({ path }, index) => path === rule.path && index !== at))
      throw new AppError("invalid", texts.pathTaken);
    if (at === -1 && rules.length >= maxRules) throw new AppError("invalid", texts.tooManyRules(maxRules));
    return {
      settings: { ...widgetSettings, rules: at === -1 ? [...rules, rule] : rules.with(at, rule) },
      changes: [{ label: "Suggestions", from: rules[at]?.path ?? null, to: rule.path }],
    };
  });
}

export function removeRule(deps: Deps, scope: EditorScope, path: string): Promise<Done | Refused> {
  return changeWidget(deps, scope, ({ widgetSettings }) => {
    const rules = widgetSettings.rules ?? [];
    if (!rules.some((rule) => rule.path === path)) return null;
    return {
      settings: { ...widgetSettings, rules: rules.filter((rule) => rule.path !== path) },
      changes: [{ label: "Suggestions", from: path, to: null }],
    };
  });
}

/** `change` returns null if there is nothing to do. */
async function changeWidget(
  { db, log, pageCache }: Deps,
  scope: EditorScope,
  change: (company: CompanyRow) => Change | null,
): Promise<Done | Refused> {
  try {
    await db.transaction(async (tx) => {
      const company = await lockOwnCompany(tx, scope, "change settings");
      const changed = change(company);
      if (!changed) return;
      await updateCompany(tx, scope, { widgetSettings: changed.settings });
      const { changes } = changed;
      if (changes.length > 0)
        await recordChange(tx, scope, { action: "widget.changed", details: { changes } });
    });
  } catch (error) {
    return refusalOf(error, { log, event: "widget update failed", problem: texts.saveFailed });
  }
  pageCache.invalidate(scope.companyId);
  return { ok: true };
}

/** The owner's suggestions by page. */
import type { WidgetRule } from "#shared/widget-settings.ts";

export const maxRules = 50;
export const maxRulePath = 200;
export const maxShown = 3;

/** The first rule for a path. The owner's order decides. */
export function findRule(rules: readonly WidgetRule[], path: string): WidgetRule | null {
  return rules.find((rule) => isRuleFor(rule.path, path)) ?? null;
}

/** A "*" stands for any number of characters. A slash at the end makes no difference. */
export function isRuleFor(pattern: string, path: string): boolean {
  const [first = "", ...others] = trimmed(pattern).split("*");
  const last = others.pop();
  let rest = trimmed(path);
  if (last === undefined) return rest === first;
  if (!rest.startsWith(first)) return false;
  rest = rest.slice(first.length);
  for (const part of others) {
    const at = rest.indexOf(part);
    if (at === -1) return false;
    rest = rest.slice(at + part.length);
  }
  return rest.endsWith(last);
}

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

/** Keeps the rules of each server, and which addresses they refuse, because each page repeats the links of the menu. */
import type { RobotsRules } from "#engines/crawler/robots.ts";

/** More are asked about again. */
const maxRefused = 50_000;

export function rememberRobots(
  load: (origin: string) => Promise<RobotsRules>,
): (origin: string) => Promise<RobotsRules> {
  const known = new Map<string, Promise<RobotsRules>>();
  return (origin) => {
    const rules = known.get(origin) ?? load(origin).then(rememberRefused);
    known.set(origin, rules);
    return rules;
  };
}

function rememberRefused(rules: RobotsRules): RobotsRules {
  const refused = new Set<string>();
  return {
    ...rules,
    isAllowed(url) {
      if (refused.has(url)) return false;
      const isAllowed = rules.isAllowed(url);
      if (!isAllowed && refused.size < maxRefused) refused.add(url);
      return isAllowed;
    },
  };
}

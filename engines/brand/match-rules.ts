import type { Element } from "domhandler";
import { compileSelector, type SelectorTest } from "./compile-selector.ts";
import type { StyleRule } from "./parse-css.ts";

/** Finds the rules that apply to an element. Rules are indexed by the id, class or tag of their last compound. */
export interface RuleIndex {
  matching(element: Element): StyleRule[];
}

/** Maximum number of selector checks per index. Real style sheets need a tenth of that. Only hostile ones reach it. */
const MAX_CHECKS = 300_000;
/** Maximum number of elements visited, per check and in total, because combinators and `:has` can visit any number. */
const MAX_STEPS_OF_CHECK = 5_000;
const MAX_STEPS = 3_000_000;

interface Filed {
  rule: StyleRule;
  test: SelectorTest | null;
  isReady: boolean;
}

export function indexRules(rules: readonly StyleRule[]): RuleIndex {
  const byKey = new Map<string, Filed[]>();
  for (const rule of rules) {
    const key = keyOf(rule.selector);
    const list = byKey.get(key);
    const filed = { rule, test: null, isReady: false };
    if (list) list.push(filed);
    else byKey.set(key, [filed]);
  }
  let checks = 0;
  let steps = 0;
  const matches = (test: SelectorTest, element: Element) => {
    const budget = { left: MAX_STEPS_OF_CHECK };
    const isMatch = test(element, budget);
    steps += MAX_STEPS_OF_CHECK - budget.left;
    return isMatch;
  };
  return {
    matching(element) {
      const found: StyleRule[] = [];
      for (const key of keysOf(element)) {
        for (const filed of byKey.get(key) ?? []) {
          if (checks++ > MAX_CHECKS || steps > MAX_STEPS) return found;
          if (!filed.isReady) prepare(filed);
          if (filed.test && matches(filed.test, element)) found.push(filed.rule);
        }
      }
      return found.sort(
        (a, b) => layerOf(a) - layerOf(b) || a.specificity - b.specificity || a.order - b.order,
      );
    },
  };
}

/** Layers outrank specificity. parse-css.ts multiplies the layer by 40,000 in `order`. */
function layerOf(rule: StyleRule): number {
  return Math.floor(rule.order / 40_000);
}

function* keysOf(element: Element): Generator<string> {
  yield "*";
  yield element.name;
  if (element.name === "html") yield ":root";
  if (element.attribs.id) yield `#${element.attribs.id}`;
  const classes = element.attribs.class;
  if (classes) for (const name of new Set(classes.trim().split(/\s+/).slice(0, 100))) yield `.${name}`;
}

function prepare(filed: Filed): void {
  filed.isReady = true;
  const { selector } = filed.rule;
  const simple = /^(?:\*|[\w-]+|[.#](?:[\w-]|\\.)+)$/.test(selector);
  // The index key alone is enough to decide, so the selector doesn't need to be compiled.
  if (simple || selector === ":root") {
    filed.test = () => true;
    return;
  }
  filed.test = compileSelector(selector);
}

/** Returns the id, class or tag of a selector's last compound, in this order of preference. */
function keyOf(selector: string): string {
  const compound = lastCompound(selector);
  const bare = compound.replace(/\[[^\]]*\]/g, "").replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, "");
  const id = /#((?:[\w-]|\\.|[\u0080-\uffff])+)/.exec(bare);
  if (id) return `#${unescapeName(id[1]!)}`;
  const name = /\.((?:[\w-]|\\[0-9a-f]{1,6} ?|\\.|[\u0080-\uffff])+)/i.exec(bare);
  if (name) return `.${unescapeName(name[1]!)}`;
  if (bare.startsWith(":root")) return ":root";
  const tag = /^[a-z][\w-]*/i.exec(bare);
  return tag ? tag[0].toLowerCase() : "*";
}

function lastCompound(selector: string): string {
  let depth = 0;
  for (let i = selector.length - 1; i >= 0; i--) {
    const char = selector[i]!;
    if (char === ")" || char === "]") depth++;
    else if (char === "(" || char === "[") depth--;
    else if (
      depth === 0 &&
      (char === " " || char === ">" || char === "+" || char === "~") &&
      selector[i - 1] !== "\\"
    ) {
      // In "\31 23", the space ends an escaped digit and isn't a descendant combinator.
      if (char === " " && /\\[0-9a-f]{1,6}$/i.test(selector.slice(Math.max(0, i - 8), i))) continue;
      return selector.slice(i + 1);
    }
  }
  return selector;
}

function unescapeName(text: string): string {
  return text.replace(
    /\\([0-9a-f]{1,6}) ?|\\(.)/gi,
    (_, hex: string | undefined, char: string | undefined) => {
      if (!hex) return char ?? "";
      const code = Number.parseInt(hex, 16);
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : "";
    },
  );
}

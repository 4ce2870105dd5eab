import { type CssNode, generate, parse } from "css-tree";
import type { Stylesheet } from "./types.ts";

export interface Declaration {
  /** Lowercase, except for custom properties. */
  property: string;
  value: string;
  important: boolean;
}

export interface StyleRule {
  /** A single selector, not a list. */
  selector: string;
  specificity: number;
  /** Position in the cascade: the layer first, then source order. */
  order: number;
  declarations: Declaration[];
}

const MAX_CSS_CHARS = 1_000_000;
const MAX_RULES = 20_000;
const MAX_NESTING = 8;
/** Media queries are evaluated at this width. */
const VIEWPORT_PX = 1280;
/** Unlayered rules beat every `@layer`. */
const UNLAYERED = 1000;

const RELEVANT = new Set(
  "color background background-color background-image border border-color border-top border-bottom border-left border-top-color border-bottom-color border-left-color border-width border-radius padding padding-left padding-inline padding-top padding-block text-indent clip clip-path font-family font fill display visibility background-clip -webkit-background-clip".split(
    " ",
  ),
);

/** Returns the rules that affect color, shape or font on a desktop with a light theme. Never throws. */
export function parseCss(sheets: readonly Stylesheet[]): StyleRule[] {
  const state: State = { rules: [], layers: new Map() };
  for (const sheet of sheets) {
    const tree = parseSheet(sheet.css.slice(0, MAX_CSS_CHARS));
    if (tree?.type === "StyleSheet")
      readBlock(state, tree.children.toArray(), { parent: null, layer: UNLAYERED, depth: 0 });
  }
  return state.rules;
}

export function parseInlineStyle(text: string): Declaration[] {
  const found: Declaration[] = [];
  try {
    const tree = parse(text.slice(0, 5000), {
      context: "declarationList",
      parseValue: false,
      parseCustomProperty: false,
    });
    if (tree.type === "DeclarationList") {
      for (const node of tree.children.toArray()) {
        const declaration = readDeclaration(node);
        if (declaration) found.push(declaration);
      }
    }
  } catch {}
  return found;
}

interface State {
  rules: StyleRule[];
  layers: Map<string, number>;
}

interface Scope {
  /** Selectors of the enclosing rule, if this rule is nested. */
  parent: string[] | null;
  layer: number;
  depth: number;
}

function parseSheet(css: string): CssNode | null {
  try {
    return parse(css, {
      parseValue: false,
      parseCustomProperty: false,
      parseRulePrelude: false,
      parseAtrulePrelude: false,
    });
  } catch {
    return null;
  }
}

function readBlock(state: State, nodes: CssNode[], scope: Scope): void {
  const own: Declaration[] = [];
  for (const node of nodes) {
    if (state.rules.length > MAX_RULES || scope.depth > MAX_NESTING) break;
    if (node.type === "Rule") {
      const selectors = nestSelectors(splitSelectors(preludeText(node.prelude)), scope.parent);
      readBlock(state, node.block.children.toArray(), {
        ...scope,
        parent: selectors,
        depth: scope.depth + 1,
      });
    } else if (node.type === "Atrule") readAtRule(state, node, scope);
    else {
      const declaration = readDeclaration(node);
      if (declaration) own.push(declaration);
    }
  }
  if (own.length === 0 || !scope.parent) return;
  for (const selector of scope.parent) addRule(state, selector, own, scope.layer);
}

function readAtRule(state: State, node: CssNode & { type: "Atrule" }, scope: Scope): void {
  const name = node.name.toLowerCase();
  const prelude = preludeText(node.prelude).toLowerCase().trim();
  if (name === "layer" && !node.block) {
    for (const layer of prelude.split(",")) layerIndex(state, layer.trim());
    return;
  }
  if (!node.block) return;
  const children = node.block.children.toArray();
  const deeper = { ...scope, depth: scope.depth + 1 };
  if (name === "layer") readBlock(state, children, { ...deeper, layer: layerIndex(state, prelude) });
  else if (name === "media" && mediaApplies(prelude)) readBlock(state, children, deeper);
  else if (name === "supports" && !prelude.startsWith("not")) readBlock(state, children, deeper);
  else if (name === "container" || name === "scope") readBlock(state, children, deeper);
  // Tailwind's browser build defines its design tokens in `@theme`.
  else if (name === "theme") readBlock(state, children, { ...deeper, parent: [":root"] });
  else if (name === "property") readPropertyDefault(state, preludeText(node.prelude).trim(), children);
}

function readPropertyDefault(state: State, name: string, children: CssNode[]): void {
  for (const child of children) {
    if (child.type !== "Declaration" || child.property !== "initial-value" || child.value.type !== "Raw")
      continue;
    addRule(state, ":root", [{ property: name, value: child.value.value.trim(), important: false }], -1);
  }
}

function layerIndex(state: State, name: string): number {
  const known = state.layers.get(name);
  if (known !== undefined) return known;
  const index = Math.min(state.layers.size, UNLAYERED - 1);
  state.layers.set(name, index);
  return index;
}

const STATEFUL_NOT =
  /:not\(\s*:(?:hover|focus|active|visited|focus-visible|focus-within|disabled|checked)\s*\)/gi;
const PASSING = /:(?:link|any-link)\b/gi;
// Interaction states and pseudo-elements aren't what visitors see first.
const STATE =
  /::|:(?:hover|focus|active|visited|before|after|disabled|checked|target|placeholder|invalid|valid|first-line|first-letter|selection|host|indeterminate|autofill|open|popover-open|fullscreen|-[\w-])/i;

function addRule(state: State, rawSelector: string, declarations: Declaration[], layer: number): void {
  const selector = rawSelector.replace(STATEFUL_NOT, "").replace(PASSING, "").trim();
  if (!selector || selector.length > 500 || STATE.test(selector)) return;
  state.rules.push({
    selector,
    specificity: specificityOf(selector),
    order: layer * MAX_RULES * 2 + state.rules.length,
    declarations,
  });
}

/** Calculates ids × 10,000 + classes × 100 + tags. */
function specificityOf(selector: string): number {
  const bare = selector.replace(/\\./g, "x").replace(/:where\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "");
  const count = (pattern: RegExp) => Math.min(99, bare.match(pattern)?.length ?? 0);
  const ids = count(/#[\w-]/g);
  const classes = count(/\.[\w-]|\[|:(?!is\b|not\b|has\b|matches\b)[a-z]/gi);
  const tags = count(/(?:^|[\s>+~(,])[a-z]/gi);
  return ids * 10_000 + classes * 100 + tags;
}

function readDeclaration(node: CssNode): Declaration | null {
  if (node.type !== "Declaration") return null;
  const isCustom = node.property.startsWith("--");
  const property = isCustom ? node.property : node.property.toLowerCase();
  if (!isCustom && !RELEVANT.has(property)) return null;
  const value = (node.value.type === "Raw" ? node.value.value : generate(node.value)).trim();
  if (value.length > 4000) return null;
  return { property, value, important: node.important !== false };
}

function mediaApplies(query: string): boolean {
  return query.split(",").some((part) => {
    if (/\bprint\b|\bspeech\b/.test(part) && !/\bnot\s+(?:all\s+and\s+)?print/.test(part)) return false;
    if (
      /prefers-color-scheme\s*:\s*dark|prefers-contrast|forced-colors|prefers-reduced|\binverted\b/.test(part)
    )
      return false;
    if (/\bnot\s+all\b/.test(part)) return false;
    for (const [, bound, size, unit] of part.matchAll(/(min|max)-width\s*:\s*([\d.]+)(px|em|rem)?/g)) {
      const px = Number(size) * (unit === "px" || unit === undefined ? 1 : 16);
      if (bound === "min" ? px > VIEWPORT_PX : px < VIEWPORT_PX) return false;
    }
    for (const [, sign, size, unit] of part.matchAll(/width\s*([<>])=?\s*([\d.]+)(px|em|rem)?/g)) {
      const px = Number(size) * (unit === "px" || unit === undefined ? 1 : 16);
      if (sign === ">" ? px > VIEWPORT_PX : px < VIEWPORT_PX) return false;
    }
    return true;
  });
}

function nestSelectors(selectors: string[], parent: string[] | null): string[] {
  if (!parent || parent.length === 0) return selectors;
  const scope = parent.length === 1 ? parent[0]! : `:is(${parent.join(",")})`;
  if (scope.length > 400) return [];
  return selectors.map((selector) =>
    selector.includes("&") ? selector.replaceAll("&", scope) : `${scope} ${selector.replace(/^\s*>/, "> ")}`,
  );
}

function splitSelectors(prelude: string): string[] {
  const list: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < prelude.length; i++) {
    const char = prelude[i];
    if (char === "\\") i++;
    else if (char === "(" || char === "[") depth++;
    else if (char === ")" || char === "]") depth--;
    else if (char === "," && depth === 0) {
      list.push(prelude.slice(start, i).trim());
      start = i + 1;
    }
  }
  list.push(prelude.slice(start).trim());
  return list.filter(Boolean).slice(0, 300);
}

function preludeText(node: CssNode | null): string {
  if (!node) return "";
  return withoutComments(node.type === "Raw" ? node.value : generate(node));
}

/** Runs in linear time. A regex would search again for the end at every start of an unterminated comment. */
export function withoutComments(css: string): string {
  let kept = "";
  let from = 0;
  for (let at = css.indexOf("/*"); at >= 0; at = css.indexOf("/*", from)) {
    const end = css.indexOf("*/", at + 2);
    if (end < 0) break;
    kept += css.slice(from, at);
    from = end + 2;
  }
  return kept + css.slice(from);
}

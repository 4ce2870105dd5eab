import { blend, colorsIn, parseColor, type Rgba, splitTokens } from "./color.ts";
import { indexRules, type RuleIndex } from "./match-rules.ts";
import { type Declaration, parseInlineStyle, type StyleRule } from "./parse-css.ts";
import type { Page, PageNode } from "./parse-page.ts";
import { type CustomProperties, resolveValue } from "./resolve-value.ts";

/** The part of an element's computed style that matters for a brand. All colors are opaque. */
export interface ElementStyle {
  color: Rgba;
  hasOwnColor: boolean;
  /** The element's own fill, blended with the fills behind it. Null if it is fully transparent. */
  background: Rgba | null;
  /** The color stops of a gradient, blended the same way. */
  gradient: Rgba[];
  /** True if the gradient colors the text itself (`background-clip: text`). */
  isTextGradient: boolean;
  /** The color visible behind the element's text. */
  backdrop: Rgba;
  border: Rgba | null;
  fill: Rgba | null;
  hasPadding: boolean;
  hasRadius: boolean;
  fontFamily: string | null;
  isHidden: boolean;
  /** Names of the custom properties from which the background and text color were resolved. */
  variables: ReadonlySet<string>;
  properties: CustomProperties;
}

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const BLACK: Rgba = { r: 17, g: 17, b: 17, a: 1 };
/** The specification ignores colors below this opacity. */
const MIN_ALPHA = 0.2;

/** As for texts that only screen readers get: "rect(0, 0, 0, 0)", "rect(1px 1px 1px 1px)" and "inset(50%)". */
const CUT_AWAY = /^(?:rect\(\s*[01](?:px)?(?:[\s,]+[01](?:px)?){3}\s*\)|inset\(\s*(?:50|100)%\s*\))$/;

const NO_VARIABLES: ReadonlySet<string> = new Set();

export function computeStyles(page: Page, rules: readonly StyleRule[]): ElementStyle[] {
  return computeWithIndex(page, indexRules(rules));
}

function computeWithIndex(page: Page, index: RuleIndex): ElementStyle[] {
  const styles: ElementStyle[] = [];
  for (const node of page.nodes) {
    const parent = styles[node.parent] ?? initialStyle();
    styles.push(styleOf(node, parent, index));
  }
  return styles;
}

function initialStyle(): ElementStyle {
  return {
    color: BLACK,
    hasOwnColor: false,
    background: null,
    gradient: [],
    isTextGradient: false,
    backdrop: WHITE,
    border: null,
    fill: null,
    hasPadding: false,
    hasRadius: false,
    fontFamily: null,
    isHidden: false,
    variables: NO_VARIABLES,
    properties: Object.create(null) as CustomProperties,
  };
}

function styleOf(node: PageNode, parent: ElementStyle, index: RuleIndex): ElementStyle {
  const declarations = inCascadeOrder(index.matching(node.element), node.element.attribs);
  const properties = ownProperties(declarations, parent.properties);
  const style: ElementStyle = {
    ...parent,
    hasOwnColor: false,
    background: null,
    gradient: [],
    isTextGradient: false,
    border: null,
    fill: null,
    hasPadding: false,
    hasRadius: false,
    variables: NO_VARIABLES,
    properties,
  };
  if (declarations.length === 0) return style;
  const drawing: Drawing = { background: null, gradient: [], border: null, variables: new Set() };
  for (const { property, value } of declarations) {
    if (property.startsWith("--")) continue;
    const used = new Set<string>();
    const text = resolveValue(value, properties, used);
    if (text !== null) apply({ property, text, style, drawing, node, parent, used });
  }
  finish(style, drawing, parent);
  return style;
}

interface Drawing {
  background: Rgba | null;
  gradient: Rgba[];
  border: Rgba | null;
  variables: Set<string>;
}

interface Application {
  property: string;
  text: string;
  style: ElementStyle;
  drawing: Drawing;
  node: PageNode;
  parent: ElementStyle;
  used: Set<string>;
}

function apply({ property, text, style, drawing, node, parent, used }: Application): void {
  const value = text.toLowerCase();
  switch (property) {
    case "color": {
      const color = value === "inherit" || value === "currentcolor" ? parent.color : parseColor(value);
      if (!color) return;
      style.hasOwnColor = value !== "inherit" && value !== "currentcolor";
      style.color = color;
      for (const name of used) drawing.variables.add(name);
      return;
    }
    case "background":
      drawing.background = null;
      drawing.gradient = [];
      readBackground(value, style, drawing);
      for (const name of used) drawing.variables.add(name);
      if (/\btext\b/.test(value)) style.isTextGradient = true;
      return;
    case "background-color":
      drawing.background =
        value === "currentcolor" ? style.color : value === "inherit" ? parent.background : parseColor(value);
      for (const name of used) drawing.variables.add(name);
      return;
    case "background-image":
      drawing.gradient = value === "none" ? [] : colorsIn(value);
      for (const name of used) drawing.variables.add(name);
      return;
    case "background-clip":
    case "-webkit-background-clip":
      style.isTextGradient = value.includes("text");
      return;
    case "padding":
    case "padding-left":
    case "padding-inline":
    case "padding-top":
    case "padding-block":
      style.hasPadding = /[1-9]/.test(value);
      return;
    case "border-radius":
      style.hasRadius = /[1-9]/.test(value);
      return;
    case "font-family":
      if (value !== "inherit") style.fontFamily = text;
      return;
    case "font":
      style.fontFamily = familyOfShorthand(text) ?? style.fontFamily;
      return;
    case "fill":
      style.fill = value === "currentcolor" ? style.color : parseColor(value);
      return;
    case "display":
      style.isHidden = parent.isHidden || (value === "none" && !KEPT_WHEN_HIDDEN.has(node.tag));
      return;
    case "clip":
    case "clip-path":
      if (CUT_AWAY.test(value)) style.isHidden = true;
      return;
    case "visibility":
      if (value === "hidden" && !KEPT_WHEN_HIDDEN.has(node.tag)) style.isHidden = true;
      return;
    default:
      if (property.startsWith("border")) readBorder(value, style, drawing);
  }
}

/** Splash screens hide these elements until a script runs, so hiding them is ignored. */
const KEPT_WHEN_HIDDEN = new Set(["html", "body", "main"]);

function readBackground(value: string, style: ElementStyle, drawing: Drawing): void {
  for (const token of splitTokens(value)) {
    if (token.includes("gradient(")) drawing.gradient.push(...colorsIn(token));
    else if (token === "currentcolor") drawing.background = style.color;
    else if (!token.startsWith("url(")) drawing.background = parseColor(token) ?? drawing.background;
  }
}

function readBorder(value: string, style: ElementStyle, drawing: Drawing): void {
  if (/^(?:none|0|0px|transparent)$/.test(value)) drawing.border = null;
  else if (value.includes("currentcolor")) drawing.border = style.color;
  else drawing.border = colorsIn(value)[0] ?? drawing.border;
}

function finish(style: ElementStyle, drawing: Drawing, parent: ElementStyle): void {
  style.variables = drawing.variables.size > 0 ? drawing.variables : NO_VARIABLES;
  const visible = (color: Rgba | null): color is Rgba => color !== null && color.a >= MIN_ALPHA;
  if (visible(drawing.background)) {
    style.background = blend(drawing.background, parent.backdrop);
    style.backdrop = style.background;
  }
  style.gradient = drawing.gradient.filter(visible).map((stop) => blend(stop, style.backdrop));
  if (style.gradient.length > 0 && !style.isTextGradient) style.backdrop = style.gradient[0]!;
  if (visible(drawing.border)) style.border = blend(drawing.border, parent.backdrop);
  if (style.color.a < 1) style.color = blend(style.color, style.backdrop);
}

function inCascadeOrder(rules: StyleRule[], attribs: Record<string, string>): Declaration[] {
  const normal: Declaration[] = presentational(attribs);
  const important: Declaration[] = [];
  const inline = attribs.style ? parseInlineStyle(attribs.style) : [];
  for (const list of [...rules.map((rule) => rule.declarations), inline]) {
    for (const declaration of list) (declaration.important ? important : normal).push(declaration);
  }
  return important.length === 0 ? normal : [...normal, ...important];
}

function presentational(attribs: Record<string, string>): Declaration[] {
  const found: Declaration[] = [];
  if (attribs.bgcolor) found.push({ property: "background-color", value: attribs.bgcolor, important: false });
  if (attribs.color && /^#?\w+$/.test(attribs.color))
    found.push({ property: "color", value: attribs.color, important: false });
  if (attribs.fill) found.push({ property: "fill", value: attribs.fill, important: false });
  return found;
}

function ownProperties(declarations: Declaration[], inherited: CustomProperties): CustomProperties {
  let own: CustomProperties | null = null;
  for (const { property, value } of declarations) {
    if (!property.startsWith("--")) continue;
    own ??= Object.create(inherited) as CustomProperties;
    own[property] = value;
  }
  if (!own) return inherited;
  // CSS resolves references between custom properties where they are declared, not where they are used.
  for (const name of Object.keys(own)) {
    const resolved = resolveValue(own[name]!, own);
    if (resolved !== null) own[name] = resolved;
    else delete own[name];
  }
  return own;
}

function familyOfShorthand(text: string): string | null {
  const match = /(?:^|\s)[\d.]+(?:px|r?em|%|pt|vw)\s*(?:\/\s*[\w.%-]+\s*)?\s([^;]+)$/.exec(
    text.slice(0, 300),
  );
  return match?.[1]?.trim() ?? null;
}

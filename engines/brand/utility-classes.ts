import { parseColor } from "./color.ts";
import type { Page } from "./parse-page.ts";
import { rawText } from "./parse-page.ts";
import { tailwindColor } from "./tailwind-palette.ts";
import type { Stylesheet } from "./types.ts";

const BROWSER_BUILD =
  /cdn\.tailwindcss\.com|@tailwindcss\/browser|tailwindcss(?:@[\w.^~-]+)?\/(?:dist|lib)\/|play\.tailwindcss|twind|unocss/i;
const MAX_CLASSES = 4000;

/**
 * Generates the brand-relevant rules for pages that use Tailwind's browser build, whose classes have no style sheet.
 * Also used if a built sheet couldn't be fetched. Returns null if the page doesn't use Tailwind.
 */
export function readUtilityClasses(page: Page, sheets: readonly Stylesheet[]): Stylesheet | null {
  let isBrowserBuild = false;
  let config = "";
  for (const { tag, element } of page.nodes) {
    if (tag !== "script") continue;
    if (BROWSER_BUILD.test(element.attribs.src ?? "")) isBrowserBuild = true;
    else if (!element.attribs.src) {
      const text = rawText(element);
      if (text.includes("tailwind.config")) config += text.slice(0, 50_000);
    }
  }
  if (!isBrowserBuild && !config && !lacksItsSheet(page, sheets)) return null;
  const colors = readConfigColors(config);
  const rules: string[] = [
    ".rounded,.rounded-md,.rounded-lg,.rounded-xl,.rounded-2xl,.rounded-full{border-radius:6px}",
  ];
  for (const name of classNames(page)) {
    const declaration = declarationFor(name, colors);
    if (declaration) rules.push(`.${escapeClass(name)}{${declaration}}`);
  }
  // These rules come first in the cascade, so the site's own sheets override them.
  return { url: page.url, css: rules.join("\n") };
}

const PALETTE_CLASS = /^(?:bg|text|border|from)-[a-z]+-(?:50|[1-9]00|950)$/;

/** True if several elements use palette classes that no sheet defines. */
function lacksItsSheet(page: Page, sheets: readonly Stylesheet[]): boolean {
  const names = [...classNames(page)].filter((name) => PALETTE_CLASS.test(name));
  return names.length >= 3 && !names.some((name) => sheets.some(({ css }) => css.includes(name)));
}

function classNames(page: Page): Set<string> {
  const names = new Set<string>();
  for (const { element } of page.nodes) {
    for (const name of (element.attribs.class ?? "").split(/\s+/))
      if (name && names.size < MAX_CLASSES) names.add(name);
  }
  return names;
}

function declarationFor(raw: string, colors: Map<string, string>): string | null {
  const name = raw.replace(/^(?:sm|md|lg|xl):/, "");
  if (/^p[xytl]?-(?:[1-9]|\[)/.test(name)) return "padding:8px";
  if (name === "bg-clip-text") return "background-clip:text";
  if (name === "hidden" && raw === "hidden") return "display:none";
  if (/^(?:block|flex|grid|inline|inline-flex|inline-block)$/.test(name) && raw !== name)
    return "display:block";
  const match = /^(bg|text|border|from|via|to|fill)-(.+)$/.exec(name);
  if (!match) return null;
  const [, kind = "", rest = ""] = match;
  if (kind === "bg" && /^(?:gradient-to-|linear-)/.test(rest)) {
    return "background-image:linear-gradient(var(--tw-from,transparent),var(--tw-via,transparent),var(--tw-to,transparent))";
  }
  const color = utilityColor(rest, colors);
  if (!color) return null;
  if (kind === "from" || kind === "via" || kind === "to") return `--tw-${kind}:${color}`;
  const property = { bg: "background-color", text: "color", border: "border-color", fill: "fill" }[kind];
  return `${property}:${color}`;
}

/** Resolves a color with its opacity, such as "[#123456]", "brand", "brand-600/80" or "blue-600". */
function utilityColor(text: string, colors: Map<string, string>): string | null {
  const slash = text.lastIndexOf("/");
  const name = slash > 0 ? text.slice(0, slash) : text;
  const share = slash > 0 ? Number.parseFloat(text.slice(slash + 1).replace("[", "")) : 100;
  const color = name.startsWith("[")
    ? name.slice(1, -1).replaceAll("_", " ")
    : (colors.get(name) ?? tailwindColor(name) ?? null);
  if (!color || (!color.includes("var(") && !parseColor(color))) return null;
  const percent = share <= 1 ? share * 100 : share;
  return percent >= 100 || !Number.isFinite(percent)
    ? color
    : `color-mix(in srgb, ${color} ${percent}%, transparent)`;
}

function escapeClass(name: string): string {
  return name.replace(/[^\w-]/g, "\\$&").replace(/^(-?)(\d)/, "$1\\3$2 ");
}

/**
 * Reads the colors of `tailwind.config = {theme: {extend: {colors: {brand: {500: "#…"}}}}}` by class name: "brand-500",
 * or "brand" for DEFAULT. Never runs the script.
 */
function readConfigColors(script: string): Map<string, string> {
  const found = new Map<string, string>();
  const pattern = /\bcolors["']?\s*:\s*\{/g;
  for (let start = pattern.exec(script); start && found.size < 300; start = pattern.exec(script)) {
    readObject(script, pattern.lastIndex, found);
  }
  return found;
}

const TOKEN =
  /\/\/[^\n]*|\/\*|[{}]|(?:["']([\w-]+)["']|([\w-]+))\s*:\s*(?:["'`]([^"'`\n]{1,100})["'`]|(\{))?|["'][^"'\n]*["']/g;

function readObject(script: string, from: number, found: Map<string, string>): void {
  const path: string[] = [];
  let depth = 1;
  TOKEN.lastIndex = from;
  for (let token = TOKEN.exec(script); token && depth > 0 && found.size < 300; token = TOKEN.exec(script)) {
    const [text, quoted, plain, value, open] = token;
    if (text === "/*") {
      const end = script.indexOf("*/", TOKEN.lastIndex);
      if (end < 0) return;
      TOKEN.lastIndex = end;
    } else if (text === "{") {
      path.push("");
      depth++;
    } else if (text === "}") {
      path.pop();
      depth--;
    } else if (open) {
      path.push(quoted ?? plain ?? "");
      depth++;
    } else if (value) {
      const name = [...path, quoted ?? plain ?? ""].filter((part) => part && part !== "DEFAULT").join("-");
      found.set(name, value);
    }
  }
}

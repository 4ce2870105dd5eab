/** Custom properties of one element. Its prototype holds those of its ancestors. */
export type CustomProperties = Record<string, string>;

const MAX_DEPTH = 12;
const MAX_LENGTH = 4000;

/**
 * Resolves `var(--x, fallback)`. Returns null if a variable without a fallback is missing, circular or too large; CSS
 * then treats the declaration as invalid. Adds the names of all variables to `used`, if given.
 */
export function resolveValue(value: string, properties: CustomProperties, used?: Set<string>): string | null {
  return resolve(value, { properties, used, budget: { left: 200 } }, 0);
}

interface Context {
  properties: CustomProperties;
  used: Set<string> | undefined;
  budget: { left: number };
}

function resolve(value: string, context: Context, depth: number): string | null {
  if (!value.includes("var(")) return value;
  if (depth > MAX_DEPTH || value.length > MAX_LENGTH) return null;
  let out = "";
  let from = 0;
  for (;;) {
    const at = value.indexOf("var(", from);
    if (at < 0) return out + value.slice(from);
    if (context.budget.left-- <= 0 || out.length > MAX_LENGTH) return null;
    const end = closing(value, at + 3);
    const inner = value.slice(at + 4, end);
    const comma = inner.indexOf(",");
    const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
    const own = context.properties[name];
    const replaced = own === undefined ? null : resolve(own, context, depth + 1);
    if (replaced !== null) context.used?.add(name);
    const fallback = comma < 0 ? null : inner.slice(comma + 1).trim();
    const result = replaced ?? (fallback === null ? null : resolve(fallback, context, depth + 1));
    if (result === null) return null;
    out += value.slice(from, at) + result;
    from = end + 1;
  }
}

function closing(value: string, open: number): number {
  let depth = 0;
  for (let i = open; i < value.length; i++) {
    if (value[i] === "(") depth++;
    else if (value[i] === ")" && --depth === 0) return i;
  }
  return value.length;
}

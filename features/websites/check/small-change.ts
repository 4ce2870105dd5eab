/** Recognizes changes that Step may apply without the owner: only numbers, prices or times differ. */
const token = /\d[\d.,:]*\d|\d|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu;
const digits = /^\d/;

/** A larger change, such as 19 to 190, may be a typing error on the website. */
const maxFactor = 2;

export function isSmallChange(before: string, after: string): boolean {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  if (old.length !== now.length) return false;
  let changes = 0;
  for (const [index, one] of old.entries()) {
    const other = now[index] ?? "";
    if (one === other) continue;
    if (!digits.test(one) || !digits.test(other) || !isNear(one, other)) return false;
    changes += 1;
  }
  return changes > 0;
}

function tokensOf(text: string): string[] {
  return text.match(token) ?? [];
}

function isNear(one: string, other: string): boolean {
  // "9:30" and "18:00" are times of the same day, so their ratio says nothing.
  if (one.includes(":") && other.includes(":")) return true;
  const [a, b] = [toNumber(one), toNumber(other)];
  return a === b || (a > 0 && b > 0 && Math.max(a, b) / Math.min(a, b) <= maxFactor);
}

/** The last separator is a decimal one if one or two digits follow it. */
function toNumber(text: string): number {
  const [, whole = text, fraction = "0"] = /^(.*)[.,](\d{1,2})$/.exec(text) ?? [];
  return Number(`${whole.replace(/\D/g, "")}.${fraction}`);
}

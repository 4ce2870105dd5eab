/**
 * Converts a typed color to "#RRGGBB". Accepts three or six digits, with or without #. Returns null for other input.
 */
export function readHexColor(typed: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1];
  if (!digits) return null;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${six.toUpperCase()}`;
}

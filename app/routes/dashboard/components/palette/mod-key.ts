/** The name of the key for shortcuts on this computer. Only for browsers. */
export function modKey(): "⌘" | "Ctrl" {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
}

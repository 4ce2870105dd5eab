/** The name of this computer's modifier key for shortcuts. Only works in browsers. */
export function modKey(): "⌘" | "Ctrl" {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
}

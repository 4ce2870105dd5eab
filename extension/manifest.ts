/** The manifest of each browser. docs/decisions/2026-11-24-the-extension-asks-for-one-tab.md says why it asks for so little. */

export type ExtensionBrowser = "chrome" | "firefox";
type Manifest = Record<string, unknown>;

/** Fixed, so that Firefox keeps the extension's storage across updates. */
const firefoxId = "recorder@step.example";

export function manifestOf(browser: ExtensionBrowser, version: string): Manifest {
  return {
    manifest_version: 3,
    name: "Step Recorder",
    description: "Records your clicks as a step-by-step guide for your Step help center.",
    version,
    icons: { 16: "icon-16.png", 32: "icon-32.png", 48: "icon-48.png", 128: "icon-128.png" },
    action: {
      default_title: "Step Recorder",
      default_popup: "pages/popup.html",
      default_icon: { 16: "icon-16.png", 32: "icon-32.png" },
    },
    permissions: ["activeTab", "scripting", "storage"],
    // Asked for one by one: your own Step, to connect, and all websites, only to record tabs that a recorded one opens.
    optional_host_permissions: ["https://*/*", "http://*/*", "<all_urls>"],
    // WebAssembly reads private texts in pictures, on this computer.
    content_security_policy: { extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'none'" },
    ...(browser === "firefox"
      ? {
          background: { scripts: ["background.js"], type: "module" },
          browser_specific_settings: { gecko: { id: firefoxId, strict_min_version: "128.0" } },
        }
      : { background: { service_worker: "background.js", type: "module" }, minimum_chrome_version: "120" }),
  };
}

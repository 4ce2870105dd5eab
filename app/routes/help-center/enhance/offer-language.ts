import { noteButton, showNote } from "./show-note.ts";

/**
 * Offers the page in the visitor's language, if the help center has it in that language. In the browser, because the
 * same page is cached for all visitors. Once the visitor has closed the offer or opened the menu's link, there are no
 * further offers.
 */
export function offerLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".hc-languages a")];
  for (const link of links) link.addEventListener("click", keepChoice);
  const link = navigator.languages
    .flatMap((wanted) => links.find(({ hreflang }) => scriptOf(hreflang) === scriptOf(wanted)) ?? [])
    .at(0);
  if (!link || link.ariaCurrent || hasChosen()) return;
  // Untranslated texts have no such link.
  if (!document.querySelector(`link[rel="alternate"][hreflang="${link.hreflang}"]`)) return;
  const { offer = "", close, lang = "" } = link.dataset;
  const offered = document.createElement("a");
  offered.href = link.href;
  offered.textContent = offer;
  offered.addEventListener("click", keepChoice);
  const note = showNote(offered, " ", noteButton(close, keepChoice));
  note.lang = lang;
  note.dir = "auto";
}

/** The language with its script: "zh-Hant" for "zh-TW". */
function scriptOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}

const key = "hc-language";

function hasChosen(): boolean {
  try {
    return key in localStorage;
  } catch {
    // Without storage, the offer would come back on every page.
    return true;
  }
}

function keepChoice(): void {
  try {
    localStorage.setItem(key, "1");
  } catch {}
}

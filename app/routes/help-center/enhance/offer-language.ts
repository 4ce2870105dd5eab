const key = "hc-language";

/**
 * Offers the page in the visitor's language, if the help center has it in that language. In the browser, because the
 * same page is cached for all visitors. Once the visitor has closed the offer or opened the menu's link, there are no
 * further offers.
 */
export function offerLanguage(): void {
  const menu = document.querySelector(".hc-languages");
  menu?.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) keepChoice();
  });
  const links = [...(menu?.querySelectorAll("a") ?? [])];
  const link = navigator.languages
    .flatMap((wanted) => links.find(({ hreflang }) => isSame(hreflang, wanted)) ?? [])
    .at(0);
  if (link && !link.ariaCurrent && hasPageIn(link.hreflang) && !hasChosen()) show(link);
}

function show({ href, hreflang, dataset }: HTMLAnchorElement): void {
  const offer = document.createElement("p");
  offer.className = "hc-update";
  offer.lang = dataset.lang ?? hreflang;
  offer.dir = "auto";
  offer.role = "status";
  const link = document.createElement("a");
  link.href = href;
  link.hreflang = hreflang;
  link.textContent = dataset.offer ?? "";
  link.addEventListener("click", keepChoice);
  const button = document.createElement("button");
  button.textContent = dataset.close ?? "";
  button.addEventListener("click", () => {
    keepChoice();
    offer.remove();
  });
  document.body.append(offer);
  offer.append(link, " ", button);
}

/** Untranslated texts have no such link. */
function hasPageIn(language: string): boolean {
  return document.querySelector(`link[rel="alternate"][hreflang="${language}"]`) !== null;
}

/** The same language in the same script: "zh-TW" isn't "zh-Hans". */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((tag) => new Intl.Locale(tag).maximize());
  return a?.language === b?.language && a?.script === b?.script;
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(key) !== null;
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

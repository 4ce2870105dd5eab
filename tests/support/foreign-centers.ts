/** Help centers of two made-up builders, whose pages are written by rule. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: string | Uint8Array;
}

export interface ForeignCenter {
  origin: string;
  /** Paths that were asked for. */
  asked: string[];
  /** Called before each answer. */
  state: { onRequest(path: string): void };
  close(): Promise<void>;
}

export async function startForeign(respond: (url: URL) => Answer | null): Promise<ForeignCenter> {
  const asked: string[] = [];
  const state: ForeignCenter["state"] = { onRequest: () => {} };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", origin);
    asked.push(url.pathname + url.search);
    state.onRequest(url.pathname + url.search);
    const { status = 200, headers, body } = respond(url) ?? { status: 404, body: "Not found" };
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    state,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const topics = [
  { en: "Billing", de: "Abrechnung", slug: { en: "billing", de: "abrechnung" } },
  { en: "Devices", de: "Geräte", slug: { en: "devices", de: "geraete" } },
  { en: "Privacy", de: "Datenschutz", slug: { en: "privacy", de: "datenschutz" } },
] as const;
type Language = "en" | "de";
const languages: Language[] = ["en", "de"];
const perTopic = 8;

const sentences: Record<Language, string> = {
  en: "This page shows you what to do when something does not work, and where you can find the settings of your account.",
  de: "Diese Seite zeigt Ihnen, was zu tun ist, wenn etwas nicht geht, und wo Sie die Einstellungen für Ihr Konto finden.",
};

/**
 * Cards and excerpts, breadcrumbs as a list of links, addresses that are translated and say so (hreflang), below a folder
 * of the company's website. `picture` is served at /files/shown.png.
 */
export function startCards(picture: Uint8Array): Promise<ForeignCenter> {
  const base = (language: Language) => (language === "en" ? "/support" : "/support/de");
  const topicPath = (topic: number, language: Language) =>
    `${base(language)}/c/${topics[topic]!.slug[language]}`;
  const articlePath = (topic: number, number: number, language: Language) =>
    `${base(language)}/a/${topics[topic]!.slug[language]}-${language === "en" ? "how" : "wie"}-${number}`;
  const titleOf = (topic: number, number: number, language: Language) =>
    language === "en"
      ? `How does ${topics[topic]!.en.toLowerCase()} ${number} work?`
      : `Wie geht ${topics[topic]!.de} ${number}?`;
  const frame = (
    language: Language,
    {
      title,
      main,
      path,
      of,
    }: { title: string; main: string; path: string; of: (language: Language) => string },
  ) => `<!doctype html>
<html lang="${language}"><head><title>${title} | Pine</title>
${languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${of(each)}">`).join("")}
<link rel="canonical" href="${path}"></head>
<body><header class="top"><a href="/">Pine</a> <a href="/pricing">Pricing</a> <a href="${base(language)}/login">Log in</a></header>
${main}<footer>© Pine <a href="/imprint">Imprint</a></footer></body></html>`;
  return startForeign((url): Answer | null => {
    const { pathname } = url;
    if (pathname === "/files/shown.png") return { body: picture, headers: { "content-type": "image/png" } };
    if (pathname === "/robots.txt")
      return {
        body: "User-agent: *\nDisallow: /support/internal",
        headers: { "content-type": "text/plain" },
      };
    if (pathname === "/support/old-billing")
      return { status: 301, headers: { location: articlePath(0, 1, "en") }, body: "" };
    for (const language of languages) {
      if (pathname === base(language))
        return {
          body: frame(language, {
            title: "Help",
            path: pathname,
            of: base,
            main: `<div class="wrap"><h1>Help</h1><h2>${language === "en" ? "Popular" : "Beliebt"}</h2><ul><li><a href="${articlePath(2, 1, language)}">${titleOf(2, 1, language)}</a></li></ul>
<div class="grid">${topics.map((topic, index) => `<a class="card" href="${topicPath(index, language)}"><h3>${topic[language]}</h3><p>${sentences[language]}</p></a>`).join("")}</div></div>`,
          }),
        };
      for (const [topic, names] of topics.entries()) {
        if (pathname === topicPath(topic, language))
          return {
            body: frame(language, {
              title: names[language],
              path: pathname,
              of: (each) => topicPath(topic, each),
              main: `<main><h1>${names[language]}</h1>${Array.from({ length: perTopic }, (_, index) => `<div class="teaser"><h2><a href="${articlePath(topic, index + 1, language)}">${titleOf(topic, index + 1, language)}</a></h2><p>${sentences[language]}</p></div>`).join("")}</main>`,
            }),
          };
        for (let number = 1; number <= perTopic; number += 1)
          if (pathname === articlePath(topic, number, language))
            return {
              body: frame(language, {
                title: titleOf(topic, number, language),
                path: pathname,
                of: (each) => articlePath(topic, number, each),
                main: `<nav class="breadcrumb"><a href="${base(language)}">Help</a> / <a href="${topicPath(topic, language)}">${names[language]}</a></nav>
<main><article><h1>${titleOf(topic, number, language)}</h1><div class="article-body"><p>${sentences[language]}</p>${extras(topic, number, language)}</div>
<div class="article-votes">Was this helpful? <button>Yes</button></div></article>
<aside class="related"><h2>More</h2><a href="${articlePath(topic, (number % perTopic) + 1, language)}">${titleOf(topic, (number % perTopic) + 1, language)}</a></aside></main>`,
              }),
            };
      }
    }
    return null;

    function extras(topic: number, number: number, language: Language): string {
      if (topic !== 0 || number > 2) return "";
      if (number === 2)
        return `<p><a href="/support/old-billing">Old</a>, <a href="/support/internal/x">internal</a>, <a href="/support/a/gone">gone</a>, <a href="/pricing">prices</a></p>`;
      return `<p><img src="data:," data-src="/files/shown.png" alt="The bill"></p>
<div class="callout-warning"><p>${language === "en" ? "Careful." : "Vorsicht."}</p></div>
<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>
<pre><code class="language-js">pay();</code></pre>
<p><a href="${articlePath(0, 2, language)}#top">${language === "en" ? "Next" : "Weiter"}</a> <a href="${topicPath(1, language)}">${topics[1]![language]}</a></p>`;
    }
  });
}

const themes = ["Versand & Lieferung", "Rückgabe", "Bezahlung"];

/**
 * German only, in windows-1252, without a language in its markup: themes are headings of the start page, articles have a
 * number in their query, and only structured data says what is what.
 */
export function startThemes(): Promise<ForeignCenter> {
  const titleOf = (id: number) => `Frage ${id} zu ${themes[id % themes.length]}`;
  const escaped = (text: string) => text.replaceAll("&", "&amp;");
  const latin = (html: string): Answer => ({
    body: Buffer.from(html, "latin1"),
    headers: { "content-type": "text/html; charset=iso-8859-1" },
  });
  const ids = Array.from({ length: 30 }, (_, index) => index);
  return startForeign((url): Answer | null => {
    if (url.pathname === "/" || url.pathname === "/index.php")
      return latin(`<html><head><title>Hilfe</title></head><body><table><tr><td id="menue"><a href="/kontakt.php">Kontakt</a></td><td id="inhalt"><h1>Wie können wir helfen?</h1>
${themes
  .map(
    (theme, at) =>
      `<h3>${escaped(theme)}</h3><ol>${ids
        .filter((id) => id % themes.length === at)
        .map(
          (id) => `<li><a href="artikel.php?nr=${id}&amp;utm_source=start">${escaped(titleOf(id))}</a></li>`,
        )
        .join("")}</ol>`,
  )
  .join("")}</td></tr></table></body></html>`);
    if (url.pathname === "/kontakt.php")
      return latin(
        `<html><body><h1>Kontakt</h1><form><textarea name="text"></textarea></form></body></html>`,
      );
    const id = Number(url.searchParams.get("nr") ?? "-1");
    if (url.pathname !== "/artikel.php" || !ids.includes(id)) return null;
    return latin(`<html><head><title>${escaped(titleOf(id))} - Wabe Hilfe</title>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"TechArticle","headline":"x"}]}</script></head>
<body><div id="menue"><a href="/">Start</a></div><div id="inhalt"><h1>${escaped(titleOf(id))}</h1><p>Für die ${escaped(themes[id % themes.length]!)} gilt: Sie können sich jederzeit an uns wenden, und wir prüfen Ihr Anliegen.</p>
<div class="hinweis">Größe ${id}</div><p>Siehe <a href="artikel.php?nr=${(id + 1) % ids.length}">die nächste Frage</a>.</p></div></body></html>`);
  });
}

/** A Zendesk help center: the documented responses of its public API, with cursors and rate limits, and a start page. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface ZendeskServer {
  origin: string;
  /** Changes what the server answers. */
  state: {
    articles: number;
    /** Title of the first article. */
    firstTitle: string;
    /** Every n-th request is refused with 429. 0 for none. */
    refusesEvery: number;
    requests: number;
    /** "Basic …" that the server expects. Null for a public help center. */
    authorization: string | null;
    /** A PNG that every eighth article shows, with one that is missing. None if it is empty. */
    picture: Uint8Array;
    /** Called before each answer, which waits for it. */
    onRequest(path: string, url: URL): void | Promise<void>;
    /** Added to the address of the picture that an article shows. */
    pictureQuery(article: number): string;
  };
  close(): Promise<void>;
}

/** As Zendesk's standard theme writes them, shortened. */
const pages: Record<string, [contentType: string, body: string]> = {
  "/hc/en-us": [
    "text/html; charset=utf-8",
    `<!doctype html><html dir="ltr" lang="en-US"><head><title>Hubley Help Center</title>
     <meta property="og:site_name" content="Hubley"><link rel="stylesheet" href="/hc/theming_assets/style.css"></head>
     <body><header class="header"><div class="logo"><a title="Home" href="/hc/en-us">
     <img src="/hc/theming_assets/logo.svg" alt="Hubley Help Center home page"></a></div>
     <nav class="user-nav"><a class="submit-a-request" href="/hc/en-us/requests/new">Submit a request</a></nav></header>
     <main role="main"><section class="hero"><h1>How can we help?</h1></section>
     <section class="blocks"><h2><a class="blocks-item-link" href="/hc/en-us/categories/1-Help">Help with bikes and orders</a></h2>
     <p>Everything about renting a bike from Hubley, paying for it and getting it repaired.</p></section></main>
     <footer class="footer"><a title="Home" href="/hc/en-us">Hubley Help Center</a></footer></body></html>`,
  ],
  "/hc/theming_assets/style.css": [
    "text/css",
    `body { font-family: sans-serif; color: #222222; background-color: #ffffff }
     a { color: #1b5e20 } .header a.submit-a-request { background-color: #1b5e20; color: #ffffff }
     .hero { background-color: #1b5e20; color: #ffffff } .blocks-item-link { color: #1b5e20 }
     button, .button-primary { background-color: #1b5e20; color: #ffffff; border: 1px solid #1b5e20 }`,
  ],
  "/hc/theming_assets/logo.svg": [
    "image/svg+xml",
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><circle cx="20" cy="20" r="18" fill="#1b5e20"/><rect x="50" y="14" width="100" height="12" fill="#1b5e20"/></svg>`,
  ],
};

const perSection = 100;
const picturePath = "/hc/article_attachments/1/card.png";
const attachmentPath = "/hc/article_attachments/3/terms.pdf";
const attachmentFile = "%PDF-1.7\ntrailer << >>\n%%EOF";

export async function startZendesk(articles: number): Promise<ZendeskServer> {
  const state: ZendeskServer["state"] = {
    articles,
    firstTitle: "How do I pay 1?",
    refusesEvery: 0,
    requests: 0,
    authorization: null,
    picture: new Uint8Array(),
    onRequest() {},
    pictureQuery: () => "",
  };
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", origin);
    state.requests += 1;
    await state.onRequest(url.pathname, url);
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify(body));
    };
    const [contentType, page] = pages[url.pathname] ?? [];
    if (contentType !== undefined) {
      response.writeHead(200, { "content-type": contentType });
      response.end(page);
      return;
    }
    if (url.pathname === "/") {
      response.writeHead(302, { location: "/hc/en-us" });
      response.end();
      return;
    }
    if (state.authorization !== null && request.headers.authorization !== state.authorization)
      return send(401, { error: "Couldn't authenticate you" });
    if (state.refusesEvery > 0 && state.requests % state.refusesEvery === 0)
      return send(429, { error: "APIRateLimitExceeded" }, { "retry-after": String(state.requests % 2) });
    if (url.pathname === "/api/v2/help_center/locales.json")
      return send(200, { locales: ["en-us", "de"], default_locale: "en-us" });
    if (url.pathname === picturePath) {
      response.writeHead(200, { "content-type": "image/png" });
      response.end(state.picture);
      return;
    }
    if (url.pathname === attachmentPath) {
      response.writeHead(200, { "content-type": "application/pdf" });
      response.end(attachmentFile);
      return;
    }
    const [, attached] =
      /^\/api\/v2\/help_center\/articles\/(\d+)\/attachments\/block\.json$/.exec(url.pathname) ?? [];
    if (attached !== undefined)
      return send(200, { article_attachments: attached === "360000001" ? attachments() : [] });
    const [, locale = "", kind = ""] =
      /^\/api\/v2\/help_center\/([\w-]+)\/(\w+)\.json$/.exec(url.pathname) ?? [];
    const all =
      kind === "categories"
        ? categories(locale)
        : kind === "sections"
          ? sections(locale)
          : kind === "articles"
            ? list(locale)
            : null;
    if (!all) return send(404, { error: "RecordNotFound" });
    const size = Math.min(100, Number(url.searchParams.get("page[size]") ?? 30));
    const from = Number(url.searchParams.get("page[after]") ?? 0);
    const next = `${origin}${url.pathname}?page[size]=${size}&page[after]=${from + size}`;
    const hasMore = from + size < all.length;
    return send(200, {
      [kind]: all.slice(from, from + size),
      meta: { has_more: hasMore, after_cursor: "x", before_cursor: "y" },
      links: { next: hasMore ? next : null, prev: null },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const categories = (locale: string) => [
    {
      id: 1,
      name: locale === "de" ? "Hilfe" : "Help",
      position: 0,
      locale,
      html_url: `${origin}/hc/${locale}/categories/1-Help`,
    },
  ];
  const sections = (locale: string) =>
    Array.from({ length: Math.ceil(state.articles / perSection) }, (_, n) => ({
      id: 900 + n,
      category_id: 1,
      name: locale === "de" ? (n === 0 ? "Bezahlen" : `Abschnitt ${n}`) : n === 0 ? "Paying" : `Section ${n}`,
      position: n,
      locale,
      html_url: `${origin}/hc/${locale}/sections/${900 + n}`,
    }));
  /** Below the second article's text. */
  const attachments = () => [
    { id: 3, file_name: "Terms_2026.pdf", content_url: origin + attachmentPath, locale: null, inline: false },
    { id: 4, file_name: "AGB.pdf", content_url: `${origin}/hc/de.pdf`, locale: "de", inline: false },
  ];
  const list = (locale: string) =>
    Array.from({ length: locale === "de" ? Math.ceil(state.articles / 4) : state.articles }, (_, n) => {
      const id = 360_000_000 + n;
      const title =
        locale === "de" ? `Wie zahle ich ${n + 1}?` : n === 0 ? state.firstTitle : `How do I pay ${n + 1}?`;
      return {
        id,
        title,
        name: title,
        locale,
        source_locale: "en-us",
        section_id: 900 + Math.floor(n / perSection),
        position: n % perSection,
        promoted: false,
        draft: false,
        user_segment_id: null,
        html_url: `${origin}/hc/${locale}/articles/${id}-How`,
        body: bodyOf(locale, n),
      };
    });
  const bodyOf = (locale: string, n: number) =>
    `<h2>${locale === "de" ? "Kurz" : "In short"}</h2><p>By <strong>card</strong>, number ${n}. ` +
    `See <a href="/hc/${locale}/articles/${360_000_000 + ((n + 1) % state.articles)}-Next#more">the next</a>, ` +
    `<a href="${origin}/hc/${locale}/sections/900">all</a> or <a href="/hc/${locale}/articles/7">nothing</a>.</p>` +
    (state.picture.length > 0 && n % 8 === 0
      ? `<p><img src="${picturePath}${state.pictureQuery(n)}" alt="A card"> <img src="/hc/article_attachments/2/gone.png" alt="Gone"></p>`
      : "") +
    `<ul><li>One</li><li>Two</li></ul><p>${"Some more words about paying. ".repeat(20)}</p>`;

  return {
    origin,
    state,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

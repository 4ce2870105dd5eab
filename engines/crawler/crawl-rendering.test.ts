import { afterEach, describe, expect, test } from "vitest";
import { EgressError, type RenderPage } from "#shared/egress.ts";
import { type CrawledSite, pageAbout, type Route, siteOfRoutes } from "#tests/support/crawled-site.ts";

let site: CrawledSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** `shown` maps a path to its rendered HTML. All other pages render unchanged. */
async function crawlWith(shown: Record<string, string>, routes: Record<string, Route>) {
  const rendered: string[] = [];
  const render: RenderPage = async (url) => {
    const path = new URL(url).pathname;
    rendered.push(path);
    const html = shown[path] ?? routes[path];
    if (typeof html !== "string") throw new EgressError("browser", url, "crashed");
    return { url, status: 200, html };
  };
  site = await siteOfRoutes(routes);
  const result = await site.crawl({ render });
  return { rendered, paths: result.pages.map((page) => page.url.slice(site!.site.url.length)), result };
}

const words = "We teach swimming to children and grown-ups, on Mondays and Saturdays. ".repeat(6);

describe("a start page whose menu is added by a script", () => {
  const withMenu = pageAbout("Swimming", { links: ["/lessons", "/prices"], text: words });
  const others = { "/lessons": pageAbout("lessons"), "/prices": pageAbout("prices") };

  test.each([
    ["a script of the site writes the menu", `<body><p>${words}</p><script src="/menu.js"></script></body>`],
    [
      "a header placeholder is filled by a fetch, beside links in the text",
      `<body><div id="header"></div><p>${words}<a href="/a">a</a> <a href="/b">b</a> <a href="/c">c</a></p>
       <script>fetch("header.html").then((r) => r.text()).then((t) => { header.innerHTML = t; });</script></body>`,
    ],
    [
      "a script includes the header's file, beside links in the text",
      `<body><div data-include-path="header.html"></div><p>${words}<a href="/a">a</a> <a href="/b">b</a> <a href="/c">c</a></p>
       <script>document.querySelectorAll("[data-include-path]").forEach((e) => load(e).then((t) => (e.innerHTML = t)));</script></body>`,
    ],
    [
      "a page without a menu loads scripts, and a few links are in its text",
      `<body><main><p>${words}<a href="/a">a</a> <a href="/b">b</a> <a href="/c">c</a></p></main><script src="/site.js"></script></body>`,
    ],
    [
      "the menu is in a custom element",
      `<body><site-header></site-header><p>${words}<a href="/a">a</a> <a href="/b">b</a> <a href="/c">c</a></p>
       <script type="module" src="/parts.js"></script></body>`,
    ],
  ])("is rendered to find the links: %s", async (_, body) => {
    const { rendered, paths } = await crawlWith({ "/": withMenu }, { "/": body, ...others });
    expect(rendered).toEqual(["/"]);
    expect(paths.slice(0, 3).sort()).toEqual(["/", "/lessons", "/prices"]);
  });

  test("is kept unrendered when the browser fails", async () => {
    site = await siteOfRoutes({ "/": `<body><p>${words}</p><script src="/menu.js"></script></body>` });
    const render: RenderPage = (url) => Promise.reject(new EgressError("browser", url, "crashed"));
    expect((await site.crawl({ render })).pages).toHaveLength(1);
  });

  test("isn't rendered when the sitemap lists the pages", async () => {
    const routes: Record<string, Route> = {
      "/": `<body><p>${words}</p><script src="/menu.js"></script></body>`,
      ...others,
      "/team": pageAbout("team"),
      "/sitemap.xml":
        "<urlset><url><loc>/lessons</loc></url><url><loc>/prices</loc></url><url><loc>/team</loc></url></urlset>",
    };
    const { rendered, paths } = await crawlWith({}, routes);
    expect(rendered).toEqual([]);
    expect(paths).toHaveLength(4);
  });
});

describe("a FAQ page filled by a script", () => {
  const shell = pageAbout("our service", { head: '<title>FAQ</title><script src="/faq.js"></script>' });

  test("is rendered, at most four such pages per crawl", async () => {
    const links = ["/faq", "/help", "/questions", "/support", "/hilfe", "/fragen"];
    const routes: Record<string, Route> = { "/": pageAbout("Acme", { links }) };
    const shown: Record<string, string> = {};
    for (const link of links) {
      routes[link] = shell.replaceAll("our service", `our service ${link}`);
      shown[link] = pageAbout(`rendered ${link}`, {
        text: `<p>Do you ship abroad? Yes, we do. ${words}</p>`,
      });
    }
    const { rendered, result } = await crawlWith(shown, routes);
    expect(rendered).toHaveLength(4);
    expect(result.pages).toHaveLength(7);
    expect(result.pages.filter((page) => page.markdown.includes("Do you ship abroad?"))).toHaveLength(4);
  });

  test.each([
    ["its questions are there", "<h2>Do you ship abroad?</h2><p>Yes.</p>"],
    ["its answers open on a click", "<details><summary>Shipping</summary>We ship abroad.</details>"],
    ["it holds a long text", `<p>${words.repeat(4)}</p>`],
  ])("is kept unrendered when %s", async (_, text) => {
    const faq = pageAbout("help", { head: '<script src="/x.js"></script>', text });
    const { rendered } = await crawlWith({}, { "/": pageAbout("Acme", { links: ["/faq"] }), "/faq": faq });
    expect(rendered).toEqual([]);
  });
});

describe("a page with an empty place for what a script adds", () => {
  const page = (body: string, script = '<script src="/data.js"></script>') =>
    `<body><nav><a href="#us">Us</a><a href="#bread">Bread</a><a href="#way">Way</a></nav><h1>The bakery</h1><p>${words}</p>${body}${script}</body>`;
  const crawlPage = (html: string) =>
    crawlWith({ "/": html.replace("<!---->", "Monday to Friday 7 am to 2 pm") }, { "/": html });

  test.each([
    [
      "a heading has nothing else below it",
      '<div><h2>Opening hours</h2><div data-week="this"><!----></div></div>',
    ],
    [
      "another heading follows",
      '<h2>Prices</h2><div id="prices"><!----></div><h2>About us</h2><p>We bake.</p>',
    ],
    [
      "the script and its styles follow the place",
      '<div><h2>Our hours</h2><section id="hours"><!----></section>\n<style>p { color: red }</style><script src="/hours.js"></script><noscript>Please allow scripts.</noscript></div>',
    ],
    [
      "a template is between the heading and the place",
      '<h2>Rooms</h2><template><p></p></template><div id="rooms"><!----></div><h2>About us</h2>',
    ],
    ["a list has no items", '<h2>Our bread</h2><p>Fresh every day:</p><ul id="bread"><!----></ul>'],
    [
      "a table has no rows",
      '<table><thead><tr><th>Day</th></tr></thead><tbody id="days"><!----></tbody></table>',
    ],
  ])("is rendered if %s", async (_, body) => {
    const { rendered } = await crawlPage(page(body));
    expect(rendered).toEqual(["/"]);
  });

  test.each([
    ["a text follows the place", '<h2>Opening hours</h2><div id="rule"></div><p>Every day from 7 am.</p>'],
    [
      "a text follows the place and its script",
      '<h2>Opening hours</h2><div id="rule"></div><script src="/rule.js"></script><p>Every day from 7 am.</p>',
    ],
    ["no script can find the place", '<h2>Opening hours</h2><div class="ornament"></div>'],
    ["the place is for a map", '<h2>How to find us</h2><div id="google-map"></div>'],
    ["the list is hidden", '<ul id="suggestions" hidden></ul>'],
    ["the place is in the footer", '<footer><h2>Follow us</h2><div id="posts"></div></footer>'],
  ])("is kept unrendered if %s", async (_, body) => {
    const { rendered } = await crawlPage(page(body));
    expect(rendered).toEqual([]);
  });

  test("leaves the renders of a FAQ page that a script fills and that is found later", async () => {
    const text = '<div><h2>News</h2><div id="news"></div></div><script src="/news.js"></script>';
    const links = ["/wheel", "/bread", "/barn", "/brook", "/mill"];
    const routes: Record<string, Route> = {
      "/": pageAbout("Birchhill", { links, text }),
      "/mill/faq": pageAbout("our service", { head: '<title>FAQ</title><script src="/faq.js"></script>' }),
    };
    for (const link of links)
      routes[link] = pageAbout(`the ${link.slice(1)}`, {
        links: link === "/mill" ? ["/mill/faq"] : [],
        text,
      });
    const { rendered } = await crawlWith({}, routes);
    expect(rendered).toHaveLength(5);
    expect(rendered).toContain("/mill/faq");
  });

  test("is kept unrendered without a script of its own", async () => {
    const analytics = '<script async src="https://analytics.example/a.js"></script>';
    const { rendered } = await crawlPage(page('<h2>Prices</h2><div id="prices"></div>', analytics));
    expect(rendered).toEqual([]);
  });
});

test("renders every page with a static header and scripted text", async () => {
  const links = ["/a", "/b", "/c", "/d", "/e", "/f"];
  const header = `<header><nav>${links.map((link) => `<a href="${link}">A page with a long name of its own, ${link}</a>`).join("")}</nav></header>`;
  const routes: Record<string, Route> = { "/": pageAbout("Acme", { links }) };
  const shown: Record<string, string> = {};
  for (const link of links) {
    routes[link] = `<body>${header}<main></main><script src="/x.js"></script></body>`;
    shown[link] = pageAbout(`rendered ${link}`, { links, text: `<p>${words}</p>` });
  }
  const { rendered } = await crawlWith(shown, routes);
  expect(rendered.toSorted()).toEqual(links);
});

test("never renders static pages, however few links they have", async () => {
  const analytics =
    '<script async src="https://analytics.example/a.js"></script><script>window.dataLayer = [];</script>';
  const { rendered } = await crawlWith(
    {},
    {
      "/": `<body><header></header><p>${words}<a href="/faq">Questions</a> <a href="/more">More</a></p>${analytics}</body>`,
      "/faq": `<body><h1>FAQ</h1><p>${words}</p></body>`,
      "/more": `<body><nav><a href="#a">A</a></nav><p>${words} More.</p><script src="/site.js"></script></body>`,
    },
  );
  expect(rendered).toEqual([]);
});

test("counts a menu of in-page anchors as a menu", async () => {
  const menu = '<nav><a href="#us">Us</a><a href="#prices">Prices</a><a href="#contact">Contact</a></nav>';
  const { rendered } = await crawlWith(
    {},
    { "/": `<body>${menu}<p>${words}</p><script src="/site.js"></script></body>` },
  );
  expect(rendered).toEqual([]);
});

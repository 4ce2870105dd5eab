import { describe, expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { extractPage } from "./extract-page.ts";
import { needsBrowser } from "./needs-browser.ts";
import { readDocument } from "./read-document.ts";
import { isMissingPage } from "./soft-errors.ts";

const filler =
  "We repair shoes and bags by hand in our workshop, usually within three working days of receiving them. "
    .repeat(3)
    .trim();

function extract(body: string, head = "") {
  return extractPage(
    readDocument(`<html><head>${head}</head><body>${body}</body></html>`, "https://acme.test/a/"),
    "https://acme.test/a/",
  );
}

describe("emphasis at a word", () => {
  const read = (line: string, elsewhere = "") =>
    extract(`<main><h1>Repairs</h1><p>${filler}</p><p>${line}</p><p>${elsewhere}</p></main>`).markdown;

  test.each([
    ["Turn on <strong>Cloud Stor</strong>age first.", "Storage is free.", "Turn on Cloud Storage first."],
    ["Unsere <b>Werk</b>statt ist offen.", "Die Werkstatt schließt um fünf.", "Unsere Werkstatt ist offen."],
    ["Re<em>pairs</em> take days.", "Repairs take time. Repairs", "Repairs take days."],
    ["Lees <strong>eerst</strong>e hulp.", "De eerste keer.", "Lees eerste hulp."],
  ])("%s keeps the word that the page has elsewhere", (line, elsewhere, expected) => {
    expect(read(line, elsewhere)).toContain(expected);
  });

  test.each([
    ["Turn on <strong>Cloud Storage</strong> first.", "Turn on **Cloud Storage** first."],
    ["Per <strong>Android</strong>e iOS.", "**Android**e iOS"],
    ["<strong>Opening</strong>, then tea.", "**Opening**, then tea"],
    ["<strong>Made with care<br></strong>Built to last.", "**Made with care**\nBuilt to last"],
  ])("%s stays emphasized", (line, expected) => {
    expect(read(line, "Android and tea are here.")).toContain(expected);
  });

  test.each([
    ["<h2><strong>Our clinic</strong>Thirty years in town</h2>", "Our clinic Thirty years"],
    ["<h2><strong>Clean Pro</strong>Fessional</h2>", "Clean ProFessional"],
    ["<h2><strong>Smart</strong>Home</h2>", "SmartHome"],
    ["<h2><strong>the iPhone</strong>s</h2>", "the iPhones"],
  ])("%s in one line", (line, expected) => {
    expect(read(`${line}<p>${filler} Again.</p>`, "ProFessional")).toContain(expected);
  });
});

describe("main content", () => {
  test("drops navigation, footer, banners, scripts and hidden elements", () => {
    const { markdown } = extract(`
      <div class="cookie-banner"><p>We use cookies.</p><button>Accept all of them now</button></div>
      <header><a href="/">Logo words</a></header><nav><a href="/x">Nav words</a></nav>
      <div class="main-menu"><ul><li><a href="/y">Menu words</a></li></ul></div>
      <div id="content"><h1>Repairs</h1><p>${filler}</p><p hidden>Hidden words</p><script>var script = "words"</script></div>
      <aside>Side words</aside><footer>Footer words</footer>`);
    expect(markdown).toBe(`# Repairs\n\n${filler}`);
  });

  test("uses the main element, unless the text is elsewhere", () => {
    expect(
      extract(`<div>Teaser words</div><main><h1>Repairs</h1><p>${filler}</p></main>`).markdown,
    ).not.toContain("Teaser");
    expect(extract(`<main><h1>Hello</h1></main><div><p>${filler}</p></div>`).markdown).toContain(filler);
  });

  test("falls back to the whole page when stripping would leave almost nothing", () => {
    expect(
      extract(
        "<header><h2>Acme</h2><p>Open daily from nine to five.</p></header><footer>12 High Street</footer>",
      ).markdown,
    ).toContain("12 High Street");
  });

  test("reads on after a template's end tags in the middle of the page", () => {
    const { markdown } = extract(
      `<header><a href="/">Acme</a></header></body></html><div><h1>Repairs</h1><p>${filler}</p></div>`,
    );
    expect(markdown).toContain(filler);
  });

  test("keeps the headline in the page's header, and a restaurant's menu", () => {
    const { markdown } = extract(
      `<header class="hero"><h1>Shoe repairs</h1></header><div class="menu"><p>${filler}</p></div>`,
    );
    expect(markdown).toContain("# Shoe repairs");
    expect(markdown).toContain(filler);
  });

  test("keeps collapsed answers with their questions", () => {
    const { markdown } = extract(`<main><p>${filler}</p>
      <h3><button aria-expanded="false" aria-controls="a1">Do you ship?</button></h3><div id="a1" hidden><p>Yes, everywhere.</p></div>
      <details><summary>How long?</summary><p>Three days.</p></details>
      <button class="faq-question">Can I pay by card?</button><div class="faq-answer" style="display:none">Of course.</div>
      <button>Book now</button></main>`);
    expect(markdown).toContain("### Do you ship?\n\nYes, everywhere.");
    expect(markdown).toContain("**How long?**\n\nThree days.");
    expect(markdown).toContain("**Can I pay by card?**\n\nOf course.");
    expect(markdown).not.toContain("Book now");
  });

  test("separates text of distinct blocks and boxes without splitting words", () => {
    const { markdown, visibleText } = extract(`<main><p>${filler}</p><div>Heels</div><div>Soles</div>
      <div><span>Polish</span><span>$20</span></div><h2>Our<br>promise</h2><p><b>W</b>ord and <span>e</span><span>nd</span></p></main>`);
    expect(visibleText).toContain("Heels Soles Polish $20 Our promise Word and end");
    expect(markdown).toContain("Heels\n\nSoles\n\nPolish $20\n\n## Our promise");
  });

  test("keeps lists, data tables, absolute links and verbatim words", () => {
    const { markdown } = extract(`<main><p>${filler}</p><ul><li>One</li><li><p>Two</p></li></ul>
      <table><tr><th>Day</th><th>Hours</th></tr><tr><td>Mon</td><td>9-5</td></tr></table>
      <p>Write to a_b_c@acme.test* or <a href="../faq#x">read [this]</a>.</p></main>`);
    expect(markdown).toContain("- One\n- Two");
    expect(markdown).toMatch(/\| Day \| Hours \|\n\|[ -]+\|[ -]+\|\n\| Mon \| 9-5\s+\|/);
    expect(markdown).toContain("Write to a_b_c@acme.test* or [read [this]](https://acme.test/faq).");
  });

  const article = `<h1>Caring for suede</h1>${[1, 2, 3, 4].map((part) => `<h2>Step ${part} of the work</h2><p>${filler}</p><p>${filler}</p>`).join("")}`;

  test.each([
    [
      "related links",
      `<section class="related-posts"><h2>You may also like</h2>${"<div class=card><a href=/p>Ten ways to polish boots</a></div>".repeat(6)}</section>`,
    ],
    [
      "a sidebar without a tag of its own",
      `<div class="sidebar widget-area"><h3>Recent posts</h3><ul>${"<li><a href=/p>Ten ways to polish boots</a></li>".repeat(6)}</ul></div>`,
    ],
    [
      "a footer without a tag of its own",
      `<div class="site-footer"><p><a href=/p>Ten ways to polish boots</a></p><p>© 2026 Acme. All rights reserved.</p></div>`,
    ],
  ])("drops %s beside an article", (_, beside) => {
    const { markdown } = extract(`<div class="page"><div class="post">${article}</div>${beside}</div>`);
    expect(markdown).toContain("## Step 4 of the work");
    expect(markdown).not.toContain("polish boots");
  });

  test("reads what a server writes for readers without scripts, and what React streams in", () => {
    expect(extract(`<noscript><main><h1>Repairs</h1><p>${filler}</p></main></noscript>`).markdown).toContain(
      filler,
    );
    expect(extract(`<noscript><p>Please enable scripts.</p></noscript><p>${filler}</p>`).markdown).toBe(
      filler,
    );
    expect(extract(`<div hidden id="S:1"><h1>Repairs</h1><p>${filler}</p></div>`).markdown).toContain(filler);
  });

  test("writes a list of cards as separate blocks", () => {
    const card = (name: string) => `<li><h3>${name}</h3><p>${filler}</p></li>`;
    expect(
      extract(`<main><h1>Repairs</h1><ul>${card("Heels")}${card("Soles")}</ul></main>`).markdown,
    ).toContain(`### Heels\n\n${filler}\n\n### Soles`);
  });

  test("flattens a layout table to text", () => {
    const { markdown } = extract(
      `<table><tr><td><p>${filler}</p></td><td><h2>Soles</h2><p>${filler}</p></td></tr></table>`,
    );
    expect(markdown).not.toContain("|");
    expect(markdown).toContain("## Soles");
  });
});

describe("visible text", () => {
  test("hashes the same text equally, whatever the markup", () => {
    const one = extract(`<main><p>${filler}</p></main><footer>Call us</footer>`);
    const same = extract(
      `<main class="x">\n<p>\n${filler.replace(" ", "\n ")}</p></main>\n<footer id="f"> Call us </footer><script>1</script>`,
    );
    const other = extract(`<main><p>${filler}</p></main><footer>Call me</footer>`);
    expect(one.contentHash).toBe(same.contentHash);
    expect(one.contentHash).not.toBe(other.contentHash);
    expect(one.mainHash).toBe(other.mainHash);
  });

  test("truncates a page of two megabytes and reads it quickly", { tags: "long" }, () => {
    const pages = [
      `<p>${"words ".repeat(340_000)}</p>`,
      `<main>${"<h2>Title of it</h2><p>some <b>text</b> there</p>".repeat(40_000)}</main>`,
      `${"<table><tr><td>".repeat(300)}${"<p>text of cells</p>".repeat(90_000)}`,
    ];
    for (const page of pages) {
      const started = cpuMs();
      const { markdown, visibleText } = extract(page);
      expect(cpuMs() - started).toBeLessThan(8000);
      expect(visibleText.length).toBeLessThan(500_000);
      expect(markdown.length).toBeGreaterThan(50_000);
      expect(markdown.length).toBeLessThan(700_000);
    }
  });

  test("bounds the time for hostile markup", { tags: "long" }, () => {
    const started = cpuMs();
    extract("<div class='nav x'>".repeat(60_000));
    extract("<ul><li>".repeat(40_000));
    extract(`${"<header class='menu'>".repeat(900)}${"<a href='/q'>word</a>".repeat(40_000)}`);
    extract("<table><tr><td>".repeat(30_000));
    extract(`<p>${"<b><i>".repeat(30_000)}x</p>`);
    extract("<a href='x'>word </a>".repeat(50_000));
    extract(`<div class="${"menu ".repeat(100_000)}">x</div>`);
    expect(cpuMs() - started).toBeLessThan(10_000);
  });
});

describe("metadata", () => {
  test("reads title, description, language, base and links with their areas", () => {
    const document = readDocument(
      `<html lang="de-AT"><head><title> Schuhe &amp;
 Taschen </title><meta name=description content="Alles neu"><base href="/shop/">
      <meta http-equiv=refresh content="30"></head><body><svg><title>Bild</title></svg>
      <nav><a href="faq">Fragen</a></nav><p><a href="x.pdf" download><img alt="Preisliste"></a><a href="mailto:a@b.c">x</a><a href="#top">y</a></p>
      <div class="site-footer"><a href="//acme.test/agb?utm_source=f">AGB</a></div></body></html>`,
      "https://acme.test/",
    );
    expect(document).toMatchObject({
      title: "Schuhe & Taschen",
      description: "Alles neu",
      language: "de",
      refresh: null,
    });
    expect(document.links).toEqual([
      { url: "https://acme.test/shop/faq", text: "Fragen", area: "nav", isDownload: false },
      { url: "https://acme.test/shop/x.pdf", text: "Preisliste", area: "body", isDownload: true },
      { url: "https://acme.test/agb", text: "AGB", area: "footer", isDownload: false },
    ]);
  });

  test.each([
    ["<div id=root></div><script src=a.js></script>", "yes"],
    [
      "<div id=app>Loading…</div><noscript>You need to enable JavaScript to run this app, sorry.</noscript><script type=module>1</script>",
      "yes",
    ],
    [`<nav>${filler}</nav><main></main><script src=a.js></script>`, "maybe"],
    [`<main><p>${filler}</p></main><script src=a.js></script><div id=app></div>`, "no"],
    ["<p>Closed until May.</p>", "no"],
  ])("%s needs a browser: %s", (body, need) => {
    const document = readDocument(`<html><body>${body}</body></html>`, "https://acme.test/");
    expect(needsBrowser(document, extractPage(document, "https://acme.test/"))).toBe(need);
  });

  test.each([
    ["<title>404 Not Found</title>", "<p>Sorry.</p>", true],
    ["<title>Acme</title>", "<h1>Seite nicht gefunden</h1>", true],
    ["<title>Acme</title>", "<h1>We found 404 pages of letters</h1>", false],
    ["<title>How to fix a 404 page error</title>", `<p>${filler.repeat(8)}</p>`, false],
  ])("%s %s is a missing page: %s", (head, body, missing) => {
    const document = readDocument(
      `<html><head>${head}</head><body>${body}</body></html>`,
      "https://acme.test/",
    );
    expect(isMissingPage(document, extractPage(document, "https://acme.test/"))).toBe(missing);
  });
});

import { describe, expect, test } from "vitest";
import { distance } from "./color.ts";
import { extractBrand } from "./extract-brand.ts";
import type { Brand, BrandInput } from "./types.ts";

interface Site {
  css?: string;
  html: string;
  url?: string;
  /** Other pages by path. */
  pages?: Record<string, string>;
}

function read({ css, html, url = "https://www.site.test/", pages = {} }: Site): Brand {
  return extractBrand({
    startUrl: url,
    pages: [
      { url, html },
      ...Object.entries(pages).map(([path, page]) => ({ url: new URL(path, url).href, html: page })),
    ],
    stylesheets: css ? [{ url: new URL("/style.css", url).href, css }] : [],
  });
}

function expectPrimary(site: Site, color: string): void {
  const found = read(site).colors.primaryColors[0]!.color;
  expect(distance(found, color), `${found} instead of ${color}`).toBeLessThan(0.06);
}

const page = (body: string, head = "") =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const BUTTON = "padding:10px 20px;border-radius:6px";

describe("primary color", () => {
  const cases: [string, Site, string][] = [
    [
      "prefers the call to action's color to the most frequent one",
      {
        css: `:root{--bs-primary:#0d6efd;--bs-blue:#0d6efd;--bs-purple:#6f42c1} .btn{${BUTTON}} .btn-primary{background:#0d6efd}
          .text-primary{color:#0d6efd}.bg-primary{background:#0d6efd}.border-primary{border:1px solid #0d6efd} .btn-brand{background:#c2410c;color:#fff}`,
        html: page(
          '<header><a href="/">Fox</a></header><h1>Hello</h1><a class="btn btn-brand" href="/book">Book</a>',
        ),
      },
      "#C2410C",
    ],
    [
      "is a framework's default where its button is really used",
      {
        css: `.btn{${BUTTON}}.btn-primary{--bs-btn-bg:#0d6efd;background-color:var(--bs-btn-bg)}.btn{background-color:var(--bs-btn-bg)} .bg-dark{background:#212529!important}`,
        html: page(
          '<nav class="navbar bg-dark"><a class="navbar-brand" href="index.html">Acme Studio</a></nav><header class="bg-dark"><h1>Hi</h1><a class="btn btn-primary" href="#a">Go</a></header>',
        ),
      },
      "#0D6EFD",
    ],
    [
      "falls back to framework defaults when the framework's file failed to load",
      {
        html: page(
          '<nav class="navbar bg-light"><a class="navbar-brand" href="/">Fox</a></nav><h1>Hi</h1><a class="btn btn-success" href="#a">Give</a>',
          '<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/bootstrap@5.3.0/dist/css/bootstrap.min.css">',
        ),
      },
      "#198754",
    ],
    [
      "comes from the default palette of Tailwind's browser build",
      {
        html: page(
          '<nav class="bg-white p-4"><a href="/" class="text-xl font-bold text-teal-700">Dr. Fern</a><a href="#b" class="bg-teal-600 hover:bg-teal-700 text-white px-4 py-2 rounded">Book</a></nav><h1 class="text-gray-900">Care</h1>',
          '<script src="https://cdn.tailwindcss.com"></script>',
        ),
      },
      "#0D9488",
    ],
    [
      "comes from Tailwind's inline configuration",
      {
        html: page(
          '<header class="bg-white"><a href="/">Oak</a></header><section class="py-20"><h1 class="text-brand-dark">Wood</h1><a href="#q" class="bg-brand text-white px-6 py-3 rounded-lg">Quote</a><a href="#w" class="border border-[#123456] px-6 py-3">More</a></section>',
          '<script src="https://cdn.tailwindcss.com"></script><script>tailwind.config = { theme: { extend: { colors: { /* ours */ brand: { DEFAULT: "#9a3412", dark: "#431407" }, "soft": "#ffedd5" } } } }</script>',
        ),
      },
      "#9A3412",
    ],
    [
      "comes from utility classes whose built sheet failed to load",
      {
        html: page(
          '<header class="bg-white"><a href="/" class="text-gray-900">Salon</a></header><h1 class="text-gray-800">Hair</h1><a href="#contact" class="p-6 text-white bg-red-600 rounded-lg hover:bg-red-500">Contact us</a>',
          '<link rel="stylesheet" href="/gone.css">',
        ),
      },
      "#DC2626",
    ],
    [
      "follows the default theme, not the dark one",
      {
        css: `:root{--primary:222 80% 45%} .dark{--primary:50 90% 60%} @media (prefers-color-scheme: dark){:root{--primary:0 90% 60%}}
          .button{background:hsl(var(--primary));color:#fff;${BUTTON}}`,
        html: page(
          '<header><a href="/">Nova</a><a class="button" href="/signup">Start</a></header><h1>Hi</h1>',
        ),
      },
      "#174CCF",
    ],
    [
      "follows a theme set on the document",
      {
        css: `:root{--accent:#2563eb}[data-theme="forest"]{--accent:#166534}.cta{background:var(--accent);${BUTTON}}`,
        html: '<html data-theme="forest"><body><h1>Hi</h1><a class="cta" href="/x">Continue</a></body></html>',
      },
      "#166534",
    ],
    [
      "is a gradient button's first stop",
      {
        css: `.btn-main{background:linear-gradient(135deg,#7c3aed 0%,#ec4899 100%);color:#fff;${BUTTON}} h1{color:#222}`,
        html: page('<h1>Spark</h1><a class="btn-main" href="/go">Try it</a>'),
      },
      "#7C3AED",
    ],
    [
      "is read from a modern color space",
      {
        css: `@layer base,utilities;@layer utilities{.bg-cta{background-color:oklch(0.55 0.2 260)}}.bg-cta{${BUTTON}}`,
        html: page('<h1>Hi</h1><a class="bg-cta" href="/go">Try it</a>'),
      },
      "#0064DD",
    ],
    [
      "is a WordPress block button's preset",
      {
        css: `body{--wp--preset--color--vivid-red:#cf2e2e;--wp--preset--color--vivid-purple:#9b51e0;--wp--preset--color--contrast:#345c00}
          .wp-block-button__link{background-color:#32373c;padding:12px 24px;border-radius:999px;color:#fff}
          .has-contrast-background-color{background-color:var(--wp--preset--color--contrast)!important} .site-title a{color:#345c00}`,
        html: page(
          '<header class="site-header"><div class="site-branding"><p class="site-title"><a href="/" rel="home">Green Valley</a></p></div></header><main><h1>Welcome</h1><div class="wp-block-button"><a class="wp-block-button__link has-contrast-background-color" href="/v">Visit</a></div></main>',
        ),
      },
      "#345C00",
    ],
    [
      "ignores states, ratings and other companies' buttons",
      {
        css: `.btn{${BUTTON};background:#7a1f3d;color:#fff}.alert-danger{background:#dc2626;padding:4px}.status-open{color:#16a34a}.whatsapp-float{background:#25d366;padding:12px;border-radius:50%}
          .stars{color:#fbbf24}.fb{background:#1877f2;padding:8px}`,
        html: page(
          '<header><a href="/">Vino</a></header><h1>Wine</h1><a class="btn" href="/shop">Shop</a><div class="alert-danger">Closed today</div><p class="status-open">Open now</p><span class="stars">★★★★★</span><span class="stars">★★★★★</span><a class="whatsapp-float" href="https://wa.me/1">Chat</a><a class="fb" href="https://facebook.com/vino">Like</a>',
        ),
      },
      "#7A1F3D",
    ],
    [
      "is navy when the brand is navy",
      {
        css: `header{background:#0b2545}h1,h2{color:#0b2545}.btn{background:#0b2545;color:#fff;${BUTTON}}a{color:#0b2545}.muted{color:#64748b}`,
        html: page(
          '<header><a href="/">Law</a></header><h1>Counsel</h1><p class="muted">Since 1950</p><a class="btn" href="/c">Call</a><footer><span class="muted">x</span></footer>',
        ),
      },
      "#0B2545",
    ],
    [
      "prefers the vivid button to the navy header and headings",
      {
        css: `header,footer{background:#14213d}h1,h2{color:#14213d}.cta-button{background:#c9a227;${BUTTON}}p a{color:#14213d}`,
        html: page(
          '<header><a href="/">Law</a><a class="cta-button" href="/b">Book</a></header><h1>Counsel</h1><h2>Fees</h2><p><a href="/x">here</a></p><footer>x</footer>',
        ),
      },
      "#C9A227",
    ],
    [
      "is what inner pages agree on when the home page is black and white",
      {
        css: "",
        html: page(
          '<style>.btn{padding:9px;background:#000;color:#fff}</style><h1>Cars</h1><a class="btn" href="/a">Go</a>',
        ),
        pages: {
          "/a": page(
            '<style>.btn{padding:9px;background:#1b4332;color:#fff}</style><h1>A</h1><a class="btn" href="/a">Go</a>',
          ),
          "/b": page(
            '<style>.btn{padding:9px;background:#1b4332;color:#fff}</style><h1>B</h1><a class="btn" href="/a">Go</a>',
          ),
        },
      },
      "#1B4332",
    ],
    [
      "reads presentational attributes and inline styles of old pages",
      {
        html: '<body bgcolor="#ffffff"><table><tr><td bgcolor="#800000"><font color="#ffffff">Club</font></td></tr></table><h1 style="color:#800000">Club</h1><a href="/join" style="background-color:#800000;color:white;padding:8px">Join</a>',
      },
      "#800000",
    ],
    [
      "is the color of a form's submit button",
      {
        css: "input[type=submit]{background:rgb(0 128 96 / 90%);padding:10px} body{background:#fff}",
        html: page('<h1>Ask</h1><form><input type="submit" value="Send"></form>'),
      },
      "#1A8D70",
    ],
  ];
  test.each(cases)("%s", (_name, site, color) => expectPrimary(site, color));

  test("is the ink, with low confidence, on a black-and-white site", () => {
    const { primaryColors } = read({
      css: `body{color:#111;background:#fff}.btn{background:#111;color:#fff;${BUTTON}}h1{color:#111}header{border-bottom:1px solid #eee}`,
      html: page(
        '<header><a href="/" class="logo">Form</a></header><h1>Objects</h1><a class="btn" href="/s">Shop</a>',
      ),
    }).colors;
    expect(primaryColors[0]!.color).toBe("#111111");
    expect(primaryColors[0]!.confidence).toBeLessThanOrEqual(0.3);
  });

  test("ignores the UI kit's default link blue on a black-and-white site", () => {
    const { primaryColors } = read({
      css: `body{background:#fff;color:#111}a{color:#0d6efd}.btn{background:#111;color:#fff;${BUTTON}}h1{color:#111}`,
      html: page(
        '<header><a class="navbar-brand" style="color:#111" href="/">Form</a></header><h1>Objects</h1><a class="btn" href="/s">Shop</a><p>See <a href="/a">more</a></p>',
      ),
    }).colors;
    expect(primaryColors[0]!.color).toBe("#111111");
  });

  test("falls back to the default palettes when a site shows no color", () => {
    const { colors } = read({ html: page("<p>Plain</p>") });
    expect(colors.primaryColors.map(({ color }) => color)).toEqual([
      "#6E0AD6",
      "#FF0080",
      "#0070F3",
      "#10B981",
    ]);
    expect(colors.primaryColors.every(({ confidence }) => confidence === 0)).toBe(true);
  });

  describe("primary color when style sheets failed to load", () => {
    const coverage = { asked: 2, failed: 2 };
    const logo = { color: "#16803D", source: "logo" as const, url: "https://acme.example/logo.png" };
    const unread = (html: string, values: Partial<BrandInput> = {}) =>
      extractBrand({
        startUrl: "https://acme.example/",
        pages: [{ url: "https://acme.example/", html: page(html) }],
        stylesheets: [],
        coverage,
        hints: [logo],
        ...values,
      });
    const firstOf = ({ colors }: Brand) => colors.primaryColors[0];

    test('comes from the logo, with source "logo"', () => {
      const brand = unread("<h1>Acme</h1>");
      expect(firstOf(brand)).toMatchObject({ color: "#16803D", source: "logo" });
      expect(firstOf(brand)!.confidence).toBeGreaterThan(0);
      expect(brand.styles).toEqual(coverage);
      expect(brand.findings).toContainEqual(
        expect.objectContaining({ kind: "color", value: "#16803D", source: "logo", url: logo.url }),
      );
    });

    test("prefers the logo to a stray word, and the stated theme color to the logo", () => {
      const stray = '<p>We are <span style="color:#c026d3">open</span> today.</p>';
      expect(firstOf(unread(stray))).toMatchObject({ color: "#16803D", source: "logo" });
      const stated = unread(`<meta name="theme-color" content="#0f4c81">${stray}`);
      expect(firstOf(stated)).toMatchObject({ color: "#0F4C81", source: "meta" });
    });

    test("comes from the styles as soon as one sheet that uses it loaded", () => {
      const css = `body{background:#fff}.btn{background:#b45309;color:#fff;${BUTTON}}header{background:#b45309}`;
      const partly = unread('<header>Acme</header><a class="btn" href="/x">Book now</a>', {
        coverage: { asked: 3, failed: 1 },
        stylesheets: [{ url: "https://acme.example/a.css", css }],
      });
      expect(firstOf(partly)!.color).toBe("#B45309");
    });
  });

  test("never lists a gray, and at most four colors a group", () => {
    const css = Array.from(
      { length: 12 },
      (_, i) => `.c${i}{background:hsl(${i * 30} 80% 45%);padding:9px}`,
    ).join("");
    const html = page(
      Array.from({ length: 12 }, (_, i) => `<a class="c${i} btn" href="/x">Go there</a>`).join(""),
    );
    const { colors } = read({ css, html });
    for (const group of [colors.primaryColors, colors.backgroundColors, colors.accentColors])
      expect(group.length).toBeLessThanOrEqual(4);
  });

  test("lists the page's own background first", () => {
    const { backgroundColors } = read({
      css: "body{background:#0a1610;color:#eee}section{background:#132d1c}",
      html: page("<section><h1>Ice</h1></section>"),
    }).colors;
    expect(backgroundColors[0]!.color).toBe("#0A1610");
  });
});

describe("logos", () => {
  const header = (inner: string) => page(`<header>${inner}</header><main><h1>Hi</h1></main>`);
  const cases: [string, Site, string[]][] = [
    [
      "the picture that links to the home page",
      { html: header('<a href="/"><img src="/img/mark.svg" alt="Acme"></a>') },
      ["https://www.site.test/img/mark.svg"],
    ],
    [
      "lazy-loaded pictures by their real URL",
      {
        html: header(
          '<a class="navbar-brand" href="index.html"><img class="logo" src="data:image/gif;base64,R0" data-lazy-src="logo.png?v=2"></a>',
        ),
      },
      ["https://www.site.test/logo.png?v=2"],
    ],
    [
      "the largest picture of a srcset",
      {
        html: header(
          '<a href="/"><picture><source srcset="/a.webp 1x, /b.webp 2x"><img alt="Acme logo"></picture></a>',
        ),
      },
      ["https://www.site.test/b.webp"],
    ],
    [
      "a background image of an element named logo",
      {
        css: ".site-logo{background:url(img/brand.png) no-repeat}",
        html: header('<a class="site-logo" href="/">Acme</a>'),
      },
      ["https://www.site.test/img/brand.png"],
    ],
    [
      "structured data inside an @graph",
      {
        html: page(
          "<header><a href='/'>Acme</a></header>",
          '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Acme"},{"@type":["Organization","LocalBusiness"],"name":"Acme","logo":{"@type":"ImageObject","url":"/l.png"}}]}</script>',
        ),
      },
      ["https://www.site.test/l.png"],
    ],
    [
      "not partners, flags, payment marks or heroes",
      {
        html: page(
          '<header><a href="/">Acme</a><img src="/flags/de.png" alt="Deutsch"></header><img class="hero" src="/hero.jpg" alt="Our team"><section class="partners"><img src="/logos/other-logo.png" alt="Other logo"></section><footer><img src="/visa-logo.png" alt="Visa"></footer>',
          '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
        ),
      },
      [],
    ],
    [
      "not the picture for social networks, though structured data calls it the logo",
      {
        html: page(
          '<header><a class="logo" href="/">Acme</a></header>',
          '<meta property="og:image" content="/acme-customs-and-freight.jpg"><script type="application/ld+json">{"@type":"Organization","name":"Acme","logo":"https://www.site.test/acme-customs-and-freight.jpg"}</script>',
        ),
      },
      [],
    ],
    [
      "not an unnamed strip of client logos",
      {
        html: page(
          `<header><a href="/">Acme</a></header><div class="py-5">${["a", "b", "c"].map((name) => `<a href="#!"><img class="img-brand" src="/logos/${name}-logo.svg" alt="${name} logo"></a>`).join("")}</div>`,
        ),
      },
      [],
    ],
    ["nothing for a wordmark", { html: header('<a class="navbar-brand" href="/">Acme</a>') }, []],
  ];
  test.each(cases)("%s", (_name, site, urls) => expect(read(site).brandAssets.logoUrls).toEqual(urls));

  test("uses the favicon the page links and never guesses one", () => {
    expect(read({ html: page("", '<link rel="shortcut icon" href="/f.ico">') }).brandAssets.faviconUrl).toBe(
      "https://www.site.test/f.ico",
    );
    expect(read({ html: page("") }).brandAssets.faviconUrl).toBeNull();
  });
});

describe("company name", () => {
  const cases: [string, Site, string | null][] = [
    [
      "comes from structured data, even beside broken blocks",
      {
        html: page(
          "<h1>x</h1>",
          '<title>Best plumbing in town</title><script type="application/ld+json">{"@type":"Thing",,}</script><script type="application/ld+json">{"@type":"Plumber","name":"Pipes & Co",}</script>',
        ),
      },
      "Pipes & Co",
    ],
    [
      "is the part that all titles share",
      {
        html: page("<h1>Hi</h1>", "<title>Home | Blue Door Bakery</title>"),
        pages: {
          "/a": page("", "<title>Menu | Blue Door Bakery</title>"),
          "/b": page("", "<title>Find us | Blue Door Bakery</title>"),
        },
      },
      "Blue Door Bakery",
    ],
    [
      "comes from the header when a template has another title",
      {
        html: page(
          '<nav class="navbar"><a class="navbar-brand" href="/">Harbor Yoga</a></nav><footer>© Your Website 2023</footer>',
          "<title>Landing Page - Free Template</title>",
        ),
      },
      "Harbor Yoga",
    ],
    [
      "isn't who made the website and has the copyright",
      {
        html: page(
          '<nav><span>Blue Door Kitchen</span></nav><footer>© 2017-2024 <a href="https://annaleigh.test/">Anna Leigh</a></footer>',
          "<title>Home - Blue Door Kitchen</title>",
        ),
      },
      "Blue Door Kitchen",
    ],
    [
      "isn't the town that follows it in all titles",
      {
        html: page(
          "<h1>Welcome</h1>",
          "<title>St. Anne's Church, Marlow | Anglican Parish Church, Kent</title>",
        ),
        pages: Object.fromEntries(
          ["The Marlow Knight", "The Marlow Bells", "Baptism", "Choir"].map((title) => [
            `/${title}`,
            page(`<h1>${title}</h1>`, `<title>${title} | St. Anne's Church, Marlow</title>`),
          ]),
        ),
      },
      "St. Anne's Church",
    ],
    [
      "isn't who made the website, with the next link in the same line",
      {
        html: page(
          '<nav><span>Blue Door Kitchen</span></nav><footer><p>© 2017 <a href="https://annaleigh.test/">Anna Leigh</a></p><ul><li><a href="/contact">Contact</a></li></ul></footer>',
          "<title>Blue Door Kitchen</title>",
        ),
      },
      "Blue Door Kitchen",
    ],
    [
      "may be that of its owner, who links to another website",
      {
        html: page(
          '<nav><span>Portraits</span></nav><footer>© 2024 <a href="https://annaleigh.test/">Anna Leigh</a></footer>',
          "<title>Anna Leigh - Portraits</title>",
        ),
      },
      "Anna Leigh",
    ],
    [
      "drops a legal form that only the copyright line has",
      {
        html: page(
          '<header><a href="/" class="logo">Morgen</a></header><footer>© 2019–2024 Morgen GmbH. Alle Rechte vorbehalten.</footer>',
          "<title>Morgen – Möbel nach Maß</title>",
        ),
      },
      "Morgen",
    ],
    [
      "is one name whether in two spans or one word",
      {
        html: page(
          '<header><div class="logo">VERDE<span>CLEAN</span></div></header><footer>Copyright © 2025 VerdeClean, LLC. All rights reserved</footer>',
          "<title>Cleaning in Austin | VerdeClean</title>",
        ),
      },
      "VerdeClean",
    ],
    [
      "is decided by the domain when the title is ambiguous",
      {
        url: "https://www.annas-blumen.de/",
        html: page("<h1>Hallo</h1>", "<title>Frische Sträuße: Annas Blumen</title>"),
      },
      "Annas Blumen",
    ],
    [
      "is the logo's alternative text without the word logo",
      {
        html: page(
          '<header><a href="/"><img src="/x.png" alt="Sunrise Daycare Logo"></a></header>',
          "<title>Daycare and preschool</title>",
        ),
      },
      "Sunrise Daycare",
    ],
    [
      "is not a section of a one-page site",
      {
        html: page(
          '<nav><a class="navbar-brand" href="#page-top">Tern Surf</a><a href="#portfolio">Portfolio</a><a href="#team">Team</a></nav><h1>Waves</h1>',
          "<title>Surf school</title>",
        ),
      },
      "Tern Surf",
    ],
    [
      "is the lead of a name with a tagline",
      {
        url: "https://bluedoor.example/",
        html: page(
          "<h1>Hi</h1>",
          '<meta property="og:site_name" content="Blue Door - Books, Coffee and a Quiet Place to Read Them in Leeds">',
        ),
      },
      "Blue Door",
    ],
    [
      "is spelled out by the text where the domain runs it together",
      {
        url: "https://tarnhowstours.example/blog/a",
        html: page(
          "<h1>Ten walks</h1><p>Join Tarn Hows Tours. More about Tarn Hows Tours.</p>",
          "<title>Ten walks to try</title>",
        ),
      },
      "Tarn Hows Tours",
    ],
    [
      "is whole although the domain and the text shorten it",
      {
        url: "https://fellsidehockey.example/",
        html: page(
          "<h1>Hello</h1><p>Fellside Hockey is open to everyone.</p><footer>© 2025 Fellside Hockey</footer>",
          '<title>Home | Fellside Hockey Association</title><meta property="og:site_name" content="Fellside Hockey Association">',
        ),
      },
      "Fellside Hockey Association",
    ],
    [
      "is not a menu item that only opens a submenu",
      {
        html: page(
          '<header><a class="logo" href="/">Morgen</a><ul><li><a href="#">Solutions</a></li><li><a href="#">Solutions</a></li></ul></header>',
          "<title>Furniture to measure</title>",
        ),
      },
      "Morgen",
    ],
    [
      "has no HTML entities from structured data",
      {
        html: page(
          "<h1>x</h1>",
          '<script type="application/ld+json">{"@type":"Plumber","name":"Drains &amp; Pipes"}</script>',
        ),
      },
      "Drains & Pipes",
    ],
    ["is null on a page without evidence", { html: page("<p>Hello there</p>") }, null],
  ];
  test.each(cases)("%s", (_name, site, name) => expect(read(site).brandAssets.companyName).toBe(name));
});

describe("font", () => {
  const cases: [string, string | null][] = [
    ["body{font-family:'Open Sans',Arial,sans-serif}", "Open Sans, sans-serif"],
    ["body{font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto}", "System UI, sans-serif"],
    [":root{--f:'Inter var'}body{font:400 16px/1.5 var(--f), sans-serif}", "Inter, sans-serif"],
    ["body{font-family:Montserrat,Arial,sans-serif}", null],
    ["body{font-family:Georgia,'Times New Roman',serif}", "Georgia, serif"],
  ];
  test.each(cases)("of %s", (css, font) => {
    expect(read({ css, html: page("<p>Some words of text</p>") }).fontFamily).toBe(font);
  });
});

describe("brands whose loudest color isn't the primary one", () => {
  const header = '<header><a class="logo" href="/">Fox</a><nav><a href="/a">Wraps</a></nav>';

  test("prefers black buttons and header to a neon word", () => {
    const css = `.btn{${BUTTON};background:#000;color:#fff} .hot{color:#39ff14} header{background:#0a0a0a;color:#fff}`;
    const html = page(
      `${header}<a class="btn" href="/quote">Quote</a></header><h1>Wraps in <span class="hot">town</span></h1><a class="btn" href="/start">Start</a>`,
    );
    const [first] = read({ css, html }).colors.primaryColors;
    expect(distance(first!.color, "#000000")).toBeLessThan(0.16);
    expect(first!.confidence).toBeGreaterThan(0);
    expect(first!.confidence).toBeLessThan(0.5);
  });

  const green = "#0a7d4f";
  const broad = `header{background:${green}} h1,h2,h3{color:${green}} a{color:${green}} .cta{${BUTTON};background:#ffd400;color:#000} .plain{${BUTTON};background:${green};color:#fff}`;
  const body = `<main><h1>Care</h1><h2>Team</h2><h3>Rooms</h3>${'<p><a href="/x">more about it</a></p>'.repeat(6)}</main>`;

  test("prefers the color that header, headings and links share to one button's", () => {
    const html = page(`${header}<a class="cta" href="/donate">Donate</a></header>${body}`);
    expectPrimary({ css: broad, html }, green);
  });

  test("prefers a button color that many buttons use", () => {
    const buttons = '<a class="cta" href="/book">Book now</a>'.repeat(6);
    const html = page(`${header}${buttons}</header>${body}<footer><p>Fox</p></footer>`);
    const css = `${broad} header{background:#fff} footer{background:${green}}`;
    expectPrimary({ css, html }, "#FFD400");
  });

  test("of two button colors, prefers the one on more calls to action", () => {
    const html = page(
      `${header}<a class="cta" href="/donate">Donate</a></header><h1>Care</h1><a class="plain" href="/a">Visit</a><a class="plain" href="/b">Join</a><a class="plain" href="/c">Ask</a>`,
    );
    expectPrimary({ css: broad, html }, green);
  });

  test("uses a colorless cream site's ink rather than the default purple", () => {
    const css = "body{background:#fdf3e4;color:#2b2b2b} h2{color:#222}";
    const html = page("<header><a href='/'>Fox</a></header><main><h2>Garden</h2><p>Old trees.</p></main>");
    const [first] = read({ css, html }).colors.primaryColors;
    expect(distance(first!.color, "#222222")).toBeLessThan(0.06);
    expect(first!.confidence).toBeLessThan(0.5);
  });
});

describe("ambiguous names", () => {
  test("drops the town in the title when the domain confirms the shorter name", () => {
    const title = "<title>Boulangerie Tessier à Nantes : pains au levain</title>";
    const name = (url: string) => read({ html: page("<h1>Pain</h1>", title), url }).brandAssets.companyName;
    expect(name("https://boulangerie-tessier.fr/")).toBe("Boulangerie Tessier");
    expect(name("https://pains-au-levain.fr/")).not.toBe("Boulangerie Tessier");
  });

  const name = (site: Site) => read(site).brandAssets.companyName;

  test.each([
    ["Förderverein", "Förderverein Parkpflege Auental"],
    ["Praxis", "Praxis Dr. Lena Horn"],
    ["Clinic", "Harbor Street Clinic"],
    ["Asociación", "Asociación Río Verde"],
  ])("replaces %s in the header with %s from the title", (short, long) => {
    const html = page(
      `<header><a class="logo" href="/">${short}</a></header><h1>Hello</h1>`,
      `<title>${long}</title>`,
    );
    const inner = page(`<header><a class="logo" href="/">${short}</a></header>`, "<title>Contact</title>");
    expect(name({ html, pages: { "/contact": inner } })).toBe(long);
  });

  test.each([
    ["Über uns", '<div class="top">TIERARZT</div>'],
    ["Velkommen", '<a class="logo" href="/"></a>'],
  ])(
    "doesn't take %s in the menu for the company name, though it leads to the start page",
    (label, before) => {
      const menu = `${before}<ul><li><a href="/"><span>${label}</span></a></li><li><a href="/medizin/">Medizin</a></li></ul>`;
      const html = page(
        `<nav>${menu}</nav><h1>Hello</h1>`,
        "<title>Tier &amp; Wald - Praxis Innsbruck</title>",
      );
      expect(name({ html, pages: { "/medizin": html, "/kontakt": html } })).toBe("Tier & Wald");
    },
  );

  test("takes the name of a company from the first entry of its menu", () => {
    const html = page(
      '<nav><ul><li><a href="/">Harbor Yoga</a></li><li><a href="/prices">Prices</a></li></ul></nav>',
      "<title>Classes for everyone</title>",
    );
    expect(name({ html, pages: { "/prices": html } })).toBe("Harbor Yoga");
  });

  test("doesn't take a logo's description for the company name", () => {
    const html = page(
      '<header><a href="/"><img src="logo.png" alt="smiling"></a></header><h1>Welcome</h1>',
      "<title>Paint Pot Faces</title>",
    );
    expect(name({ html, pages: { "/about": html } })).toBe("Paint Pot Faces");
  });

  test("keeps a one-word name that structured data or the domain confirms", () => {
    const html = page(
      '<header><a class="logo" href="/">Tarvelo</a></header>',
      "<title>Tarvelo bicycle repair in Leeds</title>",
    );
    expect(name({ html, url: "https://www.tarvelo.com/" })).toBe("Tarvelo");
  });
});

describe("ignores pictures in the home link that aren't a logo", () => {
  test.each([
    '<img src="/img/icons/tooth.svg" alt="">',
    '<img src="/sprite.svg#tooth" alt="">',
    '<img src="/img/hamburger.svg" alt="">',
    '<img src="/img/magnifier.svg" alt="">',
    '<ul><li><a href="/"><img src="/ro.jpg" width="40px" height="20px"></a></li></ul>',
    '<svg viewBox="0 0 24 24"><path fill="#c00" d="M3 6h18"/></svg>',
  ])("%s", (picture) => {
    const html = page(`<header><a href="/">${picture}</a></header><h1>Hi</h1>`);
    expect(read({ html }).brandAssets.logoUrls).toEqual([]);
  });

  test("accepts an icon file whose name says logo", () => {
    const html = page('<header><a href="/"><img src="/icons/fox-logo.svg" alt=""></a></header><h1>Hi</h1>');
    expect(read({ html }).brandAssets.logoUrls).toEqual(["https://www.site.test/icons/fox-logo.svg"]);
  });
});

describe("inline SVG logos", () => {
  const logoOf = (header: string, css = "") => {
    const html = page(`<header>${header}</header><h1>Hi</h1>`);
    const [url = ""] = read({ html, css }).brandAssets.logoUrls;
    return decodeURIComponent(url.replace("data:image/svg+xml,", ""));
  };

  test("are self-contained: resolved colors and references, no scripts", () => {
    const svg = logoOf(
      `<a href="/" class="logo"><svg viewBox="0 0 180 40" onload="x()"><script>x()</script><foreignObject><p>x</p></foreignObject>
        <path class="roof" d="M0 0h9" onclick="x()" style="background:url(https://elsewhere.test/q.png)"/><use href="#word"/><linearGradient id="g" gradientUnits="userSpaceOnUse"/></svg></a>
        <svg><symbol id="word" viewBox="0 0 9 9"><path d="M9 9h9" fill="#123456"/></symbol></svg>`,
      ".roof{fill:#f59e0b}.logo{color:#00f}",
    );
    expect(svg).toMatch(
      /^<svg xmlns="[^"]+" xmlns:xlink="[^"]+" width="180" height="40" color="#0000FF" viewBox="0 0 180 40">/,
    );
    expect(svg).toContain('d="M0 0h9" fill="#F59E0B"');
    expect(svg).toContain('<defs><symbol id="word"');
    expect(svg).toContain('gradientUnits="userSpaceOnUse"');
    expect(svg).not.toMatch(/script|onload|onclick|elsewhere|foreign/i);
  });

  test.each([
    '<button class="menu"><svg viewBox="0 0 100 80"><path d="M0 0h9"/></svg></button>',
    '<a href="/"><svg class="lucide lucide-house" viewBox="0 0 24 24"><path d="M0 0h9" fill="#f00"/><path stroke="#0f0" d="M1 1"/></svg></a>',
    '<a href="/cart"><svg viewBox="0 0 100 40"><path d="M0 0h9" fill="#f00"/></svg></a>',
    '<a href="/"><svg viewBox="0 0 100 40"><use href="/sprite.svg#logo"/></svg></a>',
  ])("ignores icons, buttons and decorative pictures: %s", (header) => {
    expect(logoOf(header)).toBe("");
  });

  test("accepts a picture that replaces the home link's text, whatever its name", () => {
    const html = page('<div id="cabecera"><a class="inicio" href="/">Acme</a></div><h1>Hi</h1>');
    const css = "a.inicio{background:url(img/sign.gif);text-indent:-9999px}";
    expect(read({ html, css }).brandAssets.logoUrls).toEqual(["https://www.site.test/img/sign.gif"]);
  });

  test("finds the logo above the headline on a page without a header element", () => {
    const css = "#logo{background:url(/img/sign.png) no-repeat;text-indent:-9999px}";
    const html = page('<div id="top"><a id="logo" href="/">Acme</a></div><h1>Tyres</h1>');
    expect(read({ css, html }).brandAssets.logoUrls).toEqual(["https://www.site.test/img/sign.png"]);
  });
});

test("gives every finding a source and a confidence", () => {
  const html = page(
    `<header><a href="/"><img src="/logo.png" alt="Acme"></a><a href="tel:+15403442211">(540) 344-2211</a></header><a class="btn" href="/x" style="background:#c00;${BUTTON}">Buy</a><footer>hello@site.alt · Mon-Fri 9am-5pm · © Acme</footer>`,
    "<title>Acme</title><style>body{font-family:Lato}</style>",
  );
  const { findings = [] } = read({ html, url: "https://www.site.alt/" });
  const of = (kind: string) => findings.find((each) => each.kind === kind);
  expect(of("name")).toMatchObject({ value: "Acme", source: "title", confidence: expect.any(Number) });
  expect(of("logo")).toMatchObject({ source: "header", url: "https://www.site.alt/" });
  expect(of("phone")).toMatchObject({ value: "(540) 344-2211", source: "link" });
  expect(of("email")).toMatchObject({ value: "hello@site.alt", source: "text" });
  expect(of("font")).toMatchObject({ value: "Lato, sans-serif", source: "style sheet" });
  expect(of("color")).toMatchObject({ value: "#CC0000", source: "accent" });
  for (const { confidence } of findings) {
    expect(confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThanOrEqual(1);
  }
});

test("uses the stated ink of a black-on-white site without header or buttons", () => {
  const html = page("<div><a href='/'>Acme</a></div><h1>Hi</h1>");
  expect(read({ html, css: "body{color:#111;background:#fff}" }).colors.primaryColors[0]).toMatchObject({
    color: "#111111",
    confidence: 0.15,
  });
});

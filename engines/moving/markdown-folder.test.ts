import { describe, expect, test } from "vitest";
import { expectLinear } from "#tests/support/grows-linearly.ts";
import { folderAround, readMarkdownFolder } from "./markdown-folder.ts";
import { placeLinks } from "./place-links.ts";

function folder(files: Record<string, string>) {
  const read = readMarkdownFolder({ paths: Object.keys(files), texts: new Map(Object.entries(files)) });
  const byTitle = new Map(read.articles.map((article) => [article.title, article]));
  return {
    ...read,
    list: read.articles.map(({ title, collection }) => `${collection ?? ""}/${title}`),
    byTitle,
  };
}

test("reads Docusaurus: labels, order, slugs, links, pictures, callouts and components", () => {
  const { tool, list, byTitle, articles } = folder({
    "docusaurus.config.js": "",
    "docs/intro.md":
      "---\nsidebar_position: 1\n---\n# Welcome {#welcome}\n\nSee [returns](./orders/returns.mdx#how-long) or [nothing](./gone.md).",
    "docs/orders/_category_.json": '{"label": "Orders & returns", "position": 2}',
    "docs/orders/02-shipping.md":
      "---\ntitle: Shipping\ndraft: true\n---\n\nBack to [the start](/docs/intro).",
    "docs/orders/returns.mdx": [
      "---",
      "title: Returns",
      "slug: send-back",
      "sidebar_position: 1",
      "---",
      "import Tabs from '@theme/Tabs';",
      "",
      ":::warning[Mind the seal]",
      "Keep it **closed**.",
      "",
      "```js",
      "import kept from 'code'; // :::note",
      "```",
      ":::",
      "",
      '<Tabs><TabItem value="de" label="Germany">',
      "",
      "Thirty days.",
      "",
      "</TabItem></Tabs>",
      "",
      "![A parcel](../../static/img/parcel%20box.png) and ![gone](./gone.png)",
    ].join("\n"),
    "docs/setup/index.md": "# Set up\n\nText",
    "static/img/parcel box.png": "",
    "README.md": "# Not a page",
  });
  expect(tool).toBe("Docusaurus");
  expect(list).toEqual(["/Welcome", "Orders & returns/Returns", "Orders & returns/Shipping", "Setup/Set up"]);
  const welcome = byTitle.get("Welcome")!;
  expect(welcome.markdown).toBe("See [returns](moved:docs%2Forders%2Freturns.mdx#how-long) or nothing.");
  expect(welcome.notes).toEqual([{ kind: "dead-link", text: "./gone.md", linkText: expect.any(String) }]);
  expect(articles.map(({ oldPaths }) => oldPaths)).toEqual([
    ["/docs/intro"],
    ["/docs/orders/send-back"],
    ["/docs/orders/shipping"],
    ["/docs/setup"],
  ]);
  const returns = byTitle.get("Returns")!;
  expect(returns.markdown).toBe(
    [
      "> [!WARNING]",
      "> **Mind the seal**",
      ">",
      "> Keep it **closed**.",
      ">",
      "> ```js",
      "> import kept from 'code'; // :::note",
      "> ```",
      "",
      "**Germany**",
      "",
      "Thirty days.",
      "",
      "![A parcel](picture:static%2Fimg%2Fparcel%20box.png) and gone",
    ].join("\n"),
  );
  expect(returns.pictures).toEqual(["static/img/parcel box.png"]);
  expect(returns.notes).toEqual([{ kind: "missing-picture", text: "./gone.png" }]);
  expect(byTitle.get("Shipping")).toMatchObject({
    isDraft: true,
    markdown: "Back to [the start](moved:docs%2Fintro.md).",
  });
});

test("reads MkDocs: its navigation and its callouts", () => {
  const { tool, list, byTitle } = folder({
    "mkdocs.yml":
      "site_name: Acme\nmarkdown_extensions:\n  - pymdownx.emoji:\n      emoji_index: !!python/name:material.emoji\nnav:\n  - Home: index.md\n  - Orders:\n      - Returns: orders/returns.md\n      - More:\n          - orders/deep.md\n",
    "docs/index.md": "# Acme\n\nHello",
    "docs/orders/returns.md":
      '!!! tip "Good to know"\n    First.\n\n    Second.\n\nAfter. [Home](../index.md)',
    "docs/orders/deep.md": "Text without a heading",
    "docs/unlisted.md": "# Unlisted\n\nStill there",
  });
  expect(tool).toBe("MkDocs");
  expect(list).toEqual(["/Acme", "Orders/Returns", "Orders/Deep", "/Unlisted"]);
  expect(byTitle.get("Returns")?.markdown).toBe(
    "> [!TIP]\n> **Good to know**\n>\n> First.\n>\n> Second.\n\nAfter. [Home](moved:docs%2Findex.md)",
  );
});

test("reads GitBook: its summary and its tags", () => {
  const { tool, list, byTitle } = folder({
    "SUMMARY.md":
      "# Table\n\n* [Start](README.md)\n\n## Orders\n\n* [Send it back](orders/returns.md)\n  * [Refunds](orders/refunds.md)\n",
    "README.md": '# Start\n\n{% hint style="danger" %}\nCareful\n{% endhint %}',
    "orders/returns.md": '# Returns\n\n{% embed url="https://video.example/1" %}',
    "orders/refunds.md": "---\ndescription: x\n---\n\n# Refunds\n\nText",
  });
  expect(tool).toBe("GitBook");
  expect(list).toEqual(["/Start", "Orders/Returns", "Orders/Refunds"]);
  expect(byTitle.get("Start")?.markdown).toBe("> [!CAUTION]\n> Careful");
  expect(byTitle.get("Returns")).toMatchObject({
    markdown: "<https://video.example/1>",
    notes: [{ kind: "video", text: "https://video.example/1" }],
  });
});

test("a percent sign in GitBook's summary is no encoding", () => {
  const { list } = folder({
    "SUMMARY.md": "* [Half](discounts-50%.md)\n* [Two words](two%20words.md#part)\n",
    "discounts-50%.md": "# Half\n\nOff",
    "two words.md": "# Two words\n\nText",
  });
  expect(list).toEqual(["/Half", "/Two words"]);
});

test("reads Starlight and plain folders", () => {
  const starlight = folder({
    "src/content/docs/guides/one.mdx":
      "---\ntitle: One\nsidebar:\n  order: 2\n---\nimport { Card } from '@astrojs/starlight/components';\n\n<Card title=\"Box\">\nInside [two](/guides/two/)\n</Card>",
    "src/content/docs/guides/two.md": "---\ntitle: Two\nsidebar:\n  order: 1\n---\nText",
    "package.json": "",
  });
  expect(starlight.tool).toBe("Starlight");
  expect(starlight.list).toEqual(["Guides/Two", "Guides/One"]);
  expect(starlight.byTitle.get("One")?.markdown).toContain("**Box**");
  const plain = folder({
    "10-first/2-b.md": "# B\n\n> [!NOTE]\n> Text",
    "10-first/1-a.md": "Setext\n===\n\nText <b>bold</b><br>line",
    "9-before/x.markdown": "just text",
  });
  expect(plain.tool).toBe("Markdown");
  expect(plain.list).toEqual(["Before/X", "First/A", "First/B"]);
  expect(plain.byTitle.get("B")?.markdown).toBe("> [!NOTE]\n> Text");
  expect(plain.byTitle.get("A")?.markdown).toContain("Text **bold**\nline");
});

test("HTML in a cell of a table doesn't end the table", () => {
  const { byTitle } = folder({
    "a.md":
      "# A\n\n| A | B |\n|---|---|\n| x<br/>y | In<ul><li>a</li><li>b</li></ul> |\n| <p>c</p><p>d</p> | <b>e</b><hr>f |",
  });
  expect(byTitle.get("A")?.markdown.split("\n").slice(2)).toEqual([
    "| x<br>y | In<br>a<br>b |",
    "| c<br>d | **e** --- f |",
  ]);
});

test("finds a tool's project in a folder of a repository", () => {
  const starlight = folder({
    "docs/astro.config.mjs": "",
    "docs/src/content/docs/guides/one.md": "---\ntitle: One\n---\n[two](/guides/two/) ![logo](/logo.png)",
    "docs/src/content/docs/guides/two.md": "---\ntitle: Two\n---\nText",
    "docs/public/logo.png": "",
    "examples/basics/src/content/docs/example.md": "# Example\n\nText",
    "packages/starlight/README.md": "# A package\n\nText",
  });
  expect(starlight.tool).toBe("Starlight");
  expect(starlight.list).toEqual(["Guides/One", "Guides/Two"]);
  expect(starlight.byTitle.get("One")).toMatchObject({
    oldPaths: ["/guides/one"],
    pictures: ["docs/public/logo.png"],
    notes: [],
  });
  const docusaurus = folder({
    "website/docusaurus.config.ts": "",
    "website/static/img/a.png": "",
    "docs/intro.md": "# Intro\n\n![a](/img/a.png)",
    "docs/cli/run.md": "# Run\n\nText",
  });
  expect([docusaurus.tool, ...docusaurus.list]).toEqual(["Docusaurus", "Cli/Run", "/Intro"]);
  expect(docusaurus.byTitle.get("Intro")?.pictures).toEqual(["website/static/img/a.png"]);
  const mkdocs = folder({
    "tools/site/mkdocs.yml": "nav:\n  - Start:\n      - First: a.md\n",
    "tools/site/docs/a.md": "# A\n\nText",
    "src/readme.md": "# Code\n\nText",
  });
  expect([mkdocs.tool, ...mkdocs.list]).toEqual(["MkDocs", "Start/A"]);
});

test("no link leaves the folder, and no scheme runs", () => {
  const { articles } = folder({
    "a.md":
      "[up](../../../../etc/passwd) [js](javascript:alert%281%29) [data](data:text/html,x) [ok](https://ok.example)\n\n[ref]: ./b.md\n\n[to b][ref]",
    "b.md": "# B\n\ntext",
  });
  expect(articles[0]?.markdown).toBe(
    "up js data [ok](https://ok.example)\n\n[ref]: moved:b.md\n\n[to b][ref]",
  );
});

test("front matter that isn't a map stays text, and aliases don't multiply", () => {
  const { articles } = folder({
    "a.md": "---\n- list\n---\n\nText",
    "b.md": `---\na: &a [x,x]\nb: [*a,*a]\n---\n# B\n\nText`,
  });
  expect(articles).toHaveLength(2);
});

test("finds the folder around everything", () => {
  expect(folderAround(["acme-main/docs/a.md", "acme-main/mkdocs.yml", "__MACOSX/x"])).toBe("acme-main/");
  expect(folderAround(["docs/a.md", "docs/b.md"])).toBe("");
  expect(folderAround(["a.md", "docs/b.md"])).toBe("");
});

test("places links and pictures where they are known", () => {
  const markdown =
    "[a *b*](moved:x%2Fy.md#part) [gone](moved:no) ![alt](picture:p.png) ![none](picture:q.png) [![in](picture:p.png)](moved:x%2Fy.md)\n\n[ref]: moved:x%2Fy.md";
  expect(
    placeLinks(markdown, {
      article: (id) => (id === "x/y.md" ? "/articles/y" : null),
      picture: (key) => (key === "p.png" ? "/files/p.png" : null),
      attachment: () => null,
    }),
  ).toBe(
    "[a *b*](/articles/y#part) gone ![alt](/files/p.png) none [![in](/files/p.png)](/articles/y)\n\n[ref]: /articles/y",
  );
});

test("languages of Starlight are translations of the same articles", () => {
  const files = {
    "astro.config.mjs": "locales: { root: { label: 'English', lang: 'en' }, 'pt-br': { lang: 'pt-BR' } }",
    "src/content/docs/index.mdx": "---\ntitle: Start\n---\nWelcome",
    "src/content/docs/guides/pay.md": "---\ntitle: Pay\n---\nBy [card](/guides/cards/).",
    "src/content/docs/guides/cards.md": "---\ntitle: Cards\n---\nText",
    "src/content/docs/it/laptops.md": "---\ntitle: Laptops\n---\nOf the IT department",
    "src/content/docs/de/guides/pay.mdx":
      "---\ntitle: Bezahlen\n---\nMit [Karte](/de/guides/cards/) oder [so](./cards) ![b](./b.png).",
    "src/content/docs/de/guides/cards.md": "---\ntitle: Cards\n---\nText",
    "src/content/docs/guides/b.png": "",
    "src/content/docs/pt-br/guides/pay.md": "---\ntitle: Pagar\n---\n[Texto](/pt-br/guides/cards/)",
    "src/content/docs/fr/index.mdx": "---\ntitle: Début\n---\nBienvenue",
  };
  const { articles, list } = folder(files);
  expect(list.slice(0, 4)).toEqual(["/Start", "Guides/Cards", "Guides/Pay", "It/Laptops"]);
  const cards = "moved:src%2Fcontent%2Fdocs%2Fguides%2Fcards.md";
  expect(articles.filter(({ locale }) => locale !== null)).toMatchObject([
    { id: "src/content/docs/index.mdx", locale: "fr", oldPaths: ["/fr"] },
    {
      ...{ id: "src/content/docs/guides/pay.md", locale: "de", title: "Bezahlen", collection: "Guides" },
      markdown: `Mit [Karte](${cards}) oder [so](${cards}) ![b](picture:src%2Fcontent%2Fdocs%2Fguides%2Fb.png).`,
      oldPaths: ["/de/guides/pay"],
    },
    {
      ...{ id: "src/content/docs/guides/pay.md", locale: "pt-BR", oldPaths: ["/pt-br/guides/pay"] },
      markdown: `[Texto](${cards})`,
    },
  ]);
  // "It" is a department, and German has too few pages to be the main language unless it has half of them.
  expect(articles.find(({ title }) => title === "Laptops")?.locale).toBeNull();
  const german = readMarkdownFolder(
    { paths: Object.keys(files), texts: new Map(Object.entries(files)) },
    "de",
  );
  expect(german.articles.find(({ title }) => title === "Bezahlen")).toMatchObject({ locale: null });
  expect(german.articles.find(({ title }) => title === "Pay")).toMatchObject({
    ...{ locale: "en", id: "src/content/docs/de/guides/pay.mdx" },
  });
});

test("groups of Starlight's sidebar are the categories, in its order and with its labels in other languages", () => {
  const page = (title: string) => `---\ntitle: ${title}\n---\nText of ${title}`;
  const files = {
    "src/content/docs/index.mdx": page("Start"),
    "src/content/docs/guides/pay.md": page("Pay"),
    "src/content/docs/guides/more/deep.md": page("Deep"),
    "src/content/docs/reference/api.mdx": page("API"),
    "src/content/docs/reference/limits.md": "---\ntitle: Limits\nsidebar:\n  order: 1\n---\nText",
    "src/content/docs/other/loose.md": page("Loose"),
    "src/content/docs/about.md": page("About"),
    "src/content/docs/de/guides/pay.md": page("Bezahlen"),
  };
  const config = `
    import starlight from '@astrojs/starlight';
    export default defineConfig({ integrations: [starlight({
      components: { Sidebar: './x.astro' },
      defaultLocale: 'root', locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } },
      // sidebar: ['old'],
      sidebar: [
        { label: 'Rules & limits', autogenerate: { directory: 'reference' }, badge: { text: "New", variant: 'tip' }, },
        { label: 'How it\\'s done', translations: { de: 'So geht\\u0027s', 'x y': 'No' }, collapsed: true, items: [
          { slug: 'guides/pay' }, /* the rest */
          { label: \`More\`, items: [{ label: 'Deep', link: '/guides/more/deep/' }, { label: 'Web', link: 'https://acme.example/' }] },
        ] },
        'about',
      ],
    })] });`;
  const { list, collections } = folder({ ...files, "astro.config.mjs": config });
  expect(list).toEqual([
    "/Start",
    "Rules & limits/Limits",
    "Rules & limits/API",
    "How it's done/Pay",
    "How it's done/Deep",
    "/About",
    "Other/Loose",
    "How it's done/Bezahlen",
  ]);
  expect(collections).toContainEqual({
    ...{ name: "How it's done", oldPaths: [], names: { de: "So geht's" } },
  });
  // What has to be computed isn't read.
  for (const part of ["...groups", "groupOf('x')", "{ label: name }", "`$" + "{x}`", "['a'"])
    expect(folder({ ...files, "astro.config.mjs": `sidebar: [${part}]` }).list).toContain("Guides/Pay");
});

describe("the configuration of Starlight", () => {
  const pages = {
    "src/content/docs/guides/pay.md": "---\ntitle: Pay\n---\n[Here](/help/reference/api/)",
    "src/content/docs/reference/api.md": "---\ntitle: API\n---\nText",
  };
  const read = (config: string) => folder({ ...pages, "astro.config.mjs": config });
  const sidebar = "sidebar: [{ label: 'A\\0PI\\ud800', autogenerate: { directory: '/reference/' } }]";
  const first = "A" + "PI\uFFFD/API";

  test.each([
    "ignore: ['**/dist/**', \"/old/*\"],",
    "pattern: `/*`,",
    "pattern: /\\/[*]/,",
    "pattern: /[/*]'/, // it's\n",
    "/* sidebar: ['guides/pay'] */",
    "text: \"sidebar: ['guides/pay']\",",
    "// sidebar: ['guides/pay'],\n",
  ])("has its sidebar after %s", (before) => {
    expect(read(`starlight({ ${before} ${sidebar} })`).list[0]).toBe(first);
  });

  test.each(["'sidebar'", '"sidebar"', '"sidebar" '])("may name its sidebar %s", (name) => {
    expect(read(`starlight({ title: 'x', ${sidebar.replace("sidebar", name)} })`).list[0]).toBe(first);
  });

  test.each([
    "a: true ? 'sidebar' : ['guides/pay'],",
    "integrations: [other({ sidebar: ['guides/pay'] })],",
    "text: \"'sidebar': ['guides/pay']\",",
  ])("has no sidebar in %s", (before) => {
    expect(read(`starlight({ ${before} ${sidebar} })`).list[0]).toBe(first);
  });

  test.each([".", "./", "/", ""])("may list all other pages by the folder '%s'", (directory) => {
    const groups = `{ label: 'Money', items: ['guides/pay'] }, { label: 'All', autogenerate: { directory: '${directory}' } }`;
    const { list } = folder({
      ...pages,
      "src/content/docs/about.md": "---\ntitle: About\n---\nText",
      "astro.config.mjs": `starlight({ sidebar: [${groups}, { label: 'Code', autogenerate: { directory: 'reference' } }] })`,
    });
    expect(list).toEqual(["Money/Pay", "All/About", "Code/API"]);
  });

  test("may have numbers that JSON doesn't know", () => {
    expect(read(`sidebar: [{ order: 007, label: 'X', items: ['reference/api'] }]`).list[0]).toBe("X/API");
  });

  test("names categories as they can be stored, in all languages", () => {
    const long = `sidebar: [{ label: '${"x".repeat(300)}', translations: { de: '\\0${"y".repeat(300)}' }, items: ['reference/api'] }]`;
    expect(read(long).collections).toContainEqual({
      ...{ name: "x".repeat(100), oldPaths: [], names: { de: "y".repeat(100) } },
    });
  });

  test("puts its base in front of the addresses", () => {
    for (const base of ["base: '/help/',", "vite: { base: '/x' }, base: '/help'", "'base': \"/help\""]) {
      const { articles, byTitle } = read(`export default defineConfig({ ${base} })`);
      expect(articles.flatMap(({ oldPaths }) => oldPaths)).toEqual([
        "/help/guides/pay",
        "/help/reference/api",
      ]);
      expect(byTitle.get("Pay")?.markdown).toContain("moved:");
    }
  });
});

test("addresses of MkDocs begin with its website's path, and may be those of files", () => {
  const pages = {
    "docs/index.md": "# Start\n\nText",
    "docs/pay.md": "# Pay\n\nText",
    "docs/a/README.md": "# A\n\nText",
  };
  const pathsOf = (config: string) =>
    folder({ "mkdocs.yml": config, ...pages })
      .articles.flatMap(({ oldPaths }) => oldPaths)
      .sort();
  const site = "site_url: https://acme.example/help/\n";
  expect(pathsOf(site)).toEqual(["/help", "/help/a", "/help/pay"]);
  expect(pathsOf("use_directory_urls: false")).toEqual(["/a", "/a/index.html", "/index.html", "/pay.html"]);
  expect(pathsOf(`${site}use_directory_urls: false`)).toContain("/help/pay.html");
});

test("what can't be stored in names and addresses is left out", () => {
  const { articles } = folder({ "docs/a/pay.md": '---\ntitle: "P\\0ay"\nslug: "p\\0ay"\n---\nText' });
  expect(articles).toMatchObject([{ title: "Pay", slug: "pay" }]);
  expect(JSON.stringify(articles)).not.toContain("\\u0000");
});

test("the default language of MkDocs' plugin for languages has addresses without it", () => {
  const plugin = (languages: string) =>
    `site_name: Acme\nplugins:\n  - search\n  - i18n:\n      docs_structure: folder\n${languages}`;
  const files = {
    "docs/en/index.md": "# Start\n\nText",
    "docs/en/pay.md": "# Pay\n\nText",
    "docs/de/index.md": "# Anfang\n\nText",
    "docs/de/pay.md": "# Bezahlen\n\nText",
  };
  const pathsOf = (config: string, pages: Record<string, string> = files) =>
    folder({ "mkdocs.yml": config, ...pages }).articles.map(({ oldPaths }) => oldPaths.join());
  const languages = "      languages:\n        - locale: en\n          default: true\n        - locale: de\n";
  expect(pathsOf(plugin(languages))).toEqual(["", "/pay", "/de", "/de/pay"]);
  expect(pathsOf(plugin("      default_language: en\n"))).toEqual(["", "/pay", "/de", "/de/pay"]);
  const suffixes = { "docs/pay.en.md": "# Pay\n\nText", "docs/pay.de.md": "# Bezahlen\n\nText" };
  expect(pathsOf(plugin(languages), suffixes)).toEqual(["/pay", "/de/pay"]);
  // Without the plugin, the folder is a part of the address.
  expect(pathsOf("site_name: Acme")).toEqual(["/en", "/en/pay", "/de", "/de/pay"]);
});

test("languages of Docusaurus are translations, with the names of their categories", () => {
  const i18n = "site/i18n/fr/docusaurus-plugin-content-docs/current";
  const { articles, collections } = folder({
    "site/docusaurus.config.js": "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }",
    "site/docs/orders/_category_.json": '{"label": "Orders & returns"}',
    "site/docs/orders/01-returns.md": "# Returns\n\n[Pay](./pay.md)",
    "site/docs/orders/pay.md": "# Pay\n\nText",
    "site/docs/orders/only-here.md": "# Same\n\nText",
    [`${i18n}.json`]:
      '{"sidebar.docs.category.Orders & returns": {"message": "Commandes"}, "version.label": {"message": "x"}}',
    [`${i18n}/orders/01-returns.md`]: "# Retours\n\n[Payer](./pay.md)",
    [`${i18n}/orders/only-here.md`]: "# Same\n\nText",
    "site/i18n/fr/docusaurus-plugin-content-blog/post.md": "# Post\n\nText",
    "site/i18n/en/docusaurus-plugin-content-docs/current/orders/pay.md": "# Other\n\nText",
  });
  expect(articles.map(({ id, locale, oldPaths }) => [id, locale, ...oldPaths])).toEqual([
    ["site/docs/orders/01-returns.md", null, "/docs/orders/returns"],
    ["site/docs/orders/only-here.md", null, "/docs/orders/only-here", "/fr/docs/orders/only-here"],
    ["site/docs/orders/pay.md", null, "/docs/orders/pay"],
    ["site/docs/orders/01-returns.md", "fr", "/fr/docs/orders/returns"],
  ]);
  expect(articles.at(-1)?.markdown).toBe("[Payer](moved:site%2Fdocs%2Forders%2Fpay.md)");
  expect(collections).toEqual([{ name: "Orders & returns", oldPaths: [], names: { fr: "Commandes" } }]);
});

test("languages without a main folder, and as endings of files", () => {
  const pages = { "a.md": "# A\n\nText", "b.md": "# B\n\nText" };
  const inFolders = folder(
    Object.fromEntries(
      ["en", "de"].flatMap((tag) =>
        Object.entries(pages).map(([name, text]) => [`${tag}/${name}`, `${text} ${tag}`]),
      ),
    ),
  );
  expect(inFolders.articles.map(({ id, locale }) => [id, locale])).toEqual([
    ["en/a.md", null],
    ["en/b.md", null],
    ["en/a.md", "de"],
    ["en/b.md", "de"],
  ]);
  const byEnding = folder({ ...pages, "a.de.md": "# Ah\n\nText", "v1.io.md": "# C\n\nText" });
  expect(byEnding.articles.map(({ id, locale }) => [id, locale])).toEqual([
    ["a.md", null],
    ["b.md", null],
    ["v1.io.md", null],
    ["a.md", "de"],
  ]);
});

test("folders that are named like languages, but are about something, are no languages", () => {
  const of = (topic: string) =>
    `# ${topic}\n\nThis is what you need to know about ${topic} if you work here, and where to find more of it for your team.`;
  const departments = folder(
    Object.fromEntries(
      ["hr", "it"].flatMap((team) =>
        ["laptops", "holidays"].map((name) => [`${team}/${name}.md`, of(`${team} and ${name}`)]),
      ),
    ),
  );
  expect(departments.articles.map(({ id, locale }) => [id, locale])).toEqual([
    ["hr/holidays.md", null],
    ["hr/laptops.md", null],
    ["it/holidays.md", null],
    ["it/laptops.md", null],
  ]);
  const products = folder(
    Object.fromEntries(
      ["", "ms-teams/", "no-code/", "ca-certs/"].flatMap((product) =>
        ["setup", "pricing"].map((name) => [`${product}${name}.md`, `# ${product}${name}\n\nText`]),
      ),
    ),
  );
  expect(products.articles.filter(({ locale }) => locale !== null)).toEqual([]);
  const italian =
    "# Portatili\n\nQuesta pagina ti mostra che cosa devi fare se il tuo portatile non funziona, e dove sono le impostazioni.";
  const translated = folder({
    "en/laptops.md": of("laptops"),
    "en/teams.md": of("teams"),
    "it/laptops.md": italian,
    "it/teams.md": of("teams that aren't translated well"),
    "zh_Hans_CN/laptops.md": "# 笔记本电脑\n\n文字",
    "zh_Hans_CN/teams.md": "# 团队\n\n文字",
  });
  expect(translated.articles.map(({ id, locale }) => [id, locale])).toEqual([
    ["en/laptops.md", null],
    ["en/teams.md", null],
    ["en/laptops.md", "it"],
    ["en/laptops.md", "zh-Hans-CN"],
    ["en/teams.md", "it"],
    ["en/teams.md", "zh-Hans-CN"],
  ]);
});

test("two files that translate one page stay two pages", () => {
  const { articles } = folder({
    ...{ "setup.md": "# Setup\n\nText", "pay.md": "# Pay\n\nText" },
    ...{ "de/setup.md": "# Einrichten\n\nText", "de/setup.mdx": "# Anders\n\nText" },
    ...{ "setup.de.md": "# Dritte\n\nText", "de/pay.md": "# Zahlen\n\nText" },
  });
  const places = articles.map(({ id, locale }) => `${locale} ${id}`);
  expect(new Set(places).size).toBe(places.length);
  expect(articles).toHaveLength(6);
});

test("very many folders and categories are read in linear time", { tags: "long" }, () => {
  const run = (files: Record<string, string>) => folder(files);
  const locales = (size: number) =>
    Object.fromEntries(
      Array.from({ length: size }, (_, at) => [
        `en-${String(at).padStart(3, "0").slice(-3)}/${at}.md`,
        "# A",
      ]),
    );
  expectLinear({ size: 2_000, input: locales, run });
  const labels = (size: number) => ({
    "docusaurus.config.js": "",
    "i18n/fr/docusaurus-plugin-content-docs/current.json": JSON.stringify(
      Object.fromEntries(
        Array.from({ length: size }, (_, at) => [`sidebar.docs.category.F${at}`, { message: "x" }]),
      ),
    ),
    ...Object.fromEntries(Array.from({ length: size }, (_, at) => [`docs/f${at}/a.md`, "# A"])),
  });
  expectLinear({ size: 4_000, input: labels, run, maxMs: 6_000 });
  const blank = (size: number) => ({
    "mkdocs.yml": `site_name: x${"\n".repeat(size)}`,
    "docs/a.md": "# A",
  });
  expectLinear({ size: 50_000, input: blank, run });
  for (const part of [
    "[",
    "sidebar: [",
    "{a:",
    "'a',",
    "/*",
    "//\n",
    "\\'",
    "{slug:'a'},",
    "(/[",
    "`",
    "sidebar  ",
    "'sidebar'",
  ]) {
    const config = (size: number) => ({
      "astro.config.mjs": `sidebar: [${part.repeat(size)}`,
      "src/content/docs/a.md": "# A",
    });
    expectLinear({ size: 10_000, input: config, run });
  }
  for (const part of ["/", "/a", "./", "/index"]) {
    const address = (size: number) => ({
      "astro.config.mjs": `sidebar: ['x${part.repeat(size)}x']`,
      "src/content/docs/a.md": "# A",
    });
    expectLinear({ size: 45_000, input: address, run });
  }
});

test("code in components and HTML keeps its bytes", () => {
  const code = "```mdx\n<Aside>\n\n\n  Kept {% tag %} # x {#id}\n</Aside>\n```";
  const { articles } = folder({
    "b.md": "# B\n\nText",
    "a.mdx": [
      "# A",
      "",
      "<Card>",
      "  Use `<Aside>` and <b>bold</b>.",
      code,
      "</Card>",
      "",
      "1. Step",
      "",
      '   <Aside type="tip" title="Why">',
      "     Because of `<Tabs>`.",
      "   </Aside>",
      "",
      "<Tabs>",
      "\t<TabItem label='npm'>",
      "",
      "\t\t```sh",
      "\t\tnpm i <name>",
      "\t\t```",
      "",
      "\t</TabItem>",
      "</Tabs>",
      "",
      '<LinkCard title="Pay" description="By card" href="./b.md" /> <LinkButton href="https://x.example">Go</LinkButton>',
      "",
      "<Theme />",
      "",
      'See <a href="./b.md">this page</a>.',
      "",
      "Write <code>&lt;a *b*&gt;</code> or",
      "",
      "<div><pre><code>&lt;Aside&gt;\n  two</code></pre> `<Tab>`</div>",
    ].join("\n"),
  });
  const { markdown, notes } = articles[0]!;
  expect(markdown).toContain(`Use \`<Aside>\` and **bold**.\n${code}`);
  expect(markdown).toContain("   > [!TIP]\n   > **Why**\n   >\n   > Because of `<Tabs>`.");
  expect(markdown).toContain("**npm**\n\n```sh\nnpm i <name>\n```");
  expect(markdown).toContain("Write `<a *b*>` or");
  expect(markdown).toContain("```\n<Aside>\n  two\n```");
  expect(markdown).toContain("`<Tab>`");
  expect(markdown).toContain("[Pay](moved:b.md): By card\n\n [Go](https://x.example)");
  expect(markdown).toContain("See [this page](moved:b.md).");
  expect(notes).toEqual([{ kind: "component", text: "Theme" }]);
});

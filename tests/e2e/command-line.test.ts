/** The output of `cli import` for readable and unreadable websites, over HTTP. */
import { afterEach, describe, expect, test } from "vitest";
import { runCli } from "#tests/support/cli.ts";
import { type Site, type SiteSource, serveSite } from "#tests/support/static-site.ts";

let site: Site | null = null;
afterEach(async () => {
  await site?.close();
  site = null;
});

async function serve(source: SiteSource): Promise<string> {
  site = await serveSite(source);
  return site.url;
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><body><main>${body}</main></body></html>`;
const paragraph = "<p>We repair shoes of every kind by hand in our small workshop near the old harbour.</p>";

describe("a readable website", () => {
  test("is printed as one JSON object in the documented shape", async () => {
    const url = await serve({ root: "sample" });
    const { code, stdout } = await runCli(["import", url, "--json"]);
    expect(code).toBe(0);
    const result = JSON.parse(stdout);
    expect(Object.keys(result)).toEqual(
      expect.arrayContaining(["pages", "colors", "contactInfo", "brandAssets", "faqs", "timings"]),
    );
    expect(result.pages.length).toBeGreaterThanOrEqual(8);
    expect(result.brandAssets.companyName).toBe("Whetline");
    expect(result.contactInfo.emails).toEqual(["hello@whetline.alt", "trade@whetline.alt"]);
    expect(result.faqs.length).toBeGreaterThanOrEqual(12);
    for (const faq of result.faqs) {
      expect(faq.sourceUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
      expect(faq.evidence.length).toBeGreaterThan(0);
    }
  });

  test("is read completely although it has only one page", { tags: "long" }, async () => {
    const url = await serve({ pages: { "/": page("Ring", paragraph.repeat(3)) } });
    const { code, stdout } = await runCli(["import", url, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).pages).toHaveLength(1);
  });

  test("is limited to twenty-five pages although it has ten thousand links", { tags: "long" }, async () => {
    const links = Array.from({ length: 10_000 }, (_, i) => `<a href="/page-${i}">Page ${i}</a>`).join(" ");
    const url = await serve({
      handler: (path) =>
        page(
          `At ${path}`,
          `<p>${path} tells of shoes number ${path} in full detail.</p>${paragraph}${path === "/" ? links : ""}`,
        ),
    });
    const { code, stdout } = await runCli(["import", url, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).pages.length).toBeLessThanOrEqual(25);
  });

  test("controls no terminal with its name or its questions", async () => {
    const hostile = "\u001b[31m\u001b]0;x\u0007\u009b2J\u202e";
    const asked = { "@type": "Question", name: `Do you repair ${hostile} boots?` };
    const answer = { "@type": "Answer", text: "We repair boots and shoes of every kind by hand." };
    const data = { "@type": "FAQPage", mainEntity: [{ ...asked, acceptedAnswer: answer }] };
    const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    const url = await serve({ pages: { "/": page(`Shoes${hostile} Ltd`, script + paragraph) } });
    const { code, stdout, stderr } = await runCli(["import", url]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Shoes.* Ltd\n/);
    expect(stdout).toMatch(/Do you repair .* boots\?\n/);
    expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E]/u);
  });

  test("is decoded by its declared charset", { tags: "long" }, async () => {
    const html = page("Schuhe", "<p>Wir reparieren Schuhe für Größe 36 bis 48 in München.</p>").replace(
      "<title>",
      '<meta charset="windows-1252"><title>',
    );
    const url = await serve({
      pages: { "/": { body: Buffer.from(html, "latin1"), contentType: "text/html" } },
    });
    const { stdout } = await runCli(["import", url, "--json"]);
    expect(JSON.parse(stdout).pages[0].markdown).toContain("für Größe 36 bis 48 in München");
  });
});

describe("an unreadable website ends with a clear sentence and an exit status", () => {
  const unreadable: [string, SiteSource, RegExp][] = [
    [
      "answers 404",
      { pages: {} },
      /The website or page was not found\. Please check the URL and try again\./,
    ],
    [
      "answers 403",
      { handler: () => ({ status: 403, body: "no" }) },
      /The website is blocking automated access/,
    ],
    [
      "answers 429",
      { handler: () => ({ status: 429, body: "slow down" }) },
      /Too many requests\. Please wait a few minutes/,
    ],
    ["is not HTML", { pages: { "/": { body: "%PDF-1.7", contentType: "application/pdf" } } }, /./],
    ["is empty", { pages: { "/": "" } }, /./],
    ["has no text", { pages: { "/": "<html><body><img src='a.png'></body></html>" } }, /./],
  ];
  test.each(unreadable.slice(0, 1))("when it %s", expectSentence);
  test.each(unreadable.slice(1))("when it %s, too", { tags: "long" }, expectSentence);

  async function expectSentence(_: string, source: SiteSource, words: RegExp): Promise<void> {
    const url = await serve(source);
    const { code, stdout, stderr } = await runCli(["import", url, "--json"]);
    expect(code).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/\n\s+at .*:\d+:\d+/);
  }

  test("when it is not a url", () => expectRefused("not a url", "Please enter a valid website URL"));
  test("when it has another protocol", { tags: "long" }, () =>
    expectRefused("ftp://example.com", "URL must use HTTP or HTTPS protocol"),
  );

  async function expectRefused(typed: string, words: string): Promise<void> {
    const { code, stderr } = await runCli(["import", typed]);
    expect(code).toBe(1);
    expect(stderr).toContain(words);
  }

  test("when the host does not exist", async () => {
    const { code, stderr } = await runCli(["import", "http://no-such-host.invalid/"]);
    expect(code).toBe(1);
    expect(stderr.length).toBeGreaterThan(10);
  });

  test("when nothing listens", { tags: "long" }, async () => {
    const url = await serve({ pages: {} });
    await site?.close();
    const { code, stderr } = await runCli(["import", url]);
    expect(code).toBe(1);
    expect(stderr.length).toBeGreaterThan(10);
  });

  test("when it redirects to another private address", async () => {
    const other = await serveSite({ pages: { "/": page("Inside", paragraph.repeat(5)) } });
    const url = await serve({
      handler: () => ({ status: 302, headers: { location: `http://127.0.0.2:${other.port}/` }, body: "" }),
    });
    const { code } = await runCli(["import", url]);
    await other.close();
    expect(code).toBe(1);
    expect(other.requests).toEqual([]);
  });
});

test("an unknown command lists the commands", async () => {
  const { code, stderr } = await runCli(["bake"]);
  expect(code).toBe(2);
  expect(stderr).toContain("Usage:");
});

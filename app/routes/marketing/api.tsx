/** Documents the APIs that this installation has. */
import type { Route } from "./+types/api";
import { ProsePage } from "./components/prose-page.tsx";
import { pageMeta } from "./page-meta.ts";
import { siteData, siteLinks } from "./site-page.ts";

export const handle = { noJs: true };

export const links = siteLinks;

export function loader({ context }: Route.LoaderArgs) {
  return siteData(context);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { appName } = loaderData;
  return pageMeta({
    ...loaderData,
    path: "/api",
    title: `API · ${appName}`,
    description: `What other programs can do with ${appName}. Read websites over HTTP or on the command line, and check the server's health.`,
  });
}

function CrawlService({ origin }: { origin: string }) {
  return (
    <>
      <h2>Read websites over HTTP</h2>
      <p>
        The server's operator creates API keys with <code>npm run cli -- api-keys create NAME</code>. With a
        key, a program can read pages as Markdown.
      </p>
      <pre>
        <code>{scrapeExample(origin)}</code>
      </pre>
      <p>
        <code>POST /v1/crawl</code> reads a whole website in the background. <code>GET /v1/crawl/ID</code>{" "}
        returns the progress and the pages read so far.
      </p>
      <pre>
        <code>{crawlExample(origin)}</code>
      </pre>
      <p>
        <code>/v1/map</code> and <code>/v1/batch/scrape</code> also read websites. <code>/v1/search</code>{" "}
        searches the pages that the key has read. <code>/v1/extract</code> returns data that matches a JSON
        schema. The API is compatible with Firecrawl v1, so its official client works here. It obeys
        robots.txt and can't reach private networks. A key only sees its own results. We delete them after a
        day.
      </p>
    </>
  );
}

function scrapeExample(origin: string): string {
  return `curl ${origin}/v1/scrape \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"url": "https://example.com", "formats": ["markdown", "links"]}'`;
}

function crawlExample(origin: string): string {
  return `curl ${origin}/v1/crawl \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"url": "https://example.com", "limit": 20}'`;
}

const reading = `{
  "pages":   [{ "url", "markdown", "html", "metadata", "words" }],
  "skipped": [{ "url", "reason" }],
  "colors":  { "primaryColors", "backgroundColors",
               "accentColors", "allColors" },
  "contactInfo": { "emails", "phones", "addresses",
                   "socialMedia" },
  "brandAssets": { "logoUrls", "namedLogoUrls", "iconUrls",
                   "faviconUrl", "companyName" },
  "faqs":    [{ "question", "answer", "category", "origin",
                "confidence", "evidence", "sourceUrl",
                "sourceTitle", "pageHash" }],
  "timings": { "totalMs" }
}`;

export default function Api({ loaderData: { appName, origin } }: Route.ComponentProps) {
  return (
    <ProsePage
      appName={appName}
      title="API"
      lead={`Other programs can use ${appName} to read websites, print results as JSON and check the server's health.`}
    >
      <h2>Your help center's content</h2>
      <p>
        Programs of a company read and write its questions, search its help center and ask it questions, with
        a key from Settings → API. See the <a href="/api/reference">API reference</a>.
      </p>
      <CrawlService origin={origin} />
      <h2>A website as JSON</h2>
      <p>Reads up to 25 pages and prints one JSON object. It stores nothing and needs no running server.</p>
      <pre>
        <code>npm run cli -- import https://example.com --json</code>
      </pre>
      <p>
        <code>evidence</code> lists the sentences the answer quotes. <code>skipped</code> gives the reason for
        every page that wasn't read. The exit status is 0 if the site was read and 1 if not.
      </p>
      <pre>
        <code>{reading}</code>
      </pre>
      <h2>A help center from the command line</h2>
      <pre>
        <code>npm run cli -- create https://example.com</code>
      </pre>
      <p>
        Makes the help center and prints its address and a link that proves it is yours.{" "}
        <code>npm run cli -- help</code> lists the other commands.
      </p>
      <h2>Health</h2>
      <ul>
        <li>
          <code>GET {origin}/healthz</code> returns 200 while the process is running.
        </li>
        <li>
          <code>GET {origin}/readyz</code> returns 200 if the database responds, the pages that were visited
          before a start are rendered (for three seconds at most), and the server isn't shutting down.
          Otherwise, it returns 503.
        </li>
        <li>
          <code>GET {origin}/metrics</code> returns metrics in Prometheus format to local requests, or with{" "}
          <code>METRICS_TOKEN</code>.
        </li>
      </ul>
      <h2>Help centers for agents</h2>
      <p>
        Every help center is plain HTML that works without JavaScript. It has canonical URLs and structured
        data (<code>FAQPage</code>, <code>BreadcrumbList</code>). Each question has its own page. Every page
        has a Markdown version at its address plus <code>.md</code>. They are listed in <code>llms.txt</code>{" "}
        and <code>sitemap.xml</code>.
      </p>
    </ProsePage>
  );
}

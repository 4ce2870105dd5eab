/** What other programs can use of an installation: exactly what exists. */
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
    description: `What other programs can use of ${appName}: websites read over HTTP or on the command line, and the server's health.`,
  });
}

function CrawlService({ origin }: { origin: string }) {
  return (
    <>
      <h2>Websites over HTTP</h2>
      <p>
        Whoever runs this server gives out keys (<code>npm run cli -- api-keys create NAME</code>). With one,
        a program reads pages as Markdown:
      </p>
      <pre>
        <code>{scrapeExample(origin)}</code>
      </pre>
      <p>
        <code>POST /v1/crawl</code> reads a whole website in the background, and <code>GET /v1/crawl/ID</code>{" "}
        tells how far it is, page by page:
      </p>
      <pre>
        <code>{crawlExample(origin)}</code>
      </pre>
      <p>
        There are <code>/v1/map</code>, <code>/v1/batch/scrape</code>, <code>/v1/search</code> over what the
        key has read, and <code>/v1/extract</code> for data in the shape of a JSON schema. Calls and answers
        are those of Firecrawl's v1, whose official client works here. robots.txt is obeyed, private networks
        can't be reached, a key sees only its own results, and they are deleted after a day.
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
  "brandAssets": { "logoUrls", "faviconUrl", "companyName" },
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
      lead={`${appName} runs on your own machine, so its programming interface is the machine's: websites read for other programs, a command that prints JSON, and addresses that tell how the server is. There is no web API for accounts and content yet.`}
    >
      <CrawlService origin={origin} />
      <h2>A website as JSON</h2>
      <p>Reads up to 15 pages, stores nothing, needs no running server, and prints one object.</p>
      <pre>
        <code>npm run cli -- import https://example.com --json</code>
      </pre>
      <p>
        <code>evidence</code> holds the sentences of the page that the answer rests on, word for word, and{" "}
        <code>skipped</code> names the reason for every page that was left out. Each colour comes with how
        often and where it is used. The exit status is 0 when the site was read and 1 when it could not be.
      </p>
      <pre>
        <code>{reading}</code>
      </pre>
      <h2>A help center from the command line</h2>
      <pre>
        <code>npm run cli -- create https://example.com</code>
      </pre>
      <p>
        Makes the help center and prints two addresses: where it is, and the link that proves it is yours.{" "}
        <code>npm run cli -- help</code> lists the other commands.
      </p>
      <h2>Health</h2>
      <ul>
        <li>
          <code>GET {origin}/healthz</code> answers 200 while the process lives.
        </li>
        <li>
          <code>GET {origin}/readyz</code> answers 200 when it can serve: the database answers and the server
          is not shutting down. Otherwise 503.
        </li>
        <li>
          <code>GET {origin}/metrics</code> gives numbers in Prometheus' format, to this machine or with{" "}
          <code>METRICS_TOKEN</code>.
        </li>
      </ul>
      <h2>Help centers, read by machines</h2>
      <p>
        Every help center is plain HTML that needs no JavaScript, with canonical addresses and structured data
        (<code>FAQPage</code>, <code>BreadcrumbList</code>). Each question has a page of its own. Every page
        has a twin in Markdown (its address with <code>.md</code>), listed in <code>llms.txt</code> and{" "}
        <code>sitemap.xml</code>.
      </p>
    </ProsePage>
  );
}

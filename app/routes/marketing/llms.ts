/** What there is to read on the main host, for language models. */
import { blocks, link } from "#features/help-center/found-markdown.ts";
import type { Route } from "./+types/llms";
import { siteData } from "./site-page.ts";

const pages = [
  { path: "/", title: "Start page", text: "what it does, what it costs, and an answer with its source" },
  { path: "/demo", title: "Demo", text: "a help center made from a sample company's website" },
  { path: "/blog", title: "Blog", text: "news of the product" },
  { path: "/api", title: "API", text: "what programs can read" },
  { path: "/contact", title: "Contact", text: "how to reach whoever runs this installation" },
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { appName, origin } = siteData(context);
  const body = blocks(
    `# ${appName}`,
    "> Makes a branded public help center from a company's website; each answer ends in the sentence it rests on. Every help center has an llms.txt of its own beside its start page, and a Markdown twin of each page: add “.md” to its address.",
    "## Pages",
    pages.map(({ path, title, text }) => `- ${link(title, origin + path)}: ${text}`).join("\n"),
  );
  return new Response(body, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "x-robots-tag": "noindex",
    },
  });
}

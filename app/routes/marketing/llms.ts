import { blocks, link } from "#features/help-center/render-markdown-twin.ts";
import type { Route } from "./+types/llms";
import { siteData } from "./site-page.ts";

const pages = [
  { path: "/", title: "Home page", text: "what it does, what it costs and a sample answer with its source" },
  { path: "/demo", title: "Demo", text: "a help center made from a sample company's website" },
  { path: "/blog", title: "Blog", text: "product news" },
  { path: "/api", title: "API", text: "what other programs can use" },
  { path: "/contact", title: "Contact", text: "how to reach us" },
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { appName, origin } = siteData(context);
  const body = blocks(
    `# ${appName}`,
    "> Makes a branded public help center from a company's website. Every answer quotes its source. Each help center has its own llms.txt next to its home page and a Markdown version of every page: add “.md” to the address.",
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

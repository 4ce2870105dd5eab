/**
 * Search for a static copy of a help center. Runs the server's search engine in the browser over the documents in the
 * script beside it, and renders results like the server does.
 */
import type { MarkedText } from "#engines/search/mark-text.ts";
import { tidyQuery } from "#engines/search/read-query.ts";
import { type SearchHit, searchDocuments } from "#engines/search/search-documents.ts";
import { buildSearchIndex } from "#engines/search/search-index.ts";

interface CopiedDocument {
  kind: string;
  /** Relative to the root of the copy. */
  path: string;
  title: string;
  category: string | null;
  text: string;
}

const maxShown = 100;
const labels: Record<string, string> = {
  question: "Question",
  article: "Article",
  guide: "Guide",
  video: "Video",
};

void search();

async function search(): Promise<void> {
  const documents = (globalThis as { centerDocuments?: CopiedDocument[] }).centerDocuments ?? [];
  const query = tidyQuery(new URLSearchParams(location.search).get("q"));
  const input = document.querySelector<HTMLInputElement>('input[name="q"]');
  const hero = document.querySelector(".hc-hero");
  if (query === "" || !input || !hero) return;
  input.value = query;
  document.title = `“${query}” · ${document.title.replace(/^Search · /, "")}`;
  const { hits, count, nearest } = searchDocuments(await buildSearchIndex(documents), {
    query,
    limit: maxShown,
  });
  const wrap = element("div", { className: "hc-wrap hc-faq is-single" });
  const section = element("section", { className: "hc-results" });
  section.setAttribute("aria-labelledby", "hc_results");
  const heading = element("h2", { id: "hc_results", lang: "en" });
  const shownQuery = element("bdi", { textContent: query });
  section.append(heading);
  if (count > 0) {
    heading.append(
      `${count === 1 ? "1 result" : `${count.toLocaleString("en-GB")} results`} for “`,
      shownQuery,
      "”",
    );
    section.append(listOf(hits));
  } else {
    heading.append("No results found");
    const lead = element("p", { className: "hc-lead", lang: "en" });
    lead.append("No results for “", shownQuery, "”. Try different words.");
    section.append(lead);
    if (nearest.length > 0)
      section.append(element("h3", { textContent: "Related results", lang: "en" }), listOf(nearest));
  }
  wrap.append(section);
  hero.after(wrap);
}

function listOf(hits: SearchHit<CopiedDocument>[]): HTMLElement {
  const list = element("ul", { className: "hc-result-list" });
  list.append(
    ...hits.map(({ document: found, title, snippet }) => {
      const item = element("li", { className: "hc-result" });
      const link = element("a", { href: `../${found.path}`, dir: "auto" });
      link.append(...marked(title));
      const label = element("span", {
        className: "hc-result-label",
        dir: "auto",
        textContent: found.category ?? labels[found.kind] ?? "",
      });
      if (found.category === null) label.lang = "en";
      item.append(link, label);
      if (snippet.text !== "") {
        const text = element("p", { dir: "auto" });
        text.append(...marked(snippet));
        item.append(text);
      }
      return item;
    }),
  );
  return list;
}

function marked({ text, marks }: MarkedText): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    parts.push(
      text.slice(at, start),
      element("mark", { className: "hc-hit", textContent: text.slice(start, end) }),
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/**
 * Search in a static copy of a help center. Runs the server's search engine in the browser, over documents from a
 * script file, and renders results like the server does.
 */
import type { CenterMessages } from "#engines/messages/center-messages.ts";
import { type Texts, textsOf } from "#engines/messages/texts.ts";
import type { MarkedText } from "#engines/search/mark-text.ts";
import { cleanQuery } from "#engines/search/read-query.ts";
import { type SearchHit, searchDocuments } from "#engines/search/search-documents.ts";
import { buildSearchIndex } from "#engines/search/search-index.ts";
import type { SearchKind } from "../search-documents.server.ts";
import { kindLabels } from "../search-result.ts";

export interface CopiedDocument {
  kind: SearchKind;
  /** Relative to the root of the copy. */
  path: string;
  title: string;
  category: string | null;
  text: string;
  /** Language of the title and text, if it isn't the page's. */
  lang?: string | undefined;
}

/** Set by the generated script that is loaded with this one. */
interface Copied {
  centerDocuments?: CopiedDocument[];
  centerMessages?: CenterMessages;
}

const maxShown = 100;

void search();

async function search(): Promise<void> {
  const { centerDocuments: documents = [], centerMessages: messages } = globalThis as Copied;
  if (!messages) return;
  const texts = textsOf(messages);
  const { t, parts, lang } = texts;
  const ours = lang === undefined ? {} : { lang };
  const query = cleanQuery(new URLSearchParams(location.search).get("q"));
  const input = document.querySelector<HTMLInputElement>('input[name="q"]');
  const hero = document.querySelector(".hc-hero");
  if (query === "" || !input || !hero) return;
  input.value = query;
  const site = document.title.slice(document.title.indexOf(" · "));
  document.title = t("frame.quoted", { text: query }) + site;
  const { hits, count, nearest } = searchDocuments(await buildSearchIndex(documents), {
    query,
    limit: maxShown,
  });
  const wrap = element("div", { className: "hc-wrap hc-faq is-single" });
  const section = element("section", { className: "hc-results" });
  section.setAttribute("aria-labelledby", "hc_results");
  const heading = element("h2", { id: "hc_results", ...ours });
  const shownQuery = element("bdi", { textContent: query });
  section.append(heading);
  if (count > 0) {
    heading.append(
      ...parts<"search.resultsFor", HTMLElement>("search.resultsFor", { count, query: shownQuery }),
    );
    section.append(listOf(hits, texts));
  } else {
    heading.append(t("search.noResults"));
    const lead = element("p", { className: "hc-lead", ...ours });
    lead.append(...parts<"search.tryOthers", HTMLElement>("search.tryOthers", { query: shownQuery }));
    section.append(lead);
    if (nearest.length > 0)
      section.append(element("h3", { textContent: t("search.related"), ...ours }), listOf(nearest, texts));
  }
  wrap.append(section);
  hero.after(wrap);
}

function listOf(hits: SearchHit<CopiedDocument>[], { t, lang }: Texts): HTMLElement {
  const list = element("ul", { className: "hc-result-list" });
  list.append(
    ...hits.map(({ document: found, title, snippet }) => {
      const own = found.lang === undefined ? {} : { lang: found.lang };
      const item = element("li", { className: "hc-result" });
      const link = element("a", { href: `../${found.path}`, dir: "auto", ...own });
      link.append(...marked(title));
      const label = element("span", {
        className: "hc-result-label",
        dir: "auto",
        textContent: found.category ?? t(kindLabels[found.kind]),
      });
      if (found.category === null && lang) label.lang = lang;
      item.append(link, label);
      if (snippet.text !== "") {
        const text = element("p", { dir: "auto", ...own });
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

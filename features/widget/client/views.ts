/** The widget's screens as elements. What happens on a click is passed in. */
import type {
  AnswerCard,
  OpenAnswer,
  ReadAnswer,
  SearchAnswer,
  TopicAnswer,
  WidgetLink,
  WidgetText,
} from "../wire.ts";
import { build, icon, make } from "./dom.ts";

export interface Acts {
  t(name: WidgetText): string;
  /** Opens a page of the help center in the widget. */
  follow(path: string): void;
  vote(item: string, vote: "yes" | "no"): Promise<string>;
  /** Shows the steps of a guide on the website. */
  showTour(page: string): void;
}

export function homeView({ t, follow }: Acts, { suggestions, topics }: OpenAnswer): Node[] {
  const { heading, links, sentence } = suggestions;
  const [first, ...others] = links;
  const nodes: Node[] = [];
  if (first) {
    nodes.push(make("h3", { class: "lb" }, heading));
    if (sentence === null) nodes.push(linkList(links, follow));
    else
      nodes.push(
        act(
          make(
            "button",
            { class: "q1", type: "button", lang: first.lang },
            make("b", {}, first.title, icon("next")),
            make("span", { class: "say" }, make("mark", {}, sentence)),
          ),
          () => follow(first.path),
        ),
        linkList(others, follow),
      );
  }
  if (topics.length > 0) nodes.push(make("h3", { class: "lb" }, t("topics")), linkList(topics, follow));
  return nodes;
}

export function searchView(acts: Acts, { heading, answer, near, results }: SearchAnswer): Node[] {
  const { follow } = acts;
  return [
    make("h2", { class: "lb", tabindex: "-1" }, heading),
    ...(answer ? [card(acts, answer)] : []),
    ...near.map((each) => {
      const shown = card(acts, each);
      shown.classList.add("near");
      return shown;
    }),
    ...(answer || near.length > 0 ? [make("p", { class: "lb" })] : []),
    linkList(results, follow),
  ];
}

/** Without buttons to vote if `vote` is null. */
export function card(
  { follow, vote, t }: Pick<Acts, "follow" | "t"> & { vote: Acts["vote"] | null },
  { trail, sentences, origin, link, path, lang }: AnswerCard,
): HTMLElement {
  const open = make("a", { href: link.url, target: "_blank", rel: "noopener nofollow" }, link.text);
  if (path !== null) act(open, () => follow(path));
  const item = itemOf(path);
  return make(
    "div",
    { class: "ask" },
    make(
      "div",
      {},
      make("p", { class: "path", lang, dir: "auto" }, trail.join(" › ")),
      make(
        "p",
        { class: "say", lang, dir: "auto" },
        ...sentences.flatMap(({ text, isAnswer }, at) => [
          at > 0 ? " " : "",
          isAnswer ? make("mark", {}, text) : text,
        ]),
      ),
      make("p", { class: "from" }, origin),
      make("p", { class: "from" }, open),
    ),
    vote && item && voteRow({ vote, t }, item),
  );
}

/** Only questions are answers that can be voted on here. */
function itemOf(path: string | null): string | null {
  const slug = /^\/faq\/([^/#?]+)$/.exec(path ?? "")?.[1];
  return slug === undefined ? null : `question/${decodeURIComponent(slug)}`;
}

export function topicView({ follow }: Acts, { links }: TopicAnswer): Node[] {
  return [linkList(links, follow)];
}

export function readView(
  acts: Acts,
  { title, lang, updated, body, item, hasTour, path }: ReadAnswer,
): Node[] {
  return [
    make(
      "article",
      { class: "art", lang, dir: "auto" },
      make("h3", { tabindex: "-1" }, title),
      updated !== null && make("p", { class: "from" }, updated),
      hasTour &&
        act(make("button", { class: "btn main show", type: "button" }, acts.t("showMe")), () =>
          acts.showTour(path),
        ),
      make("div", { class: "tree" }, ...body.map(build)),
      item !== null && voteRow(acts, item),
    ),
  ];
}

function voteRow({ vote, t }: Pick<Acts, "vote" | "t">, item: string): HTMLElement {
  const row = make("div", { class: "foot", role: "group", "aria-label": t("helpful") }, t("helpful"));
  for (const value of ["yes", "no"] as const)
    row.append(
      act(make("button", { class: "btn", type: "button" }, t(value)), () => {
        void vote(item, value).then((text) => {
          const thanks = make("span", { role: "status", tabindex: "-1" }, text);
          row.replaceChildren(thanks);
          // The button that had focus is gone.
          thanks.focus();
        });
      }),
    );
  return row;
}

function linkList(links: WidgetLink[], follow: Acts["follow"]): HTMLElement {
  return make(
    "ul",
    { class: "ls" },
    ...links.map(({ path, title, lang, count, label, url }) => {
      const inner = [
        make("span", { lang, dir: "auto" }, title),
        count === undefined && label === undefined
          ? icon("next")
          : make("small", {}, count === undefined ? (label ?? "") : String(count)),
      ];
      return make(
        "li",
        {},
        url === undefined
          ? act(make("button", { type: "button" }, ...inner), () => follow(path))
          : make("a", { class: "row", href: url, target: "_blank", rel: "noopener" }, ...inner),
      );
    }),
  );
}

export function act<Target extends HTMLElement>(element: Target, run: () => void): Target {
  element.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    run();
  });
  return element;
}

/** Servers with the documented responses of the APIs of Freshdesk, Intercom and Help Scout Docs. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface HelpDesk {
  origin: string;
  /** Paths that were asked for, with their query. */
  asked: string[];
  close(): Promise<void>;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

type Respond = (url: URL, origin: string) => Answer | null;

async function startHelpDesk(authorization: string, respond: Respond): Promise<HelpDesk> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", origin);
    asked.push(url.pathname + url.search);
    const answer: Answer =
      request.headers.authorization === authorization
        ? (respond(url, origin) ?? { status: 404, body: { code: "not_found" } })
        : { status: 401, body: { code: "invalid_credentials" } };
    response.writeHead(answer.status ?? 200, { "content-type": "application/json", ...answer.headers });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function page<Item>(
  items: readonly Item[],
  url: URL,
  sizeName: string,
): { items: Item[]; page: number; pages: number } {
  const size = Number(url.searchParams.get(sizeName) ?? 50);
  const number = Number(url.searchParams.get("page") ?? 1);
  return {
    items: items.slice((number - 1) * size, number * size),
    page: number,
    pages: Math.max(1, Math.ceil(items.length / size)),
  };
}

export const freshdeskKey = "fd-key";

/** Two categories with a folder of the same name, a folder in a folder, one for agents, and a German translation. */
export function startFreshdesk(): Promise<HelpDesk> {
  const hierarchy = [{ level: 0, type: "category", data: { id: 3, name: "Orders", language: "en" } }];
  const folder = (id: number, name: string, values: object = {}) => ({
    id,
    name,
    description: "",
    parent_folder_id: null,
    hierarchy,
    articles_count: 1,
    sub_folders_count: 0,
    visibility: 1,
    created_at: "2026-01-08T12:04:49Z",
    updated_at: "2026-01-08T13:17:47Z",
    ...values,
  });
  const folders: Record<string, object[]> = {
    "/categories/3/folders": [folder(11, "General", { sub_folders_count: 1 })],
    "/folders/11/subfolders": [folder(12, "Returns", { parent_folder_id: 11 })],
    "/categories/4/folders": [folder(21, "General"), folder(22, "Internal", { visibility: 3 })],
  };
  const article = (
    id: number,
    folder_id: number,
    title: string,
    description: string,
    values: object = {},
  ) => ({
    id,
    type: 1,
    category_id: 3,
    folder_id,
    hierarchy,
    thumbs_up: 0,
    thumbs_down: 0,
    hits: 0,
    seo_data: { meta_keywords: "" },
    agent_id: 1,
    title,
    description,
    description_text: "",
    status: 2,
    attachments: [],
    created_at: "2026-01-09T06:07:26Z",
    updated_at: "2026-01-09T06:07:26Z",
    ...values,
  });
  const many = Array.from({ length: 130 }, (_, n) =>
    article(1_000 + n, 11, `Order ${n + 1}`, `<div dir="ltr">Number <b>${n + 1}</b></div>`),
  );
  const articles: Record<string, ReturnType<typeof article>[]> = {
    11: many,
    12: [
      article(
        50,
        12,
        "How do I return it?",
        '<div>Like <a href="/support/solutions/articles/1000-order">an order</a> in <a href="/support/solutions/folders/11">General</a>. Not <a href="/support/solutions/articles/9">this</a>.</div>',
        { attachments: [{ id: 1, name: "label.pdf", content_type: "application/pdf", size: 9 }] },
      ),
    ],
    21: [article(60, 21, "Draft", "<p>Soon</p>", { status: 1 })],
    22: [article(70, 22, "For agents", "<p>Secret</p>")],
  };
  const german = article(50, 12, "Wie sende ich zurück?", "<div>Per <b>Post</b></div>");
  let isLimited = false;
  return startHelpDesk(`Basic ${Buffer.from(`${freshdeskKey}:X`).toString("base64")}`, (url) => {
    const path = url.pathname.replace("/api/v2/solutions", "");
    if (url.pathname === "/api/v2/settings/helpdesk")
      return { body: { primary_language: "en", supported_languages: ["de"], portal_languages: ["de"] } };
    if (path === "/categories")
      return {
        body: [
          { id: 3, name: "Orders", description: "", visible_in_portals: [1] },
          { id: 4, name: "Account", description: null, visible_in_portals: [1] },
        ],
      };
    if (folders[path]) return { body: folders[path] };
    const [, folderId] = /^\/folders\/(\d+)\/articles$/.exec(path) ?? [];
    if (folderId !== undefined) {
      // One of the first requests exceeds the limit of the account.
      if (!isLimited) {
        isLimited = true;
        return {
          status: 429,
          headers: { "retry-after": "0" },
          body: { message: "You have exceeded the limit" },
        };
      }
      return { body: page(articles[folderId] ?? [], url, "per_page").items };
    }
    const germanTexts: Record<string, object> = {
      "/articles/50/de": german,
      "/categories/3/de": { id: 3, name: "Bestellungen" },
      "/folders/11/de": { id: 11, name: "Allgemeines" },
      "/folders/12/de": { id: 12, name: "Rücksendungen" },
    };
    return germanTexts[path] ? { body: germanTexts[path] } : null;
  });
}

export const intercomToken = "ic-token";

export function startIntercom(): Promise<HelpDesk> {
  return startHelpDesk(`Bearer ${intercomToken}`, (url, origin) => {
    const site = `${origin}/acme`;
    const collection = (id: string, name: string, order: number, parent_id: string | null = null) => ({
      id,
      workspace_id: "hfi1bx4l",
      name,
      description: null,
      url: `${site}/en/collections/${id}-${name.toLowerCase()}`,
      icon: "book-bookmark",
      order,
      created_at: 1_672_928_359,
      updated_at: 1_672_928_610,
      parent_id,
      help_center_id: 79,
      default_locale: "en",
      translated_content: null,
    });
    const article = (number: number, title: string, body: string, values: object = {}) => ({
      type: "article",
      id: String(number),
      workspace_id: "hfi1bx4l",
      title,
      description: "",
      body,
      author_id: 5_017_691,
      state: "published",
      created_at: 1_672_928_359,
      updated_at: 1_672_928_610,
      url: `${site}/en/articles/${number}-words`,
      parent_id: 200,
      parent_ids: [200],
      parent_type: "collection",
      default_locale: "en",
      translated_content: null,
      ...values,
    });
    const body =
      `<p class="no-margin">See <a href="${site}/en/articles/1001-words">one</a>, <a href="${site}/en/collections/100-orders">orders</a>` +
      ` or <a href="https://downloads.intercomcdn.com/i/o/1/terms.pdf">terms</a>.</p><h2 id="h_1">Title</h2>`;
    const articles = [
      article(1000, "How do I return it?", body, {
        translated_content: {
          type: "article_translated_content",
          de: {
            type: "article_content",
            title: "Wie sende ich zurück?",
            description: "",
            body: "<p>Per <b>Post</b></p>",
            author_id: 5_017_691,
            state: "published",
            created_at: 1_672_928_359,
            updated_at: 1_672_928_610,
            url: `${site}/de/articles/1000-woerter`,
          },
          fr: null,
        },
      }),
      ...Array.from({ length: 60 }, (_, n) => article(1001 + n, `Order ${n + 1}`, `<p>Number ${n + 1}</p>`)),
      article(2000, "Draft", "<p>Soon</p>", { state: "draft", url: null, parent_id: null }),
    ];
    const list = <Item>(items: readonly Item[]) => {
      const { items: data, ...pages } = page(items, url, "per_page");
      return {
        type: "list",
        data,
        total_count: items.length,
        pages: { type: "pages", page: pages.page, per_page: 50, total_pages: pages.pages },
      };
    };
    if (url.pathname === "/help_center/collections")
      return {
        body: list([
          {
            ...collection("200", "Returns", 1, "100"),
            translated_content: {
              type: "group_translated_content",
              de: { type: "group_content", name: "Rücksendungen", description: "" },
              fr: null,
            },
          },
          collection("100", "Orders", 0),
        ]),
      };
    return url.pathname === "/articles" ? { body: list(articles) } : null;
  });
}

export const helpScoutKey = "hs-key";

export function startHelpScout(): Promise<HelpDesk> {
  const collections = [
    {
      id: "5214c77c45667acd25394b51",
      siteId: "5214c83d45667acd25394b53",
      number: 33,
      slug: "help",
      visibility: "public",
      order: 1,
      name: "Help",
    },
    {
      id: "5214c77c45667acd25394b52",
      siteId: "5214c83d45667acd25394b53",
      number: 34,
      slug: "team",
      visibility: "private",
      order: 2,
      name: "Team",
    },
  ];
  const category = (id: string, number: number, name: string, order: number, collectionId: string) => ({
    id,
    number,
    slug: name.toLowerCase(),
    visibility: "public",
    collectionId,
    order,
    defaultSort: "name",
    name,
    createdBy: 1,
    updatedBy: 1,
    createdAt: "2026-01-21T19:34:13Z",
    updatedAt: "2026-01-21T19:34:13Z",
  });
  const [help, team] = collections as [(typeof collections)[0], (typeof collections)[0]];
  const categories: Record<string, object[]> = {
    [help.id]: [category("aaa2", 12, "Returns", 2, help.id), category("aaa1", 11, "Orders", 1, help.id)],
    [team.id]: [category("bbb1", 13, "Notes", 1, team.id)],
  };
  return startHelpDesk(`Basic ${Buffer.from(`${helpScoutKey}:X`).toString("base64")}`, (url) => {
    const site = "https://docs.acme.example";
    const article = (
      id: string,
      number: number,
      values: { collectionId: string; name: string; text: string; categories: string[]; status?: string },
    ) => ({
      id,
      number,
      slug: `slug-${number}`,
      status: "published",
      hasDraft: false,
      related: [],
      publicUrl: `${site}/article/${number}-slug-${number}`,
      popularity: 4.3,
      viewCount: 237,
      keywords: [],
      ...values,
    });
    const articles = [
      article("ca01", 100, {
        collectionId: help.id,
        name: "How do I return it?",
        text: `<p>See <a href="${site}/article/200-slug-200">one</a>, <a href="/category/11-orders">orders</a> or <a href="/article/7-gone">nothing</a>.</p>`,
        categories: ["aaa2"],
      }),
      ...Array.from({ length: 120 }, (_, n) =>
        article(`cb${n}`, 200 + n, {
          collectionId: help.id,
          name: `Order ${n + 1}`,
          text: `<p>Number ${n + 1}</p>`,
          categories: ["aaa1"],
          ...(n === 1 && { status: "notpublished" }),
        }),
      ),
      article("cc01", 900, {
        collectionId: team.id,
        name: "Note",
        text: "<p>Secret</p>",
        categories: ["bbb1"],
      }),
    ];
    const redirect = (urlMapping: string, target: string, type = "article") => ({
      id: `dd${urlMapping.length}`,
      siteId: "5214c83d45667acd25394b53",
      urlMapping,
      type,
      documentId: "ca01",
      anchor: null,
      redirect: target,
      createdBy: 1,
      updatedBy: 1,
      createdAt: "2026-01-21T19:34:13Z",
      updatedAt: "2026-01-21T19:34:13Z",
    });
    const redirects = [
      redirect("/old/returns", `${site}/article/100-slug-100`),
      redirect("/returns-all", `${site}/category/12-returns`, "category"),
      redirect("/shop", "https://shop.example/article/100", "custom"),
      redirect("/away", "https://shop.example/", "custom"),
    ];
    const list = (name: string, items: readonly object[], sizeName = "pageSize") => {
      const found = page(items, url, sizeName);
      return { body: { [name]: { ...found, count: items.length } } };
    };
    const [, collectionId = "", kind] = /^\/v1\/collections\/(\w+)\/(\w+)$/.exec(url.pathname) ?? [];
    if (url.pathname === "/v1/redirects/site/5214c83d45667acd25394b53") return list("redirects", redirects);
    if (url.pathname === "/v1/collections") return list("collections", collections);
    if (kind === "categories") return list("categories", categories[collectionId] ?? []);
    if (kind === "articles") {
      const own = articles.filter((each) => each.collectionId === collectionId);
      return list(
        "articles",
        own.map(({ text: _, ...each }) => each),
      );
    }
    const found = articles.find(({ id }) => url.pathname === `/v1/articles/${id}`);
    return found ? { body: { article: found } } : null;
  });
}

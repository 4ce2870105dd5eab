/** Client of the Step API, version 1.0.0. Written by a command; don't edit it. */

export interface Answer {
  decision: "answer" | "near" | "unknown";
  /** Null unless the decision is `answer` */ answer: { /** Title of the page */ title: string; /** Heading of the section */ heading: string | null; url: string | null; /** Whether the page is on the company's website */ isFromWebsite: boolean; /** When Step last saw the text there */ checkedAt: string | null; /** The answer, verbatim and in the order of the page */ sentences: string[]; } | null;
  /** Passages that may help */ near: Array<{ /** Title of the page */ title: string; /** Heading of the section */ heading: string | null; url: string | null; /** Whether the page is on the company's website */ isFromWebsite: boolean; /** When Step last saw the text there */ checkedAt: string | null; sentence: string; }>;
}

export interface Article {
  id: string;
  title: string;
  /** Markdown */ content: string;
  /** Name of its collection */ collection: string | null;
  status: "draft" | "published";
  slug: string;
  /** Address in the help center. Null for a draft */ url: string | null;
  /** ISO 8601, in UTC */ createdAt: string;
  /** ISO 8601, in UTC */ updatedAt: string;
}

export interface ArticlePage {
  data: Article[];
  /** `cursor` of the next page. Null on the last one */ nextCursor: string | null;
}

export interface Collection {
  /** Last part of its address. Changes when the collection is renamed */ slug: string;
  name: string;
  description: string | null;
  icon: "book" | "box" | "calendar" | "car" | "card" | "chat" | "clock" | "file" | "gift" | "globe" | "graduation" | "heart" | "home" | "key" | "leaf" | "list" | "mail" | "pin" | "phone" | "return" | "shield" | "smartphone" | "star" | "tag" | "truck" | "user" | "users" | "utensils" | "wallet" | "wrench" | null;
  /** Address in the help center. Null without a subdomain */ url: string | null;
}

export interface CollectionChange {
  name?: string | undefined;
  description?: string | null | undefined;
  icon?: "book" | "box" | "calendar" | "car" | "card" | "chat" | "clock" | "file" | "gift" | "globe" | "graduation" | "heart" | "home" | "key" | "leaf" | "list" | "mail" | "pin" | "phone" | "return" | "shield" | "smartphone" | "star" | "tag" | "truck" | "user" | "users" | "utensils" | "wallet" | "wrench" | null | undefined;
}

export interface CollectionList {
  data: Collection[];
}

export interface ExportedQuestion {
  id: string;
  question: string;
  /** Markdown */ answer: string;
  /** Empty without one */ category: string;
  status: "draft" | "published";
  sources: Source[];
}

export interface Feedback {
  id: string;
  kind: "question" | "article" | "guide";
  itemId: string;
  isHelpful: boolean;
  comment: string | null;
  /** ISO 8601, in UTC */ createdAt: string;
}

export interface FeedbackPage {
  data: Feedback[];
  /** `cursor` of the next page. Null on the last one */ nextCursor: string | null;
}

export interface GettingStartedGuide {
  id: string;
  title: string;
  status: "draft" | "published";
  steps: GuideStep[];
  /** Address in the help center. Null for a draft */ url: string | null;
  /** ISO 8601, in UTC */ updatedAt: string;
}

export interface Guide {
  id: string;
  title: string;
  /** Markdown */ description: string;
  /** Name of its collection */ collection: string | null;
  status: "draft" | "published";
  slug: string;
  steps: GuideStep[];
  /** Address in the help center. Null for a draft */ url: string | null;
  /** ISO 8601, in UTC */ createdAt: string;
  /** ISO 8601, in UTC */ updatedAt: string;
}

export interface GuidePage {
  data: Guide[];
  /** `cursor` of the next page. Null on the last one */ nextCursor: string | null;
}

export interface GuideStep {
  title: string;
  /** Markdown */ description: string;
  imageUrl: string | null;
  imageAlt: string;
}

export interface ImportResult {
  added: number;
  changed: number;
  unchanged: number;
  /** Questions that can't be imported, by their index in the request */ skipped: Array<{ index: number; detail: string; }>;
}

export interface Message {
  id: string;
  name: string;
  email: string;
  message: string;
  isRead: boolean;
  isSpam: boolean;
  /** ISO 8601, in UTC */ createdAt: string;
}

export interface MessageChange {
  isRead?: boolean | undefined;
  isSpam?: boolean | undefined;
}

export interface MessagePage {
  data: Message[];
  /** `cursor` of the next page. Null on the last one */ nextCursor: string | null;
}

export interface NewCollection {
  name: string;
  description?: string | null | undefined;
  icon?: "book" | "box" | "calendar" | "car" | "card" | "chat" | "clock" | "file" | "gift" | "globe" | "graduation" | "heart" | "home" | "key" | "leaf" | "list" | "mail" | "pin" | "phone" | "return" | "shield" | "smartphone" | "star" | "tag" | "truck" | "user" | "users" | "utensils" | "wallet" | "wrench" | null | undefined;
}

export interface NewFeedback {
  kind: "question" | "article" | "guide";
  /** Of a published item. The Getting Started guide is a guide, too */ itemId: string;
  isHelpful: boolean;
  comment?: string | undefined;
  /** A name of your choice for the visitor. Only its hash is stored, for a day */ visitor: string;
}

export interface NewMessage {
  name: string;
  email: string;
  message: string;
}

export interface NewQuestion {
  question: string;
  /** Markdown */ answer: string;
  collection?: string | null | undefined;
  status?: "draft" | "published" | undefined;
}

export interface Problem {
  /** Address of the description of this kind of error */ type: string;
  title: string;
  status: number;
  detail: string;
  requestId: string;
  /** The fields of the request that aren't valid */ errors?: Array<{ field: string; detail: string; }> | undefined;
}

export interface Question {
  id: string;
  question: string;
  /** Markdown */ answer: string;
  /** Name of its collection */ collection: string | null;
  status: "draft" | "published";
  slug: string;
  /** Where the question comes from */ origin: "website" | "team" | "video";
  sources: Source[];
  /** Address in the help center. Null for a draft */ url: string | null;
  /** ISO 8601, in UTC */ createdAt: string;
  /** ISO 8601, in UTC */ updatedAt: string;
}

export interface QuestionChange {
  question?: string | undefined;
  /** Markdown */ answer?: string | undefined;
  collection?: string | null | undefined;
  status?: "draft" | "published" | undefined;
}

export interface QuestionExport {
  format: "step-faqs";
  version: 1;
  faqs: ExportedQuestion[];
}

export interface QuestionImport {
  questions: Array<{ id?: string | undefined; question: string; /** Markdown */ answer: string; collection?: string | undefined; /** A new question is a draft by default */ status?: "draft" | "published" | undefined; }>;
}

export interface QuestionPage {
  data: Question[];
  /** `cursor` of the next page. Null on the last one */ nextCursor: string | null;
}

export interface SearchHit {
  kind: "collection" | "question" | "article" | "guide" | "video";
  title: string;
  snippet: string;
  /** Name of its collection */ collection: string | null;
  /** Language of the texts */ language: string;
  url: string | null;
}

export interface SearchResult {
  /** The query that was used: trimmed and shortened */ query: string;
  /** Number of all results */ count: number;
  hits: SearchHit[];
}

export interface Settings {
  name: string;
  websiteUrl: string | null;
  /** Address of the help center */ url: string | null;
  isPublic: boolean;
  language: string | null;
  /** The other languages of the help center */ languages: Array<{ language: string; status: "draft" | "published"; }>;
  colors: { primary: string | null; secondary: string | null; background: string | null; text: string | null; };
  contact: { email: string | null; phone: string | null; address: string | null; hasForm: boolean; };
  search: { isOn: boolean; answers: boolean; answersFromWebsite: boolean; };
}

export interface Source {
  url: string;
  title: string | null;
  /** Quoted from the page word for word */ sentences: string[];
  /** ISO 8601, in UTC */ checkedAt: string;
}

export interface CallOptions {
  /** A repeated request with the same key changes nothing. */
  idempotencyKey?: string;
  /** The ETag that the change is based on. */
  ifMatch?: string;
  signal?: AbortSignal;
}

export interface Reply<Data> {
  data: Data;
  etag: string | null;
  headers: Headers;
}

/** Thrown for every status that isn't a success. */
export class ApiError extends Error {
  readonly problem: Problem;
  readonly headers: Headers;

  constructor(problem: Problem, headers: Headers) {
    super(problem.detail);
    this.name = "ApiError";
    this.problem = problem;
    this.headers = headers;
  }
}

interface Sent {
  method: string;
  path: string;
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

export class StepApi {
  readonly #baseUrl: string;
  readonly #key: string;
  readonly #fetch: typeof fetch;

  /** `origin` is the installation's address, such as "https://help.example.com". */
  constructor({ origin, key, fetch: send = fetch }: { origin: string; key: string; fetch?: typeof fetch }) {
    this.#baseUrl = `${origin}/api/v1`;
    this.#key = key;
    this.#fetch = send;
  }

  /** List collections. In the order of the help center, all on one page. Scope: `read`. */
  listCollections(options: CallOptions = {}): Promise<Reply<CollectionList>> {
    return this.#send({ method: "GET", path: "/collections" }, options);
  }
  /** Add a collection. Visitors see it once it has published content. A description or an icon needs `publish`. Scope: `write`. */
  createCollection(body: NewCollection, options: CallOptions = {}): Promise<Reply<Collection>> {
    return this.#send({ method: "POST", path: "/collections", body }, options);
  }
  /** Get a collection. A former slug finds the collection that it leads to now. Scope: `read`. */
  getCollection(args: { slug: string }, options: CallOptions = {}): Promise<Reply<Collection>> {
    return this.#send({ method: "GET", path: "/collections/{slug}", params: { slug: args.slug } }, options);
  }
  /** Change a collection. A name of another collection merges the two. The former address leads to the new one. Scope: `publish`. */
  updateCollection(args: { slug: string }, body: CollectionChange, options: CallOptions = {}): Promise<Reply<Collection>> {
    return this.#send({ method: "PATCH", path: "/collections/{slug}", params: { slug: args.slug }, body }, options);
  }
  /** Delete a collection. Its content stays, without a collection. Scope: `publish`. */
  deleteCollection(args: { slug: string }, options: CallOptions = {}): Promise<Reply<null>> {
    return this.#send({ method: "DELETE", path: "/collections/{slug}", params: { slug: args.slug } }, options);
  }
  /** List questions. Oldest first, with drafts. Scope: `read`. */
  listQuestions(args: { cursor?: string; limit?: number; status?: "draft" | "published"; collection?: string; updatedAfter?: string } = {}, options: CallOptions = {}): Promise<Reply<QuestionPage>> {
    return this.#send({ method: "GET", path: "/questions", query: { cursor: args.cursor, limit: args.limit, status: args.status, collection: args.collection, updatedAfter: args.updatedAfter } }, options);
  }
  /** Add a question. A draft at the top of the list. The status `published` needs the scope `publish`. Scope: `write`. */
  createQuestion(body: NewQuestion, options: CallOptions = {}): Promise<Reply<Question>> {
    return this.#send({ method: "POST", path: "/questions", body }, options);
  }
  /** Get a question. Scope: `read`. */
  getQuestion(args: { id: string }, options: CallOptions = {}): Promise<Reply<Question>> {
    return this.#send({ method: "GET", path: "/questions/{id}", params: { id: args.id } }, options);
  }
  /** Change a question. Changing a published question, or the status, needs the scope `publish`. Scope: `write`. */
  updateQuestion(args: { id: string }, body: QuestionChange, options: CallOptions = {}): Promise<Reply<Question>> {
    return this.#send({ method: "PATCH", path: "/questions/{id}", params: { id: args.id }, body }, options);
  }
  /** Delete a question. Your team can restore it for a day. A published question needs the scope `publish`. Scope: `write`. */
  deleteQuestion(args: { id: string }, options: CallOptions = {}): Promise<Reply<null>> {
    return this.#send({ method: "DELETE", path: "/questions/{id}", params: { id: args.id } }, options);
  }
  /** List articles. Oldest first, with drafts. Scope: `read`. */
  listArticles(args: { cursor?: string; limit?: number; status?: "draft" | "published"; collection?: string; updatedAfter?: string } = {}, options: CallOptions = {}): Promise<Reply<ArticlePage>> {
    return this.#send({ method: "GET", path: "/articles", query: { cursor: args.cursor, limit: args.limit, status: args.status, collection: args.collection, updatedAfter: args.updatedAfter } }, options);
  }
  /** Get an article. Scope: `read`. */
  getArticle(args: { id: string }, options: CallOptions = {}): Promise<Reply<Article>> {
    return this.#send({ method: "GET", path: "/articles/{id}", params: { id: args.id } }, options);
  }
  /** List step-by-step guides. Oldest first, with drafts. Scope: `read`. */
  listGuides(args: { cursor?: string; limit?: number; status?: "draft" | "published"; collection?: string; updatedAfter?: string } = {}, options: CallOptions = {}): Promise<Reply<GuidePage>> {
    return this.#send({ method: "GET", path: "/guides", query: { cursor: args.cursor, limit: args.limit, status: args.status, collection: args.collection, updatedAfter: args.updatedAfter } }, options);
  }
  /** Get a step-by-step guide. Scope: `read`. */
  getGuide(args: { id: string }, options: CallOptions = {}): Promise<Reply<Guide>> {
    return this.#send({ method: "GET", path: "/guides/{id}", params: { id: args.id } }, options);
  }
  /** Get the Getting Started guide. Scope: `read`. */
  getGettingStarted(options: CallOptions = {}): Promise<Reply<GettingStartedGuide>> {
    return this.#send({ method: "GET", path: "/getting-started" }, options);
  }
  /** Search what visitors can read. Scope: `read`. */
  search(args: { q: string; limit?: number; language?: string }, options: CallOptions = {}): Promise<Reply<SearchResult>> {
    return this.#send({ method: "GET", path: "/search", query: { q: args.q, limit: args.limit, language: args.language } }, options);
  }
  /** Ask a question. Answers with whole sentences of one page, or says that it can't. The owner's search settings apply. Scope: `read`. */
  ask(args: { q: string; language?: string }, options: CallOptions = {}): Promise<Reply<Answer>> {
    return this.#send({ method: "GET", path: "/ask", query: { q: args.q, language: args.language } }, options);
  }
  /** List feedback. Newest first. Scope: `read`. */
  listFeedback(args: { cursor?: string; limit?: number } = {}, options: CallOptions = {}): Promise<Reply<FeedbackPage>> {
    return this.#send({ method: "GET", path: "/feedback", query: { cursor: args.cursor, limit: args.limit } }, options);
  }
  /** Send a visitor's feedback. One vote per visitor, item and day. Scope: `write`. */
  sendFeedback(body: NewFeedback, options: CallOptions = {}): Promise<Reply<Feedback>> {
    return this.#send({ method: "POST", path: "/feedback", body }, options);
  }
  /** List messages. Newest first. Scope: `inbox`. */
  listMessages(args: { cursor?: string; limit?: number; folder?: "inbox" | "spam" } = {}, options: CallOptions = {}): Promise<Reply<MessagePage>> {
    return this.#send({ method: "GET", path: "/messages", query: { cursor: args.cursor, limit: args.limit, folder: args.folder } }, options);
  }
  /** Send a message to the inbox. As a visitor does with the contact form. The company is notified by mail. Scope: `inbox`. */
  sendMessage(body: NewMessage, options: CallOptions = {}): Promise<Reply<Message>> {
    return this.#send({ method: "POST", path: "/messages", body }, options);
  }
  /** Get a message. Scope: `inbox`. */
  getMessage(args: { id: string }, options: CallOptions = {}): Promise<Reply<Message>> {
    return this.#send({ method: "GET", path: "/messages/{id}", params: { id: args.id } }, options);
  }
  /** Mark a message as read or spam. Scope: `inbox`. */
  updateMessage(args: { id: string }, body: MessageChange, options: CallOptions = {}): Promise<Reply<Message>> {
    return this.#send({ method: "PATCH", path: "/messages/{id}", params: { id: args.id }, body }, options);
  }
  /** Delete a message. It is purged after an hour. Scope: `inbox`. */
  deleteMessage(args: { id: string }, options: CallOptions = {}): Promise<Reply<null>> {
    return this.#send({ method: "DELETE", path: "/messages/{id}", params: { id: args.id } }, options);
  }
  /** Import questions. Changes questions with a known id or wording, and adds the others. What visitors see needs `publish`. Scope: `write`. */
  importQuestions(body: QuestionImport, options: CallOptions = {}): Promise<Reply<ImportResult>> {
    return this.#send({ method: "POST", path: "/imports/questions", body }, options);
  }
  /** Export all questions. The file that the dashboard exports and imports. Scope: `read`. */
  exportQuestions(options: CallOptions = {}): Promise<Reply<QuestionExport>> {
    return this.#send({ method: "GET", path: "/exports/questions" }, options);
  }
  /** Get the help center's settings. Scope: `read`. */
  getSettings(options: CallOptions = {}): Promise<Reply<Settings>> {
    return this.#send({ method: "GET", path: "/settings" }, options);
  }

  async #send<Data>(
    { method, path, params = {}, query = {}, body }: Sent,
    { idempotencyKey, ifMatch, signal }: CallOptions,
  ): Promise<Reply<Data>> {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
    const url = new URL(`${this.#baseUrl}${filled}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const headers = new Headers({ authorization: `Bearer ${this.#key}`, accept: "application/json" });
    if (body !== undefined) headers.set("content-type", "application/json");
    if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
    if (ifMatch !== undefined) headers.set("if-match", ifMatch);
    const response = await this.#fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const text = await response.text();
    const data = text === "" ? null : JSON.parse(text);
    if (!response.ok) throw new ApiError(data as Problem, response.headers);
    return { data: data as Data, etag: response.headers.get("etag"), headers: response.headers };
  }
}


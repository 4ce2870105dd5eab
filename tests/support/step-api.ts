/** Client of the Step API, version 1.1.1. Written by a command; don't edit it. */

export interface Announcement {
  text: string;
  linkLabel: string | null;
  linkUrl: string | null;
}

export interface AnnouncementChange {
  text: string;
  linkLabel?: string | null | undefined;
  linkUrl?: string | null | undefined;
}

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
  slug: string;
  /** Title for search engines */ seoTitle: string | null;
  /** Description for search engines */ seoDescription: string | null;
  /** Name that visitors read if the help center shows authors */ author: string | null;
  status: "draft" | "published";
  /** Address in the help center. Null for a draft */ url: string | null;
  /** What the editor has, if it differs from what visitors read */ unpublishedChanges: UnpublishedChanges | null;
  review: "requested" | "approved" | "returned" | null;
  /** When Step will publish the article or its changes */ publishAt: string | null;
  unpublishAt: string | null;
  /** ISO 8601, in UTC */ createdAt: string;
  /** ISO 8601, in UTC */ updatedAt: string;
}

export interface ArticleChange {
  title?: string | undefined;
  /** Markdown */ content?: string | undefined;
  collection?: string | null | undefined;
  /** Last part of the address */ slug?: string | undefined;
  /** Title for search engines */ seoTitle?: string | null | undefined;
  /** Description for search engines */ seoDescription?: string | null | undefined;
  /** Name that visitors read if the help center shows authors */ author?: string | null | undefined;
  /** `published` publishes all changes and ends a review. `draft` unpublishes */ status?: "draft" | "published" | undefined;
}

export interface ArticleImport {
  articles: Array<{ id?: string | undefined; title: string; /** Markdown */ content?: string | undefined; collection?: string | null | undefined; /** Last part of the address */ slug: string; /** Title for search engines */ seoTitle?: string | null | undefined; /** Description for search engines */ seoDescription?: string | null | undefined; /** Name that visitors read if the help center shows authors */ author?: string | null | undefined; /** A new article is a draft by default */ status?: "draft" | "published" | undefined; }>;
}

export interface ArticlePage {
  data: Article[];
  /** `cursor` of the next page. Null on the last one */ nextCursor: string | null;
}

export interface ArticleVersion {
  number: number;
  /** What made it. `imported` is the text before the first change */ kind: "saved" | "published" | "restored" | "imported" | "sent" | "website";
  author: VersionAuthor;
  addedWords: number;
  removedWords: number;
  /** ISO 8601, in UTC */ createdAt: string;
  /** Fields that differ from the version before. All in the first version */ changed: Array<"title" | "content">;
}

export interface ArticleVersionPage {
  data: ArticleVersion[];
  /** `cursor` of the next page. Null on the last one */ nextCursor: string | null;
}

export interface ArticleVersionText {
  number: number;
  /** What made it. `imported` is the text before the first change */ kind: "saved" | "published" | "restored" | "imported" | "sent" | "website";
  author: VersionAuthor;
  addedWords: number;
  removedWords: number;
  /** ISO 8601, in UTC */ createdAt: string;
  /** Fields that differ from the version before. All in the first version */ changed: Array<"title" | "content">;
  title: string;
  /** Markdown */ content: string;
}

export interface CenterImport {
  questions: number;
  articles: number;
  guides: number;
  images: number;
  /** How many images the content names but the file doesn't have */ missingImages: number;
  /** Images that can't be used */ problems: string[];
}

export interface Collection {
  /** Last part of its address. Changes when the collection is renamed */ slug: string;
  name: string;
  description: string | null;
  icon: "book" | "box" | "calendar" | "car" | "card" | "chat" | "clock" | "file" | "gift" | "globe" | "graduation" | "heart" | "home" | "key" | "leaf" | "list" | "mail" | "pin" | "phone" | "return" | "shield" | "smartphone" | "star" | "tag" | "truck" | "user" | "users" | "utensils" | "wallet" | "wrench" | null;
  /** Name of the collection that it is inside */ parent: string | null;
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

export interface ColorsChange {
  primary?: string | undefined;
  secondary?: string | null | undefined;
  background?: string | undefined;
}

export interface ContactChange {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  address?: string | null | undefined;
  hasForm?: boolean | undefined;
  social?: SocialLinks | undefined;
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

export interface GettingStartedChange {
  title?: string | undefined;
  /** All steps in their new order. Steps that are missing are deleted */ steps?: GettingStartedStepChange[] | undefined;
  status?: "published" | undefined;
}

export interface GettingStartedGuide {
  id: string;
  title: string;
  status: "draft" | "published";
  steps: GuideStep[];
  /** What the editor has, if it differs from what visitors read */ unpublishedChanges: UnpublishedGuide | null;
  /** Address in the help center. Null for a draft */ url: string | null;
  /** ISO 8601, in UTC */ updatedAt: string;
}

export interface GettingStartedStepChange {
  /** Null for a new step, which has no picture */ key: string | null;
  title?: string | undefined;
  /** Markdown */ description?: string | undefined;
  imageAlt?: string | undefined;
}

export interface GettingStartedVersionPage {
  data: GuideVersion[];
  /** `cursor` of the next page. Null on the last one */ nextCursor: string | null;
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

export interface GuideChange {
  title?: string | undefined;
  description?: string | undefined;
  collection?: string | null | undefined;
  status?: "draft" | "published" | undefined;
  /** All steps in their new order. Steps that are missing are deleted */ steps?: GuideStepChange[] | undefined;
}

export interface GuidePage {
  data: Guide[];
  /** `cursor` of the next page. Null on the last one */ nextCursor: string | null;
}

export interface GuideStep {
  /** Names the step in changes of the guide */ key: string;
  title: string;
  /** Markdown */ description: string;
  imageUrl: string | null;
  imageAlt: string;
}

export interface GuideStepChange {
  key: string;
  title?: string | undefined;
  /** Markdown */ description?: string | undefined;
  imageAlt?: string | undefined;
}

export interface GuideVersion {
  number: number;
  /** What made it. `imported` is the text before the first change */ kind: "saved" | "published" | "restored" | "imported" | "sent" | "website";
  author: VersionAuthor;
  addedWords: number;
  removedWords: number;
  /** ISO 8601, in UTC */ createdAt: string;
  /** Fields that differ from the version before. All in the first version */ changed: Array<"title" | "steps">;
}

export interface GuideVersionPage {
  data: GuideVersion[];
  /** `cursor` of the next page. Null on the last one */ nextCursor: string | null;
}

export interface GuideVersionText {
  number: number;
  /** What made it. `imported` is the text before the first change */ kind: "saved" | "published" | "restored" | "imported" | "sent" | "website";
  author: VersionAuthor;
  addedWords: number;
  removedWords: number;
  /** ISO 8601, in UTC */ createdAt: string;
  /** Fields that differ from the version before. All in the first version */ changed: Array<"title" | "steps">;
  title: string;
  /** The description and the steps as Markdown, with their pictures */ steps: string;
}

export interface HelpDeskImport {
  id: string;
  source: "zendesk" | "intercom" | "help-scout" | "freshdesk" | "website" | "markdown" | "csv" | "wordpress" | "notion" | "confluence";
  /** Where the articles come from, such as a host */ label: string;
  /** A completed `plan` waits to be confirmed */ phase: "plan" | "import";
  status: "queued" | "running" | "completed" | "failed" | "cancelled";
  error: string | null;
  done: number;
  /** 0 as long as it isn't known */ total: number;
  /** Set while it waits to be confirmed */ plan: ImportPlan | null;
  /** Set after articles were imported */ report: ImportReport | null;
  /** ISO 8601, in UTC */ createdAt: string;
  finishedAt: string | null;
}

export interface ImportConfirmation {
  /** Of new articles */ status?: "draft" | "published" | undefined;
  /** Whether former addresses lead to the new ones */ redirects?: boolean | undefined;
  collections?: Array<{ /** In the plan */ name: string; /** Another name here, or null to leave its articles out */ to: string | null; }> | undefined;
}

export interface ImportPlan {
  articles: number;
  images: number;
  attachments: number;
  /** Besides the main one */ languages: string[];
  /** Addresses that can lead to the new ones */ formerAddresses: number;
  collections: Array<{ /** Empty for articles without one */ name: string; articles: number; }>;
}

export interface ImportReport {
  added: number;
  updated: number;
  unchanged: number;
  conflict: number;
  removed: number;
  skipped: number;
  translations: number;
  redirects: number;
  deadLinks: number;
}

export interface ImportResult {
  added: number;
  changed: number;
  unchanged: number;
  /** What can't be imported, by its index in the request */ skipped: Array<{ index: number; detail: string; }>;
}

export interface Link {
  label: string;
  url: string;
}

export interface LinkChange {
  label: string;
  url: string;
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

export interface NewArticle {
  title: string;
  /** Markdown */ content?: string | undefined;
  collection?: string | null | undefined;
  /** Last part of the address */ slug?: string | undefined;
  /** Title for search engines */ seoTitle?: string | null | undefined;
  /** Description for search engines */ seoDescription?: string | null | undefined;
  /** Name that visitors read if the help center shows authors */ author?: string | null | undefined;
  status?: "draft" | "published" | undefined;
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

export interface NewHelpDeskImport {
  source: "zendesk" | "intercom" | "help-scout" | "freshdesk" | "website";
  /** For Zendesk and Freshdesk, such as acme.zendesk.com, and the start page of a website */ address?: string | undefined;
  /** Of an agent, for a private help center of Zendesk */ email?: string | undefined;
  /** API key or token. Zendesk needs one for private articles only */ key?: string | undefined;
  /** Of an Intercom workspace */ region?: "us" | "eu" | "au" | undefined;
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

export interface QuestionVersion {
  number: number;
  /** What made it. `imported` is the text before the first change */ kind: "saved" | "published" | "restored" | "imported" | "sent" | "website";
  author: VersionAuthor;
  addedWords: number;
  removedWords: number;
  /** ISO 8601, in UTC */ createdAt: string;
  /** Fields that differ from the version before. All in the first version */ changed: Array<"question" | "answer">;
}

export interface QuestionVersionPage {
  data: QuestionVersion[];
  /** `cursor` of the next page. Null on the last one */ nextCursor: string | null;
}

export interface QuestionVersionText {
  number: number;
  /** What made it. `imported` is the text before the first change */ kind: "saved" | "published" | "restored" | "imported" | "sent" | "website";
  author: VersionAuthor;
  addedWords: number;
  removedWords: number;
  /** ISO 8601, in UTC */ createdAt: string;
  /** Fields that differ from the version before. All in the first version */ changed: Array<"question" | "answer">;
  question: string;
  /** Markdown */ answer: string;
}

export interface SearchChange {
  isOn?: boolean | undefined;
  answers?: boolean | undefined;
  answersFromWebsite?: boolean | undefined;
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
  /** What the start page begins with */ layout: "search" | "topics" | "single";
  /** In the main language, like all words here. Null for Step's own */ headline: string | null;
  /** The line below the headline */ intro: string | null;
  announcement: Announcement | null;
  headerLinks: Link[];
  footerLinks: Link[];
  colors: { primary: string | null; secondary: string | null; background: string | null; text: string | null; };
  font: string;
  contact: { /** Visitors' messages are sent there, too */ email: string | null; phone: string | null; address: string | null; hasForm: boolean; social: { twitter: string | null; facebook: string | null; instagram: string | null; linkedin: string | null; youtube: string | null; }; };
  search: { isOn: boolean; answers: boolean; answersFromWebsite: boolean; };
  widget: { /** Websites that may show the widget */ origins: string[]; /** Of the button. Null for Step's own */ label: string | null; side: "end" | "start"; /** Whether Ctrl+K and Command+K open the search */ hasShortcut: boolean; };
}

export interface SettingsChange {
  name?: string | undefined;
  websiteUrl?: string | null | undefined;
  /** Main language, as a BCP 47 tag */ language?: string | undefined;
  /** What the start page begins with */ layout?: "search" | "topics" | "single" | undefined;
  headline?: string | null | undefined;
  intro?: string | null | undefined;
  announcement?: AnnouncementChange | null | undefined;
  headerLinks?: LinkChange[] | undefined;
  footerLinks?: LinkChange[] | undefined;
  colors?: ColorsChange | undefined;
  font?: "Inter" | "Arial" | "Helvetica" | "Georgia" | "Times New Roman" | "System UI" | "Roboto" | "Open Sans" | "Lato" | "Playfair Display" | undefined;
  contact?: ContactChange | undefined;
  search?: SearchChange | undefined;
  widget?: WidgetChange | undefined;
}

export interface SocialLinks {
  twitter?: string | null | undefined;
  facebook?: string | null | undefined;
  instagram?: string | null | undefined;
  linkedin?: string | null | undefined;
  youtube?: string | null | undefined;
}

export interface Source {
  url: string;
  title: string | null;
  /** Quoted from the page word for word */ sentences: string[];
  /** ISO 8601, in UTC */ checkedAt: string;
}

export interface UnpublishedChanges {
  title: string;
  /** Markdown */ content: string;
  /** Name of its collection */ collection: string | null;
  slug: string;
  /** Title for search engines */ seoTitle: string | null;
  /** Description for search engines */ seoDescription: string | null;
  /** Name that visitors read if the help center shows authors */ author: string | null;
  /** ISO 8601, in UTC */ savedAt: string;
}

export interface UnpublishedGuide {
  title: string;
  steps: GuideStep[];
  /** ISO 8601, in UTC */ savedAt: string;
}

export interface VersionAuthor {
  /** `step` also if the person's account was deleted */ kind: "person" | "key" | "step";
  name: string | null;
}

export interface Webhook {
  id: string;
  /** Empty without one */ name: string;
  url: string;
  events: Array<"content.published" | "content.changed" | "website.changed" | "message.received" | "question.unanswered" | "exam.finished">;
  isOn: boolean;
  /** `failing` for three days, or `gone` for a 410. Null while it is on */ stopReason: "owner" | "failing" | "gone" | null;
  failingSince: string | null;
  /** ISO 8601, in UTC */ createdAt: string;
}

export interface WebhookChange {
  name?: string | undefined;
  url?: string | undefined;
  events?: Array<"content.published" | "content.changed" | "website.changed" | "message.received" | "question.unanswered" | "exam.finished"> | undefined;
  isOn?: boolean | undefined;
}

export interface WebhookList {
  data: Webhook[];
}

export interface WebsiteCheck {
  id: string;
  url: string;
  status: "queued" | "running" | "completed" | "failed";
  /** In percent */ progress: number;
  pagesRead: number;
  /** `moved` and `emptied` are doubtful, so that nothing is suggested. Null until it is completed */ result: "compared" | "unchanged" | "moved" | "emptied" | null;
  error: string | null;
  isScheduled: boolean;
  /** ISO 8601, in UTC */ createdAt: string;
  finishedAt: string | null;
}

export interface WebsiteCheckPage {
  data: WebsiteCheck[];
  /** `cursor` of the next page. Null on the last one */ nextCursor: string | null;
}

export interface WidgetChange {
  /** Replaces the list. Empty for the company's own website */ origins?: string[] | undefined;
  label?: string | null | undefined;
  side?: "end" | "start" | undefined;
  hasShortcut?: boolean | undefined;
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
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  file?: Blob;
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
  /** List articles. Oldest first, with drafts. Long articles make shorter pages, so use `nextCursor` to find the end. Scope: `read`. */
  listArticles(args: { cursor?: string; limit?: number; status?: "draft" | "published"; collection?: string; updatedAfter?: string } = {}, options: CallOptions = {}): Promise<Reply<ArticlePage>> {
    return this.#send({ method: "GET", path: "/articles", query: { cursor: args.cursor, limit: args.limit, status: args.status, collection: args.collection, updatedAfter: args.updatedAfter } }, options);
  }
  /** Add an article. Without a slug, the address follows the title. The status `published` needs the scope `publish`. Scope: `write`. */
  createArticle(body: NewArticle, options: CallOptions = {}): Promise<Reply<Article>> {
    return this.#send({ method: "POST", path: "/articles", body }, options);
  }
  /** Get an article. Scope: `read`. */
  getArticle(args: { id: string }, options: CallOptions = {}): Promise<Reply<Article>> {
    return this.#send({ method: "GET", path: "/articles/{id}", params: { id: args.id } }, options);
  }
  /** Change an article. A published article needs the scope `publish`. Its changes wait until you send the status `published`. Scope: `write`. */
  updateArticle(args: { id: string }, body: ArticleChange, options: CallOptions = {}): Promise<Reply<Article>> {
    return this.#send({ method: "PATCH", path: "/articles/{id}", params: { id: args.id }, body }, options);
  }
  /** Delete an article. Your team can restore it for 30 days. A published article needs the scope `publish`. Scope: `write`. */
  deleteArticle(args: { id: string }, options: CallOptions = {}): Promise<Reply<null>> {
    return this.#send({ method: "DELETE", path: "/articles/{id}", params: { id: args.id } }, options);
  }
  /** Discard an article's unpublished changes. The history keeps them. Scope: `publish`. */
  discardArticleChanges(args: { id: string }, options: CallOptions = {}): Promise<Reply<null>> {
    return this.#send({ method: "DELETE", path: "/articles/{id}/unpublished-changes", params: { id: args.id } }, options);
  }
  /** Import articles. Changes articles with a known id or slug, as a PATCH does, and adds the others. Can run again. Scope: `write`. */
  importArticles(body: ArticleImport, options: CallOptions = {}): Promise<Reply<ImportResult>> {
    return this.#send({ method: "POST", path: "/imports/articles", body }, options);
  }
  /** List a question's versions. Newest first. The newest 500 are kept. Scope: `read`. */
  listQuestionVersions(args: { id: string; cursor?: string; limit?: number }, options: CallOptions = {}): Promise<Reply<QuestionVersionPage>> {
    return this.#send({ method: "GET", path: "/questions/{id}/versions", params: { id: args.id }, query: { cursor: args.cursor, limit: args.limit } }, options);
  }
  /** Get a version of a question. Scope: `read`. */
  getQuestionVersion(args: { id: string; number: number }, options: CallOptions = {}): Promise<Reply<QuestionVersionText>> {
    return this.#send({ method: "GET", path: "/questions/{id}/versions/{number}", params: { id: args.id, number: args.number } }, options);
  }
  /** Restore a version of a question. As a new version. A published question needs the scope `publish`. Scope: `write`. */
  restoreQuestionVersion(args: { id: string; number: number }, options: CallOptions = {}): Promise<Reply<Question>> {
    return this.#send({ method: "POST", path: "/questions/{id}/versions/{number}/restore", params: { id: args.id, number: args.number } }, options);
  }
  /** List an article's versions. Newest first. The newest 500 are kept. Scope: `read`. */
  listArticleVersions(args: { id: string; cursor?: string; limit?: number }, options: CallOptions = {}): Promise<Reply<ArticleVersionPage>> {
    return this.#send({ method: "GET", path: "/articles/{id}/versions", params: { id: args.id }, query: { cursor: args.cursor, limit: args.limit } }, options);
  }
  /** Get a version of an article. Scope: `read`. */
  getArticleVersion(args: { id: string; number: number }, options: CallOptions = {}): Promise<Reply<ArticleVersionText>> {
    return this.#send({ method: "GET", path: "/articles/{id}/versions/{number}", params: { id: args.id, number: args.number } }, options);
  }
  /** Restore a version of an article. As a new version. A published article needs the scope `publish`, and gets the text as unpublished changes. Scope: `write`. */
  restoreArticleVersion(args: { id: string; number: number }, options: CallOptions = {}): Promise<Reply<Article>> {
    return this.#send({ method: "POST", path: "/articles/{id}/versions/{number}/restore", params: { id: args.id, number: args.number } }, options);
  }
  /** List a step-by-step guide's versions. Newest first. The newest 500 are kept. Scope: `read`. */
  listGuideVersions(args: { id: string; cursor?: string; limit?: number }, options: CallOptions = {}): Promise<Reply<GuideVersionPage>> {
    return this.#send({ method: "GET", path: "/guides/{id}/versions", params: { id: args.id }, query: { cursor: args.cursor, limit: args.limit } }, options);
  }
  /** Get a version of a step-by-step guide. Scope: `read`. */
  getGuideVersion(args: { id: string; number: number }, options: CallOptions = {}): Promise<Reply<GuideVersionText>> {
    return this.#send({ method: "GET", path: "/guides/{id}/versions/{number}", params: { id: args.id, number: args.number } }, options);
  }
  /** Restore a version of a step-by-step guide. As a new version, with its pictures. A published guide needs the scope `publish`. Scope: `write`. */
  restoreGuideVersion(args: { id: string; number: number }, options: CallOptions = {}): Promise<Reply<Guide>> {
    return this.#send({ method: "POST", path: "/guides/{id}/versions/{number}/restore", params: { id: args.id, number: args.number } }, options);
  }
  /** List the Getting Started guide's versions. Newest first. The newest 500 are kept. Scope: `read`. */
  listGettingStartedVersions(args: { cursor?: string; limit?: number } = {}, options: CallOptions = {}): Promise<Reply<GettingStartedVersionPage>> {
    return this.#send({ method: "GET", path: "/getting-started/versions", query: { cursor: args.cursor, limit: args.limit } }, options);
  }
  /** Get a version of the Getting Started guide. Scope: `read`. */
  getGettingStartedVersion(args: { number: number }, options: CallOptions = {}): Promise<Reply<GuideVersionText>> {
    return this.#send({ method: "GET", path: "/getting-started/versions/{number}", params: { number: args.number } }, options);
  }
  /** Restore a version of the Getting Started guide. As a new version, which visitors see once it is published. Scope: `write`. */
  restoreGettingStartedVersion(args: { number: number }, options: CallOptions = {}): Promise<Reply<GettingStartedGuide>> {
    return this.#send({ method: "POST", path: "/getting-started/versions/{number}/restore", params: { number: args.number } }, options);
  }
  /** List step-by-step guides. Oldest first, with drafts. Scope: `read`. */
  listGuides(args: { cursor?: string; limit?: number; status?: "draft" | "published"; collection?: string; updatedAfter?: string } = {}, options: CallOptions = {}): Promise<Reply<GuidePage>> {
    return this.#send({ method: "GET", path: "/guides", query: { cursor: args.cursor, limit: args.limit, status: args.status, collection: args.collection, updatedAfter: args.updatedAfter } }, options);
  }
  /** Get a step-by-step guide. Scope: `read`. */
  getGuide(args: { id: string }, options: CallOptions = {}): Promise<Reply<Guide>> {
    return this.#send({ method: "GET", path: "/guides/{id}", params: { id: args.id } }, options);
  }
  /** Change a step-by-step guide. Changing a published guide, or the status, needs the scope `publish`. Steps need `If-Match`. Scope: `write`. */
  updateGuide(args: { id: string }, body: GuideChange, options: CallOptions = {}): Promise<Reply<Guide>> {
    return this.#send({ method: "PATCH", path: "/guides/{id}", params: { id: args.id }, body }, options);
  }
  /** Delete a step-by-step guide. With its pictures, for good. A published guide needs the scope `publish`. Scope: `write`. */
  deleteGuide(args: { id: string }, options: CallOptions = {}): Promise<Reply<null>> {
    return this.#send({ method: "DELETE", path: "/guides/{id}", params: { id: args.id } }, options);
  }
  /** Get the Getting Started guide. Scope: `read`. */
  getGettingStarted(options: CallOptions = {}): Promise<Reply<GettingStartedGuide>> {
    return this.#send({ method: "GET", path: "/getting-started" }, options);
  }
  /** Change the Getting Started guide. Changes to a published guide wait until you send the status `published`, which needs `publish`. Scope: `write`. */
  updateGettingStarted(body: GettingStartedChange, options: CallOptions = {}): Promise<Reply<GettingStartedGuide>> {
    return this.#send({ method: "PATCH", path: "/getting-started", body }, options);
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
  /** Export the whole help center. All content and images, for another import. Without videos, versions, reviews, and articles' old addresses. Ten times an hour at most. Scope: `read`. */
  exportCenter(options: CallOptions = {}): Promise<Reply<Blob>> {
    return this.#send({ method: "GET", path: "/exports/center" }, options);
  }
  /** Import a whole help center. Takes an export. The help center has to be empty, and keeps its settings. Images in articles and past planned times are ignored. Scope: `publish`. */
  importCenter(file: Blob, options: CallOptions = {}): Promise<Reply<CenterImport>> {
    return this.#send({ method: "POST", path: "/imports/center", file }, options);
  }
  /** Get the import from a help desk. The last one, also if the dashboard started it. Scope: `read`. */
  getHelpDeskImport(options: CallOptions = {}): Promise<Reply<HelpDeskImport>> {
    return this.#send({ method: "GET", path: "/imports/help-desk" }, options);
  }
  /** Read a help desk's articles. Replaces the last import, unless that is running. Nothing is imported before you confirm the plan. Scope: `settings`. */
  startHelpDeskImport(body: NewHelpDeskImport, options: CallOptions = {}): Promise<Reply<HelpDeskImport>> {
    return this.#send({ method: "POST", path: "/imports/help-desk", body }, options);
  }
  /** Stop the import from a help desk. Articles that were imported stay. Without a running import, this does nothing. Scope: `settings`. */
  stopHelpDeskImport(options: CallOptions = {}): Promise<Reply<null>> {
    return this.#send({ method: "DELETE", path: "/imports/help-desk" }, options);
  }
  /** Import the articles of the plan. Articles that an earlier import added are updated, unless someone edited them here. Scope: `settings`. */
  confirmHelpDeskImport(body: ImportConfirmation, options: CallOptions = {}): Promise<Reply<HelpDeskImport>> {
    return this.#send({ method: "POST", path: "/imports/help-desk/confirmation", body }, options);
  }
  /** List checks of the website. Newest first. Your team decides on the changes that it suggests. Scope: `read`. */
  listWebsiteChecks(args: { cursor?: string; limit?: number } = {}, options: CallOptions = {}): Promise<Reply<WebsiteCheckPage>> {
    return this.#send({ method: "GET", path: "/website-checks", query: { cursor: args.cursor, limit: args.limit } }, options);
  }
  /** Read the website again. Compares it with the questions. Your team decides on the changes that it suggests, except small ones that your settings accept. Six times an hour at most. Scope: `publish`. */
  startWebsiteCheck(options: CallOptions = {}): Promise<Reply<WebsiteCheck>> {
    return this.#send({ method: "POST", path: "/website-checks" }, options);
  }
  /** Get a check of the website. Scope: `read`. */
  getWebsiteCheck(args: { id: string }, options: CallOptions = {}): Promise<Reply<WebsiteCheck>> {
    return this.#send({ method: "GET", path: "/website-checks/{id}", params: { id: args.id } }, options);
  }
  /** Get the help center's settings. Scope: `read`. */
  getSettings(options: CallOptions = {}): Promise<Reply<Settings>> {
    return this.#send({ method: "GET", path: "/settings" }, options);
  }
  /** Change the help center's settings. Visitors see it right away. Fields that you leave out stay as they are, lists are replaced. Scope: `settings`. */
  updateSettings(body: SettingsChange, options: CallOptions = {}): Promise<Reply<Settings>> {
    return this.#send({ method: "PATCH", path: "/settings", body }, options);
  }
  /** List webhooks. Oldest first, all on one page. Secrets are shown in the dashboard only. Scope: `settings`. */
  listWebhooks(options: CallOptions = {}): Promise<Reply<WebhookList>> {
    return this.#send({ method: "GET", path: "/webhooks" }, options);
  }
  /** Get a webhook. Scope: `settings`. */
  getWebhook(args: { id: string }, options: CallOptions = {}): Promise<Reply<Webhook>> {
    return this.#send({ method: "GET", path: "/webhooks/{id}", params: { id: args.id } }, options);
  }
  /** Change a webhook, stop it or resume it. The secret stays. What is waiting goes to a new address, and to one that is resumed. Scope: `settings`. */
  updateWebhook(args: { id: string }, body: WebhookChange, options: CallOptions = {}): Promise<Reply<Webhook>> {
    return this.#send({ method: "PATCH", path: "/webhooks/{id}", params: { id: args.id }, body }, options);
  }

  async #send<Data>(
    { method, path, params = {}, query = {}, body, file }: Sent,
    { idempotencyKey, ifMatch, signal }: CallOptions,
  ): Promise<Reply<Data>> {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
    const url = new URL(`${this.#baseUrl}${filled}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const headers = new Headers({ authorization: `Bearer ${this.#key}`, accept: "*/*" });
    if (body !== undefined) headers.set("content-type", "application/json");
    if (file !== undefined) headers.set("content-type", "application/zip");
    if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
    if (ifMatch !== undefined) headers.set("if-match", ifMatch);
    const response = await this.#fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file === undefined ? {} : { body: file }),
      ...(signal === undefined ? {} : { signal }),
    });
    const etag = response.headers.get("etag");
    if (response.headers.get("content-type") === "application/zip")
      return { data: (await response.blob()) as Data, etag, headers: response.headers };
    const text = await response.text();
    const data = text === "" ? null : JSON.parse(text);
    if (!response.ok) throw new ApiError(data as Problem, response.headers);
    return { data: data as Data, etag, headers: response.headers };
  }
}


/** Help centers that move to Step from other tools. */

import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { crawlStatuses, importOutcomes, importPhases, importSources } from "#shared/enumerations.ts";
import type { ImportNote } from "#shared/import-note.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn } from "../columns.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";
import { helpCenterContent } from "./content.ts";
import type { claimKinds } from "./contradictions.ts";

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** What the owner chose in the plan. Set from the start if an operator imports without looking at a plan. */
export interface ImportChoices {
  /** Where each collection goes, by its name in the source. Null if it isn't imported. */
  collections: Record<string, string | null>;
  publishes: boolean;
  redirects: boolean;
}

/** Where a source that is read page by page continues after a kill, and what it said that belongs to no article. */
export interface ImportCursor {
  /** What is still to be read, in this order. */
  requests: { url: string; locale: string }[];
  /** The locale whose texts become the main ones. Empty if the source has one language and doesn't name it. */
  main: string;
  /** The other locales, if each text in them is read by a request of its own. */
  others?: string[];
  collections: {
    id: string;
    name: string;
    position: number;
    oldPaths: string[];
    isPrivate?: boolean;
    /** In other languages, by locale. */
    names?: Record<string, string>;
  }[];
  /** What couldn't be read. Stays until the next import, for its report. */
  notes?: ImportNote[];
  /** Of a help center that is read page by page from its website. Removed when its pages are arranged. */
  crawl?: ImportCrawl;
}

/** What the pages of a website said that belongs to no article alone. */
export interface ImportCrawl {
  scope: { origin: string; folders: string[]; homes: string[]; languages: string[]; main: string };
  /** Hashes of the addresses that were found. */
  seen: string[];
  /** Pages that list others. */
  lists: {
    address: string;
    title: string;
    isHome: boolean;
    groups: { name: string; url: string | null; urls: string[] }[];
  }[];
  /** Categories that breadcrumbs name, by their address or name. */
  crumbs: Record<string, { name: string; address: string | null; around: string | null }>;
  /** Addresses of pages that couldn't be read. */
  unread: string[];
}

/** Two sentences that can't both be right. `from` and `to` are the words that disagree. */
export interface ImportContradiction {
  kind: (typeof claimKinds)[number];
  article: {
    id: string;
    title: string;
    /** Missing for the main language. */
    locale?: string;
    sentence: string;
    from: number;
    to: number;
  };
  page: { url: string; title: string; sentence: string; from: number; to: number };
  /** Whose words stay. Missing until someone has decided. */
  decision?: "website" | "article";
}

/** The last import of each company. */
export const centerImports = pgTable(
  "center_imports",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .unique("center_imports_company_key")
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Who started it. Null if that account was deleted. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    source: text("source", { enum: importSources }).notNull(),
    /** Such as "https://acme.zendesk.com". Empty for files. With `source`, it identifies what was imported before. */
    origin: text("origin").notNull().default(""),
    /** Networks (CIDR) that may be read besides public ones. Only the operator's command line names some. */
    allowPrivate: text("allow_private").array().notNull().default(sql`'{}'::text[]`),
    /** A file name or host, for people. */
    label: text("label").notNull(),
    phase: text("phase", { enum: importPhases }).notNull(),
    status: text("status", { enum: crawlStatuses }).notNull().default("queued"),
    /** Encrypted access to the source. Deleted when the import ends. */
    sealedAccess: text("sealed_access"),
    cursor: jsonb("cursor").$type<ImportCursor>(),
    collections: jsonb("collections")
      .$type<{ id?: string; name: string; oldPaths: string[]; names?: Record<string, string> }[]>()
      .notNull()
      .default([]),
    choices: jsonb("choices").$type<ImportChoices>(),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    /** How many redirects the import added. */
    redirects: integer("redirects").notNull().default(0),
    /** Sentences of the articles that the website contradicts. */
    contradictions: jsonb("contradictions").$type<ImportContradiction[]>().notNull().default([]),
    error: text("error"),
    startedAt: timeColumn("started_at"),
    leaseExpiresAt: timeColumn("lease_expires_at"),
    createdAt: createdAtColumn(),
    finishedAt: timeColumn("finished_at"),
  },
  (table) => [
    index("center_imports_user_id_index").on(table.userId),
    check("center_imports_source_known", isOneOf(table.source, importSources)),
    check("center_imports_phase_known", isOneOf(table.phase, importPhases)),
    check("center_imports_status_known", isOneOf(table.status, crawlStatuses)),
  ],
);

/** Articles as they were read, and what became of them. */
export const importItems = pgTable(
  "import_items",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => centerImports.id, { onDelete: "cascade" }),
    sourceId: text("source_id").notNull(),
    /** Empty for the main language. */
    locale: text("locale").notNull().default(""),
    position: integer("position").notNull().default(0),
    title: text("title").notNull(),
    slug: text("slug"),
    /** With placeholders instead of addresses. Emptied when the item is done. */
    content: text("content").notNull(),
    collection: text("collection"),
    oldPaths: jsonb("old_paths").$type<string[]>().notNull(),
    isDraft: boolean("is_draft").notNull(),
    pictures: jsonb("pictures").$type<string[]>().notNull(),
    notes: jsonb("notes").$type<ImportNote[]>().notNull(),
    /** Null until the import has reached it. */
    outcome: text("outcome", { enum: importOutcomes }),
    articleId: uuid("article_id").references(() => helpCenterContent.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.sourceId, table.locale] }),
    index("import_items_article_id_index").on(table.articleId),
    check("import_items_outcome_known", isOneOf(table.outcome, importOutcomes)),
  ],
);

/** Pictures and attachments in the texts of an import, until it ends. */
export const importPictures = pgTable(
  "import_pictures",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => centerImports.id, { onDelete: "cascade" }),
    /** The path in an uploaded file, or the address. */
    key: text("key").notNull(),
    /** Of a file in an uploaded file that isn't stored yet. */
    bytes: bytea("bytes"),
    /** Where it is stored. */
    url: text("url"),
  },
  (table) => [primaryKey({ columns: [table.importId, table.key] })],
);

/** Recognizes articles in later imports. */
export const importedArticles = pgTable(
  "imported_articles",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    source: text("source", { enum: importSources }).notNull(),
    origin: text("origin").notNull(),
    sourceId: text("source_id").notNull(),
    locale: text("locale").notNull().default(""),
    /** Null if the team deleted the article. */
    articleId: uuid("article_id").references(() => helpCenterContent.id, { onDelete: "set null" }),
    /** Of the text in the source. */
    sourceHash: text("source_hash").notNull(),
    /** Of the text that the import stored. A different text was edited here. */
    storedHash: text("stored_hash").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.source, table.origin, table.sourceId, table.locale] }),
    index("imported_articles_article_id_index").on(table.articleId),
    check("imported_articles_source_known", isOneOf(table.source, importSources)),
  ],
);

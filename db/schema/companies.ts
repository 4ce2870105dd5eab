/** A company has members and one help center. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CenterSettings, HeroPattern } from "#shared/center-settings.ts";
import {
  type CheckMonths,
  checkMonths,
  domainStatuses,
  domainTypes,
  plans,
  tradeIds,
} from "#shared/enumerations.ts";
import type { MessageOverrides } from "#shared/message-overrides.ts";
import type { OpeningHours } from "#shared/opening-hours.ts";
import type { SocialLinks } from "#shared/social-networks.ts";
import type { WidgetSettings } from "#shared/widget-settings.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";
import { users } from "./accounts.ts";

export const betaStatuses = ["none", "waitlist", "beta_user"] as const;

export interface StoredPicture {
  /** Path of a file in our storage. */
  url: string;
  width: number;
  height: number;
}

/** The specification defines the key names of the colors, the font and the switches. A missing key means its default. */
export interface ThemeSettings {
  primaryColor?: string;
  secondaryColor?: string;
  backgroundColor?: string;
  fontFamily?: string;
  textColor?: string;
  show_faqs?: boolean;
  show_contact?: boolean;
  show_getting_started?: boolean;
  show_overview?: boolean;
  /** The icon in browser tabs. If missing, it is made from the logo or the name. */
  iconUrl?: string;
  /** Whether the name is shown beside the logo. If missing, the logo's shape decides. */
  nameBesideLogo?: boolean;
  /** The picture on the start page. */
  hero?: StoredPicture;
  /** What is behind the headline if there is no picture. */
  heroPattern?: HeroPattern;
}

/** Every missing key means true, except for `choose_with_model`. */
export interface SearchSettings {
  enabled?: boolean;
  include_content?: boolean;
  show_faq?: boolean;
  show_guides?: boolean;
  show_videos?: boolean;
  /** Whether questions are answered above the results. */
  show_answers?: boolean;
  /** Whether answers also come from website pages that no question was made of. */
  answer_from_website?: boolean;
  /** Whether visitors' questions are sent to the configured model, which chooses the sentences. */
  choose_with_model?: boolean;
}

export interface ContactDetails {
  email?: string;
  phone?: string;
  address?: string;
  contactFormEnabled?: boolean;
  socialMedia?: SocialLinks;
  openingHours?: OpeningHours;
}

export const companies = pgTable(
  "companies",
  {
    id: idColumn(),
    /**
     * The owner, kept for versions from before teams. Unique, so it is null for a person's additional companies.
     * `members` says who works here. A company without members was created on the command line and hasn't been claimed.
     */
    userId: uuid("user_id")
      .unique("companies_user_id_key")
      .references(() => users.id, { onDelete: "cascade" }),
    companyName: text("company_name").notNull().default(""),
    /** Members without a passkey or an authenticator app are sent to set one up. */
    requiresSecondFactor: boolean("requires_second_factor").notNull().default(false),
    onboardingCompleted: boolean("onboarding_completed").notNull().default(false),
    onboardingStep: integer("onboarding_step").notNull().default(1),
    helpCenterSubdomain: text("help_center_subdomain").unique("companies_help_center_subdomain_key"),
    helpCenterTemplate: text("help_center_template").notNull().default("default"),
    customDomain: text("custom_domain"),
    domainType: text("domain_type", { enum: domainTypes }).notNull().default("subdomain"),
    domainVerificationStatus: text("domain_verification_status", { enum: domainStatuses }),
    /** Part of the TXT record or CNAME target with which the company proves that it owns the custom domain. */
    domainToken: text("domain_token"),
    domainCheckedAt: timeColumn("domain_checked_at"),
    /** Result of the last check, as JSON. The owner sees it. */
    domainCheckDetail: text("domain_check_detail"),
    /** Number of checks in a row that found the domain pointing elsewhere. */
    domainCheckFailures: integer("domain_check_failures").notNull().default(0),
    isPublic: boolean("is_public").notNull().default(false),
    betaStatus: text("beta_status", { enum: betaStatuses }),
    betaCodeUsed: text("beta_code_used"),
    logoUrl: text("logo_url"),
    /** Size of the stored logo in pixels. Null if the logo isn't in our storage. */
    logoWidth: integer("logo_width"),
    logoHeight: integer("logo_height"),
    websiteUrl: text("website_url"),
    /**
     * With which the team proves that the website is theirs. Null unless the help center was made on the start page,
     * before there was an account.
     */
    websiteToken: text("website_token"),
    /** The website's host when it was proven. */
    websiteProvenHost: text("website_proven_host"),
    themeSettings: jsonb("theme_settings").$type<ThemeSettings>().notNull().default({}),
    searchSettings: jsonb("search_settings").$type<SearchSettings>().notNull().default({}),
    /** The owner's words and links on every page, and the layout of the start page. */
    centerSettings: jsonb("center_settings").$type<CenterSettings>().notNull().default({}),
    /** Where the widget may open, what it suggests, and its button. */
    widgetSettings: jsonb("widget_settings").$type<WidgetSettings>().notNull().default({}),
    /** After how many months texts that the team wrote are due for a check. 0 is never. */
    checkMonths: integer("check_months").$type<CheckMonths>().notNull().default(6),
    contactDetails: jsonb("contact_details").$type<ContactDetails>().notNull().default({}),
    plan: text("plan", { enum: plans }).notNull().default("basic"),
    /** Language tag (BCP 47) of the website or, if the owner selected one, of the help center. Null until it is known. */
    language: text("language"),
    /**
     * The kind of company that the website belongs to, for the questions that its customers ask. Null if it isn't
     * clear.
     */
    trade: text("trade", { enum: tradeIds }),
    /** True if the owner corrected the trade, which later imports then keep. */
    isTradeChosen: boolean("is_trade_chosen").notNull().default(false),
    /** The owner's own words for our texts, by catalog and message. */
    messageOverrides: jsonb("message_overrides").$type<MessageOverrides>().notNull().default({}),
    /** Triggers increase this with every change that visitors can see. The application must never write it. */
    contentVersion: bigint("content_version", { mode: "number" }).notNull().default(1),
    /** Optimistic lock of the settings form: UPDATE … WHERE version = n SET version = n + 1. */
    version: integer("version").notNull().default(1),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    check("companies_check_months_known", sql`${table.checkMonths} in (${sql.raw(checkMonths.join(", "))})`),
    check("valid_subdomain", sql`${table.helpCenterSubdomain} ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'`),
    check(
      "valid_custom_domain",
      sql`${table.customDomain} ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$' and length(${table.customDomain}) <= 253`,
    ),
    check("companies_logo_size_positive", sql`${table.logoWidth} > 0 and ${table.logoHeight} > 0`),
    check("companies_onboarding_step_positive", sql`${table.onboardingStep} >= 1`),
    check("companies_domain_type_known", isOneOf(table.domainType, domainTypes)),
    check(
      "companies_domain_verification_status_known",
      isOneOf(table.domainVerificationStatus, domainStatuses),
    ),
    check("companies_beta_status_known", isOneOf(table.betaStatus, betaStatuses)),
    check("companies_plan_known", isOneOf(table.plan, plans)),
    check("companies_trade_known", isOneOf(table.trade, tradeIds)),
    check("companies_language_tag", sql`${table.language} ~ '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$'`),
    check(
      "companies_settings_objects",
      sql`jsonb_typeof(${table.themeSettings}) = 'object' and jsonb_typeof(${table.searchSettings}) = 'object' and jsonb_typeof(${table.contactDetails}) = 'object'`,
    ),
    check("companies_center_settings_object", sql`jsonb_typeof(${table.centerSettings}) = 'object'`),
    check("companies_widget_settings_object", sql`jsonb_typeof(${table.widgetSettings}) = 'object'`),
    check("companies_message_overrides_object", sql`jsonb_typeof(${table.messageOverrides}) = 'object'`),
    uniqueIndex("companies_verified_custom_domain_key")
      .on(table.customDomain)
      .where(sql`${table.domainVerificationStatus} = 'verified'`),
    index("companies_custom_domain_index").on(table.customDomain),
  ],
);

/**
 * Every subdomain that a company has or had, because old names keep redirecting. A trigger fills this table and rejects
 * another company's old name as a violation of `companies_help_center_subdomain_key`.
 */
export const subdomainReservations = pgTable(
  "subdomain_reservations",
  {
    subdomain: text("subdomain").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    createdAt: createdAtColumn(),
  },
  (table) => [index("subdomain_reservations_company_id_index").on(table.companyId)],
);

/** A claim link makes the user who opens it the owner of an unowned company. Only the token's hash is stored. */
export const claimLinks = pgTable(
  "claim_links",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique("claim_links_token_hash_key"),
    expiresAt: timeColumn("expires_at").notNull(),
    usedAt: timeColumn("used_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [index("claim_links_company_id_index").on(table.companyId)],
);

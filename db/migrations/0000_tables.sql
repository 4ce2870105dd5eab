CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_rate_limits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "auth_rate_limits_key_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "link_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"access_token_hash" text NOT NULL,
	"refresh_token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_tokens_access_token_hash_key" UNIQUE("access_token_hash"),
	CONSTRAINT "link_tokens_refresh_token_hash_key" UNIQUE("refresh_token_hash"),
	CONSTRAINT "link_tokens_kind_known" CHECK ("link_tokens"."kind" in ('signup', 'password_reset'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_key" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"company_name" text DEFAULT '' NOT NULL,
	"beta_code" text,
	"plan" text DEFAULT 'basic' NOT NULL,
	"is_operator" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_plan_known" CHECK ("users"."plan" in ('basic', 'ai'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "beta_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"max_uses" integer DEFAULT 1 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "beta_codes_code_key" UNIQUE("code"),
	CONSTRAINT "beta_codes_code_not_empty" CHECK (char_length(regexp_replace("beta_codes"."code", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "beta_codes_within_limit" CHECK ("beta_codes"."uses" >= 0 and "beta_codes"."uses" <= "beta_codes"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_user_id_key" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_categories_slug_key" UNIQUE("slug"),
	CONSTRAINT "blog_categories_name_not_empty" CHECK (char_length(regexp_replace("blog_categories"."name", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "blog_categories_slug_not_empty" CHECK (char_length(regexp_replace("blog_categories"."slug", '^\s+|\s+$', '', 'g')) >= 1)
);
--> statement-breakpoint
CREATE TABLE "blog_post_views" (
	"post_id" uuid NOT NULL,
	"visitor_hash" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_post_views_key" PRIMARY KEY("post_id","visitor_hash","hour")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"meta_description" text,
	"featured_image_url" text,
	"author_name" text DEFAULT '' NOT NULL,
	"author_email" text,
	"category_id" uuid,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"reading_time_minutes" integer,
	"view_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_key" UNIQUE("slug"),
	CONSTRAINT "blog_posts_title_not_empty" CHECK (char_length(regexp_replace("blog_posts"."title", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "blog_posts_slug_not_empty" CHECK (char_length(regexp_replace("blog_posts"."slug", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "blog_posts_published_has_date" CHECK (not "blog_posts"."published" or "blog_posts"."published_at" is not null),
	CONSTRAINT "blog_posts_reading_time_range" CHECK ("blog_posts"."reading_time_minutes" >= 0),
	CONSTRAINT "blog_posts_view_count_range" CHECK ("blog_posts"."view_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "claim_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_links_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"company_name" text DEFAULT '' NOT NULL,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	"onboarding_step" integer DEFAULT 1 NOT NULL,
	"help_center_subdomain" text,
	"help_center_template" text DEFAULT 'default' NOT NULL,
	"custom_domain" text,
	"domain_type" text DEFAULT 'subdomain' NOT NULL,
	"domain_verification_status" text,
	"domain_token" text,
	"domain_checked_at" timestamp (3) with time zone,
	"domain_check_detail" text,
	"domain_check_failures" integer DEFAULT 0 NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"beta_status" text,
	"beta_code_used" text,
	"logo_url" text,
	"website_url" text,
	"theme_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"contact_details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"plan" text DEFAULT 'basic' NOT NULL,
	"language" text,
	"content_version" bigint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_user_id_key" UNIQUE("user_id"),
	CONSTRAINT "companies_help_center_subdomain_key" UNIQUE("help_center_subdomain"),
	CONSTRAINT "valid_subdomain" CHECK ("companies"."help_center_subdomain" ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
	CONSTRAINT "valid_custom_domain" CHECK ("companies"."custom_domain" ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$' and length("companies"."custom_domain") <= 253),
	CONSTRAINT "companies_onboarding_step_positive" CHECK ("companies"."onboarding_step" >= 1),
	CONSTRAINT "companies_domain_type_known" CHECK ("companies"."domain_type" in ('subdomain', 'custom')),
	CONSTRAINT "companies_domain_verification_status_known" CHECK ("companies"."domain_verification_status" in ('pending', 'verified', 'failed')),
	CONSTRAINT "companies_beta_status_known" CHECK ("companies"."beta_status" in ('none', 'waitlist', 'beta_user')),
	CONSTRAINT "companies_plan_known" CHECK ("companies"."plan" in ('basic', 'ai')),
	CONSTRAINT "companies_language_tag" CHECK ("companies"."language" ~ '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$'),
	CONSTRAINT "companies_settings_objects" CHECK (jsonb_typeof("companies"."theme_settings") = 'object' and jsonb_typeof("companies"."search_settings") = 'object' and jsonb_typeof("companies"."contact_details") = 'object')
);
--> statement-breakpoint
CREATE TABLE "subdomain_reservations" (
	"subdomain" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_name_not_empty" CHECK (char_length(regexp_replace("contact_messages"."name", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "contact_messages_email_not_empty" CHECK (char_length(regexp_replace("contact_messages"."email", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "contact_messages_message_not_empty" CHECK (char_length(regexp_replace("contact_messages"."message", '^\s+|\s+$', '', 'g')) >= 1)
);
--> statement-breakpoint
CREATE TABLE "help_center_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"category" text,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_center_content_title_not_empty" CHECK (char_length(regexp_replace("help_center_content"."title", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "help_center_content_slug_not_empty" CHECK (char_length(regexp_replace("help_center_content"."slug", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "help_center_content_status_known" CHECK ("help_center_content"."status" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "crawl_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"crawl_id" uuid NOT NULL,
	"url" text NOT NULL,
	"requested_url" text,
	"title" text,
	"description" text,
	"language" text,
	"status_code" smallint,
	"markdown" text,
	"html" text,
	"words" integer DEFAULT 0 NOT NULL,
	"content_hash" text,
	"rendered" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"skip_reason" text,
	"skip_detail" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crawl_pages_status_known" CHECK ("crawl_pages"."status" in ('kept', 'skipped')),
	CONSTRAINT "crawl_pages_skip_reason_given" CHECK (("crawl_pages"."status" = 'skipped') = ("crawl_pages"."skip_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "crawls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"url" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"strategy" smallint,
	"error_code" text,
	"error_message" text,
	"retry_count" integer DEFAULT 0 NOT NULL,
	"allow_private" text[] DEFAULT '{}'::text[] NOT NULL,
	"brand" jsonb,
	"timings" jsonb,
	"lease_owner" text,
	"lease_expires_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crawls_status_known" CHECK ("crawls"."status" in ('queued', 'running', 'completed', 'failed', 'cancelled')),
	CONSTRAINT "crawls_progress_range" CHECK ("crawls"."progress" between 0 and 100),
	CONSTRAINT "crawls_strategy_range" CHECK ("crawls"."strategy" between 1 and 3),
	CONSTRAINT "crawls_retry_count_range" CHECK ("crawls"."retry_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "faq_evidence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"faq_id" uuid NOT NULL,
	"sentence" text NOT NULL,
	"source_url" text NOT NULL,
	"source_title" text,
	"page_hash" text NOT NULL,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "faq_evidence_sentence_not_empty" CHECK (char_length(regexp_replace("faq_evidence"."sentence", '^\s+|\s+$', '', 'g')) >= 1)
);
--> statement-breakpoint
CREATE TABLE "generated_faqs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"source_url" text DEFAULT 'manual' NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"category" text,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" text DEFAULT 'manual' NOT NULL,
	"confidence" real,
	"crawl_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generated_faqs_question_length" CHECK (char_length(regexp_replace("generated_faqs"."question", '^\s+|\s+$', '', 'g')) >= 5),
	CONSTRAINT "generated_faqs_answer_length" CHECK (char_length(regexp_replace("generated_faqs"."answer", '^\s+|\s+$', '', 'g')) >= 10),
	CONSTRAINT "generated_faqs_slug_not_empty" CHECK (char_length(regexp_replace("generated_faqs"."slug", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "generated_faqs_category_not_empty" CHECK (char_length(regexp_replace("generated_faqs"."category", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "generated_faqs_status_known" CHECK ("generated_faqs"."status" in ('draft', 'published')),
	CONSTRAINT "generated_faqs_origin_known" CHECK ("generated_faqs"."origin" in ('manual', 'explicit', 'fact', 'section', 'model')),
	CONSTRAINT "generated_faqs_confidence_range" CHECK ("generated_faqs"."confidence" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "video_generated_faqs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"category" text,
	"source_video" text,
	"video_timestamp" double precision,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_generated_faqs_question_length" CHECK (char_length(regexp_replace("video_generated_faqs"."question", '^\s+|\s+$', '', 'g')) >= 5),
	CONSTRAINT "video_generated_faqs_answer_length" CHECK (char_length(regexp_replace("video_generated_faqs"."answer", '^\s+|\s+$', '', 'g')) >= 10),
	CONSTRAINT "video_generated_faqs_slug_not_empty" CHECK (char_length(regexp_replace("video_generated_faqs"."slug", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "video_generated_faqs_category_not_empty" CHECK (char_length(regexp_replace("video_generated_faqs"."category", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "video_generated_faqs_status_known" CHECK ("video_generated_faqs"."status" in ('draft', 'published')),
	CONSTRAINT "video_generated_faqs_timestamp_range" CHECK ("video_generated_faqs"."video_timestamp" >= 0)
);
--> statement-breakpoint
CREATE TABLE "getting_started" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text DEFAULT 'Getting Started' NOT NULL,
	"steps" jsonb NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "getting_started_company_id_key" UNIQUE("company_id"),
	CONSTRAINT "getting_started_steps_array" CHECK (jsonb_typeof("getting_started"."steps") = 'array'),
	CONSTRAINT "getting_started_published_has_steps" CHECK (not "getting_started"."published" or jsonb_array_length("getting_started"."steps") >= 1)
);
--> statement-breakpoint
CREATE TABLE "video_guides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT 'Step-by-step guide' NOT NULL,
	"frames" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"thumbnail_url" text,
	"source_video" text,
	"category" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_guides_title_not_empty" CHECK (char_length(regexp_replace("video_guides"."title", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "video_guides_frames_array" CHECK (jsonb_typeof("video_guides"."frames") = 'array')
);
--> statement-breakpoint
CREATE TABLE "video_metadata" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"storage_path" text NOT NULL,
	"content_type" text,
	"size_bytes" bigint,
	"duration_seconds" double precision,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_metadata_storage_path_key" UNIQUE("storage_path"),
	CONSTRAINT "video_metadata_size_range" CHECK ("video_metadata"."size_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"dedupe_key" text NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_mails_dedupe_key_key" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_mails_status_known" CHECK ("outbox_mails"."status" in ('queued', 'sending', 'sent', 'failed')),
	CONSTRAINT "outbox_mails_attempts_range" CHECK ("outbox_mails"."attempts" >= 0),
	CONSTRAINT "outbox_mails_single_line_headers" CHECK ("outbox_mails"."to" !~ '[\r\n]' and coalesce("outbox_mails"."reply_to", '') !~ '[\r\n]' and "outbox_mails"."subject" !~ '[\r\n]')
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"window_started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_views" ADD CONSTRAINT "blog_post_views_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subdomain_reservations" ADD CONSTRAINT "subdomain_reservations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_center_content" ADD CONSTRAINT "help_center_content_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawl_pages" ADD CONSTRAINT "crawl_pages_crawl_id_crawls_id_fk" FOREIGN KEY ("crawl_id") REFERENCES "public"."crawls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawls" ADD CONSTRAINT "crawls_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_evidence" ADD CONSTRAINT "faq_evidence_faq_id_generated_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."generated_faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_faqs" ADD CONSTRAINT "generated_faqs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_faqs" ADD CONSTRAINT "generated_faqs_crawl_id_crawls_id_fk" FOREIGN KEY ("crawl_id") REFERENCES "public"."crawls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_generated_faqs" ADD CONSTRAINT "video_generated_faqs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getting_started" ADD CONSTRAINT "getting_started_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_guides" ADD CONSTRAINT "video_guides_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_metadata" ADD CONSTRAINT "video_metadata_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_account_key" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "link_tokens_user_id_index" ON "link_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "waitlist_waiting_index" ON "waitlist" USING btree ("created_at") WHERE "waitlist"."invited_at" is null;--> statement-breakpoint
CREATE INDEX "blog_post_views_hour_index" ON "blog_post_views" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "blog_posts_published_index" ON "blog_posts" USING btree ("published_at") WHERE "blog_posts"."published";--> statement-breakpoint
CREATE INDEX "blog_posts_category_id_index" ON "blog_posts" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "claim_links_company_id_index" ON "claim_links" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_verified_custom_domain_key" ON "companies" USING btree ("custom_domain") WHERE "companies"."domain_verification_status" = 'verified';--> statement-breakpoint
CREATE INDEX "companies_custom_domain_index" ON "companies" USING btree ("custom_domain");--> statement-breakpoint
CREATE INDEX "subdomain_reservations_company_id_index" ON "subdomain_reservations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "contact_messages_company_index" ON "contact_messages" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "help_center_content_company_slug_key" ON "help_center_content" USING btree ("company_id","slug");--> statement-breakpoint
CREATE INDEX "help_center_content_company_order_index" ON "help_center_content" USING btree ("company_id","status","position");--> statement-breakpoint
CREATE UNIQUE INDEX "crawl_pages_crawl_url_key" ON "crawl_pages" USING btree ("crawl_id","url");--> statement-breakpoint
CREATE INDEX "crawls_company_id_index" ON "crawls" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "crawls_one_active_per_company_key" ON "crawls" USING btree ("company_id") WHERE "crawls"."status" in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "faq_evidence_faq_position_key" ON "faq_evidence" USING btree ("faq_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "generated_faqs_company_slug_key" ON "generated_faqs" USING btree ("company_id","slug");--> statement-breakpoint
CREATE INDEX "generated_faqs_company_order_index" ON "generated_faqs" USING btree ("company_id","status","position");--> statement-breakpoint
CREATE INDEX "generated_faqs_crawl_id_index" ON "generated_faqs" USING btree ("crawl_id");--> statement-breakpoint
CREATE UNIQUE INDEX "video_generated_faqs_company_slug_key" ON "video_generated_faqs" USING btree ("company_id","slug");--> statement-breakpoint
CREATE INDEX "video_guides_company_id_index" ON "video_guides" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "video_metadata_company_id_index" ON "video_metadata" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "outbox_mails_created_at_index" ON "outbox_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_index" ON "rate_limits" USING btree ("expires_at");
CREATE TABLE "faq_generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"crawl_id" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"is_fallback" boolean DEFAULT false NOT NULL,
	"engine" text,
	"quality_mode" text,
	"target_count" integer,
	"actual_count" integer,
	"failure_reason" text,
	"retry_count" integer DEFAULT 0 NOT NULL,
	"log" text[] DEFAULT '{}'::text[] NOT NULL,
	"lease_expires_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_generations_status_known" CHECK ("faq_generations"."status" in ('queued', 'running', 'completed', 'failed')),
	CONSTRAINT "faq_generations_progress_range" CHECK ("faq_generations"."progress" between 0 and 100),
	CONSTRAINT "faq_generations_quality_mode_known" CHECK ("faq_generations"."quality_mode" in ('standard', 'fallback'))
);
--> statement-breakpoint
CREATE TABLE "onboarding_logos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"crawl_id" uuid,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"source_url" text,
	"position" integer DEFAULT 0 NOT NULL,
	"discarded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboarding_logos_storage_key_key" UNIQUE("storage_key"),
	CONSTRAINT "onboarding_logos_kind_known" CHECK ("onboarding_logos"."kind" in ('found', 'uploaded')),
	CONSTRAINT "onboarding_logos_size_positive" CHECK ("onboarding_logos"."width" > 0 and "onboarding_logos"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "onboardings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"source" text,
	"website_url" text,
	"crawl_id" uuid,
	"primary_color" text,
	"secondary_color" text,
	"logo_choice" text,
	"logo_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboardings_source_known" CHECK ("onboardings"."source" in ('website', 'sample', 'empty')),
	CONSTRAINT "onboardings_logo_choice_known" CHECK ("onboardings"."logo_choice" in ('found', 'uploaded', 'wordmark')),
	CONSTRAINT "onboardings_colors_hex" CHECK ("onboardings"."primary_color" ~ '^#[0-9A-F]{6}$' and "onboardings"."secondary_color" ~ '^#[0-9A-F]{6}$')
);
--> statement-breakpoint
CREATE TABLE "removed_faqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"generation_key" text,
	"faq" jsonb NOT NULL,
	"evidence" jsonb NOT NULL,
	"removed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "crawls" ADD COLUMN "reading" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "generated_faqs" ADD COLUMN "left_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generated_faqs" ADD COLUMN "generation_key" text;--> statement-breakpoint
ALTER TABLE "faq_generations" ADD CONSTRAINT "faq_generations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_generations" ADD CONSTRAINT "faq_generations_crawl_id_crawls_id_fk" FOREIGN KEY ("crawl_id") REFERENCES "public"."crawls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_logos" ADD CONSTRAINT "onboarding_logos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_logos" ADD CONSTRAINT "onboarding_logos_crawl_id_crawls_id_fk" FOREIGN KEY ("crawl_id") REFERENCES "public"."crawls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_crawl_id_crawls_id_fk" FOREIGN KEY ("crawl_id") REFERENCES "public"."crawls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_logo_id_onboarding_logos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."onboarding_logos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_faqs" ADD CONSTRAINT "removed_faqs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_generations_company_id_index" ON "faq_generations" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "faq_generations_crawl_id_index" ON "faq_generations" USING btree ("crawl_id");--> statement-breakpoint
CREATE UNIQUE INDEX "faq_generations_one_active_per_company_key" ON "faq_generations" USING btree ("company_id") WHERE "faq_generations"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "onboarding_logos_company_id_index" ON "onboarding_logos" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "onboarding_logos_discarded_index" ON "onboarding_logos" USING btree ("discarded_at") WHERE "onboarding_logos"."discarded_at" is not null;--> statement-breakpoint
CREATE INDEX "removed_faqs_company_id_index" ON "removed_faqs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "removed_faqs_removed_at_index" ON "removed_faqs" USING btree ("removed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "generated_faqs_company_generation_key" ON "generated_faqs" USING btree ("company_id","generation_key");
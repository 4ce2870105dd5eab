CREATE TABLE "faq_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"fingerprint" text NOT NULL,
	"faq_id" uuid,
	"question" text,
	"answer" text,
	"category" text,
	"origin" text,
	"confidence" real,
	"generation_key" text,
	"source_url" text NOT NULL,
	"source_title" text,
	"page_hash" text,
	"evidence" text[] DEFAULT '{}'::text[] NOT NULL,
	"old_evidence" text[] DEFAULT '{}'::text[] NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "faq_proposals_kind_known" CHECK ("faq_proposals"."kind" in ('new', 'changed', 'gone')),
	CONSTRAINT "faq_proposals_status_known" CHECK ("faq_proposals"."status" in ('open', 'accepted', 'dismissed')),
	CONSTRAINT "faq_proposals_faq_given" CHECK (("faq_proposals"."kind" = 'new') = ("faq_proposals"."faq_id" is null)),
	CONSTRAINT "faq_proposals_text_given" CHECK (("faq_proposals"."kind" = 'gone') = ("faq_proposals"."question" is null) and ("faq_proposals"."kind" = 'gone') = ("faq_proposals"."answer" is null))
);
--> statement-breakpoint
CREATE TABLE "website_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"url" text NOT NULL,
	"allow_private" text[] DEFAULT '{}'::text[] NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"error_message" text,
	"lease_expires_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "website_checks_status_known" CHECK ("website_checks"."status" in ('queued', 'running', 'completed', 'failed')),
	CONSTRAINT "website_checks_progress_range" CHECK ("website_checks"."progress" between 0 and 100),
	CONSTRAINT "website_checks_pages_read_range" CHECK ("website_checks"."pages_read" >= 0)
);
--> statement-breakpoint
ALTER TABLE "faq_evidence" ADD COLUMN "missing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "generated_faqs" ADD COLUMN "proven_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_proposals" ADD CONSTRAINT "faq_proposals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_checks" ADD CONSTRAINT "website_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "faq_proposals_company_fingerprint_key" ON "faq_proposals" USING btree ("company_id","fingerprint");--> statement-breakpoint
CREATE INDEX "faq_proposals_company_status_index" ON "faq_proposals" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "website_checks_company_id_index" ON "website_checks" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "website_checks_one_active_per_company_key" ON "website_checks" USING btree ("company_id") WHERE "website_checks"."status" in ('queued', 'running');
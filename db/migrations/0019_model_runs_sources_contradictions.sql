CREATE TABLE "faq_contradictions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"fingerprint" text NOT NULL,
	"values" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"settled" jsonb,
	CONSTRAINT "faq_contradictions_kind_known" CHECK ("faq_contradictions"."kind" in ('phone', 'email', 'price', 'hours', 'address')),
	CONSTRAINT "faq_contradictions_status_known" CHECK ("faq_contradictions"."status" in ('open', 'settled', 'dismissed')),
	CONSTRAINT "faq_contradictions_values_two" CHECK (jsonb_array_length("faq_contradictions"."values") >= 2)
);
--> statement-breakpoint
CREATE TABLE "model_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"host" text NOT NULL,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"failure" text,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"unanswered_parts" integer DEFAULT 0 NOT NULL,
	"accepted_answers" integer DEFAULT 0 NOT NULL,
	"dropped_answers" integer DEFAULT 0 NOT NULL,
	"page_hashes" text[] DEFAULT '{}'::text[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_runs_purpose_known" CHECK ("model_runs"."purpose" in ('wizard', 'import', 'check')),
	CONSTRAINT "model_runs_tokens_range" CHECK ("model_runs"."input_tokens" >= 0 and "model_runs"."output_tokens" >= 0)
);
--> statement-breakpoint
CREATE TABLE "source_pages" (
	"company_id" uuid NOT NULL,
	"url" text NOT NULL,
	"page_hash" text NOT NULL,
	"title" text,
	"lines" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "source_pages_company_id_url_page_hash_pk" PRIMARY KEY("company_id","url","page_hash")
);
--> statement-breakpoint
ALTER TABLE "faq_contradictions" ADD CONSTRAINT "faq_contradictions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_runs" ADD CONSTRAINT "model_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_pages" ADD CONSTRAINT "source_pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "faq_contradictions_company_fingerprint_key" ON "faq_contradictions" USING btree ("company_id","fingerprint");--> statement-breakpoint
CREATE INDEX "faq_contradictions_company_status_index" ON "faq_contradictions" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "model_runs_company_id_index" ON "model_runs" USING btree ("company_id","started_at");--> statement-breakpoint
CREATE INDEX "model_runs_started_at_index" ON "model_runs" USING btree ("started_at");--> statement-breakpoint
INSERT INTO "model_runs" ("company_id", "host", "purpose", "model", "failure", "input_tokens", "output_tokens", "dropped_answers", "started_at")
SELECT g."company_id", coalesce(substring(c."website_url" from '^https?://([^/]+)'), ''), 'wizard', g."model", g."model_failure", g."input_tokens", g."output_tokens", g."dropped_answers", coalesce(g."started_at", g."created_at")
FROM "faq_generations" g JOIN "companies" c ON c."id" = g."company_id" WHERE g."model" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_generations" DROP COLUMN "input_tokens";--> statement-breakpoint
ALTER TABLE "faq_generations" DROP COLUMN "output_tokens";--> statement-breakpoint
ALTER TABLE "faq_generations" DROP COLUMN "dropped_answers";
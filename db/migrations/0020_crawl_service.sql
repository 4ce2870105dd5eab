CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_start" text NOT NULL,
	"monthly_pages" integer,
	"pages_used" integer DEFAULT 0 NOT NULL,
	"used_in_month" text DEFAULT '' NOT NULL,
	"concurrency" integer DEFAULT 2 NOT NULL,
	"requests_per_minute" integer DEFAULT 600 NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "api_keys_name_length" CHECK (length("api_keys"."name") between 1 and 80),
	CONSTRAINT "api_keys_monthly_pages_range" CHECK ("api_keys"."monthly_pages" >= 0),
	CONSTRAINT "api_keys_pages_used_range" CHECK ("api_keys"."pages_used" >= 0),
	CONSTRAINT "api_keys_concurrency_range" CHECK ("api_keys"."concurrency" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "service_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"api_key_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"request" jsonb NOT NULL,
	"idempotency_key" text,
	"total" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"credits_used" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"warning" text,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_jobs_kind_known" CHECK ("service_jobs"."kind" in ('scrape', 'crawl', 'batch', 'extract', 'llmstxt')),
	CONSTRAINT "service_jobs_status_known" CHECK ("service_jobs"."status" in ('queued', 'scraping', 'completed', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "service_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"api_key_id" uuid NOT NULL,
	"status" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "service_pages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"url_key" text NOT NULL,
	"title" text,
	"description" text,
	"document" jsonb,
	"bytes" integer DEFAULT 0 NOT NULL,
	"links" text[] DEFAULT '{}'::text[] NOT NULL,
	"error" text,
	"searched" "tsvector",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_pages_status_known" CHECK ("service_pages"."status" in ('kept', 'failed', 'blocked'))
);
--> statement-breakpoint
ALTER TABLE "service_jobs" ADD CONSTRAINT "service_jobs_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pages" ADD CONSTRAINT "service_pages_job_id_service_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."service_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pages" ADD CONSTRAINT "service_pages_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_jobs_idempotency_key" ON "service_jobs" USING btree ("api_key_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "service_jobs_open_index" ON "service_jobs" USING btree ("api_key_id","status","created_at") WHERE "service_jobs"."status" in ('queued', 'scraping');--> statement-breakpoint
CREATE INDEX "service_jobs_expires_at_index" ON "service_jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "service_pages_job_url_key" ON "service_pages" USING btree ("job_id","url_key");--> statement-breakpoint
CREATE INDEX "service_pages_job_sequence_index" ON "service_pages" USING btree ("job_id","sequence");--> statement-breakpoint
CREATE INDEX "service_pages_api_key_index" ON "service_pages" USING btree ("api_key_id");--> statement-breakpoint
CREATE INDEX "service_pages_searched_index" ON "service_pages" USING gin ("searched");
CREATE TABLE "video_transcriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"video_id" uuid,
	"drafts_faqs" boolean NOT NULL,
	"model" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"error" text,
	"heard_seconds" double precision DEFAULT 0 NOT NULL,
	"heard" text,
	"lease_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "video_transcriptions_status_known" CHECK ("video_transcriptions"."status" in ('queued', 'running', 'done', 'failed')),
	CONSTRAINT "video_transcriptions_seconds_range" CHECK ("video_transcriptions"."heard_seconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "video_transcriptions" ADD CONSTRAINT "video_transcriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_transcriptions" ADD CONSTRAINT "video_transcriptions_video_id_video_metadata_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video_metadata"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_transcriptions_company_id_index" ON "video_transcriptions" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "video_transcriptions_one_under_way" ON "video_transcriptions" USING btree ("video_id") WHERE "video_transcriptions"."status" in ('queued', 'running');
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"client_key" uuid NOT NULL,
	"target" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"warning" text,
	"error" text,
	"duration_seconds" double precision NOT NULL,
	"frames" jsonb NOT NULL,
	"lease_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "recordings_progress_range" CHECK ("recordings"."progress" between 0 and 100),
	CONSTRAINT "recordings_status_known" CHECK ("recordings"."status" in ('queued', 'running', 'done', 'failed')),
	CONSTRAINT "recordings_frames_array" CHECK (jsonb_typeof("recordings"."frames") = 'array'),
	CONSTRAINT "recordings_duration_range" CHECK ("recordings"."duration_seconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "getting_started" ADD COLUMN "previous" jsonb;--> statement-breakpoint
ALTER TABLE "getting_started" ADD COLUMN "recorded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "getting_started" ADD COLUMN "recording_seconds" double precision;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_company_client_key" ON "recordings" USING btree ("company_id","client_key");
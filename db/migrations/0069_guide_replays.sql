CREATE TABLE "guide_replay_schedules" (
	"guide_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"proven_host" text,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_replays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"guide_id" uuid,
	"guide_version" integer NOT NULL,
	"is_scheduled" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"error" text,
	"progress" integer DEFAULT 0 NOT NULL,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lease_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "guide_replays_status_known" CHECK ("guide_replays"."status" in ('queued', 'running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "guide_replay_schedules" ADD CONSTRAINT "guide_replay_schedules_guide_id_video_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."video_guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_replay_schedules" ADD CONSTRAINT "guide_replay_schedules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_replays" ADD CONSTRAINT "guide_replays_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_replays" ADD CONSTRAINT "guide_replays_guide_id_video_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."video_guides"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_replay_schedules_company_id_index" ON "guide_replay_schedules" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "guide_replay_schedules_due_at_index" ON "guide_replay_schedules" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "guide_replays_company_id_index" ON "guide_replays" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "guide_replays_guide_id_index" ON "guide_replays" USING btree ("guide_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_replays_one_under_way" ON "guide_replays" USING btree ("guide_id") WHERE "guide_replays"."status" in ('queued', 'running');
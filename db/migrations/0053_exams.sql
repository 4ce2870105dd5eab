CREATE TABLE "exam_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"content_version" bigint NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"known_right" integer NOT NULL,
	"known_declined" integer NOT NULL,
	"known_wrong" integer NOT NULL,
	"unknown_declined" integer NOT NULL,
	"unknown_wrong" integer NOT NULL,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "exam_runs_counts_range" CHECK (least("exam_runs"."known_right", "exam_runs"."known_declined", "exam_runs"."known_wrong", "exam_runs"."unknown_declined", "exam_runs"."unknown_wrong") >= 0)
);
--> statement-breakpoint
CREATE TABLE "exam_schedules" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"examined_at" timestamp (3) with time zone,
	"examined_version" bigint,
	"had_too_few" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_event_known";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_events_known";--> statement-breakpoint
ALTER TABLE "exam_runs" ADD CONSTRAINT "exam_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_schedules" ADD CONSTRAINT "exam_schedules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_runs_company_ran_at_index" ON "exam_runs" USING btree ("company_id","ran_at");--> statement-breakpoint
CREATE INDEX "exam_schedules_due_at_index" ON "exam_schedules" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_known" CHECK ("webhook_deliveries"."event" in ('content.published', 'content.changed', 'website.changed', 'message.received', 'question.unanswered', 'exam.finished'));--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_events_known" CHECK ("webhook_endpoints"."events" <@ array['content.published', 'content.changed', 'website.changed', 'message.received', 'question.unanswered', 'exam.finished'] and cardinality("webhook_endpoints"."events") > 0);
CREATE TABLE "website_schedules" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"frequency" text DEFAULT 'weekly' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"accepts_small_changes" boolean DEFAULT false NOT NULL,
	"news_since" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"doubtful_days" text[] DEFAULT '{}'::text[] NOT NULL,
	"validators" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"validated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "website_schedules_frequency_known" CHECK ("website_schedules"."frequency" in ('daily', 'weekly', 'monthly', 'off'))
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_single_line_headers";--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "wants_website_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_proposals" ADD COLUMN "reported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "website_checks" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "website_checks" ADD COLUMN "is_scheduled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "website_checks" ADD COLUMN "is_trusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "website_schedules" ADD CONSTRAINT "website_schedules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_schedules_due_at_index" ON "website_schedules" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "website_schedules_news_since_index" ON "website_schedules" USING btree ("news_since");--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_single_line_headers" CHECK ("outbox_mails"."to" !~ '[\r\n]' and coalesce("outbox_mails"."reply_to", '') !~ '[\r\n]' and "outbox_mails"."subject" !~ '[\r\n]' and coalesce("outbox_mails"."unsubscribe_url", '') !~ '[\r\n]');--> statement-breakpoint
ALTER TABLE "website_checks" ADD CONSTRAINT "website_checks_result_known" CHECK ("website_checks"."result" in ('compared', 'unchanged', 'moved', 'emptied'));--> statement-breakpoint
UPDATE "website_checks" SET "result" = 'compared' WHERE "status" = 'completed';--> statement-breakpoint
UPDATE "faq_proposals" SET "reported_at" = now() WHERE "status" = 'open';

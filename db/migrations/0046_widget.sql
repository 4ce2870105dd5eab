CREATE TABLE "widget_secrets" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"previous_sealed" text,
	"rotated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "widget_sightings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"path" text,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"refused_on" date,
	CONSTRAINT "widget_sightings_company_origin_key" UNIQUE("company_id","origin"),
	CONSTRAINT "widget_sightings_origin_not_empty" CHECK (char_length(regexp_replace("widget_sightings"."origin", '^\s+|\s+$', '', 'g')) >= 1)
);
--> statement-breakpoint
ALTER TABLE "daily_visits" ADD COLUMN "agent_calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "widget_settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "page_url" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "signed_in_as" text;--> statement-breakpoint
ALTER TABLE "widget_secrets" ADD CONSTRAINT "widget_secrets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_sightings" ADD CONSTRAINT "widget_sightings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "widget_sightings_seen_at_index" ON "widget_sightings" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "daily_visits" ADD CONSTRAINT "daily_visits_agent_calls_not_negative" CHECK ("daily_visits"."agent_calls" >= 0);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_widget_settings_object" CHECK (jsonb_typeof("companies"."widget_settings") = 'object');
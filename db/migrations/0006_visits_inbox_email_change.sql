CREATE TABLE "daily_visits" (
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_visits_company_id_day_pk" PRIMARY KEY("company_id","day"),
	CONSTRAINT "daily_visits_not_negative" CHECK ("daily_visits"."views" >= 0 and "daily_visits"."searches" >= 0)
);
--> statement-breakpoint
CREATE TABLE "unanswered_searches" (
	"company_id" uuid NOT NULL,
	"query" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"last_searched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unanswered_searches_company_id_query_pk" PRIMARY KEY("company_id","query"),
	CONSTRAINT "unanswered_searches_query_length" CHECK (char_length("unanswered_searches"."query") between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "link_tokens" DROP CONSTRAINT "link_tokens_kind_known";--> statement-breakpoint
ALTER TABLE "link_tokens" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "daily_visits" ADD CONSTRAINT "daily_visits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered_searches" ADD CONSTRAINT "unanswered_searches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_visits_day_index" ON "daily_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "unanswered_searches_last_searched_at_index" ON "unanswered_searches" USING btree ("last_searched_at");--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_new_email" CHECK (("link_tokens"."kind" = 'email_change') = ("link_tokens"."new_email" is not null) and "link_tokens"."new_email" = lower("link_tokens"."new_email"));--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_kind_known" CHECK ("link_tokens"."kind" in ('signup', 'password_reset', 'email_change'));
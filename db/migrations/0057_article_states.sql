CREATE TABLE "article_states" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"saved_by" uuid,
	"publish_at" timestamp (3) with time zone,
	"unpublish_at" timestamp (3) with time zone,
	"scheduled_by" uuid,
	"review" text,
	"review_note" text DEFAULT '' NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp (3) with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "article_states_review_known" CHECK ("article_states"."review" in ('requested', 'approved', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "article_versions" DROP CONSTRAINT "article_versions_kind_known";--> statement-breakpoint
ALTER TABLE "removed_articles" ADD COLUMN "state" jsonb;--> statement-breakpoint
ALTER TABLE "article_states" ADD CONSTRAINT "article_states_article_id_help_center_content_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_center_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_states" ADD CONSTRAINT "article_states_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_states" ADD CONSTRAINT "article_states_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_states" ADD CONSTRAINT "article_states_scheduled_by_users_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_states" ADD CONSTRAINT "article_states_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_states" ADD CONSTRAINT "article_states_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_states_company_id_index" ON "article_states" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "article_states_publish_at_index" ON "article_states" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "article_states_unpublish_at_index" ON "article_states" USING btree ("unpublish_at");--> statement-breakpoint
CREATE INDEX "article_states_saved_by_index" ON "article_states" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "article_states_scheduled_by_index" ON "article_states" USING btree ("scheduled_by");--> statement-breakpoint
CREATE INDEX "article_states_asked_by_index" ON "article_states" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "article_states_answered_by_index" ON "article_states" USING btree ("answered_by");--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_kind_known" CHECK ("article_versions"."kind" in ('saved', 'published', 'restored', 'imported', 'sent'));
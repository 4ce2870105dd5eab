CREATE TABLE "faq_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"faq_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"author_id" uuid,
	"added_words" integer NOT NULL,
	"removed_words" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_versions_kind_known" CHECK ("faq_versions"."kind" in ('saved', 'published', 'restored', 'imported', 'sent', 'website'))
);
--> statement-breakpoint
ALTER TABLE "article_versions" DROP CONSTRAINT "article_versions_kind_known";--> statement-breakpoint
ALTER TABLE "faq_versions" ADD CONSTRAINT "faq_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_versions" ADD CONSTRAINT "faq_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "faq_versions_faq_number_key" ON "faq_versions" USING btree ("company_id","faq_id","number");--> statement-breakpoint
CREATE INDEX "faq_versions_author_id_index" ON "faq_versions" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_kind_known" CHECK ("article_versions"."kind" in ('saved', 'published', 'restored', 'imported', 'sent', 'website'));
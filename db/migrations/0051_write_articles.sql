CREATE TABLE "article_drafts" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"slug" text NOT NULL,
	"category" text,
	"seo_title" text,
	"seo_description" text,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_drafts_title_not_empty" CHECK (char_length(regexp_replace("article_drafts"."title", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "article_drafts_slug_not_empty" CHECK (char_length(regexp_replace("article_drafts"."slug", '^\s+|\s+$', '', 'g')) >= 1)
);
--> statement-breakpoint
CREATE TABLE "article_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"unused_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_images_storage_key_key" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "article_redirects" (
	"company_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"article_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_redirects_company_id_slug_pk" PRIMARY KEY("company_id","slug"),
	CONSTRAINT "article_redirects_slug_not_empty" CHECK (char_length(regexp_replace("article_redirects"."slug", '^\s+|\s+$', '', 'g')) >= 1)
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"author_id" uuid,
	"added_words" integer NOT NULL,
	"removed_words" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_versions_kind_known" CHECK ("article_versions"."kind" in ('saved', 'published', 'restored', 'imported'))
);
--> statement-breakpoint
CREATE TABLE "removed_articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"article" jsonb NOT NULL,
	"draft" jsonb,
	"redirects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"removed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "help_center_content" ADD COLUMN "seo_title" text;--> statement-breakpoint
ALTER TABLE "help_center_content" ADD COLUMN "seo_description" text;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_article_id_help_center_content_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_center_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_redirects" ADD CONSTRAINT "article_redirects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_redirects" ADD CONSTRAINT "article_redirects_article_id_help_center_content_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_center_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_articles" ADD CONSTRAINT "removed_articles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_drafts_company_id_index" ON "article_drafts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "article_images_company_id_index" ON "article_images" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "article_images_unused_index" ON "article_images" USING btree ("unused_since");--> statement-breakpoint
CREATE INDEX "article_redirects_article_id_index" ON "article_redirects" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_versions_article_number_key" ON "article_versions" USING btree ("company_id","article_id","number");--> statement-breakpoint
CREATE INDEX "article_versions_author_id_index" ON "article_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "removed_articles_company_id_index" ON "removed_articles" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "removed_articles_removed_at_index" ON "removed_articles" USING btree ("removed_at");
--> statement-breakpoint
CREATE TRIGGER article_redirects_insert_moves_version AFTER INSERT ON article_redirects
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER article_redirects_update_moves_version AFTER UPDATE ON article_redirects
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER article_redirects_delete_moves_version AFTER DELETE ON article_redirects
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();

CREATE TABLE "company_languages" (
	"company_id" uuid NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_languages_company_id_language_pk" PRIMARY KEY("company_id","language"),
	CONSTRAINT "company_languages_tag" CHECK ("company_languages"."language" ~ '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$'),
	CONSTRAINT "company_languages_status_known" CHECK ("company_languages"."status" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "translation_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"drafted" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"error" text,
	"lease_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "translation_runs_status_known" CHECK ("translation_runs"."status" in ('queued', 'running', 'completed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"language" text NOT NULL,
	"faq_id" uuid,
	"video_faq_id" uuid,
	"article_id" uuid,
	"guide_id" uuid,
	"step_guide_id" uuid,
	"video_id" uuid,
	"category" text,
	"fields" jsonb NOT NULL,
	"source_fields" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"origin" text NOT NULL,
	"quotes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_one_item" CHECK (num_nonnulls("translations"."faq_id", "translations"."video_faq_id", "translations"."article_id", "translations"."guide_id", "translations"."step_guide_id", "translations"."video_id", "translations"."category") = 1),
	CONSTRAINT "translations_language_tag" CHECK ("translations"."language" ~ '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$'),
	CONSTRAINT "translations_category_not_empty" CHECK (char_length(regexp_replace("translations"."category", '^\s+|\s+$', '', 'g')) >= 1),
	CONSTRAINT "translations_status_known" CHECK ("translations"."status" in ('draft', 'published')),
	CONSTRAINT "translations_origin_known" CHECK ("translations"."origin" in ('hand', 'site', 'model')),
	CONSTRAINT "translations_json_types" CHECK (jsonb_typeof("translations"."fields") = 'object' and jsonb_typeof("translations"."source_fields") = 'object' and jsonb_typeof("translations"."quotes") = 'array')
);
--> statement-breakpoint
ALTER TABLE "generated_faqs" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "company_languages" ADD CONSTRAINT "company_languages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_runs" ADD CONSTRAINT "translation_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_faq_id_generated_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."generated_faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_video_faq_id_video_generated_faqs_id_fk" FOREIGN KEY ("video_faq_id") REFERENCES "public"."video_generated_faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_article_id_help_center_content_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_center_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_guide_id_getting_started_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."getting_started"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_step_guide_id_video_guides_id_fk" FOREIGN KEY ("step_guide_id") REFERENCES "public"."video_guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_video_id_video_metadata_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video_metadata"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_languages_address_key" ON "company_languages" USING btree ("company_id",lower("language"));--> statement-breakpoint
CREATE INDEX "translation_runs_company_id_index" ON "translation_runs" USING btree ("company_id","language","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "translation_runs_one_under_way" ON "translation_runs" USING btree ("company_id","language") WHERE "translation_runs"."status" in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "translations_faq_key" ON "translations" USING btree ("faq_id","language");--> statement-breakpoint
CREATE UNIQUE INDEX "translations_video_faq_key" ON "translations" USING btree ("video_faq_id","language");--> statement-breakpoint
CREATE UNIQUE INDEX "translations_article_key" ON "translations" USING btree ("article_id","language");--> statement-breakpoint
CREATE UNIQUE INDEX "translations_guide_key" ON "translations" USING btree ("guide_id","language");--> statement-breakpoint
CREATE UNIQUE INDEX "translations_step_guide_key" ON "translations" USING btree ("step_guide_id","language");--> statement-breakpoint
CREATE UNIQUE INDEX "translations_video_key" ON "translations" USING btree ("video_id","language");--> statement-breakpoint
CREATE UNIQUE INDEX "translations_category_key" ON "translations" USING btree ("company_id","category","language");--> statement-breakpoint
CREATE INDEX "translations_company_language_index" ON "translations" USING btree ("company_id","language","status");--> statement-breakpoint
ALTER TABLE "generated_faqs" ADD CONSTRAINT "generated_faqs_language_tag" CHECK ("generated_faqs"."language" ~ '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$');--> statement-breakpoint
CREATE TRIGGER company_languages_insert_moves_version AFTER INSERT ON company_languages
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER company_languages_update_moves_version AFTER UPDATE ON company_languages
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER company_languages_delete_moves_version AFTER DELETE ON company_languages
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER translations_insert_moves_version AFTER INSERT ON translations
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER translations_update_moves_version AFTER UPDATE ON translations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER translations_delete_moves_version AFTER DELETE ON translations
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();

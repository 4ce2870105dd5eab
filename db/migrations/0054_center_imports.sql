CREATE TABLE "center_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"source" text NOT NULL,
	"origin" text DEFAULT '' NOT NULL,
	"label" text NOT NULL,
	"phase" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"sealed_access" text,
	"cursor" jsonb,
	"collections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"choices" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"redirects" integer DEFAULT 0 NOT NULL,
	"error" text,
	"started_at" timestamp (3) with time zone,
	"lease_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "center_imports_company_key" UNIQUE("company_id"),
	CONSTRAINT "center_imports_source_known" CHECK ("center_imports"."source" in ('zendesk', 'markdown', 'csv')),
	CONSTRAINT "center_imports_phase_known" CHECK ("center_imports"."phase" in ('plan', 'import')),
	CONSTRAINT "center_imports_status_known" CHECK ("center_imports"."status" in ('queued', 'running', 'completed', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "import_items" (
	"import_id" uuid NOT NULL,
	"source_id" text NOT NULL,
	"locale" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"slug" text,
	"content" text NOT NULL,
	"collection" text,
	"old_paths" jsonb NOT NULL,
	"is_draft" boolean NOT NULL,
	"pictures" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"outcome" text,
	"article_id" uuid,
	CONSTRAINT "import_items_import_id_source_id_locale_pk" PRIMARY KEY("import_id","source_id","locale"),
	CONSTRAINT "import_items_outcome_known" CHECK ("import_items"."outcome" in ('added', 'updated', 'unchanged', 'conflict', 'removed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "import_pictures" (
	"import_id" uuid NOT NULL,
	"key" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_pictures_import_id_key_pk" PRIMARY KEY("import_id","key")
);
--> statement-breakpoint
CREATE TABLE "imported_articles" (
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"origin" text NOT NULL,
	"source_id" text NOT NULL,
	"locale" text DEFAULT '' NOT NULL,
	"article_id" uuid,
	"source_hash" text NOT NULL,
	"stored_hash" text NOT NULL,
	CONSTRAINT "imported_articles_company_id_source_origin_source_id_locale_pk" PRIMARY KEY("company_id","source","origin","source_id","locale"),
	CONSTRAINT "imported_articles_source_known" CHECK ("imported_articles"."source" in ('zendesk', 'markdown', 'csv'))
);
--> statement-breakpoint
ALTER TABLE "center_imports" ADD CONSTRAINT "center_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "center_imports" ADD CONSTRAINT "center_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import_id_center_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."center_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_article_id_help_center_content_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_center_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_center_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."center_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_articles" ADD CONSTRAINT "imported_articles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_articles" ADD CONSTRAINT "imported_articles_article_id_help_center_content_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_center_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "center_imports_user_id_index" ON "center_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "import_items_article_id_index" ON "import_items" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "imported_articles_article_id_index" ON "imported_articles" USING btree ("article_id");
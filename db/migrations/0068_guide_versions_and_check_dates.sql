CREATE TABLE "text_check_mails" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_checks" (
	"company_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"months" integer NOT NULL,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "text_checks_pkey" PRIMARY KEY("company_id","item_id"),
	CONSTRAINT "text_checks_months_known" CHECK ("text_checks"."months" in (0, 3, 6, 12))
);
--> statement-breakpoint
CREATE TABLE "guide_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"author_id" uuid,
	"key_name" text,
	"added_words" integer NOT NULL,
	"removed_words" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "guide_versions_kind_known" CHECK ("guide_versions"."kind" in ('saved', 'published', 'restored', 'imported', 'sent', 'website'))
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "wants_check_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "text_check_mails" ADD CONSTRAINT "text_check_mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_checks" ADD CONSTRAINT "text_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_versions" ADD CONSTRAINT "guide_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_versions" ADD CONSTRAINT "guide_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_check_mails_due_at_index" ON "text_check_mails" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_versions_guide_number_key" ON "guide_versions" USING btree ("company_id","guide_id","number");--> statement-breakpoint
CREATE INDEX "guide_versions_author_id_index" ON "guide_versions" USING btree ("author_id");
ALTER TABLE "text_checks" ALTER COLUMN "months" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "center_imports" ADD COLUMN "contradictions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "check_months" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "help_center_content" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_check_months_known" CHECK ("companies"."check_months" in (0, 3, 6, 12));--> statement-breakpoint
CREATE TRIGGER text_checks_insert_moves_version AFTER INSERT ON text_checks
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER text_checks_update_moves_version AFTER UPDATE ON text_checks
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER text_checks_delete_moves_version AFTER DELETE ON text_checks
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();

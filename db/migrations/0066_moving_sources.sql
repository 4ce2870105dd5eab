ALTER TABLE "center_imports" DROP CONSTRAINT "center_imports_source_known";--> statement-breakpoint
ALTER TABLE "imported_articles" DROP CONSTRAINT "imported_articles_source_known";--> statement-breakpoint
ALTER TABLE "onboardings" DROP CONSTRAINT "onboardings_source_known";--> statement-breakpoint
ALTER TABLE "center_imports" ADD COLUMN "allow_private" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "center_imports" ADD CONSTRAINT "center_imports_source_known" CHECK ("center_imports"."source" in ('zendesk', 'intercom', 'help-scout', 'freshdesk', 'markdown', 'csv', 'wordpress', 'notion', 'confluence'));--> statement-breakpoint
ALTER TABLE "imported_articles" ADD CONSTRAINT "imported_articles_source_known" CHECK ("imported_articles"."source" in ('zendesk', 'intercom', 'help-scout', 'freshdesk', 'markdown', 'csv', 'wordpress', 'notion', 'confluence'));--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_source_known" CHECK ("onboardings"."source" in ('website', 'sample', 'empty', 'help-center'));
ALTER TABLE "model_runs" DROP CONSTRAINT "model_runs_purpose_known";--> statement-breakpoint
ALTER TABLE "removed_faqs" ADD COLUMN "translations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "model_runs" ADD CONSTRAINT "model_runs_purpose_known" CHECK ("model_runs"."purpose" in ('wizard', 'import', 'check', 'translation'));
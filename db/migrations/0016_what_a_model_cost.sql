ALTER TABLE "faq_generations" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "faq_generations" ADD COLUMN "model_failure" text;--> statement-breakpoint
ALTER TABLE "faq_generations" ADD COLUMN "input_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_generations" ADD COLUMN "output_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_generations" ADD COLUMN "dropped_answers" integer DEFAULT 0 NOT NULL;
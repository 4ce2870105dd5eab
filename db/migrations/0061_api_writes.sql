ALTER TABLE "article_versions" ADD COLUMN "key_name" text;--> statement-breakpoint
ALTER TABLE "faq_versions" ADD COLUMN "key_name" text;--> statement-breakpoint
CREATE INDEX "generated_faqs_company_created_at_index" ON "generated_faqs" USING btree ("company_id","created_at","id");
CREATE TABLE "question_views" (
	"faq_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "question_views_positive" CHECK ("question_views"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "question_views" ADD CONSTRAINT "question_views_faq_id_generated_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."generated_faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_views" ADD CONSTRAINT "question_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_views_company_id_index" ON "question_views" USING btree ("company_id");
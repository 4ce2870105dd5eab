CREATE TABLE "video_question_views" (
	"faq_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "video_question_views_positive" CHECK ("video_question_views"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "video_question_views" ADD CONSTRAINT "video_question_views_faq_id_video_generated_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."video_generated_faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_question_views" ADD CONSTRAINT "video_question_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_question_views_company_id_index" ON "video_question_views" USING btree ("company_id");
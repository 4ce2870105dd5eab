CREATE TABLE "clicked_searches" (
	"company_id" uuid NOT NULL,
	"query" text NOT NULL,
	"faq_id" uuid NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"last_clicked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "clicked_searches_company_id_query_faq_id_pk" PRIMARY KEY("company_id","query","faq_id"),
	CONSTRAINT "clicked_searches_query_length" CHECK (char_length("clicked_searches"."query") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "claim_conflicts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fingerprint" text NOT NULL,
	"claims" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "claim_conflicts_kind_known" CHECK ("claim_conflicts"."kind" in ('duration', 'percentage', 'amount', 'policy')),
	CONSTRAINT "claim_conflicts_status_known" CHECK ("claim_conflicts"."status" in ('open', 'dismissed')),
	CONSTRAINT "claim_conflicts_claims_two" CHECK (jsonb_array_length("claim_conflicts"."claims") = 2)
);
--> statement-breakpoint
CREATE TABLE "learned_wordings" (
	"company_id" uuid NOT NULL,
	"wording" text NOT NULL,
	"faq_id" uuid NOT NULL,
	"learned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "learned_wordings_company_id_wording_pk" PRIMARY KEY("company_id","wording"),
	CONSTRAINT "learned_wordings_wording_length" CHECK (char_length("learned_wordings"."wording") between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "daily_visits" ADD COLUMN "model_questions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_schedules" ADD COLUMN "worse_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_schedules" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clicked_searches" ADD CONSTRAINT "clicked_searches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clicked_searches" ADD CONSTRAINT "clicked_searches_faq_id_generated_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."generated_faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_conflicts" ADD CONSTRAINT "claim_conflicts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_wordings" ADD CONSTRAINT "learned_wordings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_wordings" ADD CONSTRAINT "learned_wordings_faq_id_generated_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."generated_faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clicked_searches_faq_id_index" ON "clicked_searches" USING btree ("faq_id");--> statement-breakpoint
CREATE INDEX "clicked_searches_last_clicked_at_index" ON "clicked_searches" USING btree ("last_clicked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_conflicts_company_fingerprint_key" ON "claim_conflicts" USING btree ("company_id","fingerprint");--> statement-breakpoint
CREATE INDEX "learned_wordings_faq_id_index" ON "learned_wordings" USING btree ("faq_id");--> statement-breakpoint
ALTER TABLE "daily_visits" ADD CONSTRAINT "daily_visits_model_questions_not_negative" CHECK ("daily_visits"."model_questions" >= 0);--> statement-breakpoint
CREATE TRIGGER learned_wordings_insert_moves_version AFTER INSERT ON learned_wordings
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER learned_wordings_update_moves_version AFTER UPDATE ON learned_wordings
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER learned_wordings_delete_moves_version AFTER DELETE ON learned_wordings
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();

CREATE TABLE "asked_questions" (
	"company_id" uuid NOT NULL,
	"query" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"outcome" text NOT NULL,
	"last_asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "asked_questions_company_id_query_pk" PRIMARY KEY("company_id","query"),
	CONSTRAINT "asked_questions_query_length" CHECK (char_length("asked_questions"."query") between 1 and 80),
	CONSTRAINT "asked_questions_outcome_known" CHECK ("asked_questions"."outcome" in ('answer', 'near', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "pinned_answers" (
	"company_id" uuid NOT NULL,
	"wording" text NOT NULL,
	"faq_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pinned_answers_company_id_wording_pk" PRIMARY KEY("company_id","wording"),
	CONSTRAINT "pinned_answers_wording_length" CHECK (char_length("pinned_answers"."wording") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_answers" ADD CONSTRAINT "pinned_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_answers" ADD CONSTRAINT "pinned_answers_faq_id_generated_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."generated_faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asked_questions_last_asked_at_index" ON "asked_questions" USING btree ("last_asked_at");--> statement-breakpoint
CREATE INDEX "pinned_answers_faq_id_index" ON "pinned_answers" USING btree ("faq_id");--> statement-breakpoint
CREATE TRIGGER pinned_answers_insert_moves_version AFTER INSERT ON pinned_answers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER pinned_answers_update_moves_version AFTER UPDATE ON pinned_answers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER pinned_answers_delete_moves_version AFTER DELETE ON pinned_answers
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();

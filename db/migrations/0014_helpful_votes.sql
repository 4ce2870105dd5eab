CREATE TABLE "helpful_votes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	"comment" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "helpful_votes_kind_known" CHECK ("helpful_votes"."kind" in ('question', 'article', 'guide')),
	CONSTRAINT "helpful_votes_comment_length" CHECK (char_length("helpful_votes"."comment") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "helpful_votes" ADD CONSTRAINT "helpful_votes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "helpful_votes_company_item_index" ON "helpful_votes" USING btree ("company_id","item_id");
CREATE TABLE "trials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"company_id" uuid,
	"crawl_id" uuid,
	"website_url" text NOT NULL,
	"kept_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trials_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "onboardings" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_crawl_id_crawls_id_fk" FOREIGN KEY ("crawl_id") REFERENCES "public"."crawls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_kept_by_users_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trials_company_id_index" ON "trials" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "trials_crawl_id_index" ON "trials" USING btree ("crawl_id");--> statement-breakpoint
CREATE INDEX "trials_kept_by_index" ON "trials" USING btree ("kept_by") WHERE "trials"."kept_by" is not null;--> statement-breakpoint
CREATE INDEX "trials_expires_at_index" ON "trials" USING btree ("expires_at");
DROP INDEX "waitlist_waiting_index";--> statement-breakpoint
ALTER TABLE "beta_codes" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "waitlist_waiting_index" ON "waitlist" USING btree ("created_at","id") WHERE "waitlist"."invited_at" is null;--> statement-breakpoint
ALTER TABLE "beta_codes" ADD CONSTRAINT "beta_codes_code_upper_case" CHECK ("beta_codes"."code" = upper("beta_codes"."code"));
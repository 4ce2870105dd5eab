ALTER TABLE "companies" ADD COLUMN "logo_width" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo_height" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_size_positive" CHECK ("companies"."logo_width" > 0 and "companies"."logo_height" > 0);
ALTER TABLE "companies" ADD COLUMN "website_token" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "website_proven_host" text;
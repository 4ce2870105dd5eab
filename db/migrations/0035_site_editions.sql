ALTER TABLE "crawl_pages" ADD COLUMN "edition" text;--> statement-breakpoint
ALTER TABLE "crawl_pages" ADD COLUMN "translations" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "crawls" ADD COLUMN "editions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "crawls" ADD COLUMN "left_out_languages" text[] DEFAULT '{}'::text[] NOT NULL;
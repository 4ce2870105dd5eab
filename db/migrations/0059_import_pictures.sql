ALTER TABLE "import_pictures" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD COLUMN "url" text;
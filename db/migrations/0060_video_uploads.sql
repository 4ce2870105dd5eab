CREATE TABLE "video_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"filename" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"offset_bytes" bigint DEFAULT 0 NOT NULL,
	"kind" text,
	"storage_key" text,
	"bucket_upload_id" text,
	"part_tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_uploads_kind_known" CHECK ("video_uploads"."kind" in ('mp4', 'mov', 'avi', 'webm')),
	CONSTRAINT "video_uploads_offset_range" CHECK ("video_uploads"."offset_bytes" >= 0 and "video_uploads"."offset_bytes" <= "video_uploads"."size_bytes")
);
--> statement-breakpoint
ALTER TABLE "video_uploads" ADD CONSTRAINT "video_uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_uploads_company_id_index" ON "video_uploads" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "video_uploads_updated_at_index" ON "video_uploads" USING btree ("updated_at");
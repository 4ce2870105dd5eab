ALTER TABLE "video_generated_faqs" ADD COLUMN "video_id" uuid;--> statement-breakpoint
ALTER TABLE "video_guides" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "video_guides" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "video_metadata" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "video_metadata" ADD COLUMN "published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "video_metadata" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "video_metadata" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "video_metadata" ADD COLUMN "poster_path" text;--> statement-breakpoint
ALTER TABLE "video_metadata" ADD COLUMN "captions" text;--> statement-breakpoint
ALTER TABLE "video_generated_faqs" ADD CONSTRAINT "video_generated_faqs_video_id_video_metadata_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video_metadata"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_generated_faqs_video_id_index" ON "video_generated_faqs" USING btree ("video_id");--> statement-breakpoint
-- Published videos are public content now.
CREATE TRIGGER video_metadata_insert_moves_version AFTER INSERT ON video_metadata
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER video_metadata_update_moves_version AFTER UPDATE ON video_metadata
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER video_metadata_delete_moves_version AFTER DELETE ON video_metadata
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();

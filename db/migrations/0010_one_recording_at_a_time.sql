ALTER TABLE "recordings" ADD COLUMN "frames_deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_one_under_way" ON "recordings" USING btree ("company_id") WHERE "recordings"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "recordings_finished_at_index" ON "recordings" USING btree ("finished_at");
CREATE TABLE "blocked_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host" text NOT NULL,
	"path" text NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_content_report_unique" ON "blocked_content" USING btree ("host","path","directive","blocked");--> statement-breakpoint
CREATE INDEX "blocked_content_last_seen_at_index" ON "blocked_content" USING btree ("last_seen_at");
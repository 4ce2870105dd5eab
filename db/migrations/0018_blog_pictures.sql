CREATE TABLE "blog_images" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"unused_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "blog_images_unused_index" ON "blog_images" USING btree ("unused_since") WHERE "blog_images"."unused_since" is not null;
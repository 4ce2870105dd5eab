CREATE TABLE "blog_old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "featured_image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "preview_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_old_slugs" ADD CONSTRAINT "blog_old_slugs_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_old_slugs_post_id_index" ON "blog_old_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "blog_posts_scheduled_at_index" ON "blog_posts" USING btree ("scheduled_at") WHERE "blog_posts"."scheduled_at" is not null;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_preview_key_key" UNIQUE("preview_key");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_scheduled_is_draft" CHECK (not "blog_posts"."published" or "blog_posts"."scheduled_at" is null);--> statement-breakpoint
DROP TRIGGER blog_posts_tell_content_changed ON blog_posts;--> statement-breakpoint
CREATE TRIGGER blog_posts_tell_content_changed AFTER INSERT OR DELETE OR UPDATE OF title, slug, content, excerpt, meta_description, featured_image_url,
    featured_image_alt, author_name, author_email, category_id, tags, published, published_at, reading_time_minutes ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION blog_tells_content_changed();--> statement-breakpoint
CREATE TRIGGER blog_old_slugs_tell_content_changed AFTER INSERT OR DELETE OR UPDATE ON blog_old_slugs
  FOR EACH STATEMENT EXECUTE FUNCTION blog_tells_content_changed();

CREATE TABLE "guide_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"unused_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_images_storage_key_key" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "getting_started" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "guide_images" ADD CONSTRAINT "guide_images_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_images_company_id_index" ON "guide_images" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "guide_images_unused_index" ON "guide_images" USING btree ("unused_since") WHERE "guide_images"."unused_since" is not null;
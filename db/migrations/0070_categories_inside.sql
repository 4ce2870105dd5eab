ALTER TABLE "collections" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_parent_id_collections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collections_parent_id_index" ON "collections" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_not_inside_itself" CHECK ("collections"."parent_id" <> "collections"."id");
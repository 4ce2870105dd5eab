CREATE TABLE "collection_redirects" (
	"company_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"collection_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_redirects_company_id_slug_pk" PRIMARY KEY("company_id","slug"),
	CONSTRAINT "collection_redirects_slug_not_empty" CHECK (char_length(regexp_replace("collection_redirects"."slug", '^\s+|\s+$', '', 'g')) >= 1)
);
--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "collection_redirects" ADD CONSTRAINT "collection_redirects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_redirects" ADD CONSTRAINT "collection_redirects_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_description_not_empty" CHECK (char_length(regexp_replace("collections"."description", '^\s+|\s+$', '', 'g')) >= 1);--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_icon_known" CHECK ("collections"."icon" in ('book', 'box', 'calendar', 'car', 'card', 'chat', 'clock', 'file', 'gift', 'globe', 'graduation', 'heart', 'home', 'key', 'leaf', 'list', 'mail', 'pin', 'phone', 'return', 'shield', 'smartphone', 'star', 'tag', 'truck', 'user', 'users', 'utensils', 'wallet', 'wrench'));--> statement-breakpoint
-- Articles and step guides are in the same categories as questions. Those without a row come last.
INSERT INTO collections (company_id, name, position)
SELECT found.company_id, found.name,
  COALESCE((SELECT max(known.position) + 1 FROM collections known WHERE known.company_id = found.company_id), 0)
    + row_number() OVER (PARTITION BY found.company_id ORDER BY found.first, found.name) - 1
FROM (
  SELECT company_id, btrim(category, E' \t\n\r') AS name, min(created_at) AS first
  FROM (
    SELECT company_id, category, created_at FROM help_center_content
    UNION ALL
    SELECT company_id, category, created_at FROM video_guides
  ) content
  WHERE btrim(category, E' \t\n\r') <> ''
  GROUP BY 1, 2
) found
ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE FUNCTION collections_follow_contents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO collections (company_id, name, position)
  SELECT found.company_id, found.name,
    COALESCE((SELECT max(known.position) + 1 FROM collections known WHERE known.company_id = found.company_id), 0)
      + row_number() OVER (PARTITION BY found.company_id ORDER BY found.first, found.name) - 1
  FROM (
    SELECT company_id, btrim(category, E' \t\n\r') AS name, min(created_at) AS first
    FROM new_rows
    WHERE btrim(category, E' \t\n\r') <> ''
    GROUP BY 1, 2
  ) found
  WHERE NOT EXISTS (
    SELECT FROM collections known WHERE known.company_id = found.company_id AND known.name = found.name
  )
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER help_center_content_insert_adds_collections AFTER INSERT ON help_center_content
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collections_follow_contents();
--> statement-breakpoint
CREATE TRIGGER help_center_content_update_adds_collections AFTER UPDATE ON help_center_content
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collections_follow_contents();
--> statement-breakpoint
CREATE TRIGGER video_guides_insert_adds_collections AFTER INSERT ON video_guides
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collections_follow_contents();
--> statement-breakpoint
CREATE TRIGGER video_guides_update_adds_collections AFTER UPDATE ON video_guides
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collections_follow_contents();
--> statement-breakpoint
CREATE TRIGGER collection_redirects_insert_moves_version AFTER INSERT ON collection_redirects
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER collection_redirects_update_moves_version AFTER UPDATE ON collection_redirects
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER collection_redirects_delete_moves_version AFTER DELETE ON collection_redirects
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();

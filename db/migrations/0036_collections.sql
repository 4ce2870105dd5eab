CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_company_name_key" UNIQUE("company_id","name"),
	CONSTRAINT "collections_name_not_empty" CHECK (char_length(regexp_replace("collections"."name", '^\s+|\s+$', '', 'g')) >= 1)
);
--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The order that visitors saw: by the first published question, questions from videos last.
INSERT INTO collections (company_id, name, position)
SELECT company_id, name, row_number() OVER (
    PARTITION BY company_id ORDER BY min(published), min(place), name
  ) - 1
FROM (
  SELECT company_id, btrim(category, E' \t\n\r') AS name, position AS place,
    CASE WHEN status = 'published' THEN position END AS published
  FROM generated_faqs
  UNION ALL
  SELECT company_id, btrim(category, E' \t\n\r'), 1000000000 + position,
    CASE WHEN status = 'published' THEN 1000000000 + position END
  FROM video_generated_faqs
) question
WHERE name <> ''
GROUP BY company_id, name;
--> statement-breakpoint
-- Each category of a question gets a row, also if a job stored the question. New ones come last.
CREATE FUNCTION collections_follow_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO collections (company_id, name, position)
  SELECT found.company_id, found.name,
    COALESCE((SELECT max(known.position) + 1 FROM collections known WHERE known.company_id = found.company_id), 0)
      + row_number() OVER (PARTITION BY found.company_id ORDER BY found.first, found.name) - 1
  FROM (
    SELECT company_id, btrim(category, E' \t\n\r') AS name, min(position) AS first
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
CREATE TRIGGER generated_faqs_insert_adds_collections AFTER INSERT ON generated_faqs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collections_follow_questions();
--> statement-breakpoint
CREATE TRIGGER generated_faqs_update_adds_collections AFTER UPDATE ON generated_faqs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collections_follow_questions();
--> statement-breakpoint
CREATE TRIGGER video_generated_faqs_insert_adds_collections AFTER INSERT ON video_generated_faqs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collections_follow_questions();
--> statement-breakpoint
CREATE TRIGGER video_generated_faqs_update_adds_collections AFTER UPDATE ON video_generated_faqs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collections_follow_questions();
--> statement-breakpoint
CREATE TRIGGER collections_insert_moves_version AFTER INSERT ON collections
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER collections_update_moves_version AFTER UPDATE ON collections
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER collections_delete_moves_version AFTER DELETE ON collections
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();

CREATE TABLE "redirects" (
	"company_id" uuid NOT NULL,
	"path" text NOT NULL,
	"target" text NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_company_id_path_pk" PRIMARY KEY("company_id","path"),
	CONSTRAINT "redirects_path_not_empty" CHECK (char_length(regexp_replace("redirects"."path", '^\s+|\s+$', '', 'g')) >= 2),
	CONSTRAINT "redirects_target_not_empty" CHECK (char_length(regexp_replace("redirects"."target", '^\s+|\s+$', '', 'g')) >= 1)
);
--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "api_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"location" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_requests_key_length" CHECK (char_length("api_requests"."idempotency_key") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "company_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"token_hint" text NOT NULL,
	"previous_hash" text,
	"previous_until" timestamp (3) with time zone,
	"created_by" uuid,
	"last_used_at" timestamp (3) with time zone,
	"last_used_for" text,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_keys_name_length" CHECK (char_length("company_keys"."name") between 1 and 80),
	CONSTRAINT "company_keys_scopes_known" CHECK ("company_keys"."scopes" <@ array['read', 'write', 'publish', 'inbox'] and cardinality("company_keys"."scopes") > 0),
	CONSTRAINT "company_keys_last_used_for_length" CHECK (char_length("company_keys"."last_used_for") <= 100),
	CONSTRAINT "company_keys_previous_complete" CHECK (("company_keys"."previous_hash" is null) = ("company_keys"."previous_until" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_actor_kind_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_bounded";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "api_requests" ADD CONSTRAINT "api_requests_key_id_company_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."company_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_keys" ADD CONSTRAINT "company_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_keys" ADD CONSTRAINT "company_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_requests_key_key" ON "api_requests" USING btree ("key_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "api_requests_created_at_index" ON "api_requests" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_keys_token_hash_key" ON "company_keys" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "company_keys_previous_hash_key" ON "company_keys" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "company_keys_company_index" ON "company_keys" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "company_keys_created_by_index" ON "company_keys" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_kind_known" CHECK ("audit_entries"."actor_kind" in ('person', 'operator', 'job', 'command', 'key'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_bounded" CHECK (char_length("audit_entries"."action") <= 60 and char_length("audit_entries"."subject_kind") <= 60 and char_length("audit_entries"."subject_title") <= 300 and char_length("audit_entries"."actor_name") <= 80 and char_length("audit_entries"."device") <= 100 and char_length("audit_entries"."ip") <= 45 and char_length("audit_entries"."details"::text) <= 16000);
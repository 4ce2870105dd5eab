CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_user_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text,
	"subject_id" uuid,
	"subject_title" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"device" text,
	"ip" text,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "audit_entries_actor_kind_known" CHECK ("audit_entries"."actor_kind" in ('person', 'operator', 'job', 'command')),
	CONSTRAINT "audit_entries_actor_is_person" CHECK ("audit_entries"."actor_user_id" is null or "audit_entries"."actor_kind" = 'person'),
	CONSTRAINT "audit_entries_bounded" CHECK (char_length("audit_entries"."action") <= 60 and char_length("audit_entries"."subject_kind") <= 60 and char_length("audit_entries"."subject_title") <= 300 and char_length("audit_entries"."device") <= 100 and char_length("audit_entries"."ip") <= 45 and char_length("audit_entries"."details"::text) <= 16000)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_company_at_index" ON "audit_entries" USING btree ("company_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_company_actor_index" ON "audit_entries" USING btree ("company_id","actor_user_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" USING btree ("actor_user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_ip_at_index" ON "audit_entries" USING btree ("at") WHERE "audit_entries"."ip" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_invitation_index" ON "audit_entries" USING btree ("subject_title") WHERE "audit_entries"."subject_kind" = 'invitation';
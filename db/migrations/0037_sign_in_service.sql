CREATE TABLE "mail_domains" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_domains_status_known" CHECK ("mail_domains"."status" in ('pending', 'verified', 'failed')),
	CONSTRAINT "mail_domains_lower_case" CHECK ("mail_domains"."domain" = lower("mail_domains"."domain"))
);
--> statement-breakpoint
CREATE TABLE "former_members" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_members_pkey" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "provider_identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"verified_email" text,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_identities_email_lower_case" CHECK ("provider_identities"."verified_email" = lower("provider_identities"."verified_email"))
);
--> statement-breakpoint
ALTER TABLE "mail_domains" ADD CONSTRAINT "mail_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_identities" ADD CONSTRAINT "provider_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_domains_company_key" ON "mail_domains" USING btree ("company_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_domains_verified_key" ON "mail_domains" USING btree ("domain") WHERE "mail_domains"."status" = 'verified';--> statement-breakpoint
CREATE INDEX "mail_domains_checked_at_index" ON "mail_domains" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "former_members_user_id_index" ON "former_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_identities_subject_key" ON "provider_identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_identities_user_key" ON "provider_identities" USING btree ("user_id","issuer");
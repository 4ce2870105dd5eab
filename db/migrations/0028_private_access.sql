CREATE TABLE "invited_readers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invited_readers_company_email_key" UNIQUE("company_id","email"),
	CONSTRAINT "invited_readers_email_lower_case" CHECK ("invited_readers"."email" = lower("invited_readers"."email"))
);
--> statement-breakpoint
CREATE TABLE "private_access" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"password_hash" text,
	"password_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_access_kind_known" CHECK ("private_access"."kind" in ('password', 'members')),
	CONSTRAINT "private_access_password" CHECK ("private_access"."kind" <> 'password' or "private_access"."password_hash" is not null)
);
--> statement-breakpoint
CREATE TABLE "reader_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"host" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reader_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"reader_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invited_readers" ADD CONSTRAINT "invited_readers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_access" ADD CONSTRAINT "private_access_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_codes" ADD CONSTRAINT "reader_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_codes" ADD CONSTRAINT "reader_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_links" ADD CONSTRAINT "reader_links_reader_id_invited_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."invited_readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reader_codes_expires_at_index" ON "reader_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reader_links_reader_id_index" ON "reader_links" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "reader_links_expires_at_index" ON "reader_links" USING btree ("expires_at");
CREATE TABLE "extension_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extension_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "extension_connections_device_length" CHECK (char_length("extension_connections"."device") between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "extension_codes" ADD CONSTRAINT "extension_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extension_codes" ADD CONSTRAINT "extension_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extension_connections" ADD CONSTRAINT "extension_connections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extension_connections" ADD CONSTRAINT "extension_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extension_codes_company_index" ON "extension_codes" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "extension_codes_user_key" ON "extension_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "extension_codes_expires_at_index" ON "extension_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "extension_connections_token_hash_key" ON "extension_connections" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "extension_connections_company_index" ON "extension_connections" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "extension_connections_user_index" ON "extension_connections" USING btree ("user_id");
ALTER TABLE "link_tokens" DROP CONSTRAINT "link_tokens_kind_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "devices_revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_kind_known" CHECK ("link_tokens"."kind" in ('signup', 'password_reset', 'email_change', 'sign_in'));
ALTER TABLE "companies" ADD COLUMN "trade" text;--> statement-breakpoint
ALTER TABLE "generated_faqs" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_trade_known" CHECK ("companies"."trade" in ('restaurant', 'repair', 'clinic', 'salon', 'club', 'school', 'shop', 'hotel', 'law', 'software', 'agency', 'nonprofit', 'event'));--> statement-breakpoint
ALTER TABLE "generated_faqs" ADD CONSTRAINT "generated_faqs_review_known" CHECK ("generated_faqs"."review" in ('ready', 'uncertain', 'more'));
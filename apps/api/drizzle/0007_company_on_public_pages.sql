ALTER TABLE "company" ADD COLUMN "viber" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "facebook" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "longitude" numeric(8, 4);--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "latitude" numeric(8, 4);--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "opens_at" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "closes_at" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "registration" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "sample_report_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_open_and_close" CHECK (("company"."opens_at" is null) = ("company"."closes_at" is null));
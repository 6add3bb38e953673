ALTER TABLE "links" ADD COLUMN "openings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "last_opened_at" timestamp (3) with time zone;
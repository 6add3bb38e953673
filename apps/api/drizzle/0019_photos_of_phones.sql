ALTER TABLE "files" ADD COLUMN "is_time_by_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_place_by_phone" boolean DEFAULT false NOT NULL;
ALTER TABLE "company" ADD COLUMN "description_in_burmese" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "address_in_burmese" text DEFAULT '' NOT NULL;
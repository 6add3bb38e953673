ALTER TABLE "organizations" ADD COLUMN "target_diversion_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "target_kg_per_month" numeric(10, 3);
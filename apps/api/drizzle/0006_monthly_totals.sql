CREATE TABLE "monthly_pickup_counts" (
	"month" date PRIMARY KEY NOT NULL,
	"pickup_count" integer NOT NULL,
	CONSTRAINT "monthly_pickup_count_is_not_negative" CHECK ("monthly_pickup_counts"."pickup_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "monthly_waste_totals" (
	"month" date NOT NULL,
	"waste_type" text NOT NULL,
	"weight_kg" numeric(16, 3) NOT NULL,
	CONSTRAINT "monthly_waste_totals_month_waste_type_pk" PRIMARY KEY("month","waste_type"),
	CONSTRAINT "monthly_waste_total_is_not_negative" CHECK ("monthly_waste_totals"."weight_kg" >= 0)
);
--> statement-breakpoint
DROP INDEX "waste_totals_by_month";--> statement-breakpoint
-- The next start then works all totals out anew, these two among them.
UPDATE company SET totals_time_zone = NULL;

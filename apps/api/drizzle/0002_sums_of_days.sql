CREATE TABLE "daily_pickup_counts" (
	"day" date PRIMARY KEY NOT NULL,
	"pickup_count" integer NOT NULL,
	CONSTRAINT "daily_pickup_count_is_not_negative" CHECK ("daily_pickup_counts"."pickup_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "daily_waste_totals" (
	"day" date PRIMARY KEY NOT NULL,
	"weight_kg" numeric(16, 3) NOT NULL,
	CONSTRAINT "daily_waste_total_is_not_negative" CHECK ("daily_waste_totals"."weight_kg" >= 0)
);
--> statement-breakpoint
-- Written by hand. Before the first start, which has no time zone yet, there is nothing to sum.
INSERT INTO daily_pickup_counts (day, pickup_count)
SELECT (pickups.pick_up_at AT TIME ZONE company.totals_time_zone)::date, count(*)
FROM pickups CROSS JOIN company
WHERE pickups.status = 'COMPLETED' AND pickups.archived_at IS NULL AND company.totals_time_zone IS NOT NULL
GROUP BY 1;
--> statement-breakpoint
INSERT INTO daily_waste_totals (day, weight_kg)
SELECT (pickups.pick_up_at AT TIME ZONE company.totals_time_zone)::date, sum(pickup_items.weight_kg)
FROM pickups JOIN pickup_items ON pickup_items.pickup_id = pickups.id CROSS JOIN company
WHERE pickups.status = 'COMPLETED' AND pickups.archived_at IS NULL AND company.totals_time_zone IS NOT NULL
GROUP BY 1;

ALTER TABLE "treatment_profiles" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "pickup_items_without_treatment" ON "pickup_items" USING btree ("waste_type","pickup_id") WHERE "pickup_items"."treatment" = 'unknown' and not "pickup_items"."has_own_treatment";--> statement-breakpoint
-- What was taken for recycled or composted without a profile of its day is not known. The totals are rebuilt at the start.
UPDATE pickup_items i SET treatment = 'unknown'
FROM pickups p
WHERE p.id = i.pickup_id AND p.status = 'COMPLETED' AND NOT i.has_own_treatment AND i.destination_id IS NULL
  AND i.treatment <> 'unknown'
  AND NOT EXISTS (SELECT 1 FROM pickup_item_parts part WHERE part.pickup_id = i.pickup_id AND part.position = i.position)
  AND NOT EXISTS (
    SELECT 1 FROM treatment_profiles t
    WHERE t.waste_type = i.waste_type AND t.archived_at IS NULL
      AND t.valid_from <= (p.pick_up_at AT TIME ZONE coalesce((SELECT totals_time_zone FROM company), 'Asia/Yangon'))::date
  );--> statement-breakpoint
UPDATE company SET totals_time_zone = NULL;

CREATE INDEX "pickups_by_way_number" ON "pickups" USING btree ("way_number","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_by_plate_number" ON "pickups" USING btree ("plate_number","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_of_way_type_by_time" ON "pickups" USING btree ("way_type","pick_up_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_of_updater_by_time" ON "pickups" USING btree ("updated_by_id","pick_up_at","id") WHERE "pickups"."archived_at" is null;
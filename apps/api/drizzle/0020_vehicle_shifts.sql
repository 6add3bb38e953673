ALTER TABLE "vehicles" ADD COLUMN "shift_from" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "shift_to" text;--> statement-breakpoint
CREATE INDEX "pickups_of_vehicle_by_time" ON "pickups" USING btree ("vehicle_id","pick_up_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "schedules_of_vehicle" ON "schedules" USING btree ("vehicle_id","starts_on","id") WHERE "schedules"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicle_shift_ends_after_it_starts" CHECK (("vehicles"."shift_from" is null) = ("vehicles"."shift_to" is null) and "vehicles"."shift_from" < "vehicles"."shift_to");
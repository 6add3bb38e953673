ALTER TABLE "pickups" ADD COLUMN "vehicle_id" uuid;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "vehicle_id" uuid;--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "pickups" SET "vehicle_id" = "vehicles"."id" FROM "vehicles"
WHERE "vehicles"."archived_at" IS NULL AND "pickups"."plate_number" <> ''
  AND upper(regexp_replace("pickups"."plate_number", '[\s-]', '', 'g')) = upper(regexp_replace("vehicles"."plate", '[\s-]', '', 'g'));--> statement-breakpoint
UPDATE "schedules" SET "vehicle_id" = "vehicles"."id" FROM "vehicles"
WHERE "vehicles"."archived_at" IS NULL AND "schedules"."plate_number" <> ''
  AND upper(regexp_replace("schedules"."plate_number", '[\s-]', '', 'g')) = upper(regexp_replace("vehicles"."plate", '[\s-]', '', 'g'));
ALTER TABLE "trainings" DROP CONSTRAINT "trainings_status_is_known";--> statement-breakpoint
DROP INDEX "bins_by_size";--> statement-breakpoint
CREATE INDEX "organizations_archived" ON "organizations" USING btree ("archived_at") WHERE "organizations"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "pickups_archived" ON "pickups" USING btree ("archived_at") WHERE "pickups"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "users_deactivated" ON "users" USING btree ("deactivated_at") WHERE "users"."deactivated_at" is not null;--> statement-breakpoint
CREATE INDEX "bins_by_size" ON "bins" USING btree ((coalesce(substring("size" from '[0-9]+(?:[.][0-9]+)?')::numeric, 0)),"id");--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_status_is_known" CHECK ("trainings"."status" in ('REQUESTED', 'CONFIRMED', 'ONHOLD', 'COMPLETED', 'CANCELLED'));
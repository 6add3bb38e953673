CREATE TABLE "kept_pickups" (
	"pickup_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" uuid
);
--> statement-breakpoint
ALTER TABLE "kept_pickups" ADD CONSTRAINT "kept_pickups_pickup_id_pickups_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."pickups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_pickups" ADD CONSTRAINT "kept_pickups_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
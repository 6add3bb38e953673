CREATE TABLE "holiday_moves" (
	"pickup_id" uuid NOT NULL,
	"day" date NOT NULL,
	"pick_up_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"touched_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	CONSTRAINT "holiday_moves_pickup_id_day_pk" PRIMARY KEY("pickup_id","day"),
	CONSTRAINT "holiday_moves_status_is_known" CHECK ("holiday_moves"."status" in ('REQUESTED', 'CONFIRMED', 'CANCELLED', 'ONHOLD', 'COMPLETED'))
);
--> statement-breakpoint
ALTER TABLE "holiday_moves" ADD CONSTRAINT "holiday_moves_pickup_id_pickups_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."pickups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holiday_moves_by_day" ON "holiday_moves" USING btree ("day");
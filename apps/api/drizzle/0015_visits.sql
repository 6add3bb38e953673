CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pickup_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"organization_name" text NOT NULL,
	"site_name" text NOT NULL,
	"planned_at" timestamp (3) with time zone NOT NULL,
	"way_type" text,
	"plate_number" text NOT NULL,
	"base_version" integer NOT NULL,
	"collected" text NOT NULL,
	"code" text,
	"note" text NOT NULL,
	"items" jsonb NOT NULL,
	"photo_keys" text[] NOT NULL,
	"signature" jsonb,
	"longitude" numeric(8, 4),
	"latitude" numeric(8, 4),
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"is_late" boolean NOT NULL,
	"state" text NOT NULL,
	"conflict" text,
	"is_settled_by_applying" boolean,
	"settled_reason" text DEFAULT '' NOT NULL,
	"settled_by_id" uuid,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "visits_way_type_is_known" CHECK ("visits"."way_type" in ('Dry', 'Organic', 'Dry + Organic')),
	CONSTRAINT "visits_collected_is_known" CHECK ("visits"."collected" in ('all', 'part', 'nothing')),
	CONSTRAINT "visits_code_is_known" CHECK ("visits"."code" in ('not-out', 'wrong-container', 'contaminated', 'too-full', 'too-heavy', 'gate-locked', 'vehicle-in-the-way', 'nobody-there', 'road-closed', 'flooded', 'unsafe', 'nothing-to-collect', 'refused', 'vehicle-broke-down', 'out-of-time', 'other')),
	CONSTRAINT "visits_state_is_known" CHECK ("visits"."state" in ('applied', 'to-look-at', 'settled')),
	CONSTRAINT "visits_conflict_is_known" CHECK ("visits"."conflict" in ('cancelled', 'moved', 'other-site', 'given-away', 'completed', 'not-confirmed', 'archived', 'removed', 'unknown')),
	CONSTRAINT "visit_without_all_has_its_code" CHECK (("visits"."collected" = 'all') = ("visits"."code" is null)),
	CONSTRAINT "visit_that_is_not_applied_has_its_conflict" CHECK (("visits"."state" = 'applied') = ("visits"."conflict" is null)),
	CONSTRAINT "visit_is_settled_once" CHECK (("visits"."state" = 'settled') = ("visits"."settled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_of_pickup" ON "visits" USING btree ("pickup_id","recorded_at","id");--> statement-breakpoint
CREATE INDEX "visits_by_time" ON "visits" USING btree ("recorded_at","id");--> statement-breakpoint
CREATE INDEX "visits_by_state" ON "visits" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "visits_to_look_at" ON "visits" USING btree ("recorded_at","id") WHERE "visits"."state" = 'to-look-at';--> statement-breakpoint
CREATE INDEX "visits_search" ON "visits" USING gin ("organization_name" gin_trgm_ops);
CREATE TABLE "day_plans" (
	"day" date PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"routes" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by_id" uuid
);
--> statement-breakpoint
ALTER TABLE "day_plans" ADD CONSTRAINT "day_plans_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
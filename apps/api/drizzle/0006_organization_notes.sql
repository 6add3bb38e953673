CREATE TABLE "organization_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"next_contact_on" date,
	"contacted_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "organization_notes" ADD CONSTRAINT "organization_notes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_notes" ADD CONSTRAINT "organization_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_of_organization" ON "organization_notes" USING btree ("organization_id","created_at","id") WHERE "organization_notes"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "notes_with_next_contact" ON "organization_notes" USING btree ("organization_id","created_at","id") WHERE "organization_notes"."next_contact_on" is not null and "organization_notes"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_cancelled_of_organization" ON "pickups" USING btree ("organization_id","updated_at","id") WHERE "pickups"."status" = 'CANCELLED' and "pickups"."archived_at" is null;
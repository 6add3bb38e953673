CREATE TABLE "former_placings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"placed_bin_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"placed_on" date NOT NULL,
	"removed_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placed_bins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"bin_id" uuid NOT NULL,
	"placed_on" date NOT NULL,
	"removed_on" date,
	"note" text DEFAULT '' NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "placed_bin_code_is_unique" UNIQUE("code"),
	CONSTRAINT "placed_bin_is_removed_after_it_was_placed" CHECK ("placed_bins"."removed_on" >= "placed_bins"."placed_on")
);
--> statement-breakpoint
ALTER TABLE "former_placings" ADD CONSTRAINT "former_placings_placed_bin_id_placed_bins_id_fk" FOREIGN KEY ("placed_bin_id") REFERENCES "public"."placed_bins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_placings" ADD CONSTRAINT "former_placing_is_at_a_site_of_its_organization" FOREIGN KEY ("organization_id","site_id") REFERENCES "public"."sites"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placed_bins" ADD CONSTRAINT "placed_bins_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placed_bins" ADD CONSTRAINT "placed_bins_bin_id_bins_id_fk" FOREIGN KEY ("bin_id") REFERENCES "public"."bins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placed_bins" ADD CONSTRAINT "placed_bin_stands_at_a_site_of_its_organization" FOREIGN KEY ("organization_id","site_id") REFERENCES "public"."sites"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_placings_by_placed_bin" ON "former_placings" USING btree ("placed_bin_id","placed_on");--> statement-breakpoint
CREATE INDEX "former_placings_by_site" ON "former_placings" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "placed_bins_by_code" ON "placed_bins" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "placed_bins_by_organization" ON "placed_bins" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "placed_bins_by_site" ON "placed_bins" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "placed_bins_by_bin" ON "placed_bins" USING btree ("bin_id","id");--> statement-breakpoint
CREATE INDEX "placed_bins_by_placed_on" ON "placed_bins" USING btree ("placed_on","id");--> statement-breakpoint
CREATE INDEX "placed_bins_by_removed_on" ON "placed_bins" USING btree (coalesce("removed_on", 'infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "placed_bins_by_created_at" ON "placed_bins" USING btree ("created_at","id");
CREATE TABLE "consignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"date" date NOT NULL,
	"destination_id" uuid NOT NULL,
	"waste_type" text NOT NULL,
	"gross_kg" numeric(12, 3),
	"tare_kg" numeric(12, 3),
	"net_kg" numeric(12, 3) NOT NULL,
	"document_number" text DEFAULT '' NOT NULL,
	"slip_key" text,
	"note" text DEFAULT '' NOT NULL,
	"updated_by_id" uuid,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "consignments_waste_type_is_known" CHECK ("consignments"."waste_type" in ('Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic')),
	CONSTRAINT "consignment_weighs_something" CHECK ("consignments"."net_kg" > 0),
	CONSTRAINT "consignment_has_gross_and_tare" CHECK (("consignments"."gross_kg" is null) = ("consignments"."tare_kg" is null)),
	CONSTRAINT "consignment_net_is_gross_without_tare" CHECK ("consignments"."net_kg" = "consignments"."gross_kg" - "consignments"."tare_kg")
);
--> statement-breakpoint
CREATE TABLE "destinations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"licence" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "destinations_kind_is_known" CHECK ("destinations"."kind" in ('recycler', 'composter', 'digester', 'incinerator', 'landfill', 'reuse', 'other'))
);
--> statement-breakpoint
CREATE TABLE "pickup_item_parts" (
	"pickup_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"part" integer NOT NULL,
	"treatment" text NOT NULL,
	"destination_id" uuid,
	"weight_kg" numeric(12, 3) NOT NULL,
	CONSTRAINT "pickup_item_parts_pickup_id_position_part_pk" PRIMARY KEY("pickup_id","position","part"),
	CONSTRAINT "pickup_item_parts_treatment_is_known" CHECK ("pickup_item_parts"."treatment" in ('reuse', 'recycling', 'composting', 'digestion', 'other-recovery', 'incineration-with-energy', 'incineration', 'landfill', 'other-disposal', 'unknown')),
	CONSTRAINT "pickup_item_part_weighs_something" CHECK ("pickup_item_parts"."weight_kg" > 0)
);
--> statement-breakpoint
CREATE TABLE "treatment_profile_shares" (
	"profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"treatment" text NOT NULL,
	"destination_id" uuid,
	"percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "treatment_profile_shares_profile_id_position_pk" PRIMARY KEY("profile_id","position"),
	CONSTRAINT "treatment_profile_shares_treatment_is_known" CHECK ("treatment_profile_shares"."treatment" in ('reuse', 'recycling', 'composting', 'digestion', 'other-recovery', 'incineration-with-energy', 'incineration', 'landfill', 'other-disposal', 'unknown')),
	CONSTRAINT "treatment_share_is_some_percent" CHECK ("treatment_profile_shares"."percent" > 0 and "treatment_profile_shares"."percent" <= 100)
);
--> statement-breakpoint
CREATE TABLE "treatment_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"waste_type" text NOT NULL,
	"valid_from" date NOT NULL,
	"created_by_id" uuid,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "treatment_profiles_waste_type_is_known" CHECK ("treatment_profiles"."waste_type" in ('Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic'))
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose_is_known";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "mass_balance_tolerance" numeric(5, 2) DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "pickup_items" ADD COLUMN "has_own_treatment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_item_parts" ADD CONSTRAINT "pickup_item_parts_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_item_parts" ADD CONSTRAINT "pickup_item_part_is_of_an_item" FOREIGN KEY ("pickup_id","position") REFERENCES "public"."pickup_items"("pickup_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatment_profile_shares" ADD CONSTRAINT "treatment_profile_shares_profile_id_treatment_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."treatment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatment_profile_shares" ADD CONSTRAINT "treatment_profile_shares_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatment_profiles" ADD CONSTRAINT "treatment_profiles_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consignments_by_date" ON "consignments" USING btree ("date","id") WHERE "consignments"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "consignments_of_type_by_date" ON "consignments" USING btree ("waste_type","date","id") WHERE "consignments"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "consignments_of_destination_by_date" ON "consignments" USING btree ("destination_id","date","id") WHERE "consignments"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "consignments_by_net" ON "consignments" USING btree ("net_kg","id") WHERE "consignments"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "consignments_by_document" ON "consignments" USING btree ("document_number","id") WHERE "consignments"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "consignments_by_type" ON "consignments" USING btree ("waste_type","id") WHERE "consignments"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "consignments_by_created_at" ON "consignments" USING btree ("created_at","id") WHERE "consignments"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "destination_name_is_unique" ON "destinations" USING btree (lower("name")) WHERE "destinations"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "destinations_by_name" ON "destinations" USING btree (("name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "destinations_by_kind" ON "destinations" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "destinations_by_licence" ON "destinations" USING btree ("licence","id");--> statement-breakpoint
CREATE INDEX "destinations_by_address" ON "destinations" USING btree (("address" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "destinations_by_created_at" ON "destinations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "treatment_shares_by_destination" ON "treatment_profile_shares" USING btree ("destination_id");--> statement-breakpoint
CREATE UNIQUE INDEX "treatment_profile_is_one_a_day" ON "treatment_profiles" USING btree ("waste_type","valid_from") WHERE "treatment_profiles"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "treatment_profiles_by_day" ON "treatment_profiles" USING btree ("valid_from","id") WHERE "treatment_profiles"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "treatment_profiles_by_type" ON "treatment_profiles" USING btree ("waste_type","id") WHERE "treatment_profiles"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "treatment_profiles_by_created_at" ON "treatment_profiles" USING btree ("created_at","id") WHERE "treatment_profiles"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "pickup_items" ADD CONSTRAINT "pickup_items_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "mass_balance_tolerance_is_a_percentage" CHECK ("company"."mass_balance_tolerance" between 0 and 100);--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose_is_known" CHECK ("files"."purpose" in ('image', 'invoice', 'photo', 'slip'));
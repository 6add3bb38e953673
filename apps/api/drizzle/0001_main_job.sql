CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"seed" text NOT NULL,
	"counter" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"feature_request_url" text DEFAULT '' NOT NULL,
	"founding_year" integer NOT NULL,
	"copyright_year" integer NOT NULL,
	"logo_key" text,
	"totals_time_zone" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_is_one_row" CHECK ("company"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attached_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"organization_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "contracts_organization_id_position_pk" PRIMARY KEY("organization_id","position"),
	CONSTRAINT "contract_ends_after_it_starts" CHECK ("contracts"."starts_on" <= "contracts"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"info" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"office_phone" text NOT NULL,
	"contact_person_name" text NOT NULL,
	"contact_person_phone" text NOT NULL,
	"company_type" text NOT NULL,
	"joined_on" date NOT NULL,
	"expires_on" date,
	"longitude" numeric(8, 4),
	"latitude" numeric(8, 4),
	"logo_key" text,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pickup_items" (
	"pickup_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"organization_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"waste_type" text NOT NULL,
	"weight_kg" numeric(12, 3) NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "pickup_items_pickup_id_position_pk" PRIMARY KEY("pickup_id","position"),
	CONSTRAINT "pickup_item_weighs_something" CHECK ("pickup_items"."weight_kg" > 0)
);
--> statement-breakpoint
CREATE TABLE "pickup_team_members" (
	"pickup_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "pickup_team_members_pickup_id_user_id_pk" PRIMARY KEY("pickup_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "pickups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" uuid NOT NULL,
	"pick_up_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"way_number" integer DEFAULT 0 NOT NULL,
	"way_type" text,
	"plate_number" text DEFAULT '' NOT NULL,
	"driver_id" uuid,
	"remark" text DEFAULT '' NOT NULL,
	"updated_by_id" uuid,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_endpoint_key_pk" PRIMARY KEY("actor","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"organization_id" uuid,
	"password_hash" text,
	"theme" text DEFAULT 'auto' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"time_format" text DEFAULT '24h' NOT NULL,
	"deactivated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "waste_totals" (
	"organization_id" uuid NOT NULL,
	"month" date NOT NULL,
	"waste_type" text NOT NULL,
	"weight_kg" numeric(16, 3) NOT NULL,
	CONSTRAINT "waste_totals_organization_id_month_waste_type_pk" PRIMARY KEY("organization_id","month","waste_type"),
	CONSTRAINT "waste_total_is_not_negative" CHECK ("waste_totals"."weight_kg" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_items" ADD CONSTRAINT "pickup_items_pickup_id_pickups_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."pickups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_team_members" ADD CONSTRAINT "pickup_team_members_pickup_id_pickups_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."pickups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_team_members" ADD CONSTRAINT "pickup_team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waste_totals" ADD CONSTRAINT "waste_totals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_entity" ON "audit_entries" USING btree ("entity","entity_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_never_attached" ON "files" USING btree ("created_at","attached_at");--> statement-breakpoint
CREATE INDEX "links_of_subject" ON "links" USING btree ("subject_id","kind");--> statement-breakpoint
CREATE INDEX "organizations_by_name" ON "organizations" USING btree (("name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "organizations_by_company_type" ON "organizations" USING btree ("company_type","id");--> statement-breakpoint
CREATE INDEX "organizations_by_email" ON "organizations" USING btree (("email" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "organizations_by_address" ON "organizations" USING btree (("address" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "organizations_by_joined_on" ON "organizations" USING btree ("joined_on","id");--> statement-breakpoint
CREATE INDEX "organizations_by_expires_on" ON "organizations" USING btree ((coalesce("expires_on", 'infinity'::date)),"id");--> statement-breakpoint
CREATE INDEX "organizations_by_created_at" ON "organizations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "organizations_search" ON "organizations" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"address" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pickups_by_time" ON "pickups" USING btree ("pick_up_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_by_status" ON "pickups" USING btree ("status","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_by_created_at" ON "pickups" USING btree ("created_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_by_organization" ON "pickups" USING btree ("organization_id","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_of_organization_by_time" ON "pickups" USING btree ("organization_id","pick_up_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_of_status_by_time" ON "pickups" USING btree ("status","pick_up_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_of_driver_by_time" ON "pickups" USING btree ("driver_id","pick_up_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_search" ON "pickups" USING gin ("plate_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_is_unique" ON "users" USING btree (lower("email")) WHERE "users"."deactivated_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (("name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree (("email" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "users_by_created_at" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_organization" ON "users" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "waste_totals_by_month" ON "waste_totals" USING btree ("month","waste_type");
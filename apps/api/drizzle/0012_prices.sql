CREATE TABLE "billing_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"organization_id" uuid NOT NULL,
	"site_id" uuid,
	"currency" text NOT NULL,
	"period_starts_on" date NOT NULL,
	"period_ends_on" date NOT NULL,
	"charge_count" integer NOT NULL,
	"subtotal" numeric(16, 2) NOT NULL,
	"tax" numeric(16, 2) NOT NULL,
	"total" numeric(16, 2) NOT NULL,
	"previous_total" numeric(16, 2),
	"pickups_without_price" integer NOT NULL,
	"weights_missing" integer NOT NULL,
	"purchase_order" text DEFAULT '' NOT NULL,
	"over_limit" numeric(16, 2),
	"invoice_id" uuid,
	"refused" text,
	CONSTRAINT "draft_is_one_of_its_run" UNIQUE NULLS NOT DISTINCT("run_id","organization_id","site_id","currency"),
	CONSTRAINT "billing_drafts_currency_is_known" CHECK ("billing_drafts"."currency" in ('USD', 'MMK', 'THB', 'SGD')),
	CONSTRAINT "billing_drafts_refused_is_known" CHECK ("billing_drafts"."refused" in ('credit', 'too-much', 'nothing-left', 'archived')),
	CONSTRAINT "draft_is_billed_or_refused" CHECK (num_nonnulls("billing_drafts"."invoice_id", "billing_drafts"."refused") <= 1),
	CONSTRAINT "draft_period_ends_after_it_starts" CHECK ("billing_drafts"."period_starts_on" <= "billing_drafts"."period_ends_on")
);
--> statement-breakpoint
CREATE TABLE "billing_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"month" date NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_by_id" uuid,
	"accepted_by_id" uuid,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "billing_runs_state_is_known" CHECK ("billing_runs"."state" in ('draft', 'billing', 'done')),
	CONSTRAINT "billing_run_is_of_a_month" CHECK (extract(day from "billing_runs"."month") = 1),
	CONSTRAINT "billing_run_is_accepted" CHECK (("billing_runs"."state" = 'draft') = ("billing_runs"."accepted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" uuid NOT NULL,
	"site_id" uuid,
	"pickup_id" uuid,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"way_type" text,
	"waste_type" text,
	"description" text DEFAULT '' NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"unit" text NOT NULL,
	"unit_price" numeric(16, 4) NOT NULL,
	"amount" numeric(19, 7) NOT NULL,
	"currency" text NOT NULL,
	"tax_treatment" text NOT NULL,
	"version_id" uuid,
	"agreement_id" uuid,
	"is_correction" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by_id" uuid,
	"waived_at" timestamp (3) with time zone,
	"waived_reason" text DEFAULT '' NOT NULL,
	"waived_by_id" uuid,
	"invoice_id" uuid,
	"invoice_position" smallint,
	CONSTRAINT "charges_kind_is_known" CHECK ("charges"."kind" in ('pickup', 'extra-pickup', 'wasted-trip', 'kg', 'viss', 'month', 'bin', 'hour', 'pickup-minimum', 'month-minimum', 'other')),
	CONSTRAINT "charges_way_type_is_known" CHECK ("charges"."way_type" in ('Dry', 'Organic', 'Dry + Organic')),
	CONSTRAINT "charges_waste_type_is_known" CHECK ("charges"."waste_type" in ('Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic', 'Mixed')),
	CONSTRAINT "charges_unit_is_known" CHECK ("charges"."unit" in ('pickup', 'kg', 'viss', 'month', 'bin', 'hour', 'piece')),
	CONSTRAINT "charges_currency_is_known" CHECK ("charges"."currency" in ('USD', 'MMK', 'THB', 'SGD')),
	CONSTRAINT "charges_tax_treatment_is_known" CHECK ("charges"."tax_treatment" in ('taxable', 'tax-included', 'exempt')),
	CONSTRAINT "charge_is_of_some_quantity" CHECK ("charges"."quantity" <> 0),
	CONSTRAINT "charge_is_billed_or_waived" CHECK (num_nonnulls("charges"."invoice_id", "charges"."waived_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "price_agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"site_id" uuid,
	"starts_on" date NOT NULL,
	"price_list_id" uuid,
	"currency" text NOT NULL,
	CONSTRAINT "price_agreement_is_one_a_day" UNIQUE NULLS NOT DISTINCT("organization_id","site_id","starts_on"),
	CONSTRAINT "price_agreements_currency_is_known" CHECK ("price_agreements"."currency" in ('USD', 'MMK', 'THB', 'SGD'))
);
--> statement-breakpoint
CREATE TABLE "price_indexes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"month" date NOT NULL,
	"value" numeric(16, 4) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_index_has_one_value_a_month" UNIQUE("name","month"),
	CONSTRAINT "price_index_is_of_the_first_of_a_month" CHECK (extract(day from "price_indexes"."month") = 1),
	CONSTRAINT "price_index_is_above_0" CHECK ("price_indexes"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_list_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"price_list_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"minimum_per_pickup" numeric(14, 2),
	"minimum_per_month" numeric(14, 2),
	CONSTRAINT "price_list_version_is_one_a_day" UNIQUE("price_list_id","starts_on"),
	CONSTRAINT "minimum_is_of_some_money" CHECK (coalesce("price_list_versions"."minimum_per_pickup", 1) > 0 and coalesce("price_list_versions"."minimum_per_month", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "price_lists_currency_is_known" CHECK ("price_lists"."currency" in ('USD', 'MMK', 'THB', 'SGD'))
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid,
	"agreement_id" uuid,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"way_type" text,
	"waste_type" text,
	"from_quantity" numeric(12, 3) DEFAULT 0 NOT NULL,
	"unit_price" numeric(16, 4),
	"index_name" text,
	"index_percent" numeric(5, 2),
	"is_rebate" boolean DEFAULT false NOT NULL,
	"tax_treatment" text NOT NULL,
	CONSTRAINT "price_of_a_step_is_one" UNIQUE NULLS NOT DISTINCT("version_id","agreement_id","kind","way_type","waste_type","from_quantity"),
	CONSTRAINT "prices_kind_is_known" CHECK ("prices"."kind" in ('pickup', 'extra-pickup', 'wasted-trip', 'kg', 'viss', 'month', 'bin', 'hour')),
	CONSTRAINT "prices_way_type_is_known" CHECK ("prices"."way_type" in ('Dry', 'Organic', 'Dry + Organic')),
	CONSTRAINT "prices_waste_type_is_known" CHECK ("prices"."waste_type" in ('Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic', 'Mixed')),
	CONSTRAINT "prices_tax_treatment_is_known" CHECK ("prices"."tax_treatment" in ('taxable', 'tax-included', 'exempt')),
	CONSTRAINT "price_is_of_a_list_or_an_agreement" CHECK (num_nonnulls("prices"."version_id", "prices"."agreement_id") = 1),
	CONSTRAINT "price_is_fixed_or_of_an_index" CHECK (num_nonnulls("prices"."unit_price", "prices"."index_name") = 1),
	CONSTRAINT "price_of_an_index_is_a_share" CHECK (("prices"."index_name" is null) = ("prices"."index_percent" is null)),
	CONSTRAINT "price_is_not_below_0" CHECK ("prices"."unit_price" >= 0 and "prices"."from_quantity" >= 0),
	CONSTRAINT "rebate_is_by_weight" CHECK (not "prices"."is_rebate" or "prices"."kind" in ('kg', 'viss'))
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "bills_each_site" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "purchase_order" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "purchase_limit" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "billing_drafts" ADD CONSTRAINT "billing_drafts_run_id_billing_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."billing_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_drafts" ADD CONSTRAINT "billing_drafts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_drafts" ADD CONSTRAINT "billing_drafts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_drafts" ADD CONSTRAINT "draft_is_of_a_site_of_its_organization" FOREIGN KEY ("organization_id","site_id") REFERENCES "public"."sites"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_runs" ADD CONSTRAINT "billing_runs_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_runs" ADD CONSTRAINT "billing_runs_accepted_by_id_users_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_pickup_id_pickups_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."pickups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_version_id_price_list_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."price_list_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_agreement_id_price_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."price_agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_waived_by_id_users_id_fk" FOREIGN KEY ("waived_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charge_is_of_a_site_of_its_organization" FOREIGN KEY ("organization_id","site_id") REFERENCES "public"."sites"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_agreements" ADD CONSTRAINT "price_agreements_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_agreements" ADD CONSTRAINT "price_agreements_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_agreements" ADD CONSTRAINT "price_agreement_is_of_a_site_of_its_organization" FOREIGN KEY ("organization_id","site_id") REFERENCES "public"."sites"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_versions" ADD CONSTRAINT "price_list_versions_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_version_id_price_list_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."price_list_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_agreement_id_price_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."price_agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_has_its_own_invoice" ON "billing_drafts" USING btree ("invoice_id") WHERE "billing_drafts"."invoice_id" is not null;--> statement-breakpoint
CREATE INDEX "billing_drafts_by_position" ON "billing_drafts" USING btree ("run_id","position","id");--> statement-breakpoint
CREATE INDEX "billing_drafts_of_organization" ON "billing_drafts" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "billing_runs_by_month" ON "billing_runs" USING btree ("month","id");--> statement-breakpoint
CREATE INDEX "billing_runs_by_created_at" ON "billing_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "month_is_charged_once" ON "charges" USING btree ("organization_id",coalesce("site_id", '00000000-0000-0000-0000-000000000000'::uuid),"kind","day","currency") WHERE "charges"."kind" in ('month', 'month-minimum') and not "charges"."is_correction";--> statement-breakpoint
CREATE INDEX "charges_open" ON "charges" USING btree ("organization_id","day") WHERE "charges"."invoice_id" is null and "charges"."waived_at" is null;--> statement-breakpoint
CREATE INDEX "charges_open_by_day" ON "charges" USING btree ("day","id") WHERE "charges"."invoice_id" is null and "charges"."waived_at" is null;--> statement-breakpoint
CREATE INDEX "charges_waived" ON "charges" USING btree ("day","id") WHERE "charges"."waived_at" is not null;--> statement-breakpoint
CREATE INDEX "charges_of_pickup" ON "charges" USING btree ("pickup_id");--> statement-breakpoint
CREATE INDEX "charges_of_invoice" ON "charges" USING btree ("invoice_id","invoice_position");--> statement-breakpoint
CREATE INDEX "charges_of_version" ON "charges" USING btree ("version_id") WHERE "charges"."version_id" is not null;--> statement-breakpoint
CREATE INDEX "charges_of_agreement" ON "charges" USING btree ("agreement_id") WHERE "charges"."agreement_id" is not null;--> statement-breakpoint
CREATE INDEX "charges_of_site" ON "charges" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "charges_by_day" ON "charges" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "charges_by_created_at" ON "charges" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "charges_by_kind" ON "charges" USING btree ("kind","day","id");--> statement-breakpoint
CREATE INDEX "charges_by_amount" ON "charges" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "charges_of_organization" ON "charges" USING btree ("organization_id","day","id");--> statement-breakpoint
CREATE INDEX "price_agreements_of_list" ON "price_agreements" USING btree ("price_list_id");--> statement-breakpoint
CREATE INDEX "price_indexes_by_month" ON "price_indexes" USING btree ("month","id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_list_name_is_unique" ON "price_lists" USING btree (lower("name")) WHERE "price_lists"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "price_lists_by_name" ON "price_lists" USING btree (("name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "price_lists_by_currency" ON "price_lists" USING btree ("currency","id");--> statement-breakpoint
CREATE INDEX "price_lists_by_created_at" ON "price_lists" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "price_lists_archived" ON "price_lists" USING btree ("archived_at") WHERE "price_lists"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "prices_of_agreement" ON "prices" USING btree ("agreement_id");
CREATE TABLE "emission_factors" (
	"factor_set_id" uuid NOT NULL,
	"material" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"direct" numeric(10, 5) NOT NULL,
	"avoided_material" numeric(10, 5) NOT NULL,
	"avoided_landfill" numeric(10, 5) NOT NULL,
	CONSTRAINT "emission_factors_factor_set_id_material_part_pk" PRIMARY KEY("factor_set_id","material","part"),
	CONSTRAINT "emission_factor_is_not_negative" CHECK ("emission_factors"."direct" >= 0 and "emission_factors"."avoided_material" >= 0 and "emission_factors"."avoided_landfill" >= 0)
);
--> statement-breakpoint
CREATE TABLE "factor_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"edition" text NOT NULL,
	"source" text NOT NULL,
	"gwp_set" text NOT NULL,
	"valid_from" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid,
	CONSTRAINT "factor_sets_by_edition" UNIQUE("name","edition")
);
--> statement-breakpoint
CREATE TABLE "report_files" (
	"report_id" uuid NOT NULL,
	"standard" text NOT NULL,
	"language" text NOT NULL,
	"engine" text NOT NULL,
	"key" text NOT NULL,
	"bytes" integer NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_files_report_id_standard_language_engine_pk" PRIMARY KEY("report_id","standard","language","engine")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by_id" uuid,
	"organization_id" uuid NOT NULL,
	"title" text NOT NULL,
	"layout" text NOT NULL,
	"quarters" text[] NOT NULL,
	"months" text[] NOT NULL,
	"weight_kg" numeric(16, 3) NOT NULL,
	"factor_set_id" uuid NOT NULL,
	"data" text NOT NULL,
	"sha256" text NOT NULL,
	"source_digest" text NOT NULL,
	"revision_of_id" uuid
);
--> statement-breakpoint
ALTER TABLE "emission_factors" ADD CONSTRAINT "emission_factors_factor_set_id_factor_sets_id_fk" FOREIGN KEY ("factor_set_id") REFERENCES "public"."factor_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_sets" ADD CONSTRAINT "factor_sets_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_factor_set_id_factor_sets_id_fk" FOREIGN KEY ("factor_set_id") REFERENCES "public"."factor_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_revision_of_id_reports_id_fk" FOREIGN KEY ("revision_of_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_sets_by_validity" ON "factor_sets" USING btree ("valid_from","created_at");--> statement-breakpoint
CREATE INDEX "report_files_by_use" ON "report_files" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "reports_by_created_at" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_title" ON "reports" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "reports_by_layout" ON "reports" USING btree ("layout","id");--> statement-breakpoint
CREATE INDEX "reports_of_organization" ON "reports" USING btree ("organization_id","created_at","id");
CREATE TABLE "carbon_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by_id" uuid,
	"organization_id" uuid NOT NULL,
	"quarter" text NOT NULL,
	"months" text[] NOT NULL,
	"factor_set_id" uuid NOT NULL,
	"data" text NOT NULL,
	"sha256" text NOT NULL,
	"revision_of_id" uuid
);
--> statement-breakpoint
ALTER TABLE "carbon_reports" ADD CONSTRAINT "carbon_reports_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_reports" ADD CONSTRAINT "carbon_reports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_reports" ADD CONSTRAINT "carbon_reports_factor_set_id_factor_sets_id_fk" FOREIGN KEY ("factor_set_id") REFERENCES "public"."factor_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_reports" ADD CONSTRAINT "carbon_reports_revision_of_id_carbon_reports_id_fk" FOREIGN KEY ("revision_of_id") REFERENCES "public"."carbon_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carbon_reports_of_quarter" ON "carbon_reports" USING btree ("organization_id","quarter","created_at");--> statement-breakpoint
CREATE INDEX "carbon_reports_by_sha256" ON "carbon_reports" USING btree ("sha256");--> statement-breakpoint
-- drizzle-kit generated the statements above; it does not know triggers.
CREATE TRIGGER carbon_reports_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON carbon_reports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

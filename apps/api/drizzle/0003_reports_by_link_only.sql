CREATE TABLE "private_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "private_reports" ADD CONSTRAINT "private_reports_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_by_sha256" ON "reports" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "reports_by_revised" ON "reports" USING btree ("revision_of_id");
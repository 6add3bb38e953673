DROP INDEX "reports_by_title";--> statement-breakpoint
CREATE INDEX "reports_by_first_month" ON "reports" USING btree (("months"[1]),"id");
DROP INDEX "pickup_requests_by_wanted_at";--> statement-breakpoint
CREATE INDEX "missed_reports_by_state" ON "missed_reports" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "missed_reports_by_kind" ON "missed_reports" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "pickup_outcomes_by_code" ON "pickup_outcomes" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "pickup_requests_by_wanted_time" ON "pickup_requests" USING btree ((coalesce("wanted_at", 'infinity'::timestamptz)),"id");--> statement-breakpoint
CREATE INDEX "pickup_requests_by_state" ON "pickup_requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "pickup_requests_by_kind" ON "pickup_requests" USING btree ("kind","id");
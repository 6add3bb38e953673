DROP INDEX "pickup_requests_open";--> statement-breakpoint
CREATE INDEX "pickup_requests_by_expiry" ON "pickup_requests" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "pickup_requests_open" ON "pickup_requests" USING btree ("expires_at","id") WHERE "pickup_requests"."state" in ('OPEN', 'COUNTERED');
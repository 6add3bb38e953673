CREATE INDEX "audit_entries_by_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_entity" ON "audit_entries" USING btree ("entity","id");
CREATE TABLE "audit_archives" (
	"key" text PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"entries" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"emptied_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "audit_entries_of_access" ON "audit_entries" USING btree ("at","id") WHERE ("audit_entries"."action" like 'session.%' or "audit_entries"."action" like 'access.%');
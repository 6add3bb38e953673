CREATE TABLE "backup_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"problem" text,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "backup_attempts_reason_is_known" CHECK ("backup_attempts"."reason" in ('asked', 'nightly', 'migration', 'restore', 'moment'))
);
--> statement-breakpoint
ALTER TABLE "carbon_reports" ADD COLUMN "format_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "format_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "backup_attempts_by_time" ON "backup_attempts" USING btree ("started_at","id");
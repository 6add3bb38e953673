CREATE TABLE "company_days" (
	"day" date PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_in_burmese" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by_id" uuid,
	CONSTRAINT "company_days_kind_is_known" CHECK ("company_days"."kind" in ('closed', 'working'))
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_choices_kind_is_known" CHECK ("notification_choices"."kind" in ('request-made', 'request-answered', 'request-withdrawn', 'request-agreed', 'pickup-moved', 'pickup-cancelled', 'pickup-not-collected', 'missed-reported', 'missed-answered', 'holiday-moves', 'pickup-tomorrow')),
	CONSTRAINT "notification_choices_mail_is_known" CHECK ("notification_choices"."mail" in ('off', 'digest', 'at-once'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"organization_id" uuid,
	"subject_id" uuid,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mail_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "a_person_is_told_once" UNIQUE("event_key","user_id"),
	CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('request-made', 'request-answered', 'request-withdrawn', 'request-agreed', 'pickup-moved', 'pickup-cancelled', 'pickup-not-collected', 'missed-reported', 'missed-answered', 'holiday-moves', 'pickup-tomorrow'))
);
--> statement-breakpoint
CREATE TABLE "missed_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pickup_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"photo_keys" text[] DEFAULT '{}' NOT NULL,
	"reported_by_id" uuid NOT NULL,
	"answer_note" text DEFAULT '' NOT NULL,
	"answered_by_id" uuid,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "missed_reports_kind_is_known" CHECK ("missed_reports"."kind" in ('missed', 'dispute')),
	CONSTRAINT "missed_reports_state_is_known" CHECK ("missed_reports"."state" in ('OPEN', 'UPHELD', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "outcome_codes_off" (
	"code" text PRIMARY KEY NOT NULL,
	"switched_off_at" timestamp (3) with time zone NOT NULL,
	"switched_off_by_id" uuid NOT NULL,
	CONSTRAINT "outcome_codes_off_code_is_known" CHECK ("outcome_codes_off"."code" in ('not-out', 'wrong-container', 'contaminated', 'too-full', 'too-heavy', 'gate-locked', 'vehicle-in-the-way', 'nobody-there', 'road-closed', 'flooded', 'unsafe', 'nothing-to-collect', 'refused', 'vehicle-broke-down', 'out-of-time', 'other'))
);
--> statement-breakpoint
CREATE TABLE "pickup_outcomes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pickup_id" uuid NOT NULL,
	"code" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"photo_keys" text[] DEFAULT '{}' NOT NULL,
	"source" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"recorded_by_id" uuid NOT NULL,
	CONSTRAINT "pickup_outcomes_code_is_known" CHECK ("pickup_outcomes"."code" in ('not-out', 'wrong-container', 'contaminated', 'too-full', 'too-heavy', 'gate-locked', 'vehicle-in-the-way', 'nobody-there', 'road-closed', 'flooded', 'unsafe', 'nothing-to-collect', 'refused', 'vehicle-broke-down', 'out-of-time', 'other')),
	CONSTRAINT "pickup_outcomes_source_is_known" CHECK ("pickup_outcomes"."source" in ('driver', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "pickup_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"pickup_id" uuid,
	"pickup_version" integer,
	"wanted_at" timestamp (3) with time zone,
	"part_of_day" text,
	"waste_types" text[] DEFAULT '{}' NOT NULL,
	"amount_note" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"photo_keys" text[] DEFAULT '{}' NOT NULL,
	"counter_at" timestamp (3) with time zone,
	"answer_note" text DEFAULT '' NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"answered_by_id" uuid,
	"answered_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "pickup_requests_kind_is_known" CHECK ("pickup_requests"."kind" in ('extra', 'move', 'cancel')),
	CONSTRAINT "pickup_requests_state_is_known" CHECK ("pickup_requests"."state" in ('OPEN', 'COUNTERED', 'ACCEPTED', 'DECLINED', 'AGREED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
	CONSTRAINT "pickup_requests_part_of_day_is_known" CHECK ("pickup_requests"."part_of_day" in ('morning', 'afternoon', 'any')),
	CONSTRAINT "pickup_request_names_its_pickup" CHECK ("pickup_requests"."kind" = 'extra' or "pickup_requests"."pickup_id" is not null),
	CONSTRAINT "pickup_request_wants_a_time" CHECK ("pickup_requests"."kind" = 'cancel' or "pickup_requests"."wanted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"every_weeks" integer DEFAULT 1 NOT NULL,
	"weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"nth" smallint,
	"weekday" smallint,
	"day_of_month" smallint,
	"time_of_day" text NOT NULL,
	"way_type" text,
	"driver_id" uuid,
	"plate_number" text DEFAULT '' NOT NULL,
	"holiday_policy" text DEFAULT 'ask' NOT NULL,
	"follows_id" uuid,
	"updated_by_id" uuid,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "schedules_way_type_is_known" CHECK ("schedules"."way_type" in ('Dry', 'Organic', 'Dry + Organic')),
	CONSTRAINT "schedules_holiday_policy_is_known" CHECK ("schedules"."holiday_policy" in ('ask', 'skip', 'next', 'previous', 'keep')),
	CONSTRAINT "schedule_ends_after_it_starts" CHECK ("schedules"."ends_on" >= "schedules"."starts_on"),
	CONSTRAINT "schedule_repeats_in_some_weeks" CHECK ("schedules"."every_weeks" between 1 and 52),
	CONSTRAINT "schedule_repeats_in_one_way" CHECK (num_nonnulls(nullif(cardinality("schedules"."weekdays"), 0), "schedules"."nth", "schedules"."day_of_month") = 1
        and ("schedules"."nth" is null) = ("schedules"."weekday" is null)),
	CONSTRAINT "schedule_repeats_on_weekdays" CHECK ("schedules"."weekdays" <@ '{1,2,3,4,5,6,7}'::smallint[]),
	CONSTRAINT "schedule_repeats_on_nth" CHECK ("schedules"."nth" in (-1, 1, 2, 3, 4) and "schedules"."weekday" between 1 and 7),
	CONSTRAINT "schedule_repeats_on_first_or_last" CHECK ("schedules"."day_of_month" in (-1, 1)),
	CONSTRAINT "schedule_has_a_time" CHECK ("schedules"."time_of_day" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"longitude" numeric(8, 4),
	"latitude" numeric(8, 4),
	"contact_person_name" text DEFAULT '' NOT NULL,
	"contact_person_phone" text DEFAULT '' NOT NULL,
	"opens_at" text,
	"closes_at" text,
	"access_note" text DEFAULT '' NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "site_belongs_to_its_organization" UNIQUE("organization_id","id"),
	CONSTRAINT "site_opens_and_closes" CHECK (("sites"."opens_at" is null) = ("sites"."closes_at" is null))
);
--> statement-breakpoint
CREATE TABLE "user_sites" (
	"user_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	CONSTRAINT "user_sites_user_id_site_id_pk" PRIMARY KEY("user_id","site_id")
);
--> statement-breakpoint
ALTER TABLE "links" DROP CONSTRAINT "links_kind_is_known";
--> statement-breakpoint
ALTER TABLE "waste_totals" DROP CONSTRAINT "waste_totals_organization_id_organizations_id_fk";
--> statement-breakpoint
ALTER TABLE "waste_totals" DROP CONSTRAINT "waste_totals_organization_id_month_waste_type_pk";
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "working_weekdays" smallint[] DEFAULT '{1,2,3,4,5,6}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "request_cut_off_time" text DEFAULT '16:00' NOT NULL;
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "request_cut_off_days" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "cut_off_counts_working_days" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "accepts_cancellations" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "schedule_weeks" integer DEFAULT 8 NOT NULL;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "taken_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "longitude" numeric(8, 4);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "latitude" numeric(8, 4);
--> statement-breakpoint
ALTER TABLE "pickup_items" ADD COLUMN "treatment" text;
--> statement-breakpoint
ALTER TABLE "pickup_items" ADD COLUMN "destination_id" uuid;
--> statement-breakpoint
ALTER TABLE "pickup_items" ADD COLUMN "measure" text DEFAULT 'not-recorded' NOT NULL;
--> statement-breakpoint
ALTER TABLE "pickup_items" ADD COLUMN "is_hazardous" boolean;
--> statement-breakpoint
ALTER TABLE "pickups" ADD COLUMN "site_id" uuid;
--> statement-breakpoint
ALTER TABLE "pickups" ADD COLUMN "planned_by" text DEFAULT 'staff' NOT NULL;
--> statement-breakpoint
ALTER TABLE "pickups" ADD COLUMN "schedule_id" uuid;
--> statement-breakpoint
ALTER TABLE "pickups" ADD COLUMN "occurrence_on" date;
--> statement-breakpoint
ALTER TABLE "pickups" ADD COLUMN "touched_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "pickups" ADD COLUMN "follows_id" uuid;
--> statement-breakpoint
ALTER TABLE "pickups" ADD COLUMN "stop_number" integer;
--> statement-breakpoint
ALTER TABLE "pickups" ADD COLUMN "planned_arrival_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "pickups" ADD COLUMN "expected_kg" numeric(12, 3);
--> statement-breakpoint
ALTER TABLE "waste_totals" ADD COLUMN "site_id" uuid;
--> statement-breakpoint
ALTER TABLE "waste_totals" ADD COLUMN "treatment" text;
--> statement-breakpoint
ALTER TABLE "waste_totals" ADD COLUMN "measure" text;
--> statement-breakpoint
ALTER TABLE "waste_totals" ADD COLUMN "is_hazardous" boolean;
--> statement-breakpoint
-- The statements down to the next comment are written by hand. Each organization gets a site with its own id and address,
-- to which its pickups belong. ALTER COLUMN … USING writes a table once, which an UPDATE of each row would do with
-- every index.
INSERT INTO "sites" ("id", "organization_id", "name", "address", "longitude", "latitude", "contact_person_name", "contact_person_phone", "created_at", "updated_at")
SELECT "id", "id", 'Main site', "address", "longitude", "latitude", "contact_person_name", "contact_person_phone", "created_at", "created_at" FROM "organizations";
--> statement-breakpoint
ALTER TABLE "pickups"
  ALTER COLUMN "site_id" TYPE uuid USING "organization_id",
  ALTER COLUMN "site_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "pickup_items"
  ALTER COLUMN "treatment" TYPE text USING CASE "waste_type" WHEN 'Organic' THEN 'composting' ELSE 'recycling' END,
  ALTER COLUMN "is_hazardous" TYPE boolean USING "waste_type" = 'E-waste',
  ALTER COLUMN "treatment" SET NOT NULL,
  ALTER COLUMN "is_hazardous" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "waste_totals"
  ALTER COLUMN "site_id" TYPE uuid USING "organization_id",
  ALTER COLUMN "treatment" TYPE text USING CASE "waste_type" WHEN 'Organic' THEN 'composting' ELSE 'recycling' END,
  ALTER COLUMN "measure" TYPE text USING 'not-recorded',
  ALTER COLUMN "is_hazardous" TYPE boolean USING "waste_type" = 'E-waste',
  ALTER COLUMN "site_id" SET NOT NULL,
  ALTER COLUMN "treatment" SET NOT NULL,
  ALTER COLUMN "measure" SET NOT NULL,
  ALTER COLUMN "is_hazardous" SET NOT NULL;
--> statement-breakpoint
-- drizzle-kit generated the other statements.
ALTER TABLE "waste_totals" ADD CONSTRAINT "waste_totals_key" PRIMARY KEY("organization_id","month","waste_type","site_id","treatment","measure","is_hazardous");
--> statement-breakpoint
ALTER TABLE "company_days" ADD CONSTRAINT "company_days_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "missed_reports" ADD CONSTRAINT "missed_reports_pickup_id_pickups_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."pickups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "missed_reports" ADD CONSTRAINT "missed_reports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "missed_reports" ADD CONSTRAINT "missed_reports_reported_by_id_users_id_fk" FOREIGN KEY ("reported_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "missed_reports" ADD CONSTRAINT "missed_reports_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outcome_codes_off" ADD CONSTRAINT "outcome_codes_off_switched_off_by_id_users_id_fk" FOREIGN KEY ("switched_off_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pickup_outcomes" ADD CONSTRAINT "pickup_outcomes_pickup_id_pickups_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."pickups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pickup_outcomes" ADD CONSTRAINT "pickup_outcomes_recorded_by_id_users_id_fk" FOREIGN KEY ("recorded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pickup_requests" ADD CONSTRAINT "pickup_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pickup_requests" ADD CONSTRAINT "pickup_requests_pickup_id_pickups_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."pickups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pickup_requests" ADD CONSTRAINT "pickup_requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pickup_requests" ADD CONSTRAINT "pickup_requests_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pickup_requests" ADD CONSTRAINT "pickup_request_is_for_a_site_of_its_organization" FOREIGN KEY ("organization_id","site_id") REFERENCES "public"."sites"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_follows_id_schedules_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedule_is_for_a_site_of_its_organization" FOREIGN KEY ("organization_id","site_id") REFERENCES "public"."sites"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_sites" ADD CONSTRAINT "user_sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_sites" ADD CONSTRAINT "user_sites_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;
--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("mail_at") WHERE "notifications"."mailed_at" is null and "notifications"."mail_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_has_one_open_missed_report" ON "missed_reports" USING btree ("pickup_id") WHERE "missed_reports"."state" = 'OPEN';
--> statement-breakpoint
CREATE INDEX "missed_reports_by_created_at" ON "missed_reports" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "missed_reports_of_organization" ON "missed_reports" USING btree ("organization_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "pickup_outcomes_of_pickup" ON "pickup_outcomes" USING btree ("pickup_id","recorded_at");
--> statement-breakpoint
CREATE INDEX "pickup_outcomes_by_time" ON "pickup_outcomes" USING btree ("recorded_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_has_one_open_request" ON "pickup_requests" USING btree ("pickup_id") WHERE "pickup_requests"."state" in ('OPEN', 'COUNTERED');
--> statement-breakpoint
CREATE INDEX "pickup_requests_by_created_at" ON "pickup_requests" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "pickup_requests_of_organization" ON "pickup_requests" USING btree ("organization_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "pickup_requests_by_wanted_at" ON "pickup_requests" USING btree ("wanted_at","id");
--> statement-breakpoint
CREATE INDEX "pickup_requests_open" ON "pickup_requests" USING btree ("expires_at") WHERE "pickup_requests"."state" in ('OPEN', 'COUNTERED');
--> statement-breakpoint
CREATE INDEX "schedules_by_start" ON "schedules" USING btree ("starts_on","id") WHERE "schedules"."archived_at" is null;
--> statement-breakpoint
CREATE INDEX "schedules_of_organization" ON "schedules" USING btree ("organization_id","starts_on","id");
--> statement-breakpoint
CREATE INDEX "schedules_by_created_at" ON "schedules" USING btree ("created_at","id") WHERE "schedules"."archived_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "site_name_is_unique" ON "sites" USING btree ("organization_id",lower("name")) WHERE "sites"."archived_at" is null;
--> statement-breakpoint
CREATE INDEX "sites_by_name" ON "sites" USING btree ("organization_id",("name" collate "und-x-icu"),"id");
--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_follows_id_pickups_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."pickups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickup_is_at_a_site_of_its_organization" FOREIGN KEY ("organization_id","site_id") REFERENCES "public"."sites"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waste_totals" ADD CONSTRAINT "waste_total_is_of_a_site_of_its_organization" FOREIGN KEY ("organization_id","site_id") REFERENCES "public"."sites"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "pickups_of_site_by_time" ON "pickups" USING btree ("site_id","pick_up_at","id") WHERE "pickups"."archived_at" is null;
--> statement-breakpoint
CREATE INDEX "pickups_that_follow" ON "pickups" USING btree ("follows_id") WHERE "pickups"."follows_id" is not null;
--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickup_is_made_once_for_each_day_of_a_schedule" UNIQUE("schedule_id","occurrence_on");
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_works_some_days" CHECK (cardinality("company"."working_weekdays") > 0);
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "cut_off_is_a_time" CHECK ("company"."request_cut_off_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "cut_off_is_some_days_before" CHECK ("company"."request_cut_off_days" between 0 and 30);
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "schedules_reach_ahead" CHECK ("company"."schedule_weeks" between 1 and 26);
--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_kind_is_known" CHECK ("links"."kind" in ('password-reset', 'invitation', 'setup', 'calendar', 'report', 'payment', 'pickup-request', 'notification-choice'));
--> statement-breakpoint
ALTER TABLE "pickup_items" ADD CONSTRAINT "pickup_items_treatment_is_known" CHECK ("pickup_items"."treatment" in ('reuse', 'recycling', 'composting', 'digestion', 'other-recovery', 'incineration-with-energy', 'incineration', 'landfill', 'other-disposal', 'unknown'));
--> statement-breakpoint
ALTER TABLE "pickup_items" ADD CONSTRAINT "pickup_items_measure_is_known" CHECK ("pickup_items"."measure" in ('weighed', 'estimated', 'from-volume', 'not-recorded'));
--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_planned_by_is_known" CHECK ("pickups"."planned_by" in ('schedule', 'request', 'staff', 'import'));
--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickup_of_schedule_has_its_day" CHECK (("pickups"."schedule_id" is null) = ("pickups"."occurrence_on" is null));
--> statement-breakpoint
ALTER TABLE "waste_totals" ADD CONSTRAINT "waste_totals_treatment_is_known" CHECK ("waste_totals"."treatment" in ('reuse', 'recycling', 'composting', 'digestion', 'other-recovery', 'incineration-with-energy', 'incineration', 'landfill', 'other-disposal', 'unknown'));
--> statement-breakpoint
ALTER TABLE "waste_totals" ADD CONSTRAINT "waste_totals_measure_is_known" CHECK ("waste_totals"."measure" in ('weighed', 'estimated', 'from-volume', 'not-recorded'));
--> statement-breakpoint
-- Written by hand, since drizzle-kit knows no triggers.
CREATE TRIGGER pickup_outcomes_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON pickup_outcomes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

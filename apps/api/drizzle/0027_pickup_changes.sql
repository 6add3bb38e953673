CREATE TABLE "pickup_changes" (
	"pickup_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"pick_up_at" timestamp (3) with time zone,
	"driver_id" uuid
);
--> statement-breakpoint
CREATE TABLE "untold_pickups" (
	"user_id" uuid NOT NULL,
	"pickup_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"pick_up_at" timestamp (3) with time zone,
	"driver_id" uuid,
	"noticed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "untold_pickups_user_id_pickup_id_pk" PRIMARY KEY("user_id","pickup_id")
);
--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_kind_is_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "untold_pickups" ADD CONSTRAINT "untold_pickups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "untold_pickups_by_time" ON "untold_pickups" USING btree ("noticed_at");--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_kind_is_known" CHECK ("notification_choices"."kind" in ('request-made', 'request-answered', 'request-withdrawn', 'request-agreed', 'pickup-planned', 'pickup-moved', 'pickup-cancelled', 'pickup-assigned', 'pickup-unassigned', 'pickup-not-collected', 'missed-reported', 'missed-answered', 'holiday-moves', 'pickup-tomorrow'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('request-made', 'request-answered', 'request-withdrawn', 'request-agreed', 'pickup-planned', 'pickup-moved', 'pickup-cancelled', 'pickup-assigned', 'pickup-unassigned', 'pickup-not-collected', 'missed-reported', 'missed-answered', 'holiday-moves', 'pickup-tomorrow'));--> statement-breakpoint
-- drizzle-kit generated the statements above. Those below are written by hand, since it knows no triggers. A pickup is to
-- come while it is requested or confirmed and not archived. The first state is kept, and its row stays locked until the
-- transaction ends, so that whoever reads the changes leaves out a pickup that is being changed.
CREATE FUNCTION note_pickup_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known record;
  was_to_come boolean := false;
BEGIN
  IF TG_OP = 'INSERT' THEN
    known := NEW;
  ELSE
    known := OLD;
    was_to_come := OLD.archived_at IS NULL AND OLD.status IN ('REQUESTED', 'CONFIRMED');
  END IF;
  INSERT INTO pickup_changes (pickup_id, organization_id, site_id, pick_up_at, driver_id)
  VALUES (known.id, known.organization_id, known.site_id, CASE WHEN was_to_come THEN known.pick_up_at END,
    CASE WHEN was_to_come THEN known.driver_id END)
  ON CONFLICT (pickup_id) DO UPDATE SET pickup_id = excluded.pickup_id WHERE false;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pickups_tell_that_they_are_planned AFTER INSERT ON pickups FOR EACH ROW
  WHEN (NEW.archived_at IS NULL AND NEW.status IN ('REQUESTED', 'CONFIRMED'))
  EXECUTE FUNCTION note_pickup_change();
--> statement-breakpoint
CREATE TRIGGER pickups_tell_that_they_are_deleted AFTER DELETE ON pickups FOR EACH ROW
  WHEN (OLD.archived_at IS NULL AND OLD.status IN ('REQUESTED', 'CONFIRMED'))
  EXECUTE FUNCTION note_pickup_change();
--> statement-breakpoint
CREATE TRIGGER pickups_tell_that_they_are_changed AFTER UPDATE ON pickups FOR EACH ROW
  WHEN (
    (OLD.archived_at IS NULL AND OLD.status IN ('REQUESTED', 'CONFIRMED')
      OR NEW.archived_at IS NULL AND NEW.status IN ('REQUESTED', 'CONFIRMED'))
    AND NEW.status <> 'COMPLETED'
    AND (OLD.organization_id, OLD.site_id, OLD.pick_up_at, OLD.driver_id,
        OLD.archived_at IS NULL AND OLD.status IN ('REQUESTED', 'CONFIRMED'))
      IS DISTINCT FROM (NEW.organization_id, NEW.site_id, NEW.pick_up_at, NEW.driver_id,
        NEW.archived_at IS NULL AND NEW.status IN ('REQUESTED', 'CONFIRMED'))
  )
  EXECUTE FUNCTION note_pickup_change();

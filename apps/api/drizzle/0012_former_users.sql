ALTER TABLE "users" ADD COLUMN "anonymised_at" timestamp (3) with time zone;--> statement-breakpoint
-- drizzle-kit generated the statement above. Those below are written by hand, since it knows no triggers.
CREATE FUNCTION keep_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'TRUNCATE' AND current_setting('thant.audit_upkeep', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER audit_entries_are_final ON audit_entries;
--> statement-breakpoint
CREATE TRIGGER audit_entries_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entries();

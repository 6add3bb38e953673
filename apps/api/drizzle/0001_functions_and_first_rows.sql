-- Written by hand, since drizzle-kit knows neither functions nor triggers nor rows.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
-- Audit entries are final too, but an administrator's command may anonymise former users in them.
CREATE FUNCTION keep_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'TRUNCATE' AND current_setting('thant.audit_upkeep', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entries();
--> statement-breakpoint
CREATE TRIGGER quiz_editions_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON quiz_editions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER quiz_attempts_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON quiz_attempts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER reports_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON reports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER factor_sets_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON factor_sets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER emission_factors_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON emission_factors
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER carbon_reports_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON carbon_reports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER certificates_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON certificates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER credits_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON credits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER gri_reports_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON gri_reports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER pickup_outcomes_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON pickup_outcomes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Papers are only added to. The names of people are no part of what is frozen, and go when a user is anonymised.
CREATE FUNCTION keep_issued_papers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.people <@ OLD.people AND to_jsonb(NEW) - 'people' = to_jsonb(OLD) - 'people' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a paper that was issued is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER issued_papers_stay BEFORE UPDATE OR DELETE ON issued_papers
  FOR EACH ROW EXECUTE FUNCTION keep_issued_papers();
--> statement-breakpoint
CREATE TRIGGER issued_papers_are_not_emptied BEFORE TRUNCATE ON issued_papers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION keep_invoice_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.number, NEW.organization_id, NEW.billed_name, NEW.billed_address, NEW.amount, NEW.currency)
    IS DISTINCT FROM (OLD.number, OLD.organization_id, OLD.billed_name, OLD.billed_address, OLD.amount, OLD.currency)
  THEN
    RAISE EXCEPTION 'what an invoice is made out for is never changed' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF OLD.status = 'SETTLED' AND NEW.status <> 'SETTLED' THEN
    RAISE EXCEPTION 'a settled invoice stays settled' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_keep_their_money BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_money();
--> statement-breakpoint
-- Until an order is paid, its payer may change it and with it what it costs.
CREATE FUNCTION keep_order_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.number IS DISTINCT FROM OLD.number OR (
    (NEW.total, NEW.currency) IS DISTINCT FROM (OLD.total, OLD.currency)
    AND NOT (OLD.status = 'PENDING' AND NEW.status = 'PENDING')
  ) THEN
    RAISE EXCEPTION 'what a paid order costs is never changed' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_keep_their_money BEFORE UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION keep_order_money();
--> statement-breakpoint
CREATE FUNCTION invoice_number_key(number text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(translate(
    regexp_replace(normalize(number, NFKC), '[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]', '', 'g'),
    U&'\2010\2012\2013\2014\2212', '-----'))
$$;
--> statement-breakpoint
CREATE FUNCTION set_invoice_number_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.number_key := invoice_number_key(NEW.number);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_know_how_they_read BEFORE INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION set_invoice_number_key();
--> statement-breakpoint
-- A pickup is to come while it is requested or confirmed and not archived. The first state is kept, and its row stays
-- locked until the transaction ends, so that whoever reads the changes leaves out a pickup that is being changed.
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
--> statement-breakpoint
INSERT INTO company (name, founding_year, copyright_year) VALUES ('Thant', 2017, 2019);
--> statement-breakpoint
INSERT INTO factor_sets (id, name, edition, source, gwp_set, valid_from) VALUES (
  '5d0c2a4e-8f6b-4c1d-9a37-2b8e6f140023', 'thant-2023', '1',
  'Factors of the company''s own carbon calculator, in t CO2e per tonne of waste: direct emissions of the treatment, the production of new material or fertilizer that it avoids, and for organic waste the landfilling that it avoids. Direct emissions of composting equal the defaults of the IPCC Guidelines of 2006: 4 g CH4 and 0.3 g N2O per kg.',
  'IPCC Second Assessment Report, 100 years: CH4 21, N2O 310', '1990-01-01');
--> statement-breakpoint
INSERT INTO emission_factors (factor_set_id, material, treatment, part, direct, avoided_material, avoided_landfill)
SELECT '5d0c2a4e-8f6b-4c1d-9a37-2b8e6f140023', material, treatment, part, direct, avoided_material, avoided_landfill FROM (VALUES
  ('Papers', 'recycling', '', 1.266, 0.971, 0),
  ('Plastics', 'recycling', '', 2.148, 1.899, 0),
  ('Cans', 'recycling', '', 1.102, 2.949, 0),
  ('Glasses', 'recycling', '', 0.569, 1.042, 0),
  ('Organic', 'composting', '', 0.177, 0.64539, 0.84),
  ('E-waste', 'recycling', 'plastic part', 1.289, 0, 0),
  ('E-waste', 'recycling', 'metal part', 0.4408, 0, 0)
) AS factors (material, treatment, part, direct, avoided_material, avoided_landfill);

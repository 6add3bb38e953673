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
CREATE FUNCTION keep_order_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.number, NEW.total, NEW.currency) IS DISTINCT FROM (OLD.number, OLD.total, OLD.currency) THEN
    RAISE EXCEPTION 'what an order costs is never changed' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_keep_their_money BEFORE UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION keep_order_money();
--> statement-breakpoint
CREATE TRIGGER certificates_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON certificates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE "invoices" ADD COLUMN "number_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
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
-- Numbers are never changed, so of older ones that read alike the first keeps the key and the others get one of their own.
UPDATE invoices SET number_key = keyed.key || CASE WHEN keyed.place = 1 THEN '' ELSE ' ' || keyed.id END
  FROM (
    SELECT id, invoice_number_key(number) AS key,
      row_number() OVER (PARTITION BY invoice_number_key(number) ORDER BY created_at, id) AS place
    FROM invoices
  ) keyed
  WHERE invoices.id = keyed.id;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number_reads_as_no_other" ON "invoices" USING btree ("number_key" text_pattern_ops);

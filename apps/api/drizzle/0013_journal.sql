CREATE SEQUENCE "public"."journal_entry_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "journal_accounts" (
	"role" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "journal_accounts_role_is_known" CHECK ("journal_accounts"."role" in ('receivables', 'bank', 'card', 'sales', 'untaxed-sales', 'order-sales', 'commercial-tax'))
);
--> statement-breakpoint
CREATE TABLE "journal_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"through_on" date NOT NULL,
	"line_count" integer NOT NULL,
	"totals" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "journal_exports_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "journal_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry" integer NOT NULL,
	"position" smallint NOT NULL,
	"day" date NOT NULL,
	"event" text NOT NULL,
	"document" text NOT NULL,
	"organization_id" uuid,
	"customer_name" text NOT NULL,
	"invoice_id" uuid,
	"order_id" uuid,
	"credit_id" uuid,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"debit" numeric(16, 2) DEFAULT 0 NOT NULL,
	"credit" numeric(16, 2) DEFAULT 0 NOT NULL,
	"tax_treatment" text,
	"tax_percent" numeric(5, 2),
	"export_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "journal_line_has_one_place" UNIQUE("entry","position"),
	CONSTRAINT "journal_lines_event_is_known" CHECK ("journal_lines"."event" in ('invoice-issued', 'invoice-paid', 'invoice-settled', 'invoice-rejected', 'invoice-reopened', 'order-paid', 'second-payment', 'credit-note', 'refund')),
	CONSTRAINT "journal_lines_account_is_known" CHECK ("journal_lines"."account" in ('receivables', 'bank', 'card', 'sales', 'untaxed-sales', 'order-sales', 'commercial-tax')),
	CONSTRAINT "journal_lines_currency_is_known" CHECK ("journal_lines"."currency" in ('USD', 'MMK', 'THB', 'SGD')),
	CONSTRAINT "journal_lines_tax_treatment_is_known" CHECK ("journal_lines"."tax_treatment" in ('taxable', 'tax-included', 'exempt')),
	CONSTRAINT "journal_line_is_a_debit_or_a_credit" CHECK ("journal_lines"."debit" >= 0 and "journal_lines"."credit" >= 0 and ("journal_lines"."debit" > 0) <> ("journal_lines"."credit" > 0)),
	CONSTRAINT "journal_line_is_of_one_thing" CHECK (num_nonnulls("journal_lines"."invoice_id", "journal_lines"."order_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "journal_tax_codes" (
	"treatment" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "journal_tax_codes_treatment_is_known" CHECK ("journal_tax_codes"."treatment" in ('taxable', 'tax-included', 'exempt'))
);
--> statement-breakpoint
ALTER TABLE "journal_exports" ADD CONSTRAINT "journal_exports_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_credit_id_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_export_id_journal_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."journal_exports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_in_order" ON "journal_lines" USING btree (((lpad(("day" - date '0001-01-01')::text, 7, '0') || lpad("entry"::text, 10, '0') || lpad("position"::text, 3, '0')) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "journal_by_day" ON "journal_lines" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "journal_by_document" ON "journal_lines" USING btree ("document","id");--> statement-breakpoint
CREATE INDEX "journal_by_customer" ON "journal_lines" USING btree (("customer_name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "journal_by_account" ON "journal_lines" USING btree ("account",((lpad(("day" - date '0001-01-01')::text, 7, '0') || lpad("entry"::text, 10, '0') || lpad("position"::text, 3, '0')) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "journal_by_currency" ON "journal_lines" USING btree ("currency",((lpad(("day" - date '0001-01-01')::text, 7, '0') || lpad("entry"::text, 10, '0') || lpad("position"::text, 3, '0')) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "journal_of_invoice" ON "journal_lines" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "journal_of_order" ON "journal_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "journal_of_export" ON "journal_lines" USING btree ("export_id",((lpad(("day" - date '0001-01-01')::text, 7, '0') || lpad("entry"::text, 10, '0') || lpad("position"::text, 3, '0')) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "journal_not_exported" ON "journal_lines" USING btree ("day") WHERE "journal_lines"."export_id" is null;--> statement-breakpoint
CREATE INDEX "journal_search" ON "journal_lines" USING gin ("document" gin_trgm_ops,"customer_name" gin_trgm_ops);--> statement-breakpoint
-- Written by hand, since drizzle-kit knows neither functions nor triggers nor rows: all from here to the end.
CREATE FUNCTION keep_journal_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added GROUP BY entry HAVING sum(debit) <> sum(credit) OR count(DISTINCT currency) > 1) THEN
    RAISE EXCEPTION 'the debits of a journal entry are its credits' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_entries_balance AFTER INSERT ON journal_lines
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_journal_balanced();
--> statement-breakpoint
CREATE FUNCTION keep_journal_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.export_id IS NULL AND to_jsonb(NEW) - 'export_id' = to_jsonb(OLD) - 'export_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a line of the journal is never changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_lines_stay BEFORE UPDATE OR DELETE ON journal_lines
  FOR EACH ROW EXECUTE FUNCTION keep_journal_lines();
--> statement-breakpoint
CREATE TRIGGER journal_lines_are_not_emptied BEFORE TRUNCATE ON journal_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER journal_exports_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_exports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO journal_accounts (role, number, name) VALUES
  ('receivables', '1100', 'Accounts receivable'),
  ('bank', '1000', 'Bank'),
  ('card', '1050', 'Card provider clearing'),
  ('sales', '4000', 'Sales'),
  ('untaxed-sales', '4010', 'Sales without commercial tax'),
  ('order-sales', '4020', 'Sales of public orders'),
  ('commercial-tax', '2200', 'Commercial tax payable');
--> statement-breakpoint
INSERT INTO journal_tax_codes (treatment, code) VALUES
  ('taxable', 'Commercial tax {percent}%'),
  ('tax-included', 'Commercial tax {percent}%'),
  ('exempt', 'Tax Exempt');
--> statement-breakpoint
-- What happened before there was a journal. A rejected invoice has no lines, and a settled one went to the bank at once.
WITH
collected AS (
  SELECT attempts.invoice_id, attempts.order_id, bool_or(results.outcome = 'applied') AS paid
  FROM payment_results results JOIN payment_attempts attempts ON attempts.id = results.attempt_id
  WHERE results.status = '000' AND results.outcome IN ('applied', 'refund-due')
  GROUP BY 1, 2
),
invoiced AS (
  SELECT invoices.*, invoices.status <> 'SETTLED' AND collected.invoice_id IS NOT NULL AS has_card,
    invoices.status <> 'SETTLED' AND coalesce(collected.paid, false) AS paid_by_card
  FROM invoices LEFT JOIN collected ON collected.invoice_id = invoices.id
),
ordered AS (
  SELECT orders.*, collected.order_id IS NOT NULL AS has_card, coalesce(collected.paid, false) AS paid_by_card
  FROM orders LEFT JOIN collected ON collected.order_id = orders.id
),
events AS (
  SELECT 'invoice-issued' AS event, created_at AS at, number AS document, organization_id, billed_name AS customer_name,
    id AS invoice_id, NULL::uuid AS order_id, NULL::uuid AS credit_id, currency, amount, NULL AS paid_into,
    issued_on AS day
  FROM invoiced WHERE status <> 'REJECTED'
  UNION ALL
  SELECT 'invoice-paid', paid_at, number, organization_id, billed_name, id, NULL, NULL, currency, amount,
    CASE WHEN paid_by_card THEN 'card' ELSE 'bank' END, NULL
  FROM invoiced WHERE status IN ('APPROVED', 'SETTLED') AND paid_at IS NOT NULL
  UNION ALL
  SELECT 'order-paid', paid_at, number, NULL, customer_name, NULL, id, NULL, currency, total,
    CASE WHEN paid_by_card THEN 'card' ELSE 'bank' END, NULL
  FROM ordered WHERE paid_at IS NOT NULL
  UNION ALL
  SELECT 'second-payment', results.at, coalesce(invoices.number, orders.number), invoices.organization_id,
    coalesce(invoices.billed_name, orders.customer_name), invoices.id, orders.id, NULL, attempts.currency,
    coalesce(results.amount, attempts.amount), 'card', NULL
  FROM payment_results results JOIN payment_attempts attempts ON attempts.id = results.attempt_id
    LEFT JOIN invoices ON invoices.id = attempts.invoice_id LEFT JOIN orders ON orders.id = attempts.order_id
  WHERE results.outcome = 'refund-due'
  UNION ALL
  SELECT credits.kind, credits.created_at, credits.number, invoiced.organization_id,
    coalesce(invoiced.billed_name, ordered.customer_name), invoiced.id, ordered.id, credits.id,
    coalesce(invoiced.currency, ordered.currency), credits.amount,
    CASE WHEN coalesce(invoiced.has_card, ordered.has_card) THEN 'card' ELSE 'bank' END, NULL
  FROM credits LEFT JOIN invoiced ON invoiced.id = credits.invoice_id LEFT JOIN ordered ON ordered.id = credits.order_id
),
dated AS (
  SELECT event, at, document, organization_id, customer_name, invoice_id, order_id, credit_id, currency, amount, paid_into,
    coalesce(day, (at AT TIME ZONE coalesce(company.totals_time_zone, 'UTC'))::date) AS day
  FROM events CROSS JOIN company
),
entries AS (
  SELECT *, row_number() OVER (ORDER BY day, at, event, document) AS entry FROM dated
),
-- Debits are above 0, credits below.
postings AS (
  SELECT entry, CASE event WHEN 'order-paid' THEN 'order-sales' ELSE 'receivables' END AS account,
    CASE WHEN event IN ('invoice-issued', 'refund') THEN amount ELSE -amount END AS amount,
    CASE event WHEN 'order-paid' THEN 'exempt' END AS tax_treatment, NULL::numeric AS tax_percent
  FROM entries
  UNION ALL
  SELECT entry, paid_into, CASE event WHEN 'refund' THEN -amount ELSE amount END, NULL, NULL
  FROM entries WHERE event IN ('invoice-paid', 'order-paid', 'second-payment', 'refund')
  UNION ALL
  SELECT entry, 'order-sales', amount, 'exempt', NULL
  FROM entries WHERE event = 'credit-note' AND order_id IS NOT NULL
  UNION ALL
  SELECT entry, parts.account, parts.amount, CASE WHEN is_included THEN 'tax-included' ELSE 'taxable' END, percent
  FROM entries JOIN invoice_taxes taxes
    ON taxes.invoice_id = entries.invoice_id AND taxes.credit_id IS NOT DISTINCT FROM entries.credit_id
    CROSS JOIN LATERAL (VALUES ('sales', -taxes.base), ('commercial-tax', -taxes.tax)) parts (account, amount)
  WHERE event IN ('invoice-issued', 'credit-note')
  UNION ALL
  SELECT entry, 'untaxed-sales', coalesce((
      SELECT sum(taxes.base + taxes.tax) FROM invoice_taxes taxes
      WHERE taxes.invoice_id = entries.invoice_id AND taxes.credit_id IS NOT DISTINCT FROM entries.credit_id
    ), 0) + CASE event WHEN 'credit-note' THEN amount ELSE -amount END, 'exempt', NULL
  FROM entries WHERE event IN ('invoice-issued', 'credit-note') AND invoice_id IS NOT NULL
)
INSERT INTO journal_lines (entry, position, day, event, document, organization_id, customer_name, invoice_id, order_id,
  credit_id, account, currency, debit, credit, tax_treatment, tax_percent, created_at)
SELECT entry, row_number() OVER (PARTITION BY entry ORDER BY postings.amount DESC, account, tax_treatment), day, event,
  document, organization_id, customer_name, invoice_id, order_id, credit_id, account, currency,
  greatest(postings.amount, 0), greatest(-postings.amount, 0), tax_treatment, tax_percent, at
FROM postings JOIN entries USING (entry)
WHERE postings.amount <> 0;
--> statement-breakpoint
SELECT setval('journal_entry_numbers', max(entry)) FROM journal_lines HAVING count(*) > 0;

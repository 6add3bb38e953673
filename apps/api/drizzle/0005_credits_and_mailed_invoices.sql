CREATE TABLE "contract_reminders" (
	"organization_id" uuid NOT NULL,
	"expires_on" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contract_reminders_organization_id_expires_on_pk" PRIMARY KEY("organization_id","expires_on")
);
--> statement-breakpoint
CREATE TABLE "invoice_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"reason" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_number_is_used_once" UNIQUE("number"),
	CONSTRAINT "invoice_credits_kind_is_known" CHECK ("invoice_credits"."kind" in ('credit-note', 'refund')),
	CONSTRAINT "credit_is_of_some_money" CHECK ("invoice_credits"."amount" > 0)
);
--> statement-breakpoint
DROP INDEX "invoices_of_organization";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "mails_invoices" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "payer_id" uuid;--> statement-breakpoint
ALTER TABLE "contract_reminders" ADD CONSTRAINT "contract_reminders_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_credits" ADD CONSTRAINT "invoice_credits_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_credits" ADD CONSTRAINT "invoice_credits_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_of_invoice" ON "invoice_credits" USING btree ("invoice_id","created_at");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_in_order" ON "invoices" USING btree (((lpad(("issued_on" - date '0001-01-01')::text, 7, '0') || "number") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "invoices_of_organization" ON "invoices" USING btree ("organization_id",((lpad(("issued_on" - date '0001-01-01')::text, 7, '0') || "number") collate "C"),"id");--> statement-breakpoint
-- drizzle-kit generated the statements above. Those below are written by hand, since it knows no triggers. Until an order
-- is paid, its payer may change it and with it what it costs. Credit notes and refunds are only ever added.
CREATE OR REPLACE FUNCTION keep_order_money() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER invoice_credits_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_credits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

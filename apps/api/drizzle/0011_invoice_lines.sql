CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"site_id" uuid,
	"description" text NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"unit" text NOT NULL,
	"unit_price" numeric(16, 4) NOT NULL,
	"amount" numeric(16, 2) NOT NULL,
	"tax_treatment" text NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_lines_unit_is_known" CHECK ("invoice_lines"."unit" in ('pickup', 'kg', 'viss', 'month', 'bin', 'hour', 'piece')),
	CONSTRAINT "invoice_lines_tax_treatment_is_known" CHECK ("invoice_lines"."tax_treatment" in ('taxable', 'tax-included', 'exempt')),
	CONSTRAINT "invoice_line_is_of_some_quantity" CHECK ("invoice_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_taxes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"credit_id" uuid,
	"is_included" boolean NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"base" numeric(16, 2) NOT NULL,
	"tax" numeric(16, 2) NOT NULL,
	"taxed_on" date NOT NULL,
	CONSTRAINT "document_has_one_tax_of_a_treatment" UNIQUE NULLS NOT DISTINCT("invoice_id","credit_id","is_included")
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"starts_on" date PRIMARY KEY NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "tax_rate_is_a_percentage" CHECK ("tax_rates"."percent" > 0 and "tax_rates"."percent" <= 100)
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_exemption" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "exemption_document" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "exempt_from" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "exempt_to" date;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_taxes" ADD CONSTRAINT "invoice_taxes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_taxes" ADD CONSTRAINT "invoice_taxes_credit_id_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_lines_of_site" ON "invoice_lines" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "invoice_taxes_by_day" ON "invoice_taxes" USING btree ("taxed_on","id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "exemption_has_a_document_and_a_day" CHECK (("subscriptions"."exemption_document" is null) = ("subscriptions"."exempt_from" is null));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "exemption_ends_after_it_starts" CHECK ("subscriptions"."exempt_to" is null or "subscriptions"."exempt_from" <= "subscriptions"."exempt_to");
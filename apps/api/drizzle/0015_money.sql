CREATE SEQUENCE "public"."payment_numbers" INCREMENT BY 1 MINVALUE 100000000001 MAXVALUE 999999999999 START WITH 100000000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "invoice_reminders" (
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_reminders_invoice_id_kind_pk" PRIMARY KEY("invoice_id","kind")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"number" text NOT NULL,
	"description" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"billed_name" text NOT NULL,
	"billed_address" text NOT NULL,
	"company_type" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"service_starts_on" date NOT NULL,
	"service_ends_on" date NOT NULL,
	"extends_contract" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"file_key" text,
	CONSTRAINT "invoice_number_is_used_once" UNIQUE("number"),
	CONSTRAINT "invoice_is_of_some_money" CHECK ("invoices"."amount" > 0),
	CONSTRAINT "invoice_service_ends_after_it_starts" CHECK ("invoices"."service_starts_on" <= "invoices"."service_ends_on")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" uuid NOT NULL,
	"cycle" text DEFAULT 'monthly' NOT NULL,
	"has_reminders" boolean DEFAULT true NOT NULL,
	CONSTRAINT "subscriptions_organization_id_unique" UNIQUE("organization_id")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"serial" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"boxes" integer NOT NULL,
	"issued_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificates_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"delivery_address" text DEFAULT '' NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"has_certificate" boolean DEFAULT false NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"packed_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "order_number_is_used_once" UNIQUE("number"),
	CONSTRAINT "order_is_of_some_money" CHECK ("orders"."total" > 0),
	CONSTRAINT "order_is_of_some_boxes" CHECK (("orders"."kind" = 'battery') = ("orders"."quantity" > 0))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"invoice_id" uuid,
	"order_id" uuid,
	"option" text,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"merchant_id" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"transaction_ref" text,
	CONSTRAINT "payment_attempts_number_unique" UNIQUE("number"),
	CONSTRAINT "payment_attempt_is_for_one_thing" CHECK (num_nonnulls("payment_attempts"."invoice_id", "payment_attempts"."order_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "payment_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"attempt_id" uuid,
	"number" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"amount" numeric(14, 2),
	"currency" text,
	"transaction_ref" text NOT NULL,
	"approval_code" text NOT NULL,
	"outcome" text NOT NULL,
	"request_id" text NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"handled_by_id" uuid
);
--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_results" ADD CONSTRAINT "payment_results_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_results" ADD CONSTRAINT "payment_results_handled_by_id_users_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_by_number" ON "invoices" USING btree (("number" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "invoices_by_issued_on" ON "invoices" USING btree ("issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_by_due_on" ON "invoices" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_by_amount" ON "invoices" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "invoices_by_currency" ON "invoices" USING btree ("currency","id");--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invoices_of_organization" ON "invoices" USING btree ("organization_id","issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_unpaid_by_due_on" ON "invoices" USING btree ("due_on","id") WHERE "invoices"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin ("number" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_created_at" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_customer_name" ON "orders" USING btree (("customer_name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_by_kind" ON "orders" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "orders_by_quantity" ON "orders" USING btree ("quantity","id");--> statement-breakpoint
CREATE INDEX "orders_by_number" ON "orders" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("number" gin_trgm_ops,"customer_name" gin_trgm_ops,"customer_email" gin_trgm_ops,"customer_phone" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt_an_invoice" ON "payment_attempts" USING btree ("invoice_id") WHERE "payment_attempts"."state" = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt_an_order" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "payment_attempts_of_invoice" ON "payment_attempts" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_of_order" ON "payment_attempts" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_without_answer" ON "payment_attempts" USING btree ("changed_at") WHERE "payment_attempts"."state" in ('OPEN', 'WAITING');--> statement-breakpoint
CREATE INDEX "payment_results_by_time" ON "payment_results" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "payment_results_by_number" ON "payment_results" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "payment_results_by_status" ON "payment_results" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payment_results_by_outcome" ON "payment_results" USING btree ("outcome","id");--> statement-breakpoint
CREATE INDEX "payment_results_of_attempt" ON "payment_results" USING btree ("attempt_id","at");--> statement-breakpoint
CREATE INDEX "payment_results_to_look_at" ON "payment_results" USING btree ("at","id") WHERE "payment_results"."outcome" in ('refund-due', 'mismatch', 'unknown-order') and "payment_results"."handled_at" is null;